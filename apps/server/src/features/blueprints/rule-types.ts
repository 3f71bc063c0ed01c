import type {
  ApprovalStep,
  BlueprintSettings,
  BlueprintStage,
  BlueprintTask,
  DueRule,
  OpenTasks,
  RestartRule,
  ReviewResume,
  StageTrigger,
  TaskNeed,
} from '@baton/domain/blueprint/content';
import { contentAccesses } from '@baton/domain/access/content-access';
import { automationToWire } from '@baton/domain/blueprint/wire/wire-automation';
import { builder } from '../../platform/graphql/builder.ts';
import { DeadlineRef, DurationRef } from './deadline-types.ts';
import { CountedInRef, DurationUnitRef } from './duration-types.ts';
import { AutomationRef } from './automation-types.ts';
import { conditionToWire } from '@baton/domain/blueprint/wire/wire-conditions';
import { StageConditionRef } from './condition-types.ts';
import { FieldInstanceRef } from './field-types.ts';
import { ReviewRuleRef } from './review-types.ts';
import { ClockStopRef, StartOutcomeRef } from './wait-types.ts';
import { AcknowledgementRef, CompletionRef, ManagerOfRef, VotingRef } from './staffing-types.ts';
import { LinkRuleRef } from './link-types.ts';
import { ApprovalRuleRef, TaskTypeRef, rejectionRefs } from '../tasks/index.ts';

/** Parts of a document in the API: unions become flat types with nullable fields. */
export const DateRuleKindRef = builder.enumType('DateRuleKind', {
  description:
    'FIXED: a date. WORKFLOW_START: days after the start of the workflow. DURATION: time from the start of the task. FIELD: days from the date of a field.',
  values: ['FIXED', 'WORKFLOW_START', 'DURATION', 'FIELD'] as const,
});
export const StageTriggerKindRef = builder.enumType('StageTriggerKind', {
  values: ['WORKFLOW_START', 'PREVIOUS_STAGE', 'AFTER_STAGES', 'DATE'] as const,
});
export const StageJoinRef = builder.enumType('StageJoin', {
  description: 'Which of several stages must be completed.',
  values: ['ALL_RESOLVED', 'ALL_COMPLETED', 'ANY_COMPLETED'] as const,
});

export const DateRuleRef = builder.objectRef<DueRule>('DateRule').implement({
  description:
    'FIXED uses date. WORKFLOW_START uses days. DURATION (due only) uses amount and unit. FIELD uses instance and days.',
  fields: (t) => ({
    kind: t.field({ type: DateRuleKindRef, resolve: ({ kind }) => kind }),
    date: t.field({
      type: 'Date',
      nullable: true,
      resolve: (rule) => (rule.kind === 'FIXED' ? rule.date : null),
    }),
    days: t.int({
      nullable: true,
      resolve: (rule) =>
        rule.kind === 'WORKFLOW_START' || rule.kind === 'FIELD' ? rule.days : null,
    }),
    instance: t.id({
      nullable: true,
      description: 'Field instance with the date, for FIELD.',
      resolve: (rule) => (rule.kind === 'FIELD' ? rule.instance : null),
    }),
    amount: t.float({
      nullable: true,
      resolve: (rule) => (rule.kind === 'DURATION' ? rule.amount : null),
    }),
    unit: t.field({
      type: DurationUnitRef,
      nullable: true,
      resolve: (rule) => (rule.kind === 'DURATION' ? rule.unit : null),
    }),
    countedIn: t.field({
      type: CountedInRef,
      nullable: true,
      description: 'Null for a fixed date.',
      resolve: (rule) => (rule.kind === 'FIXED' ? null : (rule.countedIn ?? 'CALENDAR')),
    }),
  }),
});

export const StageTriggerRef = builder.objectRef<StageTrigger>('StageTrigger').implement({
  description: 'When a stage starts. AFTER_STAGES uses stages and join. DATE uses date.',
  fields: (t) => ({
    kind: t.field({ type: StageTriggerKindRef, resolve: ({ kind }) => kind }),
    stages: t.idList({
      description: 'Keys of the predecessors.',
      resolve: (trigger) => (trigger.kind === 'AFTER_STAGES' ? trigger.stages : []),
    }),
    join: t.field({
      type: StageJoinRef,
      description: 'For AFTER_STAGES only.',
      resolve: (trigger) => (trigger.kind === 'AFTER_STAGES' ? trigger.join : 'ALL_RESOLVED'),
    }),
    date: t.field({
      type: DateRuleRef,
      nullable: true,
      resolve: (trigger) => (trigger.kind === 'DATE' ? trigger.date : null),
    }),
  }),
});

