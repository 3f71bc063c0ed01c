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

/** Groups of types by which people filter the inbox. */
export const notificationGroups = ['TASKS', 'COMMENTS', 'WORKFLOWS', 'OTHER'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

interface TypeRecord {
  readonly group: NotificationGroup;
  /** Null for an update, which only informs. */
  readonly need: NotificationNeed | null;
  /**
   * Whether people also get it by email, push message, and chat, unless the person changes the
   * setting.
   */
  readonly isSent: boolean;
}

/** All types of notifications. The names are also the ids of their texts. */
export const notificationTypes = {
  TASK_ASSIGNED: { group: 'TASKS', need: 'WORK', isSent: true },
  TASK_REASSIGNED: { group: 'TASKS', need: null, isSent: false },
  TASK_ACCEPTED: { group: 'TASKS', need: null, isSent: false },
  TASK_DECLINED: { group: 'TASKS', need: null, isSent: false },
  TASK_SENT_BACK: { group: 'TASKS', need: 'WORK', isSent: true },
  TASK_REOPENED: { group: 'TASKS', need: 'WORK', isSent: true },
  TASK_COMPLETED: { group: 'TASKS', need: null, isSent: false },
  TASK_SKIPPED: { group: 'TASKS', need: null, isSent: false },
  TASK_DUE_SOON: { group: 'TASKS', need: 'WORK', isSent: true },
  TASK_OVERDUE: { group: 'TASKS', need: 'WORK', isSent: true },
  TASK_EXPIRED: { group: 'TASKS', need: null, isSent: false },
  DELEGATION_STARTED: { group: 'TASKS', need: 'WORK', isSent: true },
  DELEGATION_ENDED: { group: 'TASKS', need: null, isSent: false },
  APPROVAL_REQUESTED: { group: 'TASKS', need: 'WORK', isSent: true },
  APPROVAL_APPROVED: { group: 'TASKS', need: null, isSent: false },
  APPROVAL_REJECTED: { group: 'TASKS', need: null, isSent: false },
  APPROVAL_WITHDRAWN: { group: 'TASKS', need: null, isSent: false },
  QUESTION_ASKED: { group: 'TASKS', need: 'ANSWER', isSent: true },
  QUESTION_ANSWERED: { group: 'TASKS', need: 'WORK', isSent: false },
  MENTIONED: { group: 'COMMENTS', need: 'REPLY', isSent: true },
  COMMENT_ADDED: { group: 'COMMENTS', need: null, isSent: false },
  DOCUMENT_ADDED: { group: 'WORKFLOWS', need: null, isSent: false },
  PROBLEM_REPORTED: { group: 'TASKS', need: 'PROBLEM', isSent: false },
  PROBLEM_RESOLVED: { group: 'TASKS', need: null, isSent: false },
  LINKED_WORKFLOW_PROBLEM: { group: 'TASKS', need: 'PROBLEM', isSent: false },
  REQUEST_FAILED: { group: 'TASKS', need: 'PROBLEM', isSent: false },
  WORKFLOW_OWNED: { group: 'WORKFLOWS', need: null, isSent: false },
  WORKFLOW_SHARED: { group: 'WORKFLOWS', need: null, isSent: false },
  WORKFLOW_STARTED: { group: 'WORKFLOWS', need: null, isSent: false },
  WORKFLOW_PAUSED: { group: 'WORKFLOWS', need: null, isSent: false },
  WORKFLOW_RESUMED: { group: 'WORKFLOWS', need: null, isSent: false },
  WORKFLOW_ENDED: { group: 'WORKFLOWS', need: null, isSent: false },
  WORKFLOW_COMPLETED: { group: 'WORKFLOWS', need: null, isSent: false },
  INVITATION_ACCEPTED: { group: 'OTHER', need: null, isSent: false },
  BULK_FINISHED: { group: 'OTHER', need: null, isSent: true },
  EXPORT_READY: { group: 'OTHER', need: null, isSent: true },
  CHAT_PAUSED: { group: 'OTHER', need: null, isSent: true },
  EMAIL_PAUSED: { group: 'OTHER', need: null, isSent: false },
} as const satisfies Readonly<Record<string, TypeRecord>>;

export type NotificationType = keyof typeof notificationTypes;

export const isNotificationType = (text: string): text is NotificationType =>
  Object.hasOwn(notificationTypes, text);

export const notificationTypeNames = Object.keys(notificationTypes).filter(isNotificationType);

/** Returns the types of a group. */
export const typesOfGroup = (group: NotificationGroup): readonly NotificationType[] =>
  notificationTypeNames.filter((type) => notificationTypes[type].group === group);

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

/** Returns what a person must do because of the notification. Watchers have nothing to do. */
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
