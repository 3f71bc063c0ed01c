import type {
  ApprovalStep,
  BlueprintSettings,
  BlueprintStage,
  BlueprintTask,
  OpenTasks,
  RestartRule,
  ReviewResume,
  TaskNeed,
} from '@baton/domain/blueprint/content';
import type { ContentAccess } from '@baton/domain/access/workflow/content-access';
import { automationToWire } from '@baton/domain/blueprint/wire/wire-automation';
import { readId } from '../../../platform/db/uuid.ts';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { DeadlineRef, DurationRef } from './deadline-types.ts';
import { DateRuleRef, StageTriggerRef } from './trigger-types.ts';
import { AutomationRef } from './automation-types.ts';
import { conditionToWire } from '@baton/domain/blueprint/wire/wire-conditions';
import { StageConditionRef } from './condition-types.ts';
import { FieldInstanceRef } from './field-types.ts';
import { ReviewRuleRef } from './review-types.ts';
import { ClockStopRef, StartOutcomeRef } from './wait-types.ts';
import { AcknowledgementRef, CompletionRef, ManagerOfRef, VotingRef } from './staffing-types.ts';
import { LinkRuleRef } from './link-types.ts';
import { loadTags } from '../../tags/index.ts';
import { ApprovalRuleRef, TaskTypeRef, rejectionRefs } from '../../tasks/index.ts';

export const RestartRuleRef = builder.enumType('RestartRule', {
  description: 'What a restart does to a task or stage.',
  values: enumValues<RestartRule>({
    RUN_ALWAYS: 'It runs again.',
    SKIP_ON_RESTART: "It doesn't run again and keeps its result.",
    ONLY_ON_RESTART: 'It runs only on a restart.',
  }),
});

export const OpenTasksRef = builder.enumType('OpenTasks', {
  description: 'What happens to open optional tasks when the stage completes.',
  values: enumValues<OpenTasks>({
    SKIP: 'They are skipped.',
    LEAVE: 'They stay open.',
  }),
});

export const TaskNeedRef = builder.enumType('TaskNeed', {
  description: 'How a stage depends on a task.',
  values: enumValues<TaskNeed>({
    REQUIRED: "The stage waits for it, and it can't be skipped.",
    NORMAL: 'The stage waits for it.',
    OPTIONAL: "The stage doesn't wait for it.",
  }),
});

export const ReviewResumeRef = builder.enumType('ReviewResume', {
  description: 'First approval level after rework.',
  values: enumValues<ReviewResume>({
    FIRST_LEVEL: 'The first level.',
    REJECTING_LEVEL: 'The level that rejected.',
  }),
});

export const ContentAccessRef = builder.enumType('ContentAccess', {
  description:
    'What everyone with a task in a workflow sees. External and limited users always see their own tasks only.',
  values: enumValues<ContentAccess>({
    OWN_TASKS: 'Their own tasks and shared fields.',
    WORKFLOW: 'The whole workflow.',
  }),
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
    name: t.exposeString('name', { description: 'Name of the stage.' }),
    description: t.exposeString('description', { description: 'Description as rich text.' }),
    displayOrder: t.exposeFloat('displayOrder', {
      description: 'Position among the stages. Smaller numbers come first.',
    }),
    trigger: t.field({
      type: StageTriggerRef,
      description: 'What starts the stage.',
      resolve: ({ trigger }) => trigger,
    }),
    condition: t.field({
      type: StageConditionRef,
      nullable: true,
      description: 'Start condition. Null if the stage always runs.',
      resolve: ({ condition }) => conditionToWire(condition),
    }),
    restartRule: t.field({
      type: RestartRuleRef,
      description: 'What a restart does to the stage.',
      resolve: ({ restartRule }) => restartRule,
    }),
    openTasks: t.field({
      type: OpenTasksRef,
      description: 'What happens to open optional tasks when the stage completes.',
      resolve: ({ openTasks }) => openTasks,
    }),
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
    key: t.exposeID('key', { description: 'Key that stays the same in all versions.' }),
    level: t.exposeInt('level', {
      description:
        'Order of the approval. Level 1 is first. Approvals of one level run in parallel.',
    }),
    approvers: t.idList({ description: 'Named approvers.', resolve: ({ approvers }) => approvers }),
    rule: t.field({
      type: ApprovalRuleRef,
      description: 'How many approvers must approve.',
      resolve: ({ rule }) => rule,
    }),
    voting: t.field({
      type: VotingRef,
      description: 'Settings of the approval rule.',
      resolve: ({ voting }) => voting,
    }),
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
    requiresComment: t.exposeBoolean('requiresComment', {
      description: 'True if a rejection needs a comment.',
    }),
    due: t.field({
      type: DateRuleRef,
      nullable: true,
      description: 'Due date. Null without one.',
      resolve: ({ due }) => due,
    }),
    deadline: t.field({
      type: DeadlineRef,
      description: 'Escalations and expiry.',
      resolve: ({ deadline }) => deadline,
    }),
    rejectAction: t.field({
      type: rejectionRefs.effect,
      description: 'What happens after a rejection.',
      resolve: ({ rejectAction }) => rejectAction,
    }),
  }),
});

