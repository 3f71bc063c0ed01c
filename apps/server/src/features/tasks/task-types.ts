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

/** Enums and small types of a task. Their values are defined in the domain. */
export const TaskTypeRef = builder.enumType('TaskType', {
  values: ['DEFAULT', 'APPROVAL', 'AUTOMATION', 'LINKED_WORKFLOW'] as const,
});
export const TaskStatusRef = builder.enumType('TaskStatus', {
  description: 'Engine status of a task. People see `displayStatus`.',
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
    'How many approvers must approve. ANY: one. ALL: all. N: the threshold. PERCENT: the threshold as a percentage. ALL_RESPOND_THEN_ANY: one, after all responded.',
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
    'REWORK: sends the task of the approval back. REOPEN_TASK: reopens an earlier task. RESTART_STAGE: restarts a stage. REPORT_EXCEPTION: reports a problem on an earlier task. CONTINUE: continues. END_WORKFLOW: ends the workflow. NONE: the owner decides.',
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
  description: 'Effect of the rejection of a child approval.',
  fields: (t) => ({
    kind: t.field({ type: RejectActionKindRef, resolve: ({ kind }) => kind }),
    task: t.id({ nullable: true, resolve: effectTask }),
    stage: t.id({ nullable: true, resolve: effectStage }),
  }),
});

export const RejectActionRef = builder.objectRef<RejectAction>('RejectAction').implement({
  description: 'Effect of a rejection.',
  fields: (t) => ({
    kind: t.field({ type: RejectActionKindRef, resolve: (action) => action.kind }),
    task: t.id({
      nullable: true,
      description: 'Key of the task that is sent back or gets the problem.',
      resolve: effectTask,
    }),
    stage: t.id({
      nullable: true,
      description: 'Key of the stage to restart.',
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
  description: 'Why a task is stopped: its workflow is paused or ended.',
  values: ['PAUSED', 'ENDED'] as const satisfies readonly FrozeForReason[],
});
export const ReportedCategoryRef = builder.enumType('ReportedCategory', {
  description: 'Categories of problems that people can report.',
  values: reportedCategories,
});
export const ExceptionCategoryRef = builder.enumType('ExceptionCategory', {
  description:
    'LOOP_LIMIT, REJECTED, AUTOMATION, NOT_SENT_BACK, NO_ASSIGNEE, and LINKED_WORKFLOW (its text is a LinkedProblem) are automatic. People report the others.',
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
  description: 'What is reset with a reopened task: nothing, dependent work, or the whole stage.',
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
  description: "Why something hasn't started, as a message code with parameters.",
  fields: (t) => ({
    code: t.exposeString('code'),
    params: t.field({ type: [ErrorParamRef], resolve: (reason) => toErrorParams(reason.params) }),
    names: t.stringList({
      description: 'Names of the stages or tasks.',
      resolve: ({ names }) => [...names],
    }),
  }),
});

const CapacityRef = builder.enumType('Capacity', {
  description: 'In which capacity a person can act.',
  values: capacities,
});

/** A refusal with the people who can do it instead. */
export interface PermissionRefusalNode extends ActionRefusal {
  readonly whoMay: () => readonly Capacity[];
}

export const PermissionRefusalRef = builder
  .objectRef<PermissionRefusalNode>('PermissionRefusal')
  .implement({
    description: "Why an action isn't allowed.",
    fields: (t) => ({
      action: t.exposeString('action'),
      code: t.exposeString('code'),
      params: t.field({
        type: [ErrorParamRef],
        resolve: (refusal) => toErrorParams(refusal.params),
      }),
      whoMay: t.field({
        type: [CapacityRef],
        description: 'Who can do it now. Empty if no one can.',
        resolve: ({ whoMay }) => [...whoMay()],
      }),
    }),
  });

/** Permissions of a task with the facts behind them. */
interface TaskFlags extends TaskPermissions {
  readonly facts: TaskFacts;
}

export const TaskPermissionsRef = builder.objectRef<TaskFlags>('TaskPermissions').implement({
  description:
    'What the viewer can do with the task. Each false flag has its reason in `refusals`.',
  fields: (t) => ({
    read: t.exposeBoolean('read'),
    readHistory: t.exposeBoolean('readHistory'),
    edit: t.exposeBoolean('edit', { description: 'Edit the form.' }),
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
      description: 'Reopen the task and reset dependent work.',
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
      description: 'Fix a linked task with a problem.',
    }),
    restartLinked: t.exposeBoolean('restartLinked', {
      description: 'Restart linked workflows that ended with this one.',
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
    counter: t.exposeBoolean('counter', { description: 'Reject with suggested values.' }),
    editData: t.exposeBoolean('editData', {
      description: 'Change submitted values.',
    }),
  }),
});

/** Effect of a rejection, as blueprints and tasks show it. */
export const rejectionRefs = {
  action: RejectActionRef,
  kind: RejectActionKindRef,
  effect: RejectEffectRef,
} as const;
