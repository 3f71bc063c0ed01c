import { blueprintLimits } from '@baton/domain/blueprint/validate/validate';
import { builder } from '../../platform/graphql/builder.ts';
import { DeadlineInput, DurationInput } from './deadline-types.ts';
import { CountedInRef, DurationUnitRef } from './duration-types.ts';
import { AutomationInput } from './automation-types.ts';
import { StageConditionInput } from './condition-types.ts';
import { BlueprintFieldInput, FieldInstanceInput } from './field-types.ts';
import { BlueprintFormInput } from './form-types.ts';
import { ApprovalRuleRef, TaskTypeRef, rejectionRefs } from '../tasks/index.ts';
import { LinkRuleInput } from './link-types.ts';
import { ReviewRuleInput } from './review-types.ts';
import { BlueprintVariantInput } from './variant-types.ts';
import { ClockStopRef, StartOutcomeInput } from './wait-types.ts';
import {
  ContentAccessRef,
  DateRuleKindRef,
  OpenTasksRef,
  RestartRuleRef,
  ReviewResumeRef,
  StageJoinRef,
  StageTriggerKindRef,
  TaskNeedRef,
} from './rule-types.ts';
import {
  AcknowledgementRef,
  CompletionRef,
  ManagerOfInput,
  VotingInput,
} from './staffing-types.ts';

const DateRuleInput = builder.inputType('DateRuleInput', {
  fields: (t) => ({
    kind: t.field({ type: DateRuleKindRef, required: true }),
    date: t.field({ type: 'Date' }),
    days: t.int(),
    instance: t.id({ description: 'Field instance with the date, for FIELD.' }),
    amount: t.float(),
    unit: t.field({ type: DurationUnitRef }),
    countedIn: t.field({
      type: CountedInRef,
      description: 'Default: CALENDAR.',
    }),
  }),
});
const StageTriggerInput = builder.inputType('StageTriggerInput', {
  fields: (t) => ({
    kind: t.field({ type: StageTriggerKindRef, required: true }),
    stages: t.idList(),
    join: t.field({ type: StageJoinRef }),
    date: t.field({ type: DateRuleInput }),
  }),
});
const RejectActionInput = builder.inputType('RejectActionInput', {
  fields: (t) => ({
    kind: t.field({ type: rejectionRefs.kind, required: true }),
    task: t.id(),
    stage: t.id(),
    requiresComment: t.boolean({ required: true }),
  }),
});
const RejectEffectInput = builder.inputType('RejectEffectInput', {
  fields: (t) => ({
    kind: t.field({ type: rejectionRefs.kind, required: true }),
    task: t.id(),
    stage: t.id(),
  }),
});
const BlueprintStageInput = builder.inputType('BlueprintStageInput', {
  fields: (t) => ({
    key: t.id({ required: true }),
    name: t.string({ required: true }),
    description: t.string({ required: true }),
    displayOrder: t.float({ required: true }),
    trigger: t.field({ type: StageTriggerInput, required: true }),
    restartRule: t.field({ type: RestartRuleRef, description: 'Default: RUN_ALWAYS.' }),
    condition: t.field({ type: StageConditionInput, description: 'Default: no condition.' }),
    openTasks: t.field({ type: OpenTasksRef, description: 'Default: SKIP.' }),
    sla: t.field({ type: DurationInput, description: 'Default: no duration.' }),
  }),
});
const ApprovalStepInput = builder.inputType('ApprovalStepInput', {
  fields: (t) => ({
    key: t.id({ required: true }),
    level: t.int({ required: true }),
    approvers: t.idList({ required: true }),
    rule: t.field({ type: ApprovalRuleRef, required: true }),
    voting: t.field({ type: VotingInput }),
    peopleFrom: t.idList(),
    managersOf: t.field({ type: [ManagerOfInput] }),
    backups: t.idList(),
    requiresComment: t.boolean({ required: true }),
    due: t.field({ type: DateRuleInput }),
    deadline: t.field({
      type: DeadlineInput,
      description: 'Due date rules. If not set, nothing happens when the approval is overdue.',
    }),
    rejectAction: t.field({ type: RejectEffectInput, description: 'Default: REWORK.' }),
  }),
});
const BlueprintTaskInput = builder.inputType('BlueprintTaskInput', {
  fields: (t) => ({
    key: t.id({ required: true }),
    stage: t.id({ required: true }),
    displayOrder: t.float({ required: true }),
    type: t.field({ type: TaskTypeRef, required: true }),
    name: t.string({ required: true }),
    description: t.string({ required: true }),
    tags: t.stringList({ description: 'Default: none.' }),
    assignees: t.idList({ required: true }),
    peopleFrom: t.idList(),
    ccFrom: t.idList(),
    managersOf: t.field({ type: [ManagerOfInput] }),
    backups: t.idList(),
    cc: t.idList(),
    acknowledgement: t.field({ type: AcknowledgementRef }),
    completion: t.field({ type: CompletionRef }),
    rule: t.field({ type: ApprovalRuleRef }),
    voting: t.field({ type: VotingInput }),
    due: t.field({ type: DateRuleInput }),
    deadline: t.field({
      type: DeadlineInput,
      description: 'Due date rules. If not set, nothing happens when the approval is overdue.',
    }),
    afterTasks: t.idList({ required: true }),
    review: t.field({
      type: ReviewRuleInput,
      description: 'Default: the standard rework rule.',
    }),
    startOutcomes: t.field({ type: [StartOutcomeInput] }),
    clockStops: t.field({
      type: [ClockStopRef],
      description: "Default: the due date isn't paused.",
    }),
    notBefore: t.field({ type: DateRuleInput }),
    approvals: t.field({ type: [ApprovalStepInput], required: true }),
    link: t.field({
      type: LinkRuleInput,
      description: 'Workflows that a LINKED_WORKFLOW task starts.',
    }),
    rejectAction: t.field({ type: RejectActionInput, required: true }),
    restartRule: t.field({ type: RestartRuleRef, description: 'Default: RUN_ALWAYS.' }),
    fields: t.field({
      type: [FieldInstanceInput],
      description: 'All form fields. Default: none.',
    }),
    automation: t.field({ type: AutomationInput, description: 'For AUTOMATION only.' }),
    need: t.field({ type: TaskNeedRef, description: 'Default: NORMAL.' }),
    reviewResume: t.field({
      type: ReviewResumeRef,
      description: 'Default: FIRST_LEVEL.',
    }),
  }),
});

