/**
 * @generated SignedSource<<9d2b2f3e004abff64b37ec6d1ea4e618>>
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
export type useTakeTableMutation$variables = {
  input: CreateBulkStartInput;
};
export type useTakeTableMutation$data = {
  readonly createBulkStart: {
    readonly id: string;
  };
};
export type useTakeTableMutation = {
  response: useTakeTableMutation$data;
  variables: useTakeTableMutation$variables;
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
    "name": "useTakeTableMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTakeTableMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "82b0fb0c33e21926cbff38cae18468f1",
    "id": null,
    "metadata": {},
    "name": "useTakeTableMutation",
    "operationKind": "mutation",
    "text": "mutation useTakeTableMutation($input:CreateBulkStartInput!){createBulkStart(input:$input){id}}"
  }
};
})();

(node as any).hash = "a8a68a7a4ab23db1f3d6bbb0c70b9e23";

export default node;
