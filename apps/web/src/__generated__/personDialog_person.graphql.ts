/**
 * @generated SignedSource<<b57fa37a036937acf5c93ab0baaa9bb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessLevel = "EXTERNAL" | "INTERNAL" | "LIMITED";
export type PartyKind = "ROLE" | "TEAM" | "USER";
import type { FragmentRefs } from "relay-runtime";
export type personDialog_person$data = {
  readonly accessLevel: AccessLevel;
  readonly deletedAt: string | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly isAdmin: boolean;
  readonly manager: {
    readonly id: string;
    readonly kind: PartyKind;
    readonly name: string;
  } | null | undefined;
  readonly name: string;
  readonly permissions: {
    readonly edit: boolean;
  };
  readonly " $fragmentType": "personDialog_person";
};
export type personDialog_person$key = {
  readonly " $data"?: personDialog_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"personDialog_person">;
};

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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "personDialog_person",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accessLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAdmin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "manager",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserPermissions",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "0c4c18f799c614c06a6138f30439091d";

export default node;
