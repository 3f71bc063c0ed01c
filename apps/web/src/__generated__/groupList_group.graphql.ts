/**
 * @generated SignedSource<<97039123888e61048dd09e3398a4e12b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartyKind = "ROLE" | "TEAM" | "USER";
import type { FragmentRefs } from "relay-runtime";
export type groupList_group$data = ReadonlyArray<{
  readonly id: string;
  readonly isSystem?: boolean;
  readonly name: string;
  readonly permissions?: {
    readonly delete: boolean;
    readonly edit: boolean;
  };
  readonly roleMembers?: ReadonlyArray<{
    readonly email: string;
    readonly id: string;
    readonly kind: PartyKind;
    readonly name: string;
  }>;
  readonly teamMembers?: ReadonlyArray<{
    readonly email: string;
    readonly id: string;
    readonly kind: PartyKind;
    readonly name: string;
  }>;
  readonly " $fragmentType": "groupList_group";
}>;
export type groupList_group$key = ReadonlyArray<{
  readonly " $data"?: groupList_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"groupList_group">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "kind",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "GroupPermissions",
  "kind": "LinkedField",
  "name": "permissions",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "edit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delete",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "groupList_group",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "teamMembers",
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "members",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "type": "Team",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSystem",
          "storageKey": null
        },
        {
          "alias": "roleMembers",
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "members",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "type": "Role",
      "abstractKey": null
    }
  ],
  "type": "Party",
  "abstractKey": "__isParty"
};
})();

(node as any).hash = "1ea29ae11086bbee67a71a81b271c904";

export default node;
