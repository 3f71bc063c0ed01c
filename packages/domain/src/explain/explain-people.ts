import { partiesOf, type Actor } from '../access/actor.ts';
import type { DecisionRecord } from '../run/event.ts';
import type { RunTask } from '../run/run.ts';
import { recordOf } from './explain-status.ts';
import {
  explanation,
  namedParties,
  type Explanation,
  type ExplanationCode,
  type PastEvent,
} from './explanation.ts';

/** How the viewer comes to have the task, or that they do not. */
const explainMine = (task: RunTask, viewer: Actor): Explanation => {
  const parties = partiesOf(viewer, task.assignees);
  if (parties.includes(viewer.id)) return explanation('ASSIGNEES', 'YOURS_DIRECTLY');
  return parties.length === 0
    ? explanation('ASSIGNEES', 'NOT_YOURS')
    : explanation('ASSIGNEES', 'YOURS_BY_GROUP', { names: namedParties(parties) });
};

/** How the engine, or else a person, came to choose them. */
const codeOf = (decisions: readonly DecisionRecord[]): ExplanationCode => {
  const nobody = recordOf(decisions, 'NO_ASSIGNEE');
  if (nobody !== undefined)
    return nobody.result === 'BACKUP' ? 'PEOPLE_BACKUP' : 'PEOPLE_OWNER_STANDS_IN';
  const found = recordOf(decisions, 'ASSIGNEES');
  if (found === undefined) return 'PEOPLE_ASSIGNED';
  if (found.result === 'FIELD') return 'PEOPLE_BY_FIELD';
  return found.result === 'MANAGER_OF' ? 'PEOPLE_MANAGER_OF' : 'PEOPLE_EACH_MEMBER';
};

/** The fields that named them, as they were called then. */
const fieldsOf = (decisions: readonly DecisionRecord[]): Explanation['params'] => {
  const fields = recordOf(decisions, 'ASSIGNEES')?.operands['fields'];
  return typeof fields === 'string' ? { fields } : {};
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
    const code = codeOf(event.decisions);
    return [
      code === 'PEOPLE_ASSIGNED'
        ? explanation('ASSIGNEES', code, { at, actorId })
        : explanation('ASSIGNEES', code, { at, params: fieldsOf(event.decisions) }),
      mine,
    ];
  }
  return [explanation('ASSIGNEES', 'PEOPLE_PLANNED'), mine];
};
