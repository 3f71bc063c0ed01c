/**
 * @generated SignedSource<<d4a6c83243e1bbbdfc66f9ccaa5f5242>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessLevel = "EXTERNAL" | "INTERNAL" | "LIMITED";
import type { FragmentRefs } from "relay-runtime";
export type personDialog_person$data = {
  readonly accessLevel: AccessLevel;
  readonly deletedAt: string | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly isAdmin: boolean;
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

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "personDialog_person",
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

(node as any).hash = "8935c8be961910ff9865520d4d3b691b";

export default node;
