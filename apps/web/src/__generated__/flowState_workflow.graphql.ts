/**
 * @generated SignedSource<<609d84c2af494e52ec7fa477ca921f43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type flowState_workflow$data = {
  readonly id: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"stageList_workflow" | "stageStrip_workflow" | "workflowHold_workflow" | "workflowMenu_workflow" | "workflowSummary_workflow">;
  readonly " $fragmentType": "flowState_workflow";
};
export type flowState_workflow$key = {
  readonly " $data"?: flowState_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"flowState_workflow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "flowState_workflow",
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
      "name": "version",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "workflowSummary_workflow"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "workflowHold_workflow"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "workflowMenu_workflow"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "stageStrip_workflow"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "stageList_workflow"
    }
  ],
  "type": "Workflow",
  "abstractKey": null
};

(node as any).hash = "4485214c112b67e827361a3359a14bbd";

export default node;
