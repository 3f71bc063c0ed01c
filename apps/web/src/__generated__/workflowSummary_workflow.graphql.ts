/**
 * @generated SignedSource<<f13c38e297a44af73ddc569e15df3277>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomeStatus = "COMPLETED" | "ENDED" | "NOT_STARTED" | "ON_TRACK" | "OVERDUE" | "PAUSED" | "PROBLEM" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type workflowSummary_workflow$data = {
  readonly completedTaskCount: number;
  readonly endDate: string | null | undefined;
  readonly homeStatus: HomeStatus;
  readonly owner: {
    readonly id: string;
    readonly name: string;
  };
  readonly plannedEndDate: string | null | undefined;
  readonly reference: string;
  readonly startDate: string | null | undefined;
  readonly taskCount: number;
  readonly " $fragmentType": "workflowSummary_workflow";
};
export type workflowSummary_workflow$key = {
  readonly " $data"?: workflowSummary_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"workflowSummary_workflow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "workflowSummary_workflow",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plannedEndDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taskCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedTaskCount",
      "storageKey": null
    }
  ],
  "type": "Workflow",
  "abstractKey": null
};

(node as any).hash = "56485a0a9a7c5beb022a56cbbcdf9d7f";

export default node;
