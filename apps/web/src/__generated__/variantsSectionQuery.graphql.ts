/**
 * @generated SignedSource<<446a54b555bdc54a6bed566678d8d6c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type variantsSectionQuery$variables = {
  id: string;
};
export type variantsSectionQuery$data = {
  readonly blueprint: {
    readonly variantOf: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly variants: ReadonlyArray<{
      readonly id: string;
      readonly isPublished: boolean;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type variantsSectionQuery = {
  response: variantsSectionQuery$data;
  variables: variantsSectionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
  "concreteType": "RelatedBlueprint",
  "kind": "LinkedField",
  "name": "variantOf",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "RelatedBlueprint",
  "kind": "LinkedField",
  "name": "variants",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublished",
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
    "name": "variantsSectionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Blueprint",
        "kind": "LinkedField",
        "name": "blueprint",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "variantsSectionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Blueprint",
        "kind": "LinkedField",
        "name": "blueprint",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e890406df5c76fc4d1760440d63740a7",
    "id": null,
    "metadata": {},
    "name": "variantsSectionQuery",
    "operationKind": "query",
    "text": "query variantsSectionQuery($id:ID!){blueprint(id:$id){variantOf{id,name},variants{id,name,isPublished},id}}"
  }
};
})();

(node as any).hash = "b94318129fea8e8657f5448b18b14aa7";

export default node;
