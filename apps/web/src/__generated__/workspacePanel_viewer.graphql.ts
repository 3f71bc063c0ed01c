/**
 * @generated SignedSource<<ef882c29fde482ef73cd661fdbd9232c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type workspacePanel_viewer$data = {
  readonly tenant: {
    readonly name: string;
    readonly timeZone: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"workspaceSettings_viewer">;
  readonly " $fragmentType": "workspacePanel_viewer";
};
export type workspacePanel_viewer$key = {
  readonly " $data"?: workspacePanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"workspacePanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "workspacePanel_viewer",
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
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "workspaceSettings_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4e1805fddd8ec3cdc3d5ed1c26a2e111";

export default node;
