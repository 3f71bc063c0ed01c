/**
 * @generated SignedSource<<9f45f773c6ed2e6ccda2850386eb326b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useSoughtBlueprintQuery$variables = {
  id: string;
  isNamed: boolean;
};
export type useSoughtBlueprintQuery$data = {
  readonly blueprint?: {
    readonly id: string;
    readonly name: string;
    readonly published: {
      readonly content: {
        readonly stages: ReadonlyArray<{
          readonly key: string;
          readonly name: string;
        }>;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useSoughtBlueprintQuery = {
  response: useSoughtBlueprintQuery$data;
  variables: useSoughtBlueprintQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isNamed"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "BlueprintContent",
  "kind": "LinkedField",
  "name": "content",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BlueprintStage",
      "kind": "LinkedField",
      "name": "stages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSoughtBlueprintQuery",
    "selections": [
      {
        "condition": "isNamed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Blueprint",
            "kind": "LinkedField",
            "name": "blueprint",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BlueprintVersion",
                "kind": "LinkedField",
                "name": "published",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSoughtBlueprintQuery",
    "selections": [
      {
        "condition": "isNamed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Blueprint",
            "kind": "LinkedField",
            "name": "blueprint",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BlueprintVersion",
                "kind": "LinkedField",
                "name": "published",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "5e9c7f5129109d3fc4be8d241c6da7b6",
    "id": null,
    "metadata": {},
    "name": "useSoughtBlueprintQuery",
    "operationKind": "query",
    "text": "query useSoughtBlueprintQuery($id:ID!,$isNamed:Boolean!){blueprint(id:$id)@include(if:$isNamed){id,name,published{content{stages{key,name}},id}}}"
  }
};
})();

(node as any).hash = "5b3095631e3e24e3e664fefab2066bd2";

export default node;
