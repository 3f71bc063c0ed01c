import { stateTable, type StateRow } from '../core/state-table.ts';
import type { ApprovalStatus, TaskStatus } from '../run/run.ts';

/** Inputs of the state table of approvals, standalone or child. */
export type ApprovalInput =
  | 'activate'
  | 'approve'
  | 'reject'
  | 'counter'
  | 'changeVote'
  | 'overrideVotes'
  | 'askInformation'
  | 'answerInformation'
  | 'addApprover'
  | 'delegate'
  | 'changeCc'
  | 'revoke'
  | 'notRequired'
  | 'contentChanged'
  | 'override'
  | 'reset'
  | 'assign'
  | 'changeDueDate'
  | 'describe'
  | 'tag'
  | 'delete'
  | 'expire'
  | 'restartExpired'
  | 'reportException'
  | 'resolveException';

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

export type ApprovalGuard =
  | 'triggerMet'
  | 'mayVote'
  | 'mayVoteWithComment'
  | 'mayCounter'
  | 'mayChangeVote'
  | 'mayOverride'
  | 'mayAskInformation'
  | 'mayAnswerInformation'
  | 'mayAddApprover'
  | 'mayDelegate'
  | 'mayEditCc'
  | 'mayRevoke'
  | 'mayReportException'
  | 'mayResolveException'
  | 'mayAssign'
  | 'mayEditDueDate'
  | 'mayDescribe'
  | 'mayTag'
  | 'mayDelete'
  | 'expiryReached'
  | 'mayRestartExpired'
  | 'mayOverrideRejection';

interface ApprovalRow extends StateRow<
  TaskStatus,
  ApprovalInput,
  ApprovalCondition,
  ApprovalGuard
> {
  /** The outcome in the new status; null if undecided. */
  readonly approvalStatus: ApprovalStatus | null | 'SAME';
}

/** The decision doesn't change. */
const noChange = { to: 'SAME', approvalStatus: 'SAME' } as const;

const undecided = ['INACTIVE', 'PENDING_SUBMISSION', 'REJECTED'] as const;

const approvalStates: readonly TaskStatus[] = [
  'INACTIVE',
  'PENDING_SUBMISSION',
  'REJECTED',
  'COMPLETED',
];

