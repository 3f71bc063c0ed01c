import { partiesOf, type Actor } from '../access/actor.ts';
import type { RunTask } from '../run/run.ts';
import { recordOf } from './explain-status.ts';
import { explanation, namedParties, type Explanation, type PastEvent } from './explanation.ts';

/** How the viewer comes to have the task, or that they do not. */
const explainMine = (task: RunTask, viewer: Actor): Explanation => {
  const parties = partiesOf(viewer, task.assignees);
  if (parties.includes(viewer.id)) return explanation('ASSIGNEES', 'YOURS_DIRECTLY');
  return parties.length === 0
    ? explanation('ASSIGNEES', 'NOT_YOURS')
    : explanation('ASSIGNEES', 'YOURS_BY_GROUP', { names: namedParties(parties) });
};

/** Why the task is given to these people, and how the viewer is one of them. */
export const explainPeople = (
  task: RunTask,
  past: readonly PastEvent[],
  viewer: Actor,
): readonly Explanation[] => {
  const mine = explainMine(task, viewer);
  for (const { at, actorId, event } of past) {
    if (event.subject !== 'TASK' || event.after.assignees === undefined) continue;
    return recordOf(event.decisions, 'NO_ASSIGNEE') === undefined
      ? [explanation('ASSIGNEES', 'PEOPLE_ASSIGNED', { at, actorId }), mine]
      : [explanation('ASSIGNEES', 'PEOPLE_OWNER_STANDS_IN', { at }), mine];
  }
  return [explanation('ASSIGNEES', 'PEOPLE_PLANNED'), mine];
};
