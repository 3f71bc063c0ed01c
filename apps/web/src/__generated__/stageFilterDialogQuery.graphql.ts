/**
 * @generated SignedSource<<34b1e58c368f6924aeaa527e4eb45ac8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type stageFilterDialogQuery$variables = Record<PropertyKey, never>;
export type stageFilterDialogQuery$data = {
  readonly blueprints: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
};
export type stageFilterDialogQuery = {
  response: stageFilterDialogQuery$data;
  variables: stageFilterDialogQuery$variables;
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
    "name": "stageFilterDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "stageFilterDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "5296380e18f974258369cd9a49193014",
    "id": null,
    "metadata": {},
    "name": "stageFilterDialogQuery",
    "operationKind": "query",
    "text": "query stageFilterDialogQuery{blueprints(first:100,status:PUBLISHED){edges{node{id,name}}}}"
  }
};
})();

(node as any).hash = "c7a2eee041413e96f13175a2b3d1b145";

export default node;
