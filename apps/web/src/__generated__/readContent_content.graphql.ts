/**
 * @generated SignedSource<<cce1110de03f16d499a9a7fd9cf56c33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Acknowledgement = "ALL" | "FIRST" | "NONE";
export type ApprovalRule = "ALL" | "ALL_RESPOND_THEN_ANY" | "ANY" | "N" | "PERCENT";
export type AutomationBodyKind = "FORM" | "JSON" | "NONE";
export type ChangePolicy = "KEEP" | "NOTIFY" | "RE_APPROVE";
export type ChildRestartRule = "FOLLOW" | "NOTE";
export type ClockStop = "PROBLEM" | "QUESTION";
export type ColumnKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TEXT";
export type Completion = "ALL" | "ANY";
export type ConditionMatch = "ALL" | "ANY";
export type ConditionOperator = "BETWEEN" | "CONTAINS" | "CONTAINS_ALL_OF" | "CONTAINS_ANY_OF" | "CONTAINS_NONE_OF" | "EMPTY" | "EQUALS" | "GREATER_THAN" | "GREATER_THAN_OR_EQUALS" | "LESS_THAN" | "LESS_THAN_OR_EQUALS" | "NOT_CONTAINS" | "NOT_EMPTY" | "NOT_EQUALS";
export type ConditionWhenUnknown = "SKIP" | "WAIT";
export type CountedFrom = "ACKNOWLEDGEMENT" | "START";
export type CountedIn = "CALENDAR" | "WORKING";
export type DateRuleKind = "DURATION" | "FIELD" | "FIXED" | "WORKFLOW_START";
export type DurationUnit = "DAYS" | "HOURS" | "MINUTES";
export type EscalationAction = "ADD_ASSIGNEE" | "ADD_CC" | "CHANGE_OWNER" | "RUN_AUTOMATION";
export type EscalationWhen = "AFTER_DUE" | "BEFORE_DUE";
export type ExpiryOutcome = "APPROVE" | "BLOCK" | "COMPLETE_EMPTY" | "CONTINUE" | "END_WORKFLOW" | "ESCALATE" | "REJECT";
export type FieldKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TABLE" | "TEXT";
export type HttpMethod = "DELETE" | "GET" | "PATCH" | "POST" | "PUT";
export type InputType = "HIDDEN" | "INHERITED" | "OPTIONAL" | "PROVIDED" | "REQUESTED";
export type LinkSplitKind = "FIELD" | "LIST";
export type Locale = "de" | "en" | "es" | "fr" | "ko" | "th" | "zh";
export type ManagerOfKind = "FIELD" | "OWNER" | "PERSON" | "SUBMITTER";
export type OnRevoke = "KEEP" | "PULL_BACK";
export type OpenTasks = "LEAVE" | "SKIP";
export type RejectActionKind = "CONTINUE" | "END_WORKFLOW" | "NONE" | "REOPEN_TASK" | "REPORT_EXCEPTION" | "RESTART_STAGE" | "REWORK";
export type RejectRule = "FIRST" | "WHEN_UNREACHABLE";
export type RestartRule = "ONLY_ON_RESTART" | "RUN_ALWAYS" | "SKIP_ON_RESTART";
export type ReviewResume = "FIRST_LEVEL" | "REJECTING_LEVEL";
export type SourcePolicy = "KEEP" | "NOTIFY" | "REOPEN";
export type StageJoin = "ALL_COMPLETED" | "ALL_RESOLVED" | "ANY_COMPLETED";
export type StageTriggerKind = "AFTER_STAGES" | "DATE" | "PREVIOUS_STAGE" | "WORKFLOW_START";
export type TaskFact = "EXPIRED" | "ON_TIME" | "OUTCOME" | "SKIPPED";
export type TaskNeed = "NORMAL" | "OPTIONAL" | "REQUIRED";
export type TaskType = "APPROVAL" | "AUTOMATION" | "DEFAULT" | "LINKED_WORKFLOW";
export type WantedOutcome = "APPROVED" | "COMPLETED" | "REJECTED";
import type { FieldValue } from "@baton/domain/field/field";
import type { FragmentRefs } from "relay-runtime";
export type readContent_content$data = {
  readonly description: string;
  readonly fields: ReadonlyArray<{
    readonly columns: ReadonlyArray<{
      readonly constraints: {
        readonly " $fragmentSpreads": FragmentRefs<"readConstraints_constraints">;
      };
      readonly key: string;
      readonly kind: ColumnKind;
      readonly mayAppend: boolean;
      readonly name: string;
      readonly options: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
      readonly required: boolean;
      readonly unit: string | null | undefined;
    }>;
    readonly constraints: {
      readonly " $fragmentSpreads": FragmentRefs<"readConstraints_constraints">;
    };
    readonly key: string;
    readonly kind: FieldKind;
    readonly mayAppend: boolean;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly origin: {
      readonly field: string;
      readonly version: number;
    } | null | undefined;
    readonly unit: string | null | undefined;
  }>;
  readonly forms: ReadonlyArray<{
    readonly description: string;
    readonly form: string;
    readonly key: string;
    readonly language: Locale;
    readonly name: string;
    readonly sections: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readSection_section">;
    }>;
    readonly translations: ReadonlyArray<{
      readonly key: string;
      readonly locale: Locale;
      readonly text: string;
    }>;
    readonly version: number;
  }>;
  readonly intake: ReadonlyArray<{
    readonly field: string;
    readonly inputType: InputType;
    readonly item: {
      readonly form: string;
      readonly item: string;
    } | null | undefined;
    readonly key: string;
    readonly onSourceChange: SourcePolicy;
    readonly required: boolean;
    readonly source: string | null | undefined;
    readonly value: FieldValue | null | undefined;
  }>;
  readonly name: string;
  readonly parties: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"partyFact_party">;
  }>;
  readonly settings: {
    readonly autoAdjustDueOn: boolean;
    readonly dynamicDueDates: boolean;
    readonly editableSharedFields: boolean;
    readonly isLocked: boolean;
    readonly nameTemplate: string;
    readonly rejectCycleLimit: number;
  };
  readonly stages: ReadonlyArray<{
    readonly condition: {
      readonly match: ConditionMatch;
      readonly parts: ReadonlyArray<{
        readonly fact: TaskFact | null | undefined;
        readonly instance: string | null | undefined;
        readonly match: ConditionMatch | null | undefined;
        readonly operator: ConditionOperator | null | undefined;
        readonly parts: ReadonlyArray<{
          readonly fact: TaskFact | null | undefined;
          readonly instance: string | null | undefined;
          readonly operator: ConditionOperator | null | undefined;
          readonly task: string | null | undefined;
          readonly values: ReadonlyArray<FieldValue> | null | undefined;
        }> | null | undefined;
        readonly task: string | null | undefined;
        readonly values: ReadonlyArray<FieldValue> | null | undefined;
      }>;
      readonly whenUnknown: ConditionWhenUnknown;
    } | null | undefined;
    readonly description: string;
    readonly displayOrder: number;
    readonly key: string;
    readonly name: string;
    readonly openTasks: OpenTasks;
    readonly restartRule: RestartRule;
    readonly sla: {
      readonly amount: number;
      readonly countedIn: CountedIn;
      readonly unit: DurationUnit;
    } | null | undefined;
    readonly trigger: {
      readonly date: {
        readonly countedIn: CountedIn | null | undefined;
        readonly date: string | null | undefined;
        readonly days: number | null | undefined;
        readonly instance: string | null | undefined;
        readonly kind: DateRuleKind;
      } | null | undefined;
      readonly join: StageJoin;
      readonly kind: StageTriggerKind;
      readonly stages: ReadonlyArray<string>;
    };
  }>;
  readonly tasks: ReadonlyArray<{
    readonly acknowledgement: Acknowledgement;
    readonly afterTasks: ReadonlyArray<string>;
    readonly approvals: ReadonlyArray<{
      readonly approvers: ReadonlyArray<string>;
      readonly backups: ReadonlyArray<string>;
      readonly deadline: {
        readonly countedFrom: CountedFrom;
        readonly escalations: ReadonlyArray<{
          readonly action: EscalationAction;
          readonly key: string;
          readonly party: string | null | undefined;
          readonly task: string | null | undefined;
          readonly time: {
            readonly amount: number;
            readonly countedIn: CountedIn;
            readonly unit: DurationUnit;
          };
          readonly when: EscalationWhen;
        }>;
        readonly expiry: {
          readonly grace: {
            readonly amount: number;
            readonly countedIn: CountedIn;
            readonly unit: DurationUnit;
          };
          readonly outcome: ExpiryOutcome;
          readonly party: string | null | undefined;
        } | null | undefined;
      };
      readonly due: {
        readonly amount: number | null | undefined;
        readonly countedIn: CountedIn | null | undefined;
        readonly date: string | null | undefined;
        readonly days: number | null | undefined;
        readonly instance: string | null | undefined;
        readonly kind: DateRuleKind;
        readonly unit: DurationUnit | null | undefined;
      } | null | undefined;
      readonly key: string;
      readonly level: number;
      readonly managersOf: ReadonlyArray<{
        readonly instance: string | null | undefined;
        readonly kind: ManagerOfKind;
        readonly person: string | null | undefined;
      }>;
      readonly peopleFrom: ReadonlyArray<string>;
      readonly rejectAction: {
        readonly kind: RejectActionKind;
        readonly stage: string | null | undefined;
        readonly task: string | null | undefined;
      };
      readonly requiresComment: boolean;
      readonly rule: ApprovalRule;
      readonly voting: {
        readonly eachMember: boolean;
        readonly mayCounter: boolean;
        readonly mayPassOn: boolean;
        readonly newVoters: boolean;
        readonly onChange: ChangePolicy;
        readonly rejectRule: RejectRule;
        readonly threshold: number;
      };
    }>;
    readonly assignees: ReadonlyArray<string>;
    readonly automation: {
      readonly bodyEntries: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }> | null | undefined;
      readonly bodyKind: AutomationBodyKind;
      readonly bodyText: string | null | undefined;
      readonly expectedStatuses: ReadonlyArray<string>;
      readonly headers: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly isAtOnce: boolean | null | undefined;
      readonly maxAttempts: number | null | undefined;
      readonly method: HttpMethod;
      readonly outputs: ReadonlyArray<{
        readonly instance: string;
        readonly isRequired: boolean;
        readonly path: string;
      }>;
      readonly query: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly timeoutSeconds: number | null | undefined;
      readonly url: string;
    } | null | undefined;
    readonly backups: ReadonlyArray<string>;
    readonly cc: ReadonlyArray<string>;
    readonly ccFrom: ReadonlyArray<string>;
    readonly clockStops: ReadonlyArray<ClockStop>;
    readonly completion: Completion;
    readonly deadline: {
      readonly countedFrom: CountedFrom;
      readonly escalations: ReadonlyArray<{
        readonly action: EscalationAction;
        readonly key: string;
        readonly party: string | null | undefined;
        readonly task: string | null | undefined;
        readonly time: {
          readonly amount: number;
          readonly countedIn: CountedIn;
          readonly unit: DurationUnit;
        };
        readonly when: EscalationWhen;
      }>;
      readonly expiry: {
        readonly grace: {
          readonly amount: number;
          readonly countedIn: CountedIn;
          readonly unit: DurationUnit;
        };
        readonly outcome: ExpiryOutcome;
        readonly party: string | null | undefined;
      } | null | undefined;
    };
    readonly description: string;
    readonly displayOrder: number;
    readonly due: {
      readonly amount: number | null | undefined;
      readonly countedIn: CountedIn | null | undefined;
      readonly date: string | null | undefined;
      readonly days: number | null | undefined;
      readonly instance: string | null | undefined;
      readonly kind: DateRuleKind;
      readonly unit: DurationUnit | null | undefined;
    } | null | undefined;
    readonly fields: ReadonlyArray<{
      readonly field: string;
      readonly inputType: InputType;
      readonly item: {
        readonly form: string;
        readonly item: string;
      } | null | undefined;
      readonly key: string;
      readonly onSourceChange: SourcePolicy;
      readonly required: boolean;
      readonly source: string | null | undefined;
      readonly value: FieldValue | null | undefined;
    }>;
    readonly key: string;
    readonly link: {
      readonly blueprint: string | null | undefined;
      readonly inputs: ReadonlyArray<{
        readonly column: string | null | undefined;
        readonly from: string | null | undefined;
        readonly to: string;
      }>;
      readonly name: string;
      readonly needed: number | null | undefined;
      readonly onChildRestart: ChildRestartRule;
      readonly outputs: ReadonlyArray<{
        readonly from: string;
        readonly to: string;
      }>;
      readonly owner: string | null | undefined;
      readonly split: {
        readonly instance: string | null | undefined;
        readonly kind: LinkSplitKind;
        readonly values: ReadonlyArray<string>;
      } | null | undefined;
    } | null | undefined;
    readonly managersOf: ReadonlyArray<{
      readonly instance: string | null | undefined;
      readonly kind: ManagerOfKind;
      readonly person: string | null | undefined;
    }>;
    readonly name: string;
    readonly need: TaskNeed;
    readonly notBefore: {
      readonly countedIn: CountedIn | null | undefined;
      readonly date: string | null | undefined;
      readonly days: number | null | undefined;
      readonly instance: string | null | undefined;
      readonly kind: DateRuleKind;
    } | null | undefined;
    readonly peopleFrom: ReadonlyArray<string>;
    readonly rejectAction: {
      readonly kind: RejectActionKind;
      readonly requiresComment: boolean;
      readonly stage: string | null | undefined;
      readonly task: string | null | undefined;
    };
    readonly restartRule: RestartRule;
    readonly review: {
      readonly keepsVotes: boolean;
      readonly onRevoke: OnRevoke;
      readonly reworkTime: {
        readonly amount: number;
        readonly countedIn: CountedIn;
        readonly unit: DurationUnit;
      } | null | undefined;
    };
    readonly reviewResume: ReviewResume;
    readonly rule: ApprovalRule;
    readonly stage: string;
    readonly startOutcomes: ReadonlyArray<{
      readonly outcome: WantedOutcome;
      readonly task: string;
    }>;
    readonly type: TaskType;
    readonly voting: {
      readonly eachMember: boolean;
      readonly mayCounter: boolean;
      readonly mayPassOn: boolean;
      readonly newVoters: boolean;
      readonly onChange: ChangePolicy;
      readonly rejectRule: RejectRule;
      readonly threshold: number;
    };
  }>;
  readonly variants: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readVariant_variant">;
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

(node as any).hash = "2251cdecfd868d0a9a591cd36a5b6c5e";

export default node;
