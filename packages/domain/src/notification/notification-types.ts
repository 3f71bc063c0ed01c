/** What a person must do before a notification leaves "Needs you". */
export type NotificationNeed =
  /** Work on the task, or decide on the approval. */
  | 'WORK'
  /** Answer the question of an approver. */
  | 'ANSWER'
  /** Resolve the problem of the task. */
  | 'PROBLEM'
  /** Reply, or mark the notification as done. */
  | 'REPLY';

interface TypeRecord {
  /** Null for an update, which only informs. */
  readonly need: NotificationNeed | null;
  /** Whether people also get it by email, push message, and chat, unless they change that. */
  readonly isSent: boolean;
}

/** All types of notifications. The names are also the ids of their texts. */
export const notificationTypes = {
  TASK_ASSIGNED: { need: 'WORK', isSent: true },
  TASK_REASSIGNED: { need: null, isSent: false },
  TASK_ACCEPTED: { need: null, isSent: false },
  TASK_DECLINED: { need: null, isSent: false },
  TASK_SENT_BACK: { need: 'WORK', isSent: true },
  TASK_REOPENED: { need: 'WORK', isSent: true },
  TASK_COMPLETED: { need: null, isSent: false },
  TASK_SKIPPED: { need: null, isSent: false },
  TASK_DUE_SOON: { need: 'WORK', isSent: true },
  TASK_OVERDUE: { need: 'WORK', isSent: true },
  TASK_EXPIRED: { need: null, isSent: false },
  DELEGATION_STARTED: { need: 'WORK', isSent: true },
  DELEGATION_ENDED: { need: null, isSent: false },
  APPROVAL_REQUESTED: { need: 'WORK', isSent: true },
  APPROVAL_APPROVED: { need: null, isSent: false },
  APPROVAL_REJECTED: { need: null, isSent: false },
  APPROVAL_WITHDRAWN: { need: null, isSent: false },
  QUESTION_ASKED: { need: 'ANSWER', isSent: true },
  QUESTION_ANSWERED: { need: 'WORK', isSent: false },
  MENTIONED: { need: 'REPLY', isSent: true },
  COMMENT_ADDED: { need: null, isSent: false },
  DOCUMENT_ADDED: { need: null, isSent: false },
  PROBLEM_REPORTED: { need: 'PROBLEM', isSent: false },
  PROBLEM_RESOLVED: { need: null, isSent: false },
  LINKED_WORKFLOW_PROBLEM: { need: 'PROBLEM', isSent: false },
  REQUEST_FAILED: { need: 'PROBLEM', isSent: false },
  WORKFLOW_OWNED: { need: null, isSent: false },
  WORKFLOW_SHARED: { need: null, isSent: false },
  WORKFLOW_STARTED: { need: null, isSent: false },
  WORKFLOW_PAUSED: { need: null, isSent: false },
  WORKFLOW_RESUMED: { need: null, isSent: false },
  WORKFLOW_ENDED: { need: null, isSent: false },
  WORKFLOW_COMPLETED: { need: null, isSent: false },
  INVITATION_ACCEPTED: { need: null, isSent: false },
  BULK_FINISHED: { need: null, isSent: true },
  EXPORT_READY: { need: null, isSent: true },
  CHAT_PAUSED: { need: null, isSent: true },
  EMAIL_PAUSED: { need: null, isSent: false },
} as const satisfies Readonly<Record<string, TypeRecord>>;

export type NotificationType = keyof typeof notificationTypes;

export const isNotificationType = (text: string): text is NotificationType =>
  Object.hasOwn(notificationTypes, text);

export const notificationTypeNames = Object.keys(notificationTypes).filter(isNotificationType);

/** Why a person gets a notification. */
export const notificationReasons = [
  'ASSIGNEE',
  'FORMER_ASSIGNEE',
  'ASSIGNER',
  'APPROVER',
  'DELEGATE',
  'SUBMITTER',
  'WATCHER',
  'OWNER',
  'COLLABORATOR',
  'MENTIONED',
  'PARTICIPANT',
  'INVITER',
  'STARTER',
  'HOLDER',
] as const;
export type NotificationReason = (typeof notificationReasons)[number];

/** Returns what a person must do. Watchers have nothing to do. */
export const needOf = (
  type: NotificationType,
  reason: NotificationReason,
): NotificationNeed | null => (reason === 'WATCHER' ? null : notificationTypes[type].need);

/** Types about people, bulk operations, and channels. They are outside workflows. */
export const objectTypes = [
  'INVITATION_ACCEPTED',
  'DELEGATION_STARTED',
  'DELEGATION_ENDED',
  'BULK_FINISHED',
  'EXPORT_READY',
  'CHAT_PAUSED',
  'EMAIL_PAUSED',
] as const satisfies readonly NotificationType[];
export type ObjectNotificationType = (typeof objectTypes)[number];