export const RestartRuleRef = builder.enumType('RestartRule', {
  description:
    'Effect of a restart. RUN_ALWAYS: runs again. SKIP_ON_RESTART: keeps its result. ONLY_ON_RESTART: runs only on a restart.',
  values: [
    'RUN_ALWAYS',
    'SKIP_ON_RESTART',
    'ONLY_ON_RESTART',
  ] as const satisfies readonly RestartRule[],
});

export const OpenTasksRef = builder.enumType('OpenTasks', {
  description: 'What happens to open optional tasks when the stage completes.',
  values: ['SKIP', 'LEAVE'] as const satisfies readonly OpenTasks[],
});

export const TaskNeedRef = builder.enumType('TaskNeed', {
  description:
    "REQUIRED: can't be skipped. NORMAL: the stage waits for it. OPTIONAL: the stage doesn't wait.",
  values: ['REQUIRED', 'NORMAL', 'OPTIONAL'] as const satisfies readonly TaskNeed[],
});

export const ReviewResumeRef = builder.enumType('ReviewResume', {
  description: 'First approval level after rework.',
  values: ['FIRST_LEVEL', 'REJECTING_LEVEL'] as const satisfies readonly ReviewResume[],
});

export const ContentAccessRef = builder.enumType('ContentAccess', {
  description:
    'What everyone with a task in a workflow sees. WORKFLOW: all of it. OWN_TASKS: their own tasks and shared fields. External and limited users see their own tasks only.',
  values: contentAccesses,
});

export const BlueprintSettingsRef = builder
  .objectRef<BlueprintSettings>('BlueprintSettings')
  .implement({
    description: 'Settings of the workflows of a blueprint.',
    fields: (t) => ({
      dynamicDueDates: t.exposeBoolean('dynamicDueDates', {
        description:
          'True if due dates follow the actual start of each task. Otherwise, they are planned at the start of the workflow.',
      }),
      autoAdjustDueOn: t.exposeBoolean('autoAdjustDueOn', {
        description: 'True if resuming a workflow moves open due dates by the length of the pause.',
      }),
      editableSharedFields: t.exposeBoolean('editableSharedFields', {
        description: 'True if submitted values can be changed wherever they are shown.',
      }),
      contentAccess: t.field({
        type: ContentAccessRef,
        description: 'What people with a task in a workflow can see.',
        resolve: ({ contentAccess }) => contentAccess,
      }),
      nameTemplate: t.exposeString('nameTemplate', {
        description:
          'Name of new workflows, with {blueprint}, {date}, {reference}, and intake field names. If empty, the blueprint name and the date.',
      }),
      isLocked: t.exposeBoolean('isLocked', {
        description: 'True if only admins can change in a workflow what the blueprint defines.',
      }),
      rejectCycleLimit: t.exposeInt('rejectCycleLimit', {
        description: 'How often a task can be sent back before it gets a problem.',
      }),
    }),
  });

export const BlueprintStageRef = builder.objectRef<BlueprintStage>('BlueprintStage').implement({
  description: 'Stage of a blueprint.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key that stays the same in all versions.' }),
    name: t.exposeString('name'),
    description: t.exposeString('description', { description: 'Description as rich text.' }),
    displayOrder: t.exposeFloat('displayOrder'),
    trigger: t.field({ type: StageTriggerRef, resolve: ({ trigger }) => trigger }),
    condition: t.field({
      type: StageConditionRef,
      nullable: true,
      description: 'Start condition. Null if the stage always runs.',
      resolve: ({ condition }) => conditionToWire(condition),
    }),
    restartRule: t.field({ type: RestartRuleRef, resolve: ({ restartRule }) => restartRule }),
    openTasks: t.field({ type: OpenTasksRef, resolve: ({ openTasks }) => openTasks }),
    sla: t.field({
      type: DurationRef,
      nullable: true,
      description: 'Duration of the stage from its start. Null without a limit.',
      resolve: ({ sla }) => sla,
    }),
  }),
});

const ApprovalStepRef = builder.objectRef<ApprovalStep>('ApprovalStep').implement({
  description: 'Approval of a submitted task.',
  fields: (t) => ({
    key: t.exposeID('key'),
    level: t.exposeInt('level', {
      description:
        'Order of the approval. Level 1 is first. Approvals of one level run in parallel.',
    }),
    approvers: t.idList({ resolve: ({ approvers }) => approvers }),
    rule: t.field({ type: ApprovalRuleRef, resolve: ({ rule }) => rule }),
    voting: t.field({ type: VotingRef, resolve: ({ voting }) => voting }),
    peopleFrom: t.idList({
      description: 'Field instances whose people also approve.',
      resolve: ({ peopleFrom }) => peopleFrom,
    }),
    managersOf: t.field({
      type: [ManagerOfRef],
      description: 'Managers who approve in addition to the named approvers.',
      resolve: ({ managersOf }) => managersOf,
    }),
    backups: t.idList({
      description: 'Approvers if no other approver is left.',
      resolve: ({ backups }) => backups,
    }),
    requiresComment: t.exposeBoolean('requiresComment'),
    due: t.field({ type: DateRuleRef, nullable: true, resolve: ({ due }) => due }),
    deadline: t.field({ type: DeadlineRef, resolve: ({ deadline }) => deadline }),
    rejectAction: t.field({
      type: rejectionRefs.effect,
      resolve: ({ rejectAction }) => rejectAction,
    }),
  }),
});

