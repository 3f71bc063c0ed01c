import { stateTable, type StateRow } from '../core/state-table.ts';
import type { TaskStatus } from '../run/run.ts';

/** Inputs of the state table of default tasks. */
export type TaskInput =
  | 'activate'
  | 'saveDraft'
  | 'editShared'
  | 'acknowledge'
  | 'decline'
  | 'submit'
  | 'completeOnBehalf'
  | 'recall'
  | 'allLevelsApproved'
  | 'childRejected'
  | 'reopen'
  | 'skip'
  | 'autoSkip'
  | 'unskip'
  | 'reset'
  | 'assign'
  | 'claim'
  | 'delegate'
  | 'changeCc'
  | 'approvalRevoked'
  | 'sourceChanged'
  | 'changeDueDate'
  | 'describe'
  | 'tag'
  | 'delete'
  | 'expire'
  | 'restartExpired'
  | 'reportException'
  | 'resolveException';

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

type TaskRow = StateRow<TaskStatus, TaskInput, TaskCondition, TaskGuard>;

export type TaskGuard =
  | 'triggerMet'
  | 'mayEditForm'
  | 'mayEditShared'
  | 'mayAcknowledge'
  | 'mayDecline'
  | 'mayComplete'
  | 'mayCompleteOnBehalf'
  | 'mayRecall'
  | 'mayReopen'
  | 'maySkip'
  | 'mayUnskip'
  | 'mayReportException'
  | 'mayResolveException'
  | 'mayAssign'
  | 'mayClaim'
  | 'mayDelegate'
  | 'mayEditCc'
  | 'mayEditDueDate'
  | 'mayDescribe'
  | 'mayTag'
  | 'mayDelete'
  | 'expiryReached'
  | 'mayRestartExpired';

/** All statuses but COMPLETED: completed tasks can't be reassigned or rescheduled. */
const unfinished = [
  'INACTIVE',
  'PENDING_ACKNOWLEDGEMENT',
  'PENDING_SUBMISSION',
  'PENDING_REVIEW',
  'REJECTED',
] as const;

export const taskStatuses: readonly TaskStatus[] = [
  'INACTIVE',
  'PENDING_ACKNOWLEDGEMENT',
  'PENDING_SUBMISSION',
  'PENDING_REVIEW',
  'REJECTED',
  'COMPLETED',
];