/** States of an APPROVAL. The status says how far it is, approvalStatus the outcome. */
export const approvalTable = stateTable<ApprovalRow>('approval', approvalStates, [
  {
    row: 'A1',
    from: ['INACTIVE'],
    on: 'activate',
    guard: 'triggerMet',
    to: 'PENDING_SUBMISSION',
    approvalStatus: 'PENDING',
  },
  {
    row: 'A2',
    from: ['PENDING_SUBMISSION'],
    on: 'approve',
    when: 'moreVotesNeeded',
    guard: 'mayVote',
    to: 'PENDING_SUBMISSION',
    approvalStatus: 'PENDING',
  },
  {
    row: 'A2',
    from: ['PENDING_SUBMISSION'],
    on: 'approve',
    when: 'enoughVotes',
    guard: 'mayVote',
    to: 'COMPLETED',
    approvalStatus: 'APPROVED',
  },
  {
    row: 'A3',
    from: ['PENDING_SUBMISSION'],
    on: 'reject',
    when: 'moreVotesNeeded',
    guard: 'mayVoteWithComment',
    to: 'PENDING_SUBMISSION',
    approvalStatus: 'PENDING',
  },
  // The last awaited vote, if any approval is then enough.
  {
    row: 'A3',
    from: ['PENDING_SUBMISSION'],
    on: 'reject',
    when: 'enoughVotes',
    guard: 'mayVoteWithComment',
    to: 'COMPLETED',
    approvalStatus: 'APPROVED',
  },
  {
    row: 'A3',
    from: ['PENDING_SUBMISSION'],
    on: 'reject',
    when: 'rejectionStops',
    guard: 'mayVoteWithComment',
    to: 'REJECTED',
    approvalStatus: 'REJECTED',
  },
  {
    row: 'A3',
    from: ['PENDING_SUBMISSION'],
    on: 'reject',
    when: 'rejectionContinues',
    guard: 'mayVoteWithComment',
    to: 'COMPLETED',
    approvalStatus: 'REJECTED',
  },
  // A rejection with suggested values never continues the workflow.
  ...(
    [
      ['moreVotesNeeded', 'PENDING_SUBMISSION', 'PENDING'],
      ['enoughVotes', 'COMPLETED', 'APPROVED'],
      ['rejectionStops', 'REJECTED', 'REJECTED'],
    ] as const
  ).map(
    ([when, to, approvalStatus]) =>
      ({
        row: 'A4',
        from: ['PENDING_SUBMISSION'],
        on: 'counter',
        when,
        guard: 'mayCounter',
        to,
        approvalStatus,
      }) as const,
  ),
  // By an admin, regardless of the votes.
  {
    row: 'A2',
    from: ['PENDING_SUBMISSION'],
    on: 'overrideVotes',
    when: 'enoughVotes',
    guard: 'mayOverride',
    to: 'COMPLETED',
    approvalStatus: 'APPROVED',
  },
  {
    row: 'A3',
    from: ['PENDING_SUBMISSION'],
    on: 'overrideVotes',
    when: 'rejectionStops',
    guard: 'mayOverride',
    to: 'REJECTED',
    approvalStatus: 'REJECTED',
  },
  {
    row: 'A3',
    from: ['PENDING_SUBMISSION'],
    on: 'overrideVotes',
    when: 'rejectionContinues',
    guard: 'mayOverride',
    to: 'COMPLETED',
    approvalStatus: 'REJECTED',
  },
  ...(
    [
      ['askInformation', 'mayAskInformation'],
      ['answerInformation', 'mayAnswerInformation'],
    ] as const
  ).map(
    ([on, guard]) =>
      ({
        row: 'A5',
        from: ['PENDING_SUBMISSION'],
        on,
        guard,
        to: 'SAME',
        approvalStatus: 'SAME',
      }) as const,
  ),
  ...(
    [
      ['addApprover', 'mayAddApprover'],
      ['delegate', 'mayDelegate'],
    ] as const
  ).map(
    ([on, guard]) =>
      ({
        row: 'A6',
        from: ['PENDING_SUBMISSION'],
        on,
        guard,
        to: 'SAME',
        approvalStatus: 'SAME',
      }) as const,
  ),
  ...(
    [
      ['moreVotesNeeded', 'PENDING_SUBMISSION', 'PENDING'],
      ['enoughVotes', 'COMPLETED', 'APPROVED'],
      ['rejectionStops', 'REJECTED', 'REJECTED'],
      ['rejectionContinues', 'COMPLETED', 'REJECTED'],
    ] as const
  ).map(
    ([when, to, approvalStatus]) =>
      ({
        row: 'A6',
        from: ['PENDING_SUBMISSION'],
        on: 'changeVote',
        when,
        guard: 'mayChangeVote',
        to,
        approvalStatus,
      }) as const,
  ),
  {
    row: 'A7',
    from: ['REJECTED', 'COMPLETED'],
    on: 'revoke',
    guard: 'mayRevoke',
    to: 'PENDING_SUBMISSION',
    approvalStatus: 'PENDING',
  },
  {
    row: 'A8',
    from: ['INACTIVE', 'PENDING_SUBMISSION', 'REJECTED'],
    on: 'notRequired',
    to: 'INACTIVE',
    approvalStatus: 'NOT_REQUIRED',
  },
  {
    row: 'A10',
    from: ['PENDING_SUBMISSION', 'COMPLETED'],
    on: 'contentChanged',
    when: 'approvalKept',
    to: 'SAME',
    approvalStatus: 'SAME',
  },
  {
    row: 'A10',
    from: ['PENDING_SUBMISSION', 'COMPLETED'],
    on: 'contentChanged',
    when: 'approvalRepeated',
    to: 'PENDING_SUBMISSION',
    approvalStatus: 'PENDING',
  },
  {
    row: 'A11',
    from: ['REJECTED'],
    on: 'override',
    guard: 'mayOverrideRejection',
    to: 'COMPLETED',
    approvalStatus: 'APPROVED',
  },
  {
    row: 'A9',
    from: ['PENDING_SUBMISSION'],
    on: 'expire',
    when: 'expiryBlocks',
    guard: 'expiryReached',
    to: 'SAME',
    approvalStatus: 'SAME',
  },
  {
    row: 'A9',
    from: ['PENDING_SUBMISSION'],
    on: 'expire',
    when: 'expiryApproves',
    guard: 'expiryReached',
    to: 'COMPLETED',
    approvalStatus: 'APPROVED',
  },
  {
    row: 'A9',
    from: ['PENDING_SUBMISSION'],
    on: 'expire',
    when: 'expiryRejects',
    guard: 'expiryReached',
    to: 'REJECTED',
    approvalStatus: 'REJECTED',
  },
  {
    row: 'A9',
    from: ['PENDING_SUBMISSION'],
    on: 'expire',
    when: 'expiryContinues',
    guard: 'expiryReached',
    to: 'COMPLETED',
    approvalStatus: 'REJECTED',
  },
  {
    row: 'D20',
    from: ['PENDING_SUBMISSION'],
    on: 'restartExpired',
    guard: 'mayRestartExpired',
    to: 'SAME',
    approvalStatus: 'SAME',
  },
  { row: 'D14', from: undecided, on: 'assign', guard: 'mayAssign', ...noChange },
  { row: 'D14', from: undecided, on: 'changeCc', guard: 'mayEditCc', ...noChange },
  { row: 'D14', from: undecided, on: 'changeDueDate', guard: 'mayEditDueDate', ...noChange },
  { row: 'D14', from: undecided, on: 'describe', guard: 'mayDescribe', ...noChange },
  { row: 'D14', from: [...undecided, 'COMPLETED'], on: 'tag', guard: 'mayTag', ...noChange },
  // A rejection that still counts can't be deleted.
  {
    row: 'D26',
    from: ['INACTIVE', 'PENDING_SUBMISSION'],
    on: 'delete',
    guard: 'mayDelete',
    to: 'SAME',
    approvalStatus: 'SAME',
  },
  {
    row: 'D16',
    from: ['PENDING_SUBMISSION'],
    on: 'reportException',
    guard: 'mayReportException',
    to: 'SAME',
    approvalStatus: 'SAME',
  },
  {
    row: 'D17',
    from: ['PENDING_SUBMISSION', 'REJECTED'],
    on: 'resolveException',
    guard: 'mayResolveException',
    to: 'SAME',
    approvalStatus: 'SAME',
  },
  {
    row: 'D21',
    from: ['INACTIVE', 'PENDING_SUBMISSION', 'REJECTED', 'COMPLETED'],
    on: 'reset',
    to: 'INACTIVE',
    approvalStatus: null,
  },
]);
