/** What the rows of a list of tasks are grouped by, as text in an address. */
export const taskGroupTexts = {
  status: 'STATUS',
  workflow: 'WORKFLOW',
  stage: 'STAGE',
  assignee: 'ASSIGNEE',
  owner: 'OWNER',
  blueprint: 'BLUEPRINT',
  tag: 'TAG',
} as const;
export type TaskGroupText = keyof typeof taskGroupTexts;
export type TaskGrouping = (typeof taskGroupTexts)[TaskGroupText];

export const isTaskGroupText = (text: string): text is TaskGroupText =>
  Object.hasOwn(taskGroupTexts, text);

/**
 * Statuses by which tasks are grouped and sorted, the most urgent first. The column `status_rank`
 * has their positions, so that it doesn't depend on the time: overdue tasks are counted instead.
 */
export const taskStatusOrder = [
  'EXPIRED',
  'PROBLEM',
  'SENT_BACK',
  'IN_PROGRESS',
  'TO_ACCEPT',
  'IN_REVIEW',
  'PAUSED',
  'NOT_STARTED',
  'COMPLETED',
  'REJECTED',
  'SKIPPED',
  'ENDED',
] as const;
export type TaskListStatus = (typeof taskStatusOrder)[number];
