/**
 * @generated SignedSource<<f02bd9a9c47ad4eaedd308fe413753aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisplayStatus = "APPROVAL_ENDED" | "APPROVAL_IN_PROGRESS" | "APPROVAL_NOT_STARTED" | "APPROVAL_OVERDUE" | "APPROVAL_PAUSED" | "APPROVED" | "COMPLETED" | "ENDED" | "EXCEPTION" | "EXPIRED" | "EXPIRING" | "IN_PROGRESS_ON_TRACK" | "IN_PROGRESS_OVERDUE" | "NOT_STARTED" | "PAUSED" | "REJECTED";
export type PunctualityKind = "EARLY" | "LATE" | "ON_TIME";
export type TaskMark = "COMPLETED_LATE" | "DELAYED" | "PAUSED_FOR_EXCEPTION" | "REOPENED" | "SENT_BACK" | "SUBMITTED";
export type TaskType = "APPROVAL" | "AUTOMATION" | "DEFAULT" | "LINKED_WORKFLOW";
import type { FragmentRefs } from "relay-runtime";
export type taskFacts_task$data = {
  readonly completedAt: string | null | undefined;
  readonly displayStatus: DisplayStatus;
  readonly endedAt: string | null | undefined;
  readonly id: string;
  readonly mark: TaskMark | null | undefined;
  readonly punctuality: {
    readonly kind: PunctualityKind;
    readonly minutes: number;
  } | null | undefined;
  readonly skippedAt: string | null | undefined;
  readonly stageName: string;
  readonly startedAt: string | null | undefined;
  readonly type: TaskType;
  readonly workflowId: string;
  readonly workflowName: string;
  readonly " $fragmentSpreads": FragmentRefs<"taskAssigneesFact_task" | "taskCcFact_task" | "taskDueFact_task" | "taskStandInsFact_task" | "taskTagsFact_task">;
  readonly " $fragmentType": "taskFacts_task";
};
export type taskFacts_task$key = {
  readonly " $data"?: taskFacts_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskFacts_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskFacts_task",
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
      "name": "displayStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mark",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skippedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
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
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Punctuality",
      "kind": "LinkedField",
      "name": "punctuality",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutes",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stageName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workflowId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workflowName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskAssigneesFact_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskStandInsFact_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskCcFact_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskDueFact_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskTagsFact_task"
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "31f4d321c28956739925b98e9710af81";

export default node;
