/**
 * @generated SignedSource<<328d5b28d8c98e5da91f0db4c3aaf386>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Capacity = "ADMINISTRATOR" | "APPROVER" | "ASSIGNEE" | "ASSIGNER" | "INTEGRATION_ADMIN" | "OWNER" | "REPORTER" | "SUBMITTER";
export type TaskType = "APPROVAL" | "AUTOMATION" | "DEFAULT" | "LINKED_WORKFLOW";
import type { FragmentRefs } from "relay-runtime";
export type taskAction_task$data = {
  readonly assignees: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly completedAt: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly permissions: {
    readonly approve: boolean;
    readonly changeVote: boolean;
    readonly complete: boolean;
    readonly completeOnBehalf: boolean;
    readonly delete: boolean;
    readonly recall: boolean;
    readonly refusals: ReadonlyArray<{
      readonly action: string;
      readonly code: string;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly whoMay: ReadonlyArray<Capacity>;
    }>;
    readonly reopen: boolean;
    readonly reopenCascade: boolean;
    readonly skip: boolean;
    readonly unskip: boolean;
  };
  readonly requiresComment: boolean;
  readonly skippedAt: string | null | undefined;
  readonly startedAt: string | null | undefined;
  readonly type: TaskType;
  readonly version: number;
  readonly workflowId: string;
  readonly " $fragmentType": "taskAction_task";
};
export type taskAction_task$key = {
  readonly " $data"?: taskAction_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskAction_task">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "taskAction_task"
};

(node as any).hash = "65a9476f9d233e0353d41fd2c2627880";

export default node;
