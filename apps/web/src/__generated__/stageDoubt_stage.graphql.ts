/**
 * @generated SignedSource<<4653a0729cc5846530c57ab84adcea58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type stageDoubt_stage$data = {
  readonly id: string;
  readonly permissions: {
    readonly leaveSkipped: boolean;
  };
  readonly " $fragmentType": "stageDoubt_stage";
};
export type stageDoubt_stage$key = {
  readonly " $data"?: stageDoubt_stage$data;
  readonly " $fragmentSpreads": FragmentRefs<"stageDoubt_stage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "stageDoubt_stage",
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
      "concreteType": "StagePermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leaveSkipped",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Stage",
  "abstractKey": null
};

(node as any).hash = "aa2d21ff7a8d1f1cb69eea1258445380";

export default node;
