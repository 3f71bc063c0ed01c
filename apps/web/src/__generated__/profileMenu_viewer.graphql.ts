/**
 * @generated SignedSource<<cfebd2ce71d7c1ac4d058f24b8054459>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type profileMenu_viewer$data = {
  readonly user: {
    readonly email: string;
    readonly name: string;
    readonly permissions: {
      readonly editAbsence: boolean;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"preferencesDialog_viewer">;
  readonly " $fragmentType": "profileMenu_viewer";
};
export type profileMenu_viewer$key = {
  readonly " $data"?: profileMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"profileMenu_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "profileMenu_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
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
          "concreteType": "UserPermissions",
          "kind": "LinkedField",
          "name": "permissions",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "editAbsence",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "preferencesDialog_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a9f52562774d2c954bc3f53648a7434b";

export default node;
