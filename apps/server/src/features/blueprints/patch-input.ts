import { blueprintLimits } from '@baton/domain/blueprint/validate/validate';
import { builder } from '../../platform/graphql/builder.ts';
import { DeadlineInput, DurationInput } from './content/deadline-types.ts';
import { CountedInRef, DurationUnitRef } from './content/duration-types.ts';
import { AutomationInput } from './content/automation-types.ts';
import { StageConditionInput } from './content/condition-types.ts';
import { BlueprintFieldInput, FieldInstanceInput } from './content/field-types.ts';
import { BlueprintFormInput } from './content/form-types.ts';
import { ApprovalRuleRef, TaskTypeRef, rejectionRefs } from '../tasks/index.ts';
import { LinkRuleInput } from './content/link-types.ts';
import { ReviewRuleInput } from './content/review-types.ts';
import { BlueprintVariantInput } from './content/variant-types.ts';
import { ClockStopRef, StartOutcomeInput } from './content/wait-types.ts';
import {
  ContentAccessRef,
  OpenTasksRef,
  RestartRuleRef,
  ReviewResumeRef,
  TaskNeedRef,
} from './content/rule-types.ts';
import { DateRuleKindRef, StageJoinRef, StageTriggerKindRef } from './content/trigger-types.ts';
import {
  AcknowledgementRef,
  CompletionRef,
  ManagerOfInput,
  VotingInput,
} from './content/staffing-types.ts';

