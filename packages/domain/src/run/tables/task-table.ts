import { mayAcknowledge, mayDecline } from '../../access/task/acknowledge-access.ts';
import { mayEditForm } from '../../access/task/form-access.ts';
import { mayClaim, mayDelegate } from '../../access/task/hand-over-access.ts';
import { mayEditShared } from '../../access/task/shared-access.ts';
import {
  mayCompleteOnBehalf,
  mayCompleteTask,
  mayDeleteTask,
  mayEditDueDate,
  mayEditTags,
  mayRecallTask,
  mayReportException,
  mayResolveException,
  mayRestartExpired,
  maySkipTask,
  mayUnskipTask,
} from '../../access/task/task-access.ts';
import type { TaskFacts } from '../../access/task/task-facts.ts';
import { stateTable } from '../../core/state-table.ts';
import type { Cause, TaskInput } from '../../run-model/cause.ts';
import type { DescribeTaskCommand } from '../../run-model/command/about-command.ts';
import type { AssignCommand, ReopenCommand } from '../../run-model/command/command.ts';
import type { ChangeCcCommand, DelegateCommand } from '../../run-model/command/people-command.ts';
import type { RunTask, TaskStatus } from '../../run-model/run.ts';
import { childrenOf, type RunView } from '../../run-model/run-view.ts';
import {
  hasReason,
  hasShortComment,
  hasText,
  mayAssign,
  mayChangeCc,
  mayDelegateTo,
  mayDescribe,
  mayReopen,
  type Commented,
  type Reasoned,
  type Worded,
} from './guards.ts';
import type { RowOf } from './row-of.ts';

export type TaskCondition =
  | 'needsAcknowledgement'
  | 'needsNoAcknowledgement'
  | 'acknowledgementsMissing'
  | 'allAcknowledged'
  | 'othersOutstanding'
  | 'hasApprovals'
  | 'hasNoApprovals'
  | 'expiryBlocks'
  | 'expiryCompletes'
  | 'keepsSubmission'
  | 'isRedone';

/** Returns the condition that decides whether a submitted task is completed or in review. */
export const approvalsCondition = (
  view: RunView,
  task: RunTask,
): 'hasApprovals' | 'hasNoApprovals' =>
  childrenOf(view, task).length > 0 ? 'hasApprovals' : 'hasNoApprovals';

/** What the guards of tasks and approvals read of a command. */
export interface TaskCommands {
  readonly decline: Reasoned;
  readonly completeOnBehalf: Reasoned;
  readonly reopen: Pick<ReopenCommand, 'cascade'>;
  readonly skip: Reasoned;
  readonly assign: Pick<AssignCommand, 'assignees'>;
  readonly delegate: Pick<DelegateCommand, 'to'> & Commented;
  readonly changeCc: Pick<ChangeCcCommand, 'cc'>;
  readonly describe: Pick<DescribeTaskCommand, 'texts'>;
  readonly reportException: Worded;
  readonly resolveException: Commented;
}

type TaskRow = RowOf<TaskStatus, TaskInput, TaskCondition, TaskFacts, TaskCommands>;

/** The part of a row that changes a task. */
export interface TaskTransition {
  readonly to: TaskStatus | 'SAME';
  readonly cause: Cause;
}

/** All statuses but COMPLETED: completed tasks can't be reassigned or rescheduled. */
const unfinished = [
  'INACTIVE',
  'PENDING_ACKNOWLEDGEMENT',
  'PENDING_SUBMISSION',
  'PENDING_REVIEW',
  'REJECTED',
] as const;

const editable = ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION', 'REJECTED'] as const;
const started = [...editable, 'PENDING_REVIEW'] as const;

export const taskStatuses: readonly TaskStatus[] = [...unfinished, 'COMPLETED'];

