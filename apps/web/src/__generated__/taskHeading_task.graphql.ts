/**
 * @generated SignedSource<<08ed45a48a4600175274bd91b9fc7463>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisplayStatus = "APPROVAL_ENDED" | "APPROVAL_IN_PROGRESS" | "APPROVAL_NOT_STARTED" | "APPROVAL_OVERDUE" | "APPROVAL_PAUSED" | "APPROVED" | "COMPLETED" | "ENDED" | "EXCEPTION" | "EXPIRED" | "EXPIRING" | "IN_PROGRESS_ON_TRACK" | "IN_PROGRESS_OVERDUE" | "NOT_STARTED" | "PAUSED" | "REJECTED";
export type TaskType = "APPROVAL" | "AUTOMATION" | "DEFAULT" | "LINKED_WORKFLOW";
import type { FragmentRefs } from "relay-runtime";
export type taskHeading_task$data = {
  readonly displayStatus: DisplayStatus;
  readonly id: string;
  readonly reference: string;
  readonly skippedAt: string | null | undefined;
  readonly stageName: string;
  readonly type: TaskType;
  readonly workflowId: string;
  readonly workflowName: string;
  readonly " $fragmentType": "taskHeading_task";
};
export type taskHeading_task$key = {
  readonly " $data"?: taskHeading_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskHeading_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskHeading_task",
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
      "name": "reference",
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
      "name": "displayStatus",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stageName",
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "fdab866c301d770967a04a32be9e31ab";

export default node;
