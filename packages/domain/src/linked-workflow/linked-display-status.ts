import type { Instant } from '../core/ids.ts';
import type { ShownTask, TaskDisplayStatus } from '../task/default-display-status.ts';
import { isOverdue } from '../task/due.ts';
import { scheduleOfChildren, type LinkedTask } from '../run-model/child-link.ts';

type ShownLinkedTask = ShownTask & LinkedTask;
type Rule = readonly [TaskDisplayStatus, (task: ShownLinkedTask, now: Instant) => boolean];

const isUnderWay = ({ status }: ShownTask): boolean =>
  status !== 'COMPLETED' && status !== 'INACTIVE';

/** The first match counts. */
const rules: readonly Rule[] = [
  ['ENDED', (task) => isUnderWay(task) && scheduleOfChildren(task) === 'ENDED'],
  ['COMPLETED', (task) => task.status === 'COMPLETED'],
  ['PAUSED', (task) => isUnderWay(task) && task.frozeForReason === 'PAUSED'],
  ['ENDED', (task) => task.frozeForReason === 'ENDED'],
  ['NOT_STARTED', (task) => task.status === 'INACTIVE'],
  ['EXCEPTION', (task) => task.hasException],
  ['PAUSED', (task) => scheduleOfChildren(task) === 'PAUSED'],
  ['IN_PROGRESS_OVERDUE', (task, now) => isOverdue(task, now)],
  ['IN_PROGRESS_ON_TRACK', () => true],
];

/** Returns the display status of a linked task. */
export const linkedDisplayStatus = (task: ShownLinkedTask, now: Instant): TaskDisplayStatus =>
  rules.find(([, fits]) => fits(task, now))?.[0] ?? 'NOT_STARTED';
