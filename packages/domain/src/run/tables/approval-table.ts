import { mayAddApprovers, mayDelegate } from '../../access/task/hand-over-access.ts';
import { mayCounter } from '../../access/task/shared-access.ts';
import {
  mayApproveTask,
  mayDeleteTask,
  mayEditDueDate,
  mayEditTags,
  mayOverrideRejection,
  mayReportException,
  mayResolveException,
  mayRestartExpired,
} from '../../access/task/task-access.ts';
import type { TaskFacts } from '../../access/task/task-facts.ts';
import {
  mayAnswerInformation,
  mayAskInformation,
  mayOverride,
  mayRevoke,
} from '../../access/task/vote-access.ts';
import { stateTable } from '../../core/state-table.ts';
import type { ApprovalInput } from '../../run-model/cause.ts';
import type { AddApproversCommand, RevokeCommand } from '../../run-model/command/people-command.ts';
import type { ApprovalStatus, TaskStatus } from '../../run-model/run.ts';
import {
  hasReason,
  hasReasonUnlessOwn,
  hasShortComment,
  hasText,
  mayAdd,
  mayAssign,
  mayChangeCc,
  mayDelegateTo,
  mayDescribe,
  type Reasoned,
  type Worded,
} from './guards.ts';
import type { RowOf } from './row-of.ts';
import type { TaskCommands } from './task-table.ts';

export type ApprovalCondition =
  | 'moreVotesNeeded'
  | 'enoughVotes'
  | 'rejectionStops'
  | 'rejectionContinues'
  | 'expiryBlocks'
  | 'expiryApproves'
  | 'expiryRejects'
  | 'expiryContinues'
  | 'approvalKept'
  | 'approvalRepeated';

interface ApprovalCommands extends TaskCommands {
  readonly overrideVotes: Reasoned;
  readonly askInformation: Worded;
  readonly answerInformation: Worded;
  readonly addApprover: AddApproversCommand;
  readonly revoke: RevokeCommand;
  readonly override: Reasoned;
}

type ApprovalRow = RowOf<
  TaskStatus,
  ApprovalInput,
  ApprovalCondition,
  TaskFacts,
  ApprovalCommands
> & {
  /** The outcome in the new status; null if undecided. */
  readonly approvalStatus: ApprovalStatus | null | 'SAME';
};

const asked = ['PENDING_SUBMISSION'] as const;
const undecided = ['INACTIVE', 'PENDING_SUBMISSION', 'REJECTED'] as const;

const approvalStates: readonly TaskStatus[] = [...undecided, 'COMPLETED'];

/** The decision doesn't change. */
const noChange = { to: 'SAME', approvalStatus: 'SAME' } as const;
const pending = { to: 'PENDING_SUBMISSION', approvalStatus: 'PENDING' } as const;
const approved = { to: 'COMPLETED', approvalStatus: 'APPROVED' } as const;
const rejected = { to: 'REJECTED', approvalStatus: 'REJECTED' } as const;
/** The workflow continues in spite of the rejection. */
const rejectedOnly = { to: 'COMPLETED', approvalStatus: 'REJECTED' } as const;

