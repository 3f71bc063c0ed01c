import type { Viewer } from '../../platform/graphql/viewer.ts';
import { dueTasksOf, tasksOfIds } from './due-tasks.ts';
import { workCounts, workCountsOfOne } from './task-lists.queries.ts';

/** Returns the statement that counts a person's open tasks. */
const workCountsOf = ({ parties }: Pick<Viewer, 'parties'>, now: number) => {
  const [party = '', ...others] = parties;
  const at = new Date(now);
  return others.length === 0 ? workCountsOfOne(party, at) : workCounts(parties, at);
};

/** The viewer's open tasks for other features, and tasks that they can read. */
export const ownWork = { countsOf: workCountsOf, dueTasks: dueTasksOf, byIds: tasksOfIds };
