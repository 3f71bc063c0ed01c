/**
 * @generated SignedSource<<143f5e8e252c76de3ecbe97b02acd1ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type workspaceSettings_viewer$data = {
  readonly tenant: {
    readonly accentColor: string;
    readonly name: string;
    readonly timeZone: string;
  };
  readonly " $fragmentType": "workspaceSettings_viewer";
};
export type workspaceSettings_viewer$key = {
  readonly " $data"?: workspaceSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"workspaceSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "workspaceSettings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Tenant",
      "kind": "LinkedField",
      "name": "tenant",
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
          "name": "accentColor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "70121eb473d6f0971a75638d00973731";

export default node;
