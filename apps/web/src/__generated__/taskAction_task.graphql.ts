/**
 * @generated SignedSource<<223a3b5867ec7dd46a43fe7a6dd75254>>
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

(node as any).hash = "eb7b6ed4ea1d56dbc6c6a1f39add81e8";

export default node;
