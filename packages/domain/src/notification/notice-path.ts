/** Object of a notification, with the facts that decide which page it opens. */
export interface NoticeSubject {
  /** Null outside a workflow. */
  readonly workflowId: string | null;
  readonly taskId: string | null;
  readonly commentId: string | null;
  /** Null in a workflow. */
  readonly object: NoticeObject | null;
}

/** Something outside workflows. */
export interface NoticeObject {
  readonly kind: NoticeObjectKind;
  readonly id: string;
  /** Blueprint of a bulk start. Null for others. */
  readonly blueprintId: string | null;
}

export const noticeObjectKinds = [
  'PERSON',
  'BULK_WORKFLOWS',
  'BULK_INVITATIONS',
  'BULK_TASKS',
  'EXPORT',
  'CHAT',
  'WORKSPACE_CHAT',
] as const;
export type NoticeObjectKind = (typeof noticeObjectKinds)[number];

const pathOfObject = ({ kind, id, blueprintId }: NoticeObject): string => {
  switch (kind) {
    case 'PERSON':
      return `/people/${id}`;
    case 'BULK_WORKFLOWS':
      return `/blueprints/${blueprintId ?? ''}/bulk-start?job-uuid=${id}`;
    case 'BULK_INVITATIONS':
      return `/admin/bulk-invite?job-uuid=${id}`;
    case 'WORKSPACE_CHAT':
      return '/admin?tab=notifications';
    case 'EXPORT':
      return '/?exports=1';
    case 'BULK_TASKS':
      return `/my/tasks?job-uuid=${id}`;
    case 'CHAT':
      return '/inbox';
  }
};

/** Returns the path of the page about a notification, at the comment if there is one. */
export const noticePath = ({ workflowId, taskId, commentId, object }: NoticeSubject): string => {
  if (workflowId === null) return object === null ? '/inbox' : pathOfObject(object);
  const search = [
    ...(taskId === null ? [] : [`task-id=${taskId}`]),
    ...(commentId === null ? [] : [`comment-id=${commentId}`]),
  ];
  return `/workflow/${workflowId}${search.length === 0 ? '' : `?${search.join('&')}`}`;
};
