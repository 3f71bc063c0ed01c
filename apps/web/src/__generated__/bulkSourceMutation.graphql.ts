/**
 * @generated SignedSource<<7417df7004334219b83d1d083ea26a9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type CreateBulkStartInput = {
  blueprintId: string;
  idempotencyKey: string;
  source: ImportSourceInput;
  tableId: string;
};
export type ImportSourceInput = {
  data?: string | null | undefined;
  fileName: string;
  headerRow?: number | null | undefined;
  text?: string | null | undefined;
};
export type bulkSourceMutation$variables = {
  input: CreateBulkStartInput;
};
export type bulkSourceMutation$data = {
  readonly createBulkStart: {
    readonly id: string;
  };
};
export type bulkSourceMutation = {
  response: bulkSourceMutation$data;
  variables: bulkSourceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "BulkStart",
    "kind": "LinkedField",
    "name": "createBulkStart",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "bulkSourceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bulkSourceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9e8ba27e57d8e0c23fa9e435fa6300be",
    "id": null,
    "metadata": {},
    "name": "bulkSourceMutation",
    "operationKind": "mutation",
    "text": "mutation bulkSourceMutation($input:CreateBulkStartInput!){createBulkStart(input:$input){id}}"
  }
};
})();

(node as any).hash = "72bc585dc436ae567064cf21c3369883";

export default node;
