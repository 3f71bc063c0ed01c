import { sortTexts, type Sort } from '../core/sort.ts';
import type { TaskView } from './task-views.ts';

/** What a list of tasks can be sorted by. */
export const taskSortKeys = ['CREATED', 'DUE', 'NAME', 'WORKFLOW', 'STATUS', 'COMPLETED'] as const;
export type TaskSortKey = (typeof taskSortKeys)[number];

export type TaskSort = Sort<TaskSortKey>;

/** Returns the order of a list without one: the most urgent or the latest tasks first. */
export const defaultTaskSort = (view: TaskView): TaskSort => {
  if (view === 'open') return { key: 'DUE', direction: 'ASCENDING' };
  return { key: view === 'completed' ? 'COMPLETED' : 'CREATED', direction: 'DESCENDING' };
};

const texts = sortTexts(taskSortKeys, {
  CREATED: 'created',
  DUE: 'due',
  NAME: 'name',
  WORKFLOW: 'workflow',
  STATUS: 'status',
  COMPLETED: 'completed',
});

/** Returns the sort as text in an address, such as `due` or `-completed` for descending. */
export const taskSortText = texts.text;

/** Returns the sort of an address. Null if the text is unknown. */
export const parseTaskSort = texts.parse;
