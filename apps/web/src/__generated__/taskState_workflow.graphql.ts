/**
 * @generated SignedSource<<c325bcb1006a3e8c05d54fd0fdbf4730>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomeStatus = "COMPLETED" | "ENDED" | "NOT_STARTED" | "ON_TRACK" | "OVERDUE" | "PAUSED" | "PROBLEM" | "WAITING";
export type ScheduleStatus = "COMPLETED" | "ENDED" | "NOT_STARTED" | "PAUSED" | "RUNNING" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type taskState_workflow$data = {
  readonly completedTaskCount: number;
  readonly endDate: string | null | undefined;
  readonly homeStatus: HomeStatus;
  readonly id: string;
  readonly scheduleStatus: ScheduleStatus;
  readonly startDate: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "taskState_workflow";
};
export type taskState_workflow$key = {
  readonly " $data"?: taskState_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskState_workflow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskState_workflow",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduleStatus",
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
      "kind": "ScalarField",
      "name": "completedTaskCount",
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
    }
  ],
  "type": "Workflow",
  "abstractKey": null
};

(node as any).hash = "7378afc787b25b71362013c768500669";

export default node;
