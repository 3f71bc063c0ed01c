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

/** The parts of a document as the API shows them: unions become flat types with nullable fields. */
export const DateRuleKindRef = builder.enumType('DateRuleKind', {
  description:
    'FIXED: a day. WORKFLOW_START: days after the start. DURATION: time from the start of the task. FIELD: days from the date of a field.',
  values: ['FIXED', 'WORKFLOW_START', 'DURATION', 'FIELD'] as const,
});
export const StageTriggerKindRef = builder.enumType('StageTriggerKind', {
  values: ['WORKFLOW_START', 'PREVIOUS_STAGE', 'AFTER_STAGES', 'DATE'] as const,
});
export const StageJoinRef = builder.enumType('StageJoin', {
  description: 'Which of several stages have to be done, and how.',
  values: ['ALL_RESOLVED', 'ALL_COMPLETED', 'ANY_COMPLETED'] as const,
});

export const DateRuleRef = builder.objectRef<DueRule>('DateRule').implement({
  description:
    'FIXED uses date; WORKFLOW_START uses days; DURATION (due only) uses amount and unit; FIELD uses instance and days.',
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
      description: 'FIELD: the place of the date.',
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
      description: 'Null for a fixed day.',
      resolve: (rule) => (rule.kind === 'FIXED' ? null : (rule.countedIn ?? 'CALENDAR')),
    }),
  }),
});

export const StageTriggerRef = builder.objectRef<StageTrigger>('StageTrigger').implement({
  description: 'When a stage starts. AFTER_STAGES uses stages and join; DATE uses date.',
  fields: (t) => ({
    kind: t.field({ type: StageTriggerKindRef, resolve: ({ kind }) => kind }),
    stages: t.idList({
      description: 'Keys of the stages that it waits for.',
      resolve: (trigger) => (trigger.kind === 'AFTER_STAGES' ? trigger.stages : []),
    }),
    join: t.field({
      type: StageJoinRef,
      description: 'Has a meaning for AFTER_STAGES alone.',
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
    'What a restart makes of a stage or task: RUN_ALWAYS runs it again, SKIP_ON_RESTART keeps its result, ONLY_ON_RESTART runs it only then.',
  values: [
    'RUN_ALWAYS',
    'SKIP_ON_RESTART',
    'ONLY_ON_RESTART',
  ] as const satisfies readonly RestartRule[],
});

export const OpenTasksRef = builder.enumType('OpenTasks', {
  description: 'What becomes of optional tasks that are open when the rest of the stage is done.',
  values: ['SKIP', 'LEAVE'] as const satisfies readonly OpenTasks[],
});

export const TaskNeedRef = builder.enumType('TaskNeed', {
  description:
    'REQUIRED: may not be skipped. NORMAL: the stage waits for it. OPTIONAL: the stage does not.',
  values: ['REQUIRED', 'NORMAL', 'OPTIONAL'] as const satisfies readonly TaskNeed[],
});

export const ReviewResumeRef = builder.enumType('ReviewResume', {
  description: 'The level with which the review of reworked work begins.',
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
    description: 'What holds for a workflow as a whole.',
    fields: (t) => ({
      dynamicDueDates: t.exposeBoolean('dynamicDueDates', {
        description:
          'Due dates follow the actual start of each task; else they are planned once, at the start of the workflow.',
      }),
      autoAdjustDueOn: t.exposeBoolean('autoAdjustDueOn', {
        description: 'Going on after a pause puts open work off by the working time that was lost.',
      }),
      editableSharedFields: t.exposeBoolean('editableSharedFields', {
        description: 'What was handed in can be changed wherever it is shown.',
      }),
      contentAccess: t.field({
        type: ContentAccessRef,
        description: 'What everyone with a task in one of its workflows sees.',
        resolve: ({ contentAccess }) => contentAccess,
      }),
      nameTemplate: t.exposeString('nameTemplate', {
        description:
          'What its workflows are called: {blueprint}, {date}, {reference} and the names of fields asked at the start stand for themselves. Empty: its own name and the day.',
      }),
      isLocked: t.exposeBoolean('isLocked', {
        description: 'What it defines is for administrators alone to change in its workflows.',
      }),
      rejectCycleLimit: t.exposeInt('rejectCycleLimit', {
        description: 'How often a task may be sent back before it gets stuck.',
      }),
    }),
  });

export const BlueprintStageRef = builder.objectRef<BlueprintStage>('BlueprintStage').implement({
  description: 'A part of a blueprint: tasks that belong together.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Stays the same from version to version.' }),
    name: t.exposeString('name'),
    description: t.exposeString('description', { description: 'Rich text.' }),
    displayOrder: t.exposeFloat('displayOrder'),
    trigger: t.field({ type: StageTriggerRef, resolve: ({ trigger }) => trigger }),
    condition: t.field({
      type: StageConditionRef,
      nullable: true,
      description: 'Null: it runs once its trigger is reached.',
      resolve: ({ condition }) => conditionToWire(condition),
    }),
    restartRule: t.field({ type: RestartRuleRef, resolve: ({ restartRule }) => restartRule }),
    openTasks: t.field({ type: OpenTasksRef, resolve: ({ openTasks }) => openTasks }),
    sla: t.field({
      type: DurationRef,
      nullable: true,
      description: 'How long it may take from its start; null: nobody asks.',
      resolve: ({ sla }) => sla,
    }),
  }),
});

