/**
 * @generated SignedSource<<164fa3b1c53c7f3423b6534ecd2e7236>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ApprovalRule = "ALL" | "ANY";
export type DateRuleKind = "DURATION" | "FIXED" | "WORKFLOW_START";
export type DurationUnit = "DAYS" | "HOURS" | "MINUTES";
export type RejectActionKind = "CONTINUE" | "REOPEN_TASK";
export type RestartRule = "ONLY_ON_RESTART" | "RUN_ALWAYS" | "SKIP_ON_RESTART";
export type StageJoin = "ALL_COMPLETED" | "ALL_RESOLVED" | "ANY_COMPLETED";
export type StageTriggerKind = "AFTER_STAGES" | "DATE" | "PREVIOUS_STAGE" | "WORKFLOW_START";
export type TaskType = "APPROVAL" | "AUTOMATION" | "DEFAULT" | "LINKED_WORKFLOW";
import type { FragmentRefs } from "relay-runtime";
export type readContent_content$data = {
  readonly description: string;
  readonly name: string;
  readonly parties: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"partyFact_party">;
  }>;
  readonly settings: {
    readonly rejectCycleLimit: number;
  };
  readonly stages: ReadonlyArray<{
    readonly description: string;
    readonly displayOrder: number;
    readonly key: string;
    readonly name: string;
    readonly restartRule: RestartRule;
    readonly trigger: {
      readonly date: {
        readonly date: string | null | undefined;
        readonly days: number | null | undefined;
        readonly kind: DateRuleKind;
      } | null | undefined;
      readonly join: StageJoin;
      readonly kind: StageTriggerKind;
      readonly stages: ReadonlyArray<string>;
    };
  }>;
  readonly tasks: ReadonlyArray<{
    readonly afterTasks: ReadonlyArray<string>;
    readonly approvals: ReadonlyArray<{
      readonly approvers: ReadonlyArray<string>;
      readonly due: {
        readonly amount: number | null | undefined;
        readonly date: string | null | undefined;
        readonly days: number | null | undefined;
        readonly kind: DateRuleKind;
        readonly unit: DurationUnit | null | undefined;
      } | null | undefined;
      readonly key: string;
      readonly level: number;
      readonly requiresComment: boolean;
      readonly rule: ApprovalRule;
    }>;
    readonly assignees: ReadonlyArray<string>;
    readonly description: string;
    readonly displayOrder: number;
    readonly due: {
      readonly amount: number | null | undefined;
      readonly date: string | null | undefined;
      readonly days: number | null | undefined;
      readonly kind: DateRuleKind;
      readonly unit: DurationUnit | null | undefined;
    } | null | undefined;
    readonly key: string;
    readonly name: string;
    readonly notBefore: {
      readonly date: string | null | undefined;
      readonly days: number | null | undefined;
      readonly kind: DateRuleKind;
    } | null | undefined;
    readonly rejectAction: {
      readonly kind: RejectActionKind;
      readonly requiresComment: boolean;
      readonly task: string | null | undefined;
    };
    readonly restartRule: RestartRule;
    readonly stage: string;
    readonly type: TaskType;
  }>;
  readonly " $fragmentType": "readContent_content";
};
export type readContent_content$key = {
  readonly " $data"?: readContent_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"readContent_content">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readContent_content"
};

(node as any).hash = "ade0c96798ede74baa171851e4b23cfd";

export default node;
