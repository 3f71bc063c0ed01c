/**
 * @generated SignedSource<<11a255dac97d7ab65579154f49041ee7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type BulkStartInput = {
  bulkStartId: string;
};
export type bulkHeaderMutation$variables = {
  input: BulkStartInput;
};
export type bulkHeaderMutation$data = {
  readonly discardBulkStart: string;
};
export type bulkHeaderMutation = {
  response: bulkHeaderMutation$data;
  variables: bulkHeaderMutation$variables;
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
    "name": "bulkHeaderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bulkHeaderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "899924e2c67d63787d0b8c779dbb6b8f",
    "id": null,
    "metadata": {},
    "name": "bulkHeaderMutation",
    "operationKind": "mutation",
    "text": "mutation bulkHeaderMutation($input:BulkStartInput!){discardBulkStart(input:$input)}"
  }
};
})();

(node as any).hash = "831fa2d613b77432d17b2492a183cd7f";

export default node;
