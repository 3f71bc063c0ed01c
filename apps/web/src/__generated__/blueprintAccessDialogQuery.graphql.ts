/**
 * @generated SignedSource<<59a8c53363365c4380f4fd6c981a339b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type PartyKind = "ROLE" | "TEAM" | "USER";
export type WorkflowAccess = "EDITOR" | "VIEWER";
export type blueprintAccessDialogQuery$variables = {
  id: string;
};
export type blueprintAccessDialogQuery$data = {
  readonly blueprint: {
    readonly id: string;
    readonly sharing: {
      readonly areVariantsOpen: boolean;
      readonly isOpenToAll: boolean;
      readonly isVisibleToAll: boolean;
      readonly sharedWith: ReadonlyArray<{
        readonly access: WorkflowAccess;
        readonly party: {
          readonly id: string;
          readonly kind: PartyKind;
          readonly name: string;
        };
      }>;
      readonly starters: ReadonlyArray<{
        readonly id: string;
        readonly kind: PartyKind;
        readonly name: string;
      }>;
      readonly variantMakers: ReadonlyArray<{
        readonly id: string;
        readonly kind: PartyKind;
        readonly name: string;
      }>;
      readonly version: number;
      readonly viewers: ReadonlyArray<{
        readonly id: string;
        readonly kind: PartyKind;
        readonly name: string;
      }>;
    };
  } | null | undefined;
};
export type blueprintAccessDialogQuery = {
  response: blueprintAccessDialogQuery$data;
  variables: blueprintAccessDialogQuery$variables;
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
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOpenToAll",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v7 = [
  (v2/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isVisibleToAll",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "areVariantsOpen",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "access",
  "storageKey": null
},
v11 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  },
  (v2/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "blueprintAccessDialogQuery",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "BlueprintSharing",
            "kind": "LinkedField",
            "name": "sharing",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "starters",
                "plural": true,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "viewers",
                "plural": true,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "variantMakers",
                "plural": true,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkflowShare",
                "kind": "LinkedField",
                "name": "sharedWith",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "party",
                    "plural": false,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  },
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
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
    "name": "blueprintAccessDialogQuery",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "BlueprintSharing",
            "kind": "LinkedField",
            "name": "sharing",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "starters",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "viewers",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "variantMakers",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkflowShare",
                "kind": "LinkedField",
                "name": "sharedWith",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "party",
                    "plural": false,
                    "selections": (v11/*:: as any*/),
                    "storageKey": null
                  },
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4b1f7105ad504d2c1ce04a9862a9977d",
    "id": null,
    "metadata": {},
    "name": "blueprintAccessDialogQuery",
    "operationKind": "query",
    "text": "query blueprintAccessDialogQuery($id:ID!){blueprint(id:$id){id,sharing{version,isOpenToAll,starters{__typename,id,name,kind},isVisibleToAll,viewers{__typename,id,name,kind},areVariantsOpen,variantMakers{__typename,id,name,kind},sharedWith{party{__typename,id,name,kind},access}}}}"
  }
};
})();

(node as any).hash = "28a10a76b7369bbeca76ca60fe3a2f86";

export default node;
