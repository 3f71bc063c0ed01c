/**
 * @generated SignedSource<<571290ba7323da02d6e96758582bbfec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type linkSettingsQuery$variables = Record<PropertyKey, never>;
export type linkSettingsQuery$data = {
  readonly blueprints: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
};
export type linkSettingsQuery = {
  response: linkSettingsQuery$data;
  variables: linkSettingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Literal",
        "name": "status",
        "value": "PUBLISHED"
      }
    ],
    "concreteType": "BlueprintConnection",
    "kind": "LinkedField",
    "name": "blueprints",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BlueprintEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Blueprint",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
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
        ],
        "storageKey": null
      }
    ],
    "storageKey": "blueprints(first:100,status:\"PUBLISHED\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "linkSettingsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "linkSettingsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "a464fda51961fd2b4f494b84f07ebcb6",
    "id": null,
    "metadata": {},
    "name": "linkSettingsQuery",
    "operationKind": "query",
    "text": "query linkSettingsQuery{blueprints(first:100,status:PUBLISHED){edges{node{id,name}}}}"
  }
};
})();

(node as any).hash = "934fceb95ae07b5c1b6b0a153b2e6ce0";

export default node;
