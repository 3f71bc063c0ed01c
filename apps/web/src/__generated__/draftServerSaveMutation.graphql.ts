/**
 * @generated SignedSource<<32e1df0613d54fb6b4dac8c548cd97c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Acknowledgement = "ALL" | "FIRST" | "NONE";
export type ApprovalRule = "ALL" | "ALL_RESPOND_THEN_ANY" | "ANY" | "N" | "PERCENT";
export type AutomationBodyKind = "FORM" | "JSON" | "NONE";
export type BlueprintStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED";
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
export type DayRule = "ANY" | "TODAY_OR_EARLIER" | "TODAY_OR_LATER";
export type DisplayContext = "DEFAULT";
export type DurationUnit = "DAYS" | "HOURS" | "MINUTES";
export type EscalationAction = "ADD_ASSIGNEE" | "ADD_CC" | "CHANGE_OWNER" | "RUN_AUTOMATION";
export type EscalationWhen = "AFTER_DUE" | "BEFORE_DUE";
export type ExpiryOutcome = "APPROVE" | "BLOCK" | "COMPLETE_EMPTY" | "CONTINUE" | "END_WORKFLOW" | "ESCALATE" | "REJECT";
export type FieldKind = "CERTIFICATE" | "CHECKBOX" | "CURRENCY" | "DATE" | "DOCUMENT" | "EMAIL" | "MULTI_SELECT" | "NUMBER" | "PEOPLE" | "PHONE" | "PRODUCT_OBJECT" | "SELECT" | "SIGNATURE" | "TABLE" | "TEXT";
export type FormEffect = "HIDE" | "MANDATORY" | "SHOW";
export type FormInputType = "OPTIONAL" | "PROVIDED" | "REQUESTED";
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
export type UpdateBlueprintDraftInput = {
  expectedVersion: number;
  id: string;
  idempotencyKey: string;
  patch: BlueprintPatchInput;
};
export type BlueprintPatchInput = {
  description?: string | null | undefined;
  intake?: ReadonlyArray<FieldInstanceInput> | null | undefined;
  name?: string | null | undefined;
  putFields?: ReadonlyArray<BlueprintFieldInput> | null | undefined;
  putForms?: ReadonlyArray<BlueprintFormInput> | null | undefined;
  putStages: ReadonlyArray<BlueprintStageInput>;
  putTasks: ReadonlyArray<BlueprintTaskInput>;
  removeFields?: ReadonlyArray<string> | null | undefined;
  removeForms?: ReadonlyArray<string> | null | undefined;
  removeStages: ReadonlyArray<string>;
  removeTasks: ReadonlyArray<string>;
  settings?: BlueprintSettingsInput | null | undefined;
  variants?: ReadonlyArray<BlueprintVariantInput> | null | undefined;
};
export type FieldInstanceInput = {
  booleanValue?: boolean | null | undefined;
  dateValue?: string | null | undefined;
  displayContext?: DisplayContext | null | undefined;
  displayOrder?: number | null | undefined;
  field?: string | null | undefined;
  fieldId?: string | null | undefined;
  floatValue?: number | null | undefined;
  inputType: InputType;
  intValue?: number | null | undefined;
  item?: FieldInstanceItemInput | null | undefined;
  key: string;
  onSourceChange?: SourcePolicy | null | undefined;
  partyIdMultiValue?: ReadonlyArray<string> | null | undefined;
  required?: boolean | null | undefined;
  source?: string | null | undefined;
  sourceFieldInstanceValueId?: string | null | undefined;
  spectrumFieldVersionId?: string | null | undefined;
  stringMultiValue?: ReadonlyArray<string> | null | undefined;
  stringValue?: string | null | undefined;
  timeValue?: string | null | undefined;
  value?: FieldValue | null | undefined;
};
export type FieldInstanceItemInput = {
  form: string;
  item: string;
};
export type BlueprintFieldInput = {
  columns?: ReadonlyArray<FieldColumnInput> | null | undefined;
  constraints?: FieldConstraintsInput | null | undefined;
  key: string;
  kind: FieldKind;
  mayAppend?: boolean | null | undefined;
  name: string;
  options: ReadonlyArray<FieldOptionInput>;
  origin?: FieldOriginInput | null | undefined;
  unit?: string | null | undefined;
};
export type FieldColumnInput = {
  constraints?: FieldConstraintsInput | null | undefined;
  key: string;
  kind: ColumnKind;
  mayAppend?: boolean | null | undefined;
  name: string;
  options: ReadonlyArray<FieldOptionInput>;
  required: boolean;
  unit?: string | null | undefined;
};
export type FieldConstraintsInput = {
  allowLink?: boolean | null | undefined;
  day?: DayRule | null | undefined;
  decimals?: number | null | undefined;
  documentTypes?: ReadonlyArray<string> | null | undefined;
  grouping?: boolean | null | undefined;
  markdown?: boolean | null | undefined;
  max?: number | null | undefined;
  maxKilobytes?: number | null | undefined;
  maxLength?: number | null | undefined;
  maxParties?: number | null | undefined;
  min?: number | null | undefined;
  minLength?: number | null | undefined;
  multiple?: boolean | null | undefined;
  oneLine?: boolean | null | undefined;
  startOfDay?: boolean | null | undefined;
  withTime?: boolean | null | undefined;
};
export type FieldOptionInput = {
  id: string;
  name: string;
};
export type FieldOriginInput = {
  field: string;
  version: number;
};
export type BlueprintFormInput = {
  description: string;
  form: string;
  key: string;
  language: Locale;
  name: string;
  sections: ReadonlyArray<FormSectionInput>;
  translations: ReadonlyArray<FormTextInput>;
  version: number;
};
export type FormSectionInput = {
  columns: number;
  description: string;
  items: ReadonlyArray<FormItemInput>;
  key: string;
  name: string;
  rule?: FormRuleInput | null | undefined;
};
export type FormItemInput = {
  column: number;
  field?: string | null | undefined;
  help?: string | null | undefined;
  inputType?: FormInputType | null | undefined;
  key: string;
  rules?: ReadonlyArray<FormRuleInput> | null | undefined;
  text?: string | null | undefined;
  value?: FieldValue | null | undefined;
};
export type FormRuleInput = {
  comparisons: ReadonlyArray<FormComparisonInput>;
  effect: FormEffect;
  groups?: ReadonlyArray<ConditionMatch> | null | undefined;
  match: ConditionMatch;
};
export type FormComparisonInput = {
  group?: number | null | undefined;
  item: string;
  operator: ConditionOperator;
  values: ReadonlyArray<FieldValue>;
};
export type FormTextInput = {
  key: string;
  locale: Locale;
  text?: string | null | undefined;
};
export type BlueprintStageInput = {
  condition?: StageConditionInput | null | undefined;
  description: string;
  displayOrder: number;
  key: string;
  name: string;
  openTasks?: OpenTasks | null | undefined;
  restartRule?: RestartRule | null | undefined;
  sla?: DurationInput | null | undefined;
  trigger: StageTriggerInput;
};
export type StageConditionInput = {
  match: ConditionMatch;
  parts: ReadonlyArray<ConditionPartInput>;
  whenUnknown: ConditionWhenUnknown;
};
export type ConditionPartInput = {
  fact?: TaskFact | null | undefined;
  instance?: string | null | undefined;
  leftFieldInstanceValueID?: string | null | undefined;
  match?: ConditionMatch | null | undefined;
  operator?: ConditionOperator | null | undefined;
  operatorV2?: ConditionOperator | null | undefined;
  parts?: ReadonlyArray<GroupedConditionInput> | null | undefined;
  rightBooleanValue?: boolean | null | undefined;
  rightDateMultiValue?: ReadonlyArray<string> | null | undefined;
  rightDateValue?: string | null | undefined;
  rightFloatMultiValue?: ReadonlyArray<number> | null | undefined;
  rightFloatValue?: number | null | undefined;
  rightIntMultiValue?: ReadonlyArray<number> | null | undefined;
  rightIntValue?: number | null | undefined;
  rightPartyIDMultiValue?: ReadonlyArray<string> | null | undefined;
  rightPartyIdMultiValue?: ReadonlyArray<string> | null | undefined;
  rightStringMultiValue?: ReadonlyArray<string> | null | undefined;
  rightStringValue?: string | null | undefined;
  rightTimeMultiValue?: ReadonlyArray<string> | null | undefined;
  rightTimeValue?: string | null | undefined;
  task?: string | null | undefined;
  values?: ReadonlyArray<FieldValue> | null | undefined;
};
export type GroupedConditionInput = {
  fact?: TaskFact | null | undefined;
  instance?: string | null | undefined;
  leftFieldInstanceValueID?: string | null | undefined;
  match?: ConditionMatch | null | undefined;
  operator?: ConditionOperator | null | undefined;
  operatorV2?: ConditionOperator | null | undefined;
  parts?: ReadonlyArray<NestedConditionInput> | null | undefined;
  rightBooleanValue?: boolean | null | undefined;
  rightDateMultiValue?: ReadonlyArray<string> | null | undefined;
  rightDateValue?: string | null | undefined;
  rightFloatMultiValue?: ReadonlyArray<number> | null | undefined;
  rightFloatValue?: number | null | undefined;
  rightIntMultiValue?: ReadonlyArray<number> | null | undefined;
  rightIntValue?: number | null | undefined;
  rightPartyIDMultiValue?: ReadonlyArray<string> | null | undefined;
  rightPartyIdMultiValue?: ReadonlyArray<string> | null | undefined;
  rightStringMultiValue?: ReadonlyArray<string> | null | undefined;
  rightStringValue?: string | null | undefined;
  rightTimeMultiValue?: ReadonlyArray<string> | null | undefined;
  rightTimeValue?: string | null | undefined;
  task?: string | null | undefined;
  values?: ReadonlyArray<FieldValue> | null | undefined;
};
export type NestedConditionInput = {
  fact?: TaskFact | null | undefined;
  instance?: string | null | undefined;
  leftFieldInstanceValueID?: string | null | undefined;
  match?: ConditionMatch | null | undefined;
  operator?: ConditionOperator | null | undefined;
  operatorV2?: ConditionOperator | null | undefined;
  rightBooleanValue?: boolean | null | undefined;
  rightDateMultiValue?: ReadonlyArray<string> | null | undefined;
  rightDateValue?: string | null | undefined;
  rightFloatMultiValue?: ReadonlyArray<number> | null | undefined;
  rightFloatValue?: number | null | undefined;
  rightIntMultiValue?: ReadonlyArray<number> | null | undefined;
  rightIntValue?: number | null | undefined;
  rightPartyIDMultiValue?: ReadonlyArray<string> | null | undefined;
  rightPartyIdMultiValue?: ReadonlyArray<string> | null | undefined;
  rightStringMultiValue?: ReadonlyArray<string> | null | undefined;
  rightStringValue?: string | null | undefined;
  rightTimeMultiValue?: ReadonlyArray<string> | null | undefined;
  rightTimeValue?: string | null | undefined;
  task?: string | null | undefined;
  values?: ReadonlyArray<FieldValue> | null | undefined;
};
export type DurationInput = {
  amount: number;
  countedIn?: CountedIn | null | undefined;
  unit: DurationUnit;
};
export type StageTriggerInput = {
  date?: DateRuleInput | null | undefined;
  join?: StageJoin | null | undefined;
  kind: StageTriggerKind;
  stages?: ReadonlyArray<string> | null | undefined;
};
export type DateRuleInput = {
  amount?: number | null | undefined;
  countedIn?: CountedIn | null | undefined;
  date?: string | null | undefined;
  days?: number | null | undefined;
  instance?: string | null | undefined;
  kind: DateRuleKind;
  unit?: DurationUnit | null | undefined;
};
export type BlueprintTaskInput = {
  acknowledgement?: Acknowledgement | null | undefined;
  afterTasks: ReadonlyArray<string>;
  approvals: ReadonlyArray<ApprovalStepInput>;
  assignees: ReadonlyArray<string>;
  automation?: AutomationInput | null | undefined;
  backups?: ReadonlyArray<string> | null | undefined;
  cc?: ReadonlyArray<string> | null | undefined;
  ccFrom?: ReadonlyArray<string> | null | undefined;
  clockStops?: ReadonlyArray<ClockStop> | null | undefined;
  completion?: Completion | null | undefined;
  deadline?: DeadlineInput | null | undefined;
  description: string;
  displayOrder: number;
  due?: DateRuleInput | null | undefined;
  fields?: ReadonlyArray<FieldInstanceInput> | null | undefined;
  key: string;
  link?: LinkRuleInput | null | undefined;
  managersOf?: ReadonlyArray<ManagerOfInput> | null | undefined;
  name: string;
  need?: TaskNeed | null | undefined;
  notBefore?: DateRuleInput | null | undefined;
  peopleFrom?: ReadonlyArray<string> | null | undefined;
  rejectAction: RejectActionInput;
  restartRule?: RestartRule | null | undefined;
  review?: ReviewRuleInput | null | undefined;
  reviewResume?: ReviewResume | null | undefined;
  rule?: ApprovalRule | null | undefined;
  stage: string;
  startOutcomes?: ReadonlyArray<StartOutcomeInput> | null | undefined;
  type: TaskType;
  voting?: VotingInput | null | undefined;
};
export type ApprovalStepInput = {
  approvers: ReadonlyArray<string>;
  backups?: ReadonlyArray<string> | null | undefined;
  deadline?: DeadlineInput | null | undefined;
  due?: DateRuleInput | null | undefined;
  key: string;
  level: number;
  managersOf?: ReadonlyArray<ManagerOfInput> | null | undefined;
  peopleFrom?: ReadonlyArray<string> | null | undefined;
  rejectAction?: RejectEffectInput | null | undefined;
  requiresComment: boolean;
  rule: ApprovalRule;
  voting?: VotingInput | null | undefined;
};
export type DeadlineInput = {
  countedFrom: CountedFrom;
  escalations: ReadonlyArray<EscalationInput>;
  expiry?: ExpiryRuleInput | null | undefined;
};
export type EscalationInput = {
  action: EscalationAction;
  key: string;
  party?: string | null | undefined;
  task?: string | null | undefined;
  time: DurationInput;
  when: EscalationWhen;
};
export type ExpiryRuleInput = {
  grace: DurationInput;
  outcome: ExpiryOutcome;
  party?: string | null | undefined;
};
export type ManagerOfInput = {
  instance?: string | null | undefined;
  kind: ManagerOfKind;
  person?: string | null | undefined;
};
export type RejectEffectInput = {
  kind: RejectActionKind;
  stage?: string | null | undefined;
  task?: string | null | undefined;
};
export type VotingInput = {
  eachMember: boolean;
  mayCounter?: boolean | null | undefined;
  mayPassOn: boolean;
  newVoters: boolean;
  onChange?: ChangePolicy | null | undefined;
  rejectRule: RejectRule;
  threshold: number;
};
export type AutomationInput = {
  bodyEntries?: ReadonlyArray<NamedTemplateInput> | null | undefined;
  bodyKind: AutomationBodyKind;
  bodyText?: string | null | undefined;
  expectedStatuses: ReadonlyArray<string>;
  headers: ReadonlyArray<NamedTemplateInput>;
  isAtOnce?: boolean | null | undefined;
  maxAttempts?: number | null | undefined;
  method: HttpMethod;
  outputs: ReadonlyArray<OutputMappingInput>;
  query: ReadonlyArray<NamedTemplateInput>;
  timeoutSeconds?: number | null | undefined;
  url: string;
};
export type NamedTemplateInput = {
  name: string;
  value: string;
};
export type OutputMappingInput = {
  instance: string;
  isRequired: boolean;
  path: string;
};
export type LinkRuleInput = {
  blueprint?: string | null | undefined;
  inputs?: ReadonlyArray<LinkInputInput> | null | undefined;
  name?: string | null | undefined;
  needed?: number | null | undefined;
  onChildRestart?: ChildRestartRule | null | undefined;
  outputs?: ReadonlyArray<LinkOutputInput> | null | undefined;
  owner?: string | null | undefined;
  split?: LinkSplitInput | null | undefined;
};
export type LinkInputInput = {
  column?: string | null | undefined;
  from?: string | null | undefined;
  to: string;
};
export type LinkOutputInput = {
  from: string;
  to: string;
};
export type LinkSplitInput = {
  instance?: string | null | undefined;
  kind: LinkSplitKind;
  values?: ReadonlyArray<string> | null | undefined;
};
export type RejectActionInput = {
  kind: RejectActionKind;
  requiresComment: boolean;
  stage?: string | null | undefined;
  task?: string | null | undefined;
};
export type ReviewRuleInput = {
  keepsVotes: boolean;
  onRevoke: OnRevoke;
  reworkTime?: DurationInput | null | undefined;
};
export type StartOutcomeInput = {
  outcome: WantedOutcome;
  task: string;
};
export type BlueprintSettingsInput = {
  autoAdjustDueOn?: boolean | null | undefined;
  dynamicDueDates?: boolean | null | undefined;
  editableSharedFields?: boolean | null | undefined;
  isLocked?: boolean | null | undefined;
  nameTemplate?: string | null | undefined;
  rejectCycleLimit?: number | null | undefined;
};
export type BlueprintVariantInput = {
  blueprint: string;
  when?: StageConditionInput | null | undefined;
};
export type draftServerSaveMutation$variables = {
  input: UpdateBlueprintDraftInput;
};
export type draftServerSaveMutation$data = {
  readonly updateBlueprintDraft: {
    readonly blueprint: {
      readonly draftUpdatedAt: string;
      readonly draftVersion: number;
      readonly hasUnpublishedChanges: boolean;
      readonly id: string;
      readonly name: string;
      readonly stageCount: number;
      readonly status: BlueprintStatus;
      readonly taskCount: number;
    };
  };
};
export type draftServerSaveMutation = {
  response: draftServerSaveMutation$data;
  variables: draftServerSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "BlueprintPayload",
    "kind": "LinkedField",
    "name": "updateBlueprintDraft",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Blueprint",
        "kind": "LinkedField",
        "name": "blueprint",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "draftVersion",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "draftUpdatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasUnpublishedChanges",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stageCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "taskCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "draftServerSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "draftServerSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d70e9b95892098ac21eca4e82b8ca8f3",
    "id": null,
    "metadata": {},
    "name": "draftServerSaveMutation",
    "operationKind": "mutation",
    "text": "mutation draftServerSaveMutation($input:UpdateBlueprintDraftInput!){updateBlueprintDraft(input:$input){blueprint{id,name,status,draftVersion,draftUpdatedAt,hasUnpublishedChanges,stageCount,taskCount}}}"
  }
};
})();

(node as any).hash = "c9b369b3fac3a8b8462cb66d6d6838c5";

export default node;