const ApprovalStepRef = builder.objectRef<ApprovalStep>('ApprovalStep').implement({
  description: 'An approval that the work of a task has to pass.',
  fields: (t) => ({
    key: t.exposeID('key'),
    level: t.exposeInt('level', { description: '1 is asked first; one level is asked together.' }),
    approvers: t.idList({ resolve: ({ approvers }) => approvers }),
    rule: t.field({ type: ApprovalRuleRef, resolve: ({ rule }) => rule }),
    voting: t.field({ type: VotingRef, resolve: ({ voting }) => voting }),
    peopleFrom: t.idList({
      description: 'Places whose people approve besides.',
      resolve: ({ peopleFrom }) => peopleFrom,
    }),
    managersOf: t.field({
      type: [ManagerOfRef],
      description: 'Managers who approve besides the approvers named.',
      resolve: ({ managersOf }) => managersOf,
    }),
    backups: t.idList({
      description: 'Who approves where nobody else is left.',
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
  description: 'A task of a blueprint.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Stays the same from version to version.' }),
    stage: t.exposeID('stage', { description: 'Key of its stage.' }),
    displayOrder: t.exposeFloat('displayOrder'),
    type: t.field({ type: TaskTypeRef, resolve: ({ type }) => type }),
    name: t.exposeString('name'),
    description: t.exposeString('description', { description: 'Rich text.' }),
    assignees: t.idList({
      description: 'Who does it; for an APPROVAL, who approves.',
      resolve: ({ assignees }) => assignees,
    }),
    peopleFrom: t.idList({
      description: 'Places whose people do it besides.',
      resolve: ({ peopleFrom }) => peopleFrom,
    }),
    ccFrom: t.idList({
      description: 'Places whose people read it besides.',
      resolve: ({ ccFrom }) => ccFrom,
    }),
    managersOf: t.field({
      type: [ManagerOfRef],
      description: 'Managers who do it besides the assignees named.',
      resolve: ({ managersOf }) => managersOf,
    }),
    backups: t.idList({
      description: 'Who does it where nobody else is left.',
      resolve: ({ backups }) => backups,
    }),
    cc: t.idList({ description: 'Who reads it.', resolve: ({ cc }) => cc }),
    acknowledgement: t.field({
      type: AcknowledgementRef,
      resolve: ({ acknowledgement }) => acknowledgement,
    }),
    completion: t.field({ type: CompletionRef, resolve: ({ completion }) => completion }),
    rule: t.field({
      type: ApprovalRuleRef,
      description: 'How an APPROVAL is decided.',
      resolve: ({ rule }) => rule,
    }),
    voting: t.field({ type: VotingRef, resolve: ({ voting }) => voting }),
    due: t.field({ type: DateRuleRef, nullable: true, resolve: ({ due }) => due }),
    deadline: t.field({ type: DeadlineRef, resolve: ({ deadline }) => deadline }),
    afterTasks: t.idList({
      description: 'Keys of the tasks that have to be settled first.',
      resolve: ({ trigger }) => trigger.afterTasks,
    }),
    clockStops: t.field({ type: [ClockStopRef], resolve: (task) => task.clockStops }),
    startOutcomes: t.field({
      type: [StartOutcomeRef],
      description: 'What has to come of them; of the others any end will do.',
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
      description: 'What a LINKED_WORKFLOW task starts.',
      resolve: ({ link }) => link,
    }),
    rejectAction: t.field({
      type: rejectionRefs.action,
      resolve: ({ rejectAction }) => rejectAction,
    }),
    restartRule: t.field({ type: RestartRuleRef, resolve: ({ restartRule }) => restartRule }),
    fields: t.field({
      type: [FieldInstanceRef],
      description: 'What its form shows and asks, in order.',
      resolve: ({ fields }) => fields,
    }),
    automation: t.field({
      type: AutomationRef,
      nullable: true,
      description: 'What an AUTOMATION calls.',
      resolve: ({ automation }) => (automation === null ? null : automationToWire(automation)),
    }),
    need: t.field({ type: TaskNeedRef, resolve: ({ need }) => need }),
    reviewResume: t.field({ type: ReviewResumeRef, resolve: ({ reviewResume }) => reviewResume }),
    review: t.field({ type: ReviewRuleRef, resolve: ({ review }) => review }),
  }),
});
