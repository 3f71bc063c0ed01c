/**
 * @generated SignedSource<<516277fb1adaaea01229948d93caab15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type taskBody_task$data = {
  readonly completedAt: string | null | undefined;
  readonly id: string;
  readonly isLate: boolean;
  readonly isReopened: boolean;
  readonly startedAt: string | null | undefined;
  readonly waitingFor: {
    readonly code: string;
    readonly names: ReadonlyArray<string>;
    readonly params: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"contentChange_task" | "linkedWorkflows_task" | "taskApprovals_task" | "taskCalls_task" | "taskCounter_task" | "taskExpired_task" | "taskForm_task" | "taskHands_task" | "taskInquiries_task" | "taskProblem_task" | "taskRemarks_task" | "taskReport_task" | "taskTally_task" | "taskTexts_task" | "taskVotes_task" | "taskWaitedFor_task">;
  readonly " $fragmentType": "taskBody_task";
};
export type taskBody_task$key = {
  readonly " $data"?: taskBody_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskBody_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskBody_task",
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
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReopened",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLate",
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
      "concreteType": "WaitingReason",
      "kind": "LinkedField",
      "name": "waitingFor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ErrorParam",
          "kind": "LinkedField",
          "name": "params",
          "plural": true,
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
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "names",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskTexts_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskProblem_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskReport_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskExpired_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskRemarks_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskForm_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "linkedWorkflows_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskCalls_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskApprovals_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskVotes_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskTally_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskInquiries_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskHands_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskCounter_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "contentChange_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "taskWaitedFor_task"
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "6aac4a72d30eeb1655f274d32302f985";

export default node;
