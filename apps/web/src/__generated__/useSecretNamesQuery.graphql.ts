/**
 * @generated SignedSource<<4edf93350142149fef40a091f3465555>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useSecretNamesQuery$variables = Record<PropertyKey, never>;
export type useSecretNamesQuery$data = {
  readonly secrets: ReadonlyArray<{
    readonly name: string;
  }>;
};
export type useSecretNamesQuery = {
  response: useSecretNamesQuery$data;
  variables: useSecretNamesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Secret",
    "kind": "LinkedField",
    "name": "secrets",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSecretNamesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSecretNamesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "09e80c386f471da66e8af59335418f53",
    "id": null,
    "metadata": {},
    "name": "useSecretNamesQuery",
    "operationKind": "query",
    "text": "query useSecretNamesQuery{secrets{name}}"
  }
};
})();

(node as any).hash = "20c7436d57e6e351ee1374206ec18d51";

export default node;
