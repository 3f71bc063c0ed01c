/**
 * @generated SignedSource<<47a207e3941cbfd72191501125a71756>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sharedValue_field$data = {
  readonly isShared: boolean;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"sharedValueEditor_field" | "shownValue_field">;
  readonly " $fragmentType": "sharedValue_field";
};
export type sharedValue_field$key = {
  readonly " $data"?: sharedValue_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"sharedValue_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sharedValue_field",
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
      "name": "isShared",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "shownValue_field"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "sharedValueEditor_field"
    }
  ],
  "type": "FormField",
  "abstractKey": null
};

(node as any).hash = "c85119f155b8372c3bddcadfb47a160e";

export default node;
