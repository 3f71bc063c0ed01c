import type { DueGroup } from './due-groups.ts';

/** Headings of tasks by due date. */
export const dueLabels = {
  OVERDUE: 'tasks.group.overdue',
  TODAY: 'tasks.group.today',
  THIS_WEEK: 'tasks.group.thisWeek',
  LATER: 'tasks.group.later',
  NO_DATE: 'tasks.group.noDate',
} as const satisfies Record<DueGroup, string>;
