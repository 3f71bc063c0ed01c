import type { PartyId, TaskId } from '../core/ids.ts';
import type { NotificationType } from './notification-types.ts';
import type { Notice } from './task-notices.ts';

/** People who watch a workflow or its tasks. */
export interface Watchers {
  /** Watchers of the workflow, and of saved views that contain it. */
  readonly workflow: readonly PartyId[];
  readonly tasks: ReadonlyMap<TaskId, readonly PartyId[]>;
}

export const noWatchers: Watchers = { workflow: [], tasks: new Map() };

/**
 * Notification types for watchers. Other types are only for the recipients that their rule names.
 */
const watched: ReadonlySet<NotificationType> = new Set([
  'TASK_ACCEPTED',
  'TASK_DECLINED',
  'TASK_COMPLETED',
  'TASK_SKIPPED',
  'TASK_EXPIRED',
  'APPROVAL_APPROVED',
  'APPROVAL_REJECTED',
  'COMMENT_ADDED',
  'DOCUMENT_ADDED',
  'PROBLEM_REPORTED',
  'PROBLEM_RESOLVED',
  'LINKED_WORKFLOW_PROBLEM',
  'REQUEST_FAILED',
  'WORKFLOW_STARTED',
  'WORKFLOW_PAUSED',
  'WORKFLOW_RESUMED',
  'WORKFLOW_ENDED',
  'WORKFLOW_COMPLETED',
]);

/** Returns the notices, each followed by one to the watchers. */
export const withWatchers = (
  notices: readonly Notice[],
  { workflow, tasks }: Watchers,
): readonly Notice[] =>
  notices.flatMap((notice): readonly Notice[] => {
    if (!watched.has(notice.type)) return [notice];
    const ofTask = notice.taskId === null ? [] : (tasks.get(notice.taskId) ?? []);
    return [notice, { ...notice, reason: 'WATCHER', parties: [...workflow, ...ofTask] }];
  });
