/**
 * @generated SignedSource<<6029f6d01e676c3095abdd76e9516418>>
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

(node as any).hash = "209725e03e7ac2f6ddd6a6448d1128a0";

export default node;
