/** Views of a list of tasks, as text in an address. The first one is the default. */
export const taskViews = ['open', 'not-started', 'completed', 'all'] as const;
export type TaskView = (typeof taskViews)[number];

/** Returns the view of an address. Unknown text is the default. */
export const taskViewOf = (text: string | undefined): TaskView =>
  taskViews.find((one) => one === text) ?? taskViews[0];

/** Situations of tasks that a list can be filtered by, as text in an address. */
export const taskStates = {
  'in-review': 'IN_REVIEW',
  'to-accept': 'TO_ACCEPT',
  problem: 'PROBLEM',
  paused: 'PAUSED',
  expired: 'EXPIRED',
  rejected: 'REJECTED',
  skipped: 'SKIPPED',
} as const;
export type TaskStateText = keyof typeof taskStates;
export type TaskStateFilter = (typeof taskStates)[TaskStateText];

export const isTaskStateText = (text: string): text is TaskStateText =>
  Object.hasOwn(taskStates, text);

/** Types of tasks, as text in an address. */
export const taskTypeTexts = {
  task: 'DEFAULT',
  approval: 'APPROVAL',
  automation: 'AUTOMATION',
  'linked-workflow': 'LINKED_WORKFLOW',
} as const;
export type TaskTypeText = keyof typeof taskTypeTexts;

export const isTaskTypeText = (text: string): text is TaskTypeText =>
  Object.hasOwn(taskTypeTexts, text);
