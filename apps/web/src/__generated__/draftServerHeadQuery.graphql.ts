/**
 * @generated SignedSource<<eb1f1f0fcb334f3663b5d89d23a0e3a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type BlueprintStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED";
export type draftServerHeadQuery$variables = {
  id: string;
};
export type draftServerHeadQuery$data = {
  readonly blueprint: {
    readonly draftUpdatedAt: string;
    readonly draftVersion: number;
    readonly hasUnpublishedChanges: boolean;
    readonly id: string;
    readonly published: {
      readonly id: string;
      readonly number: number;
      readonly publishedAt: string;
      readonly publishedBy: {
        readonly id: string;
        readonly name: string;
      };
    } | null | undefined;
    readonly status: BlueprintStatus;
  } | null | undefined;
};
export type draftServerHeadQuery = {
  response: draftServerHeadQuery$data;
  variables: draftServerHeadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Blueprint",
    "kind": "LinkedField",
    "name": "blueprint",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "draftVersion",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "draftUpdatedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasUnpublishedChanges",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BlueprintVersion",
        "kind": "LinkedField",
        "name": "published",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "publishedBy",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "draftServerHeadQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "draftServerHeadQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "0aa986272b11451e39448981638072e6",
    "id": null,
    "metadata": {},
    "name": "draftServerHeadQuery",
    "operationKind": "query",
    "text": "query draftServerHeadQuery($id:ID!){blueprint(id:$id){id,draftVersion,draftUpdatedAt,status,hasUnpublishedChanges,published{id,number,publishedAt,publishedBy{id,name}}}}"
  }
};
})();

(node as any).hash = "71df3da96ef55ef3df7a31868db17acb";

export default node;