const BlueprintSettingsInput = builder.inputType('BlueprintSettingsInput', {
  description: 'Settings to change.',
  fields: (t) => ({
    rejectCycleLimit: t.int(),
    dynamicDueDates: t.boolean(),
    autoAdjustDueOn: t.boolean(),
    editableSharedFields: t.boolean(),
    contentAccess: t.field({ type: ContentAccessRef }),
    isLocked: t.boolean(),
    nameTemplate: t.string(),
  }),
});

export const BlueprintPatchInput = builder.inputType('BlueprintPatchInput', {
  description: 'Changes to a draft. Browser and server apply a patch with the same function.',
  fields: (t) => ({
    name: t.string(),
    description: t.string(),
    settings: t.field({ type: BlueprintSettingsInput }),
    putStages: t.field({ type: [BlueprintStageInput], required: true }),
    removeStages: t.idList({ required: true }),
    putTasks: t.field({
      type: [BlueprintTaskInput],
      required: true,
      extensions: { maxItems: blueprintLimits.tasks },
    }),
    removeTasks: t.idList({ required: true, extensions: { maxItems: blueprintLimits.tasks } }),
    putFields: t.field({ type: [BlueprintFieldInput] }),
    removeFields: t.idList(),
    putForms: t.field({ type: [BlueprintFormInput] }),
    removeForms: t.idList(),
    intake: t.field({
      type: [FieldInstanceInput],
      description: 'All intake fields. If not set, they stay.',
    }),
    variants: t.field({
      type: [BlueprintVariantInput],
      description: 'All variants in order. If not set, they stay.',
    }),
  }),
});
