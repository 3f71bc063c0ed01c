/**
 * @generated SignedSource<<7fa789392b250ceec435d0afdbd66ce7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type startedBlueprintSelectQuery$variables = {
  search?: string | null | undefined;
};
export type startedBlueprintSelectQuery$data = {
  readonly startedBlueprints: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly isDeleted: boolean;
        readonly name: string;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
};
export type startedBlueprintSelectQuery = {
  response: startedBlueprintSelectQuery$data;
  variables: startedBlueprintSelectQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 50
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "StartedBlueprintConnection",
    "kind": "LinkedField",
    "name": "startedBlueprints",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StartedBlueprintEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StartedBlueprint",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDeleted",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PageInfo",
        "kind": "LinkedField",
        "name": "pageInfo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasNextPage",
            "storageKey": null
          }
        ],
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
    "name": "startedBlueprintSelectQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "startedBlueprintSelectQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "899b69e3fcecea2e3287900771841d19",
    "id": null,
    "metadata": {},
    "name": "startedBlueprintSelectQuery",
    "operationKind": "query",
    "text": "query startedBlueprintSelectQuery($search:String){startedBlueprints(first:50,search:$search){edges{node{id,name,isDeleted}},pageInfo{hasNextPage}}}"
  }
};
})();

(node as any).hash = "c2a69383828e7cb5ddac8b27016e7117";

export default node;
