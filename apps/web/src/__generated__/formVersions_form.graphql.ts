/**
 * @generated SignedSource<<4fe05f2a2fb6b56eeed2815555150dd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type formVersions_form$data = {
  readonly versions: ReadonlyArray<{
    readonly id: string;
    readonly notes: string;
    readonly number: number;
    readonly publishedAt: string;
    readonly publishedBy: {
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "formVersions_form";
};
export type formVersions_form$key = {
  readonly " $data"?: formVersions_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"formVersions_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "formVersions_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FormVersion",
      "kind": "LinkedField",
      "name": "versions",
      "plural": true,
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
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
  "type": "Form",
  "abstractKey": null
};

(node as any).hash = "e7d8f866c7f0160b1cd156ea4c630a24";

export default node;
