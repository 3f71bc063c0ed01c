/**
 * @generated SignedSource<<2d279bafc72251a9035c1eaf4c3ec498>>
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
  readonly startedBlueprint?: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly startedStages?: ReadonlyArray<{
    readonly isFormer: boolean;
    readonly key: string;
    readonly name: string;
  }>;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "condition": "isNamed",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "id"
          }
        ],
        "concreteType": "StartedBlueprint",
        "kind": "LinkedField",
        "name": "startedBlueprint",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "blueprint",
            "variableName": "id"
          }
        ],
        "concreteType": "StartedStage",
        "kind": "LinkedField",
        "name": "startedStages",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isFormer",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSoughtBlueprintQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSoughtBlueprintQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "b39b6b8de921f32ca9db4f0fb6a28c35",
    "id": null,
    "metadata": {},
    "name": "useSoughtBlueprintQuery",
    "operationKind": "query",
    "text": "query useSoughtBlueprintQuery($id:ID!,$isNamed:Boolean!){startedBlueprint(id:$id)@include(if:$isNamed){id,name}\n  startedStages(blueprint:$id)@include(if:$isNamed){key,name,isFormer}}"
  }
};
})();

(node as any).hash = "13849a17a90fc784bc8c77398b52b290";

export default node;
