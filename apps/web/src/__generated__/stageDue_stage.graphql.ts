/**
 * @generated SignedSource<<61aa8d8614cd4bc47137c909b5961542>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type stageDue_stage$data = {
  readonly completedAt: string | null | undefined;
  readonly dueOn: string | null | undefined;
  readonly isOverdue: boolean;
  readonly " $fragmentType": "stageDue_stage";
};
export type stageDue_stage$key = {
  readonly " $data"?: stageDue_stage$data;
  readonly " $fragmentSpreads": FragmentRefs<"stageDue_stage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "stageDue_stage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverdue",
      "storageKey": null
    }
  ],
  "type": "Stage",
  "abstractKey": null
};

(node as any).hash = "4ac56c8cd0c6fc26fc326ec6bbd1ec0b";

export default node;
