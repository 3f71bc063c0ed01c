/**
 * @generated SignedSource<<7f01817f007e30bea59b560cf7b762ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type PartyKind = "ROLE" | "TEAM" | "USER";
export type absenceDialogQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type absenceDialogQuery$data = {
  readonly parties: ReadonlyArray<{
    readonly absence?: {
      readonly approvalDelegate: {
        readonly id: string;
        readonly kind: PartyKind;
        readonly name: string;
      } | null | undefined;
      readonly endsOn: string;
      readonly isAway: boolean;
      readonly roleDelegate: {
        readonly id: string;
        readonly kind: PartyKind;
        readonly name: string;
      } | null | undefined;
      readonly startsOn: string;
      readonly workDelegate: {
        readonly id: string;
        readonly kind: PartyKind;
        readonly name: string;
      } | null | undefined;
    } | null | undefined;
    readonly id: string;
  }>;
};
export type absenceDialogQuery = {
  response: absenceDialogQuery$data;
  variables: absenceDialogQuery$variables;
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
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
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
    "name": "kind",
    "storageKey": null
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Absence",
      "kind": "LinkedField",
      "name": "absence",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAway",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "workDelegate",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "approvalDelegate",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "roleDelegate",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "absenceDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "parties",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "absenceDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "parties",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "80e3d609e6865037a97d53666d6def9f",
    "id": null,
    "metadata": {},
    "name": "absenceDialogQuery",
    "operationKind": "query",
    "text": "query absenceDialogQuery($ids:[ID!]!){parties(ids:$ids){__typename,id,...on User{absence{startsOn,endsOn,isAway,workDelegate{id,name,kind},approvalDelegate{id,name,kind},roleDelegate{id,name,kind}}}}}"
  }
};
})();

(node as any).hash = "c2ee97a70aa800e260f2d32eb8461a6b";

export default node;