/** States of a DEFAULT task. */
export const taskTable = stateTable<'task', TaskRow>('task', taskStatuses, [
  {
    from: ['INACTIVE'],
    on: 'activate',
    when: 'needsAcknowledgement',
    to: 'PENDING_ACKNOWLEDGEMENT',
  },
  { from: ['INACTIVE'], on: 'activate', when: 'needsNoAcknowledgement', to: 'PENDING_SUBMISSION' },
  {
    from: ['PENDING_ACKNOWLEDGEMENT'],
    on: 'acknowledge',
    when: 'acknowledgementsMissing',
    guards: [mayAcknowledge],
    to: 'SAME',
  },
  {
    from: ['PENDING_ACKNOWLEDGEMENT'],
    on: 'acknowledge',
    when: 'allAcknowledged',
    guards: [mayAcknowledge],
    to: 'PENDING_SUBMISSION',
  },
  {
    from: ['PENDING_ACKNOWLEDGEMENT'],
    on: 'decline',
    when: 'acknowledgementsMissing',
    guards: [mayDecline, hasReason],
    to: 'SAME',
  },
  // The others have already accepted.
  {
    from: ['PENDING_ACKNOWLEDGEMENT'],
    on: 'decline',
    when: 'allAcknowledged',
    guards: [mayDecline, hasReason],
    to: 'PENDING_SUBMISSION',
  },
  { from: editable, on: 'saveDraft', guards: [mayEditForm], to: 'SAME' },
  {
    from: ['PENDING_ACKNOWLEDGEMENT'],
    on: 'submit',
    when: 'othersOutstanding',
    guards: [mayCompleteTask],
    to: 'PENDING_SUBMISSION',
  },
  {
    from: ['PENDING_SUBMISSION', 'REJECTED'],
    on: 'submit',
    when: 'othersOutstanding',
    guards: [mayCompleteTask],
    to: 'SAME',
  },
  {
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION'],
    on: 'submit',
    when: 'hasApprovals',
    guards: [mayCompleteTask],
    to: 'PENDING_REVIEW',
  },
  {
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION'],
    on: 'submit',
    when: 'hasNoApprovals',
    guards: [mayCompleteTask],
    to: 'COMPLETED',
  },
  { from: ['REJECTED'], on: 'submit', guards: [mayCompleteTask], to: 'PENDING_REVIEW' },
  {
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION'],
    on: 'completeOnBehalf',
    when: 'hasApprovals',
    guards: [mayCompleteOnBehalf, hasReason],
    to: 'PENDING_REVIEW',
  },
  {
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION'],
    on: 'completeOnBehalf',
    when: 'hasNoApprovals',
    guards: [mayCompleteOnBehalf, hasReason],
    to: 'COMPLETED',
  },
  {
    from: ['REJECTED'],
    on: 'completeOnBehalf',
    guards: [mayCompleteOnBehalf, hasReason],
    to: 'PENDING_REVIEW',
  },
  { from: ['PENDING_REVIEW'], on: 'allLevelsApproved', to: 'COMPLETED' },
  { from: ['PENDING_REVIEW'], on: 'childRejected', to: 'REJECTED' },
  { from: ['PENDING_REVIEW'], on: 'recall', guards: [mayRecallTask], to: 'PENDING_SUBMISSION' },
  { from: ['COMPLETED'], on: 'reopen', guards: [mayReopen], to: 'PENDING_SUBMISSION' },
  // A decision was revoked: the approval is requested again for the same submission.
  { from: ['REJECTED', 'COMPLETED'], on: 'approvalRevoked', to: 'PENDING_REVIEW' },
  // The source of an inherited value changed.
  {
    from: ['PENDING_REVIEW', 'COMPLETED'],
    on: 'sourceChanged',
    when: 'keepsSubmission',
    to: 'SAME',
  },
  {
    from: ['PENDING_REVIEW', 'COMPLETED'],
    on: 'sourceChanged',
    when: 'isRedone',
    to: 'PENDING_SUBMISSION',
  },
  // Submitted values are changed where they are shown and stored at their source.
  { from: [...started, 'COMPLETED'], on: 'editShared', guards: [mayEditShared], to: 'SAME' },
  { from: unfinished, on: 'skip', guards: [maySkipTask, hasReason], to: 'INACTIVE' },
  // The engine skips tasks of a skipped stage, optional tasks, and tasks that run only after a
  // restart.
  { from: unfinished, on: 'autoSkip', to: 'INACTIVE' },
  { from: ['INACTIVE'], on: 'unskip', guards: [mayUnskipTask], to: 'INACTIVE' },
  { from: taskStatuses, on: 'reset', to: 'INACTIVE' },
  { from: started, on: 'reportException', guards: [mayReportException, hasText], to: 'SAME' },
  {
    from: ['COMPLETED'],
    on: 'reportException',
    guards: [mayReportException, hasText],
    to: 'PENDING_SUBMISSION',
  },
  {
    from: started,
    on: 'resolveException',
    guards: [mayResolveException, hasShortComment],
    to: 'SAME',
  },
  { from: editable, on: 'expire', when: 'expiryBlocks', to: 'SAME' },
  { from: editable, on: 'expire', when: 'expiryCompletes', to: 'COMPLETED' },
  {
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION'],
    on: 'restartExpired',
    guards: [mayRestartExpired],
    to: 'PENDING_SUBMISSION',
  },
  { from: ['REJECTED'], on: 'restartExpired', guards: [mayRestartExpired], to: 'SAME' },
  { from: unfinished, on: 'assign', guards: [mayAssign], to: 'SAME' },
  { from: unfinished, on: 'claim', guards: [mayClaim], to: 'SAME' },
  {
    from: unfinished,
    on: 'delegate',
    guards: [mayDelegate, mayDelegateTo, hasShortComment],
    to: 'SAME',
  },
  { from: unfinished, on: 'changeCc', guards: [mayChangeCc], to: 'SAME' },
  { from: unfinished, on: 'changeDueDate', guards: [mayEditDueDate], to: 'SAME' },
  { from: unfinished, on: 'describe', guards: [mayDescribe], to: 'SAME' },
  // Completed tasks can be tagged, so that people find them.
  { from: taskStatuses, on: 'tag', guards: [mayEditTags], to: 'SAME' },
  // The task leaves the workflow; its history stays.
  { from: unfinished, on: 'delete', guards: [mayDeleteTask], to: 'SAME' },
]);
