import { dueTasksOf, tasksOfIds } from './due-tasks.ts';
import { workCountsOf } from './work-counts.ts';

/** The viewer's open tasks for other features, and tasks that they can read. */
export const ownWork = { countsOf: workCountsOf, dueTasks: dueTasksOf, byIds: tasksOfIds };