/** States of a DEFAULT task. */
export const taskTable = stateTable<TaskRow>('task', taskStatuses, [
  {
    row: 'D1',
    from: ['INACTIVE'],
    on: 'activate',
    when: 'needsAcknowledgement',
    guard: 'triggerMet',
    to: 'PENDING_ACKNOWLEDGEMENT',
  },
  {
    row: 'D1',
    from: ['INACTIVE'],
    on: 'activate',
    when: 'needsNoAcknowledgement',
    guard: 'triggerMet',
    to: 'PENDING_SUBMISSION',
  },
  {
    row: 'D2',
    from: ['PENDING_ACKNOWLEDGEMENT'],
    on: 'acknowledge',
    when: 'acknowledgementsMissing',
    guard: 'mayAcknowledge',
    to: 'SAME',
  },
  {
    row: 'D2',
    from: ['PENDING_ACKNOWLEDGEMENT'],
    on: 'acknowledge',
    when: 'allAcknowledged',
    guard: 'mayAcknowledge',
    to: 'PENDING_SUBMISSION',
  },
  {
    row: 'D3',
    from: ['PENDING_ACKNOWLEDGEMENT'],
    on: 'decline',
    when: 'acknowledgementsMissing',
    guard: 'mayDecline',
    to: 'SAME',
  },
  // The others have already accepted.
  {
    row: 'D3',
    from: ['PENDING_ACKNOWLEDGEMENT'],
    on: 'decline',
    when: 'allAcknowledged',
    guard: 'mayDecline',
    to: 'PENDING_SUBMISSION',
  },
  ...(
    [
      ['othersOutstanding', 'PENDING_SUBMISSION'],
      ['hasApprovals', 'PENDING_REVIEW'],
      ['hasNoApprovals', 'COMPLETED'],
    ] as const
  ).map(
    ([when, to]) =>
      ({
        row: 'D4',
        from: ['PENDING_ACKNOWLEDGEMENT'],
        on: 'submit',
        when,
        guard: 'mayComplete',
        to,
      }) as const,
  ),
  {
    row: 'D6',
    from: ['PENDING_SUBMISSION'],
    on: 'submit',
    when: 'othersOutstanding',
    guard: 'mayComplete',
    to: 'SAME',
  },
  {
    row: 'D5',
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION', 'REJECTED'],
    on: 'saveDraft',
    guard: 'mayEditForm',
    to: 'SAME',
  },
  {
    row: 'D6',
    from: ['PENDING_SUBMISSION'],
    on: 'submit',
    when: 'hasApprovals',
    guard: 'mayComplete',
    to: 'PENDING_REVIEW',
  },
  {
    row: 'D6',
    from: ['PENDING_SUBMISSION'],
    on: 'submit',
    when: 'hasNoApprovals',
    guard: 'mayComplete',
    to: 'COMPLETED',
  },
  { row: 'D7', from: ['PENDING_REVIEW'], on: 'allLevelsApproved', to: 'COMPLETED' },
  { row: 'D8', from: ['PENDING_REVIEW'], on: 'childRejected', to: 'REJECTED' },
  {
    row: 'D9',
    from: ['PENDING_REVIEW'],
    on: 'recall',
    guard: 'mayRecall',
    to: 'PENDING_SUBMISSION',
  },
  {
    row: 'D10',
    from: ['REJECTED'],
    on: 'submit',
    when: 'othersOutstanding',
    guard: 'mayComplete',
    to: 'SAME',
  },
  {
    row: 'D10',
    from: ['REJECTED'],
    on: 'submit',
    guard: 'mayComplete',
    to: 'PENDING_REVIEW',
  },
  {
    row: 'D11',
    from: ['COMPLETED'],
    on: 'reopen',
    guard: 'mayReopen',
    to: 'PENDING_SUBMISSION',
  },
  { row: 'D12', from: unfinished, on: 'skip', guard: 'maySkip', to: 'INACTIVE' },
  // By the engine: tasks of a skipped stage, optional tasks, and tasks that wait for a restart.
  { row: 'D12', from: unfinished, on: 'autoSkip', to: 'INACTIVE' },
  { row: 'D13', from: ['INACTIVE'], on: 'unskip', guard: 'mayUnskip', to: 'INACTIVE' },
  { row: 'D14', from: unfinished, on: 'assign', guard: 'mayAssign', to: 'SAME' },
  { row: 'D14', from: unfinished, on: 'claim', guard: 'mayClaim', to: 'SAME' },
  { row: 'D14', from: unfinished, on: 'delegate', guard: 'mayDelegate', to: 'SAME' },
  { row: 'D14', from: unfinished, on: 'changeCc', guard: 'mayEditCc', to: 'SAME' },
  { row: 'D14', from: unfinished, on: 'changeDueDate', guard: 'mayEditDueDate', to: 'SAME' },
  { row: 'D14', from: unfinished, on: 'describe', guard: 'mayDescribe', to: 'SAME' },
  // Completed tasks can be tagged, so that people find them.
  { row: 'D14', from: [...unfinished, 'COMPLETED'], on: 'tag', guard: 'mayTag', to: 'SAME' },
  {
    row: 'D15',
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION'],
    on: 'completeOnBehalf',
    when: 'hasApprovals',
    guard: 'mayCompleteOnBehalf',
    to: 'PENDING_REVIEW',
  },
  {
    row: 'D15',
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION'],
    on: 'completeOnBehalf',
    when: 'hasNoApprovals',
    guard: 'mayCompleteOnBehalf',
    to: 'COMPLETED',
  },
  {
    row: 'D15',
    from: ['REJECTED'],
    on: 'completeOnBehalf',
    guard: 'mayCompleteOnBehalf',
    to: 'PENDING_REVIEW',
  },
  {
    row: 'D16',
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION', 'PENDING_REVIEW', 'REJECTED'],
    on: 'reportException',
    guard: 'mayReportException',
    to: 'SAME',
  },
  {
    row: 'D17',
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION', 'PENDING_REVIEW', 'REJECTED'],
    on: 'resolveException',
    guard: 'mayResolveException',
    to: 'SAME',
  },
  {
    row: 'D18',
    from: ['COMPLETED'],
    on: 'reportException',
    guard: 'mayReportException',
    to: 'PENDING_SUBMISSION',
  },
  {
    row: 'D19',
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION', 'REJECTED'],
    on: 'expire',
    when: 'expiryBlocks',
    guard: 'expiryReached',
    to: 'SAME',
  },
  {
    row: 'D19',
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION', 'REJECTED'],
    on: 'expire',
    when: 'expiryCompletes',
    guard: 'expiryReached',
    to: 'COMPLETED',
  },
  {
    row: 'D20',
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION'],
    on: 'restartExpired',
    guard: 'mayRestartExpired',
    to: 'PENDING_SUBMISSION',
  },
  {
    row: 'D20',
    from: ['REJECTED'],
    on: 'restartExpired',
    guard: 'mayRestartExpired',
    to: 'SAME',
  },
  {
    row: 'D21',
    from: [
      'INACTIVE',
      'PENDING_ACKNOWLEDGEMENT',
      'PENDING_SUBMISSION',
      'PENDING_REVIEW',
      'REJECTED',
      'COMPLETED',
    ],
    on: 'reset',
    to: 'INACTIVE',
  },
  // Submitted values are changed where they are shown and stored at their source.
  {
    row: 'D24',
    from: [
      'PENDING_ACKNOWLEDGEMENT',
      'PENDING_SUBMISSION',
      'PENDING_REVIEW',
      'REJECTED',
      'COMPLETED',
    ],
    on: 'editShared',
    guard: 'mayEditShared',
    to: 'SAME',
  },
  // The task leaves the workflow; its history stays.
  { row: 'D26', from: unfinished, on: 'delete', guard: 'mayDelete', to: 'SAME' },
  // A decision was revoked: the approval is requested again for the same submission.
  {
    row: 'D22',
    from: ['REJECTED', 'COMPLETED'],
    on: 'approvalRevoked',
    to: 'PENDING_REVIEW',
  },
  // The source of an inherited value changed.
  {
    row: 'D27',
    from: ['PENDING_REVIEW', 'COMPLETED'],
    on: 'sourceChanged',
    when: 'keepsSubmission',
    to: 'SAME',
  },
  {
    row: 'D27',
    from: ['PENDING_REVIEW', 'COMPLETED'],
    on: 'sourceChanged',
    when: 'isRedone',
    to: 'PENDING_SUBMISSION',
  },
]);
