/**
 * @generated SignedSource<<e9e2d94d3e5c705adc869ef93940b889>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useLibraryEditionsQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useLibraryEditionsQuery$data = {
  readonly customFieldEditions: ReadonlyArray<{
    readonly field: string;
    readonly version: number;
  }>;
};
export type useLibraryEditionsQuery = {
  response: useLibraryEditionsQuery$data;
  variables: useLibraryEditionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "concreteType": "CustomFieldEdition",
    "kind": "LinkedField",
    "name": "customFieldEditions",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "field",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "useLibraryEditionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLibraryEditionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "37ba35cdfe1c5412920ede45655116f4",
    "id": null,
    "metadata": {},
    "name": "useLibraryEditionsQuery",
    "operationKind": "query",
    "text": "query useLibraryEditionsQuery($ids:[ID!]!){customFieldEditions(ids:$ids){field,version}}"
  }
};
})();

(node as any).hash = "1cf41ef4b8038a47e9e679d226d99536";

export default node;