/** States of an APPROVAL. The status says how far it is, approvalStatus the outcome. */
export const approvalTable = stateTable<'approval', ApprovalRow>('approval', approvalStates, [
  { from: ['INACTIVE'], on: 'activate', ...pending },
  { from: asked, on: 'approve', when: 'moreVotesNeeded', guards: [mayApproveTask], ...pending },
  { from: asked, on: 'approve', when: 'enoughVotes', guards: [mayApproveTask], ...approved },
  { from: asked, on: 'reject', when: 'moreVotesNeeded', guards: [mayApproveTask], ...pending },
  // The last awaited vote, if any approval is then enough.
  { from: asked, on: 'reject', when: 'enoughVotes', guards: [mayApproveTask], ...approved },
  { from: asked, on: 'reject', when: 'rejectionStops', guards: [mayApproveTask], ...rejected },
  {
    from: asked,
    on: 'reject',
    when: 'rejectionContinues',
    guards: [mayApproveTask],
    ...rejectedOnly,
  },
  // A rejection with suggested values never continues the workflow.
  { from: asked, on: 'counter', when: 'moreVotesNeeded', guards: [mayCounter], ...pending },
  { from: asked, on: 'counter', when: 'enoughVotes', guards: [mayCounter], ...approved },
  { from: asked, on: 'counter', when: 'rejectionStops', guards: [mayCounter], ...rejected },
  { from: asked, on: 'changeVote', when: 'moreVotesNeeded', guards: [mayApproveTask], ...pending },
  { from: asked, on: 'changeVote', when: 'enoughVotes', guards: [mayApproveTask], ...approved },
  { from: asked, on: 'changeVote', when: 'rejectionStops', guards: [mayApproveTask], ...rejected },
  {
    from: asked,
    on: 'changeVote',
    when: 'rejectionContinues',
    guards: [mayApproveTask],
    ...rejectedOnly,
  },
  // An admin decides, regardless of the votes.
  {
    from: asked,
    on: 'overrideVotes',
    when: 'enoughVotes',
    guards: [mayOverride, hasReason],
    ...approved,
  },
  {
    from: asked,
    on: 'overrideVotes',
    when: 'rejectionStops',
    guards: [mayOverride, hasReason],
    ...rejected,
  },
  {
    from: asked,
    on: 'overrideVotes',
    when: 'rejectionContinues',
    guards: [mayOverride, hasReason],
    ...rejectedOnly,
  },
  { from: asked, on: 'askInformation', guards: [mayAskInformation, hasText], ...noChange },
  { from: asked, on: 'answerInformation', guards: [mayAnswerInformation, hasText], ...noChange },
  { from: asked, on: 'addApprover', guards: [mayAddApprovers, mayAdd], ...noChange },
  {
    from: asked,
    on: 'delegate',
    guards: [mayDelegate, mayDelegateTo, hasShortComment],
    ...noChange,
  },
  {
    from: ['REJECTED', 'COMPLETED'],
    on: 'revoke',
    guards: [mayRevoke, hasReasonUnlessOwn],
    ...pending,
  },
  { from: undecided, on: 'notRequired', to: 'INACTIVE', approvalStatus: 'NOT_REQUIRED' },
  {
    from: ['PENDING_SUBMISSION', 'COMPLETED'],
    on: 'contentChanged',
    when: 'approvalKept',
    ...noChange,
  },
  {
    from: ['PENDING_SUBMISSION', 'COMPLETED'],
    on: 'contentChanged',
    when: 'approvalRepeated',
    ...pending,
  },
  { from: ['REJECTED'], on: 'override', guards: [mayOverrideRejection, hasReason], ...approved },
  { from: asked, on: 'expire', when: 'expiryBlocks', ...noChange },
  { from: asked, on: 'expire', when: 'expiryApproves', ...approved },
  { from: asked, on: 'expire', when: 'expiryRejects', ...rejected },
  { from: asked, on: 'expire', when: 'expiryContinues', ...rejectedOnly },
  { from: asked, on: 'restartExpired', guards: [mayRestartExpired], ...noChange },
  { from: undecided, on: 'assign', guards: [mayAssign], ...noChange },
  { from: undecided, on: 'changeCc', guards: [mayChangeCc], ...noChange },
  { from: undecided, on: 'changeDueDate', guards: [mayEditDueDate], ...noChange },
  { from: undecided, on: 'describe', guards: [mayDescribe], ...noChange },
  { from: approvalStates, on: 'tag', guards: [mayEditTags], ...noChange },
  // A rejection that still counts can't be deleted.
  { from: ['INACTIVE', 'PENDING_SUBMISSION'], on: 'delete', guards: [mayDeleteTask], ...noChange },
  { from: asked, on: 'reportException', guards: [mayReportException, hasText], ...noChange },
  {
    from: ['PENDING_SUBMISSION', 'REJECTED'],
    on: 'resolveException',
    guards: [mayResolveException, hasShortComment],
    ...noChange,
  },
  { from: approvalStates, on: 'reset', to: 'INACTIVE', approvalStatus: null },
]);
