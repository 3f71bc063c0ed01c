import type { ActionRefusal } from '@baton/domain/access/action-flags';
import type { TaskFacts } from '@baton/domain/access/task-facts';
import type { TaskPermissions } from '@baton/domain/access/task-permissions';
import { capacities, whoMayWithTask, type Capacity } from '@baton/domain/access/who-may';
import type {
  ApprovalRule,
  RejectAction,
  RejectEffect,
  RejectEffectKind,
} from '@baton/domain/blueprint/content';
import type { FrozeForReason, SkipReason } from '@baton/domain/run/run';
import { reopenCascades } from '@baton/domain/run/command/command';
import { reportedCategories, type ExceptionCategory } from '@baton/domain/task/exception';
import { builder } from '../../platform/graphql/builder.ts';
import { ErrorParamRef, toErrorParams } from '../../platform/graphql/error-param.ts';

/** Enumerations and small types around a task; their values are the domain's. */
export const TaskTypeRef = builder.enumType('TaskType', {
  values: ['DEFAULT', 'APPROVAL', 'AUTOMATION', 'LINKED_WORKFLOW'] as const,
});
export const TaskStatusRef = builder.enumType('TaskStatus', {
  description: 'How far a task is; what a person is shown is `displayStatus`.',
  values: [
    'INACTIVE',
    'PENDING_ACKNOWLEDGEMENT',
    'PENDING_REVIEW',
    'PENDING_SUBMISSION',
    'REJECTED',
    'COMPLETED',
  ] as const,
});
export const ApprovalStatusRef = builder.enumType('ApprovalStatus', {
  values: ['PENDING', 'APPROVED', 'REJECTED', 'NOT_REQUIRED'] as const,
});
export const ApprovalRuleRef = builder.enumType('ApprovalRule', {
  description:
    'How many approvers have to agree. ANY: one. ALL: every one. N: as many as the threshold says. PERCENT: that many of a hundred. ALL_RESPOND_THEN_ANY: one, once all have answered.',
  values: [
    'ANY',
    'ALL',
    'N',
    'PERCENT',
    'ALL_RESPOND_THEN_ANY',
  ] as const satisfies readonly ApprovalRule[],
});
export const VoteDecisionRef = builder.enumType('VoteDecision', {
  values: ['APPROVED', 'REJECTED'] as const,
});
export const DueOnClassRef = builder.enumType('DueOnClass', {
  description: 'SOON: due within 24 hours.',
  values: ['OVERDUE', 'SOON', 'ON_TRACK', 'STOPPED'] as const,
});
export const TaskScopeRef = builder.enumType('TaskScope', {
  values: ['OPEN', 'NOT_STARTED', 'COMPLETED', 'ALL'] as const,
});
export const CopyScopeRef = builder.enumType('CopyScope', {
  values: ['OPEN', 'COMPLETED'] as const,
});
export const RejectActionKindRef = builder.enumType('RejectActionKind', {
  description:
    'REWORK: the task of the approval is sent back. REOPEN_TASK: an earlier task is. RESTART_STAGE: a stage begins again. REPORT_EXCEPTION: an earlier task gets a problem to resolve. CONTINUE: the rejection stays on record. END_WORKFLOW: the workflow is ended. NONE: the owner decides.',
  values: [
    'REWORK',
    'REOPEN_TASK',
    'RESTART_STAGE',
    'REPORT_EXCEPTION',
    'CONTINUE',
    'END_WORKFLOW',
    'NONE',
  ] as const satisfies readonly RejectEffectKind[],
});

const effectTask = (effect: RejectEffect): string | null =>
  effect.kind === 'REOPEN_TASK' || effect.kind === 'REPORT_EXCEPTION' ? effect.task : null;

const effectStage = (effect: RejectEffect): string | null =>
  effect.kind === 'RESTART_STAGE' ? effect.stage : null;

export const RejectEffectRef = builder.objectRef<RejectEffect>('RejectEffect').implement({
  description: 'What the rejection of a child approval does.',
  fields: (t) => ({
    kind: t.field({ type: RejectActionKindRef, resolve: ({ kind }) => kind }),
    task: t.id({ nullable: true, resolve: effectTask }),
    stage: t.id({ nullable: true, resolve: effectStage }),
  }),
});

export const RejectActionRef = builder.objectRef<RejectAction>('RejectAction').implement({
  description: 'What the rejection of an approval does.',
  fields: (t) => ({
    kind: t.field({ type: RejectActionKindRef, resolve: (action) => action.kind }),
    task: t.id({
      nullable: true,
      description: 'Key of the task that is sent back or gets the problem.',
      resolve: effectTask,
    }),
    stage: t.id({
      nullable: true,
      description: 'Key of the stage that begins again.',
      resolve: effectStage,
    }),
    requiresComment: t.exposeBoolean('requiresComment'),
  }),
});

export interface WaitingReasonNode {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly names: readonly string[];
}