export const BlueprintTaskRef = builder.objectRef<BlueprintTask>('BlueprintTask').implement({
  description: 'Task of a blueprint.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key that stays the same in all versions.' }),
    stage: t.exposeID('stage', { description: 'Key of the stage.' }),
    displayOrder: t.exposeFloat('displayOrder', {
      description: 'Position among the tasks of the stage. Smaller numbers come first.',
    }),
    type: t.field({
      type: TaskTypeRef,
      description: 'Type of the task.',
      resolve: ({ type }) => type,
    }),
    name: t.exposeString('name', { description: 'Name of the task.' }),
    description: t.exposeString('description', { description: 'Description as rich text.' }),
    tags: t.idList({
      description:
        'Tags that each task created from it gets. In the plan of an import, words that become tags.',
      resolve: async ({ tags }, _, context) => [
        ...tags.filter((tag) => readId(tag) === null),
        ...(await loadTags(context, tags)).map(({ id }) => id),
      ],
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
      description: 'Who must accept the task before work starts.',
      resolve: ({ acknowledgement }) => acknowledgement,
    }),
    completion: t.field({
      type: CompletionRef,
      description: 'Which assignees must submit.',
      resolve: ({ completion }) => completion,
    }),
    rule: t.field({
      type: ApprovalRuleRef,
      description: 'Approval rule of an APPROVAL.',
      resolve: ({ rule }) => rule,
    }),
    voting: t.field({
      type: VotingRef,
      description: 'Settings of the approval rule.',
      resolve: ({ voting }) => voting,
    }),
    due: t.field({
      type: DateRuleRef,
      nullable: true,
      description: 'Due date. Null without one.',
      resolve: ({ due }) => due,
    }),
    deadline: t.field({
      type: DeadlineRef,
      description: 'Escalations and expiry.',
      resolve: ({ deadline }) => deadline,
    }),
    afterTasks: t.idList({
      description: 'Keys of the tasks that must be completed or skipped first.',
      resolve: ({ trigger }) => trigger.afterTasks,
    }),
    clockStops: t.field({
      type: [ClockStopRef],
      description: 'What pauses the due date.',
      resolve: (task) => task.clockStops,
    }),
    startOutcomes: t.field({
      type: [StartOutcomeRef],
      description: 'Required outcomes of predecessors. Other predecessors can have any outcome.',
      resolve: ({ startOutcomes }) => startOutcomes,
    }),
    notBefore: t.field({
      type: DateRuleRef,
      nullable: true,
      description: 'Start date. Null if the task starts as soon as it can.',
      resolve: ({ trigger }) => trigger.notBefore,
    }),
    approvals: t.field({
      type: [ApprovalStepRef],
      description: 'Approvals after the submission.',
      resolve: ({ approvals }) => approvals,
    }),
    link: t.field({
      type: LinkRuleRef,
      nullable: true,
      description: 'Workflows that a LINKED_WORKFLOW task starts. Null for other types.',
      resolve: ({ link }) => link,
    }),
    rejectAction: t.field({
      type: rejectionRefs.action,
      description: 'What happens after a rejection.',
      resolve: ({ rejectAction }) => rejectAction,
    }),
    restartRule: t.field({
      type: RestartRuleRef,
      description: 'What a restart does to the task.',
      resolve: ({ restartRule }) => restartRule,
    }),
    fields: t.field({
      type: [FieldInstanceRef],
      description: 'Form fields in order.',
      resolve: ({ fields }) => fields,
    }),
    automation: t.field({
      type: AutomationRef,
      nullable: true,
      description: 'Request of an AUTOMATION task. Null for other types.',
      resolve: ({ automation }) => (automation === null ? null : automationToWire(automation)),
    }),
    need: t.field({
      type: TaskNeedRef,
      description: 'How the stage depends on the task.',
      resolve: ({ need }) => need,
    }),
    reviewResume: t.field({
      type: ReviewResumeRef,
      description: 'First approval level after rework.',
      resolve: ({ reviewResume }) => reviewResume,
    }),
    review: t.field({
      type: ReviewRuleRef,
      description:
        'What happens to dependent work when an approval is revoked, and the duration of rework.',
      resolve: ({ review }) => review,
    }),
  }),
});
