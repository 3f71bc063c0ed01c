import type { NotificationType } from '../notification/notification-types.ts';

/** Webhook events that no command of a workflow causes, by the notification about the same. */
export const occurrenceTypes = {
  TASK_DUE_SOON: 'task.due_soon',
  TASK_OVERDUE: 'task.overdue',
  COMMENT_ADDED: 'comment.added',
  MENTIONED: 'person.mentioned',
  INVITATION_ACCEPTED: 'invitation.accepted',
  DELEGATION_STARTED: 'delegation.started',
  DELEGATION_ENDED: 'delegation.ended',
  BULK_FINISHED: 'bulk_operation.finished',
  EXPORT_READY: 'export.ready',
  CHAT_PAUSED: 'chat.paused',
  EMAIL_PAUSED: 'email.paused',
} as const satisfies Partial<Readonly<Record<NotificationType, string>>>;

export type OccurrenceType = (typeof occurrenceTypes)[keyof typeof occurrenceTypes];
