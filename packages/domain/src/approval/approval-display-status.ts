import type { Instant } from '../core/ids.ts';
import type { RunTask } from '../run-model/run.ts';
import { isOverdue } from '../task/due.ts';

/** Facts from which the display status of an approval is derived. */
export type ShownApproval = Pick<
  RunTask,
  'status' | 'approvalStatus' | 'frozeForReason' | 'hasException' | 'dueOn' | 'clockStoppedAt'
>;

type Shown =
  | 'PAUSED'
  | 'ENDED'
  | 'NOT_STARTED'
  | 'EXCEPTION'
  | 'REJECTED'
  | 'APPROVED'
  | 'OVERDUE'
  | 'IN_PROGRESS';

/** The first match counts. */
const rules: readonly (readonly [Shown, (approval: ShownApproval, now: Instant) => boolean])[] = [
  ['PAUSED', (approval) => approval.frozeForReason === 'PAUSED'],
  ['ENDED', (approval) => approval.frozeForReason === 'ENDED'],
  ['NOT_STARTED', (approval) => approval.status === 'INACTIVE'],
  ['EXCEPTION', (approval) => approval.hasException],
  ['REJECTED', (approval) => approval.approvalStatus === 'REJECTED'],
  ['APPROVED', (approval) => approval.status === 'COMPLETED'],
  ['OVERDUE', isOverdue],
  ['IN_PROGRESS', () => true],
];
const rulesOfChild = rules.filter(([shown]) => shown !== 'EXCEPTION');

const standaloneNames = {
  PAUSED: 'APPROVAL_PAUSED',
  ENDED: 'APPROVAL_ENDED',
  NOT_STARTED: 'APPROVAL_NOT_STARTED',
  EXCEPTION: 'EXCEPTION',
  REJECTED: 'REJECTED',
  APPROVED: 'APPROVED',
  OVERDUE: 'APPROVAL_OVERDUE',
  IN_PROGRESS: 'APPROVAL_IN_PROGRESS',
} as const satisfies Record<Shown, string>;

const childNames = {
  ...standaloneNames,
  PAUSED: 'PAUSED',
  ENDED: 'ENDED',
  NOT_STARTED: 'NOT_STARTED',
  OVERDUE: 'IN_PROGRESS_OVERDUE',
  IN_PROGRESS: 'IN_PROGRESS_ON_TRACK',
} as const satisfies Record<Shown, string>;

export type ApprovalDisplayStatus =
  | (typeof standaloneNames)[Shown]
  | (typeof childNames)[Exclude<Shown, 'EXCEPTION'>];

/** Returns the display status of a standalone approval; APPROVAL_NOT_STARTED without one. */
export const approvalDisplayStatus = (
  approval: ShownApproval | null,
  now: Instant,
): ApprovalDisplayStatus =>
  standaloneNames[
    (approval === null ? undefined : rules.find(([, fits]) => fits(approval, now))?.[0]) ??
      'NOT_STARTED'
  ];

/**
 * Returns the display status of a child approval. It never shows problems and has its own status
 * names.
 */
export const childApprovalDisplayStatus = (
  approval: ShownApproval,
  now: Instant,
): ApprovalDisplayStatus =>
  childNames[rulesOfChild.find(([, fits]) => fits(approval, now))?.[0] ?? 'NOT_STARTED'];