const DateRuleInput = builder.inputType('DateRuleInput', {
  description: 'How a date is set.',
  fields: (t) => ({
    kind: t.field({ type: DateRuleKindRef, required: true, description: 'How the date is set.' }),
    date: t.field({ type: 'Date', description: 'Fixed date. Null if not fixed.' }),
    days: t.int({ description: 'Days from the base date. Null if not counted from one.' }),
    instance: t.id({ description: 'Field instance with the date, for FIELD.' }),
    amount: t.float({ description: 'Duration. Null if not set by a duration.' }),
    unit: t.field({
      type: DurationUnitRef,
      description: 'Unit of the duration. Null if not set by a duration.',
    }),
    countedIn: t.field({
      type: CountedInRef,
      description: 'Default: CALENDAR.',
    }),
  }),
});
const StageTriggerInput = builder.inputType('StageTriggerInput', {
  description: 'When a stage starts.',
  fields: (t) => ({
    kind: t.field({
      type: StageTriggerKindRef,
      required: true,
      description: 'What starts the stage.',
    }),
    stages: t.idList({ description: 'Keys of the predecessors.' }),
    join: t.field({ type: StageJoinRef, description: 'For AFTER_STAGES only.' }),
    date: t.field({
      type: DateRuleInput,
      description: "Start date. Null if the stage doesn't start by date.",
    }),
  }),
});
const RejectActionInput = builder.inputType('RejectActionInput', {
  description: 'What happens after a rejection.',
  fields: (t) => ({
    kind: t.field({ type: rejectionRefs.kind, required: true, description: 'What happens.' }),
    task: t.id({ description: 'Key of the task that is sent back or gets the problem.' }),
    stage: t.id({ description: 'Key of the stage to restart.' }),
    requiresComment: t.boolean({
      required: true,
      description: 'True if a rejection needs a comment.',
    }),
  }),
});
const RejectEffectInput = builder.inputType('RejectEffectInput', {
  description: 'What happens after a rejection of an approval.',
  fields: (t) => ({
    kind: t.field({ type: rejectionRefs.kind, required: true, description: 'What happens.' }),
    task: t.id({
      description: 'Key of the task to reopen or report a problem on. Null for other effects.',
    }),
    stage: t.id({ description: 'Key of the stage to restart. Null for other effects.' }),
  }),
});
const BlueprintStageInput = builder.inputType('BlueprintStageInput', {
  description: 'Stage of a blueprint.',
  fields: (t) => ({
    key: t.id({ required: true, description: 'Key that stays the same in all versions.' }),
    name: t.string({ required: true, description: 'Name of the stage.' }),
    description: t.string({ required: true, description: 'Description as rich text.' }),
    displayOrder: t.float({
      required: true,
      description: 'Position among the stages. Smaller numbers come first.',
    }),
    trigger: t.field({
      type: StageTriggerInput,
      required: true,
      description: 'What starts the stage.',
    }),
    restartRule: t.field({ type: RestartRuleRef, description: 'Default: RUN_ALWAYS.' }),
    condition: t.field({ type: StageConditionInput, description: 'Default: no condition.' }),
    openTasks: t.field({ type: OpenTasksRef, description: 'Default: SKIP.' }),
    sla: t.field({ type: DurationInput, description: 'Default: no duration.' }),
  }),
});
const ApprovalStepInput = builder.inputType('ApprovalStepInput', {
  description: 'Approval of a submitted task.',
  fields: (t) => ({
    key: t.id({ required: true, description: 'Key that stays the same in all versions.' }),
    level: t.int({
      required: true,
      description:
        'Order of the approval. Level 1 is first. Approvals of one level run in parallel.',
    }),
    approvers: t.idList({ required: true, description: 'Named approvers.' }),
    rule: t.field({
      type: ApprovalRuleRef,
      required: true,
      description: 'How many approvers must approve.',
    }),
    voting: t.field({ type: VotingInput, description: 'Settings of the approval rule.' }),
    peopleFrom: t.idList({ description: 'Field instances whose people also approve.' }),
    managersOf: t.field({
      type: [ManagerOfInput],
      description: 'Managers who approve in addition to the named approvers.',
    }),
    backups: t.idList({ description: 'Approvers if no other approver is left.' }),
    requiresComment: t.boolean({
      required: true,
      description: 'True if a rejection needs a comment.',
    }),
    due: t.field({ type: DateRuleInput, description: 'Due date. Null without one.' }),
    deadline: t.field({
      type: DeadlineInput,
      description: 'Due date rules. If not set, nothing happens when the approval is overdue.',
    }),
    rejectAction: t.field({ type: RejectEffectInput, description: 'Default: REWORK.' }),
  }),
});
const BlueprintTaskInput = builder.inputType('BlueprintTaskInput', {
  description: 'Task of a blueprint.',
  fields: (t) => ({
    key: t.id({ required: true, description: 'Key that stays the same in all versions.' }),
    stage: t.id({ required: true, description: 'Key of the stage.' }),
    displayOrder: t.float({
      required: true,
      description: 'Position among the tasks of the stage. Smaller numbers come first.',
    }),
    type: t.field({ type: TaskTypeRef, required: true, description: 'Type of the task.' }),
    name: t.string({ required: true, description: 'Name of the task.' }),
    description: t.string({ required: true, description: 'Description as rich text.' }),
    tags: t.idList({ description: 'Default: none.' }),
    assignees: t.idList({ required: true, description: 'Assignees. For an APPROVAL, approvers.' }),
    peopleFrom: t.idList({ description: 'Field instances whose people are also assignees.' }),
    ccFrom: t.idList({ description: 'Field instances whose people also watch the task.' }),
    managersOf: t.field({
      type: [ManagerOfInput],
      description: 'Managers who are assignees in addition to the named ones.',
    }),
    backups: t.idList({ description: 'Assignees if no other assignee is left.' }),
    cc: t.idList({ description: 'Watchers.' }),
    acknowledgement: t.field({
      type: AcknowledgementRef,
      description: 'Who must accept the task before work starts.',
    }),
    completion: t.field({ type: CompletionRef, description: 'Which assignees must submit.' }),
    rule: t.field({ type: ApprovalRuleRef, description: 'Approval rule of an APPROVAL.' }),
    voting: t.field({ type: VotingInput, description: 'Settings of the approval rule.' }),
    due: t.field({ type: DateRuleInput, description: 'Due date. Null without one.' }),
    deadline: t.field({
      type: DeadlineInput,
      description: 'Due date rules. If not set, nothing happens when the approval is overdue.',
    }),
    afterTasks: t.idList({
      required: true,
      description: 'Keys of the tasks that must be completed or skipped first.',
    }),
    review: t.field({
      type: ReviewRuleInput,
      description: 'Default: the standard rework rule.',
    }),
    startOutcomes: t.field({
      type: [StartOutcomeInput],
      description: 'Required outcomes of predecessors. Other predecessors can have any outcome.',
    }),
    clockStops: t.field({
      type: [ClockStopRef],
      description: "Default: the due date isn't paused.",
    }),
    notBefore: t.field({
      type: DateRuleInput,
      description: 'Start date. Null if the task starts as soon as it can.',
    }),
    approvals: t.field({
      type: [ApprovalStepInput],
      required: true,
      description: 'Approvals after the submission.',
    }),
    link: t.field({
      type: LinkRuleInput,
      description: 'Workflows that a LINKED_WORKFLOW task starts.',
    }),
    rejectAction: t.field({
      type: RejectActionInput,
      required: true,
      description: 'What happens after a rejection.',
    }),
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
    rejectCycleLimit: t.int({
      description: 'How often a task can be sent back before it gets a problem.',
    }),
    dynamicDueDates: t.boolean({
      description:
        'True if due dates follow the actual start of each task. Otherwise, they are planned at the start of the workflow.',
    }),
    autoAdjustDueOn: t.boolean({
      description: 'True if resuming a workflow moves open due dates by the length of the pause.',
    }),
    editableSharedFields: t.boolean({
      description: 'True if submitted values can be changed wherever they are shown.',
    }),
    contentAccess: t.field({
      type: ContentAccessRef,
      description: 'What people with a task in a workflow can see.',
    }),
    isLocked: t.boolean({
      description: 'True if only admins can change in a workflow what the blueprint defines.',
    }),
    nameTemplate: t.string({
      description:
        'Name of new workflows, with {blueprint}, {date}, {reference}, and intake field names. If empty, the blueprint name and the date.',
    }),
  }),
});

export const BlueprintPatchInput = builder.inputType('BlueprintPatchInput', {
  description: 'Changes to a draft. Browser and server apply a patch with the same function.',
  fields: (t) => ({
    name: t.string({ description: 'New name.' }),
    description: t.string({ description: 'New description as rich text.' }),
    settings: t.field({
      type: BlueprintSettingsInput,
      description: 'New settings of the workflows.',
    }),
    putStages: t.field({
      type: [BlueprintStageInput],
      required: true,
      description: 'Stages to add or replace, by key.',
    }),
    removeStages: t.idList({ required: true, description: 'Keys of the stages to remove.' }),
    putTasks: t.field({
      type: [BlueprintTaskInput],
      required: true,
      description: 'Tasks to add or replace, by key.',
      extensions: { maxItems: blueprintLimits.tasks },
    }),
    removeTasks: t.idList({
      required: true,
      description: 'Keys of the tasks to remove.',
      extensions: { maxItems: blueprintLimits.tasks },
    }),
    putFields: t.field({
      type: [BlueprintFieldInput],
      description: 'Fields to add or replace, by key.',
    }),
    removeFields: t.idList({ description: 'Keys of the fields to remove.' }),
    putForms: t.field({
      type: [BlueprintFormInput],
      description: 'Forms to add or replace, by key.',
    }),
    removeForms: t.idList({ description: 'Keys of the forms to remove.' }),
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
