/**
 * @generated SignedSource<<89aec11505541d64ce0f68ec3c275262>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Locale = "de" | "en" | "es" | "fr" | "ko" | "th" | "zh";
export type Theme = "DARK" | "LIGHT" | "SYSTEM";
import type { FragmentRefs } from "relay-runtime";
export type preferencesDialog_viewer$data = {
  readonly id: string;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly " $fragmentType": "preferencesDialog_viewer";
};
export type preferencesDialog_viewer$key = {
  readonly " $data"?: preferencesDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"preferencesDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "preferencesDialog_viewer",
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
      "name": "locale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "theme",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "676e95c95032b12019cfc64fed73b527";

export default node;