export const FrozeForReasonRef = builder.enumType('FrozeForReason', {
  description: 'Why work stands still: its workflow is paused, or was ended.',
  values: ['PAUSED', 'ENDED'] as const satisfies readonly FrozeForReason[],
});
export const ReportedCategoryRef = builder.enumType('ReportedCategory', {
  description: 'What people can report that keeps them from going on.',
  values: reportedCategories,
});
export const ExceptionCategoryRef = builder.enumType('ExceptionCategory', {
  description:
    'LOOP_LIMIT (sent back too often), REJECTED (by the rejection of an approval), AUTOMATION (a call failed), NOT_SENT_BACK (a rejection found nothing to send back), NO_ASSIGNEE (no approver may decide) and LINKED_WORKFLOW (its text is a LinkedProblem) come by themselves; the others were reported.',
  values: [
    ...reportedCategories,
    'LOOP_LIMIT',
    'REJECTED',
    'LINKED_WORKFLOW',
    'AUTOMATION',
    'NOT_SENT_BACK',
    'NO_ASSIGNEE',
  ] as const satisfies readonly ExceptionCategory[],
});
export const ReopenCascadeRef = builder.enumType('ReopenCascade', {
  description:
    'What is pulled back with a task that is opened again: nothing, what was built on it, or its whole stage.',
  values: reopenCascades,
});
export const SkipReasonRef = builder.enumType('SkipReason', {
  values: [
    'STAGE_SKIPPED',
    'STAGE_COMPLETED',
    'MANUAL',
    'RESTART_RULE',
    'OUTCOME',
  ] as const satisfies readonly SkipReason[],
});

export const WaitingReasonRef = builder.objectRef<WaitingReasonNode>('WaitingReason').implement({
  description: 'Why something has not started, as a code for the message and its parameters.',
  fields: (t) => ({
    code: t.exposeString('code'),
    params: t.field({ type: [ErrorParamRef], resolve: (reason) => toErrorParams(reason.params) }),
    names: t.stringList({
      description: 'Names of the stages or tasks that it waits for.',
      resolve: ({ names }) => [...names],
    }),
  }),
});

const CapacityRef = builder.enumType('Capacity', {
  description: 'As what somebody may do something.',
  values: capacities,
});

/** A refusal, and the question who could do it instead. */
export interface PermissionRefusalNode extends ActionRefusal {
  readonly whoMay: () => readonly Capacity[];
}

export const PermissionRefusalRef = builder
  .objectRef<PermissionRefusalNode>('PermissionRefusal')
  .implement({
    description: 'Why one action is not allowed.',
    fields: (t) => ({
      action: t.exposeString('action'),
      code: t.exposeString('code'),
      params: t.field({
        type: [ErrorParamRef],
        resolve: (refusal) => toErrorParams(refusal.params),
      }),
      whoMay: t.field({
        type: [CapacityRef],
        description: 'Who could do it now; empty where nobody can, as things stand.',
        resolve: ({ whoMay }) => [...whoMay()],
      }),
    }),
  });

/** The flags of a task, with what the rules asked. */
interface TaskFlags extends TaskPermissions {
  readonly facts: TaskFacts;
}

export const TaskPermissionsRef = builder.objectRef<TaskFlags>('TaskPermissions').implement({
  description:
    'What the viewer may do with the task; each false flag has its reason in `refusals`.',
  fields: (t) => ({
    read: t.exposeBoolean('read'),
    readHistory: t.exposeBoolean('readHistory'),
    edit: t.exposeBoolean('edit', { description: 'Write in its form.' }),
    editName: t.exposeBoolean('editName'),
    editAssignees: t.exposeBoolean('editAssignees'),
    editDueOn: t.exposeBoolean('editDueOn'),
    restartExpired: t.exposeBoolean('restartExpired'),
    editDescription: t.exposeBoolean('editDescription'),
    editTags: t.exposeBoolean('editTags'),
    complete: t.exposeBoolean('complete'),
    approve: t.exposeBoolean('approve'),
    reopen: t.exposeBoolean('reopen'),
    reopenCascade: t.exposeBoolean('reopenCascade', {
      description: 'Open it again and take back what was built on it.',
    }),
    completeOnBehalf: t.exposeBoolean('completeOnBehalf'),
    recall: t.exposeBoolean('recall'),
    skip: t.exposeBoolean('skip'),
    unskip: t.exposeBoolean('unskip'),
    reportException: t.exposeBoolean('reportException'),
    resolveException: t.exposeBoolean('resolveException'),
    decideRejection: t.exposeBoolean('decideRejection'),
    overrideRejection: t.exposeBoolean('overrideRejection'),
    delete: t.exposeBoolean('delete'),
    refusals: t.field({
      type: [PermissionRefusalRef],
      resolve: ({ refusals, facts }) =>
        refusals.map((refusal) => ({
          ...refusal,
          whoMay: () => whoMayWithTask(refusal.action, facts),
        })),
    }),
    mendLink: t.exposeBoolean('mendLink', {
      description: 'Decide what becomes of a linked task in trouble.',
    }),
    restartLinked: t.exposeBoolean('restartLinked', {
      description: 'Restart the linked workflows of the task that ended with its own.',
    }),
    retryAutomation: t.exposeBoolean('retryAutomation'),
    editAutomation: t.exposeBoolean('editAutomation'),
    completeAutomation: t.exposeBoolean('completeAutomation'),
    acknowledge: t.exposeBoolean('acknowledge'),
    decline: t.exposeBoolean('decline'),
    claim: t.exposeBoolean('claim'),
    delegate: t.exposeBoolean('delegate'),
    editCC: t.exposeBoolean('editCC'),
    changeVote: t.exposeBoolean('changeVote'),
    override: t.exposeBoolean('override'),
    revoke: t.exposeBoolean('revoke'),
    askInformation: t.exposeBoolean('askInformation'),
    answerInformation: t.exposeBoolean('answerInformation'),
    addApprovers: t.exposeBoolean('addApprovers'),
    counter: t.exposeBoolean('counter', { description: 'Reject with other values.' }),
    editData: t.exposeBoolean('editData', {
      description: 'Change what was handed in where it is shown.',
    }),
  }),
});

/** What a rejection leads to, as blueprints and tasks tell of it. */
export const rejectionRefs = {
  action: RejectActionRef,
  kind: RejectActionKindRef,
  effect: RejectEffectRef,
} as const;
