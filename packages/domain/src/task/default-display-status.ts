import type { Instant } from '../core/ids.ts';
import type { RunTask, ScheduleStatus } from '../run-model/run.ts';
import { isOverdue } from './due.ts';

/** Facts from which a display status is derived, from a task or a row of a list. */
export type ShownTask = Pick<
  RunTask,
  'status' | 'frozeForReason' | 'hasException' | 'expirationStatus' | 'dueOn' | 'clockStoppedAt'
> & {
  /** Status of the linked workflow of a LINKED_WORKFLOW task. */
  readonly linkedScheduleStatus?: ScheduleStatus | null;
};

export const taskDisplayStatuses = [
  'EXPIRED',
  'EXPIRING',
  'ENDED',
  'PAUSED',
  'COMPLETED',
  'EXCEPTION',
  'IN_PROGRESS_OVERDUE',
  'IN_PROGRESS_ON_TRACK',
  'NOT_STARTED',
] as const;
export type TaskDisplayStatus = (typeof taskDisplayStatuses)[number];

type Rule = readonly [TaskDisplayStatus, (task: ShownTask, now: Instant) => boolean];

const isStarted = (task: ShownTask): boolean =>
  task.status !== 'COMPLETED' && task.status !== 'INACTIVE';

/** The first match counts. */
const rules: readonly Rule[] = [
  ['EXPIRED', (task) => task.expirationStatus === 'EXPIRED'],
  [
    'EXPIRING',
    (task, now) =>
      task.frozeForReason === null &&
      task.expirationStatus === 'EXPIRING' &&
      isOverdue(task, now) &&
      !task.hasException &&
      task.status === 'PENDING_SUBMISSION',
  ],
  ['ENDED', (task) => task.status !== 'COMPLETED' && task.frozeForReason === 'ENDED'],
  [
    'PAUSED',
    (task) =>
      isStarted(task) &&
      (task.frozeForReason === 'PAUSED' || task.linkedScheduleStatus === 'PAUSED'),
  ],
  ['COMPLETED', (task) => task.status === 'COMPLETED'],
  ['EXCEPTION', (task) => isStarted(task) && task.hasException],
  ['IN_PROGRESS_OVERDUE', (task, now) => isStarted(task) && isOverdue(task, now)],
  ['IN_PROGRESS_ON_TRACK', isStarted],
  ['NOT_STARTED', () => true],
];

/** Returns the display status of a default or automated task; NOT_STARTED without one. */
export const taskDisplayStatus = (task: ShownTask | null, now: Instant): TaskDisplayStatus =>
  (task === null ? undefined : rules.find(([, fits]) => fits(task, now))?.[0]) ?? 'NOT_STARTED';
