/**
 * @generated SignedSource<<478838aca2d83d1c555108fbc4f5e827>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalRule = "ALL" | "ALL_RESPOND_THEN_ANY" | "ANY" | "N" | "PERCENT";
export type DisplayStatus = "APPROVAL_ENDED" | "APPROVAL_IN_PROGRESS" | "APPROVAL_NOT_STARTED" | "APPROVAL_OVERDUE" | "APPROVAL_PAUSED" | "APPROVED" | "COMPLETED" | "ENDED" | "EXCEPTION" | "EXPIRED" | "EXPIRING" | "IN_PROGRESS_ON_TRACK" | "IN_PROGRESS_OVERDUE" | "NOT_STARTED" | "PAUSED" | "REJECTED";
export type DueOnClass = "ON_TRACK" | "OVERDUE" | "SOON" | "STOPPED";
export type PartyKind = "ROLE" | "TEAM" | "USER";
export type TaskType = "APPROVAL" | "AUTOMATION" | "DEFAULT" | "LINKED_WORKFLOW";
import type { FragmentRefs } from "relay-runtime";
export type taskApprovals_task$data = {
  readonly approvals: ReadonlyArray<{
    readonly assignees: ReadonlyArray<{
      readonly id: string;
      readonly kind: PartyKind;
      readonly name: string;
    }>;
    readonly completedAt: string | null | undefined;
    readonly displayStatus: DisplayStatus;
    readonly dueOn: string | null | undefined;
    readonly dueOnClass: DueOnClass | null | undefined;
    readonly id: string;
    readonly level: number;
    readonly requiresComment: boolean;
    readonly rule: ApprovalRule;
    readonly type: TaskType;
    readonly " $fragmentSpreads": FragmentRefs<"contentChange_task" | "taskCounter_task" | "taskExpired_task" | "taskHands_task" | "taskInquiries_task" | "taskTally_task" | "taskVotes_task">;
  }>;
  readonly " $fragmentType": "taskApprovals_task";
};
export type taskApprovals_task$key = {
  readonly " $data"?: taskApprovals_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskApprovals_task">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskApprovals_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Task",
      "kind": "LinkedField",
      "name": "approvals",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
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
          "name": "dueOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueOnClass",
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
          "name": "requiresComment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "assignees",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "kind",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "taskExpired_task"
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};
})();

(node as any).hash = "fd7c7ef6f209730b2dd2168949549347";

export default node;