export const BlueprintTaskRef = builder.objectRef<BlueprintTask>('BlueprintTask').implement({
  description: 'Task of a blueprint.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key that stays the same in all versions.' }),
    stage: t.exposeID('stage', { description: 'Key of the stage.' }),
    displayOrder: t.exposeFloat('displayOrder'),
    type: t.field({ type: TaskTypeRef, resolve: ({ type }) => type }),
    name: t.exposeString('name'),
    description: t.exposeString('description', { description: 'Description as rich text.' }),
    tags: t.stringList({
      description: 'Tags that each task created from it gets.',
      resolve: ({ tags }) => [...tags],
    }),
    assignees: t.idList({
      description: 'Assignees. For an APPROVAL, approvers.',
      resolve: ({ assignees }) => assignees,
    }),
    peopleFrom: t.idList({
      description: 'Field instances whose people are also assignees.',
      resolve: ({ peopleFrom }) => peopleFrom,
    }),
    ccFrom: t.idList({
      description: 'Field instances whose people also watch the task.',
      resolve: ({ ccFrom }) => ccFrom,
    }),
    managersOf: t.field({
      type: [ManagerOfRef],
      description: 'Managers who are assignees in addition to the named ones.',
      resolve: ({ managersOf }) => managersOf,
    }),
    backups: t.idList({
      description: 'Assignees if no other assignee is left.',
      resolve: ({ backups }) => backups,
    }),
    cc: t.idList({ description: 'Watchers.', resolve: ({ cc }) => cc }),
    acknowledgement: t.field({
      type: AcknowledgementRef,
      resolve: ({ acknowledgement }) => acknowledgement,
    }),
    completion: t.field({ type: CompletionRef, resolve: ({ completion }) => completion }),
    rule: t.field({
      type: ApprovalRuleRef,
      description: 'Approval rule of an APPROVAL.',
      resolve: ({ rule }) => rule,
    }),
    voting: t.field({ type: VotingRef, resolve: ({ voting }) => voting }),
    due: t.field({ type: DateRuleRef, nullable: true, resolve: ({ due }) => due }),
    deadline: t.field({ type: DeadlineRef, resolve: ({ deadline }) => deadline }),
    afterTasks: t.idList({
      description: 'Keys of the tasks that must be completed or skipped first.',
      resolve: ({ trigger }) => trigger.afterTasks,
    }),
    clockStops: t.field({ type: [ClockStopRef], resolve: (task) => task.clockStops }),
    startOutcomes: t.field({
      type: [StartOutcomeRef],
      description: 'Required outcomes of predecessors. Other predecessors can have any outcome.',
      resolve: ({ startOutcomes }) => startOutcomes,
    }),
    notBefore: t.field({
      type: DateRuleRef,
      nullable: true,
      resolve: ({ trigger }) => trigger.notBefore,
    }),
    approvals: t.field({ type: [ApprovalStepRef], resolve: ({ approvals }) => approvals }),
    link: t.field({
      type: LinkRuleRef,
      nullable: true,
      description: 'Workflows that a LINKED_WORKFLOW task starts.',
      resolve: ({ link }) => link,
    }),
    rejectAction: t.field({
      type: rejectionRefs.action,
      resolve: ({ rejectAction }) => rejectAction,
    }),
    restartRule: t.field({ type: RestartRuleRef, resolve: ({ restartRule }) => restartRule }),
    fields: t.field({
      type: [FieldInstanceRef],
      description: 'Form fields in order.',
      resolve: ({ fields }) => fields,
    }),
    automation: t.field({
      type: AutomationRef,
      nullable: true,
      description: 'Request of an AUTOMATION task.',
      resolve: ({ automation }) => (automation === null ? null : automationToWire(automation)),
    }),
    need: t.field({ type: TaskNeedRef, resolve: ({ need }) => need }),
    reviewResume: t.field({ type: ReviewResumeRef, resolve: ({ reviewResume }) => reviewResume }),
    review: t.field({ type: ReviewRuleRef, resolve: ({ review }) => review }),
  }),
});
