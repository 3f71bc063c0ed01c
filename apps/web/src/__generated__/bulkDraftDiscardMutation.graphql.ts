/**
 * @generated SignedSource<<87b13599e193aeee0a051e7742f529e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type BulkStartInput = {
  bulkStartId: string;
};
export type bulkDraftDiscardMutation$variables = {
  input: BulkStartInput;
};
export type bulkDraftDiscardMutation$data = {
  readonly discardBulkStart: string;
};
export type bulkDraftDiscardMutation = {
  response: bulkDraftDiscardMutation$data;
  variables: bulkDraftDiscardMutation$variables;
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
    "kind": "ScalarField",
    "name": "discardBulkStart",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "bulkDraftDiscardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bulkDraftDiscardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1e88263c900735a824e4aa6d375f1aca",
    "id": null,
    "metadata": {},
    "name": "bulkDraftDiscardMutation",
    "operationKind": "mutation",
    "text": "mutation bulkDraftDiscardMutation($input:BulkStartInput!){discardBulkStart(input:$input)}"
  }
};
})();

(node as any).hash = "9dde77f57eab8790f337e40610cbbf63";

export default node;
