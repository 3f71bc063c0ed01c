import type { MessageId } from '../i18n/message-id.ts';
import type { StatusShape } from './status-shape.ts';

export interface StatusLook {
  readonly shape: StatusShape;
  readonly text: MessageId;
}

const look = (shape: StatusShape, text: MessageId): StatusLook => ({ shape, text });

/** Labels and shapes of task statuses. */
export const displayStatusLook = {
  EXPIRED: look('expired', 'status.expired'),
  EXPIRING: look('expiring', 'status.expiring'),
  ENDED: look('ended', 'status.ended'),
  PAUSED: look('paused', 'status.paused'),
  COMPLETED: look('done', 'status.completed'),
  EXCEPTION: look('problem', 'status.exception'),
  IN_PROGRESS_OVERDUE: look('late', 'status.inProgressOverdue'),
  IN_PROGRESS_ON_TRACK: look('on-track', 'status.inProgress'),
  NOT_STARTED: look('not-started', 'status.notStarted'),
  REJECTED: look('rejected', 'status.rejected'),
  APPROVED: look('approved', 'status.approved'),
  APPROVAL_OVERDUE: look('approval-late', 'status.approvalOverdue'),
  APPROVAL_IN_PROGRESS: look('approval-on-track', 'status.approvalInProgress'),
  APPROVAL_NOT_STARTED: look('approval-not-started', 'status.approvalNotStarted'),
  APPROVAL_PAUSED: look('approval-paused', 'status.paused'),
  APPROVAL_ENDED: look('approval-ended', 'status.ended'),
} as const;

/** Mark of the icon of a task in addition to its status. */
export const taskMarkLook = {
  SUBMITTED: look('submitted', 'status.submitted'),
  SENT_BACK: look('sent-back', 'status.sentBack'),
  REOPENED: look('reopened', 'status.reopened'),
  DELAYED: look('delayed', 'status.delayed'),
  COMPLETED_LATE: look('done-late', 'status.completedLate'),
  PAUSED_FOR_EXCEPTION: look('problem-paused', 'status.pausedForException'),
} as const;

/** Status of a workflow in lists. */
export const homeStatusLook = {
  ENDED: look('ended', 'status.ended'),
  PAUSED: look('paused', 'status.paused'),
  COMPLETED: look('done', 'status.completed'),
  PROBLEM: look('problem', 'status.problem'),
  OVERDUE: look('late', 'status.overdue'),
  AT_RISK: look('due-soon', 'status.atRisk'),
  WAITING: look('waiting', 'status.waiting'),
  ON_TRACK: look('on-track', 'status.onTrack'),
  NOT_STARTED: look('not-started', 'status.notStarted'),
} as const;

export const stageStatusLook = {
  NOT_STARTED: look('not-started', 'status.notStarted'),
  IN_PROGRESS: look('on-track', 'status.inProgress'),
  COMPLETED: look('done', 'status.completed'),
  SKIPPED: look('skipped', 'status.skipped'),
} as const;

export const blueprintStatusLook = {
  DRAFT: look('draft', 'status.draft'),
  PUBLISHED: look('done', 'status.published'),
  ARCHIVED: look('archived', 'status.archived'),
} as const;
