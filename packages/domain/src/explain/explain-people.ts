import { partiesOf, type Actor } from '../party/actor.ts';
import { visibleDelegates } from '../access/inside-access.ts';
import { delegatesOf, type Delegate } from '../party/delegate.ts';
import { asId, type InstanceKey, type PartyId } from '../core/ids.ts';
import type { DecisionRecord } from '../run-model/event.ts';
import type { RunTask } from '../run-model/run.ts';
import { recordOf } from './explain-status.ts';
import {
  explanation,
  namedParties,
  namedPlaces,
  type Explanation,
  type ExplanationCode,
  type Named,
  type PastEvent,
} from './explanation.ts';

/** Returns who is absent, and until when. */
const away = ({ away: person, until }: Delegate): Pick<Explanation, 'names' | 'params'> => ({
  names: namedParties([person]),
  // The end of the last day.
  params: { date: until - 1 },
});

/** Explains the delegates: the named ones, or who replaces those who can't act. */
const explainDelegates = (
  task: RunTask,
  past: readonly PastEvent[],
  viewer: Actor,
): readonly Explanation[] => {
  const records = past.flatMap(({ event }) =>
    event.subject === 'TASK' ? event.decisions.filter(({ rule }) => rule === 'ABSENCE') : [],
  );
  return visibleDelegates(viewer, task).map((one) => {
    const record = records.find(
      ({ operands, result }) => operands['away'] === one.away && result === one.by,
    );
    const code = record?.operands['why'] === undefined ? 'STANDS_IN' : 'STANDS_IN_INSTEAD';
    return explanation('ASSIGNEES', code, { actorId: one.by, ...away(one) });
  });
};

/** Explains why the viewer has the task or doesn't. */
const explainMine = (task: RunTask, viewer: Actor): Explanation => {
  const parties = partiesOf(viewer, task.assignees);
  if (parties.includes(viewer.id)) return explanation('ASSIGNEES', 'YOURS_DIRECTLY');
  const [delegate] = delegatesOf(task).filter(({ by }) => viewer.parties.includes(by));
  if (parties.length === 0 && delegate !== undefined)
    return explanation('ASSIGNEES', 'YOURS_AS_DELEGATE', away(delegate));
  return parties.length === 0
    ? explanation('ASSIGNEES', 'NOT_YOURS')
    : explanation('ASSIGNEES', 'YOURS_BY_GROUP', { names: namedParties(parties) });
};

/** Returns how the engine, or else a person, selected the assignees. */
const codeOf = (decisions: readonly DecisionRecord[]): ExplanationCode => {
  const nobody = recordOf(decisions, 'NO_ASSIGNEE');
  if (nobody !== undefined)
    return nobody.result === null
      ? 'PEOPLE_NOT_FOUND'
      : nobody.result === 'BACKUP'
        ? 'PEOPLE_BACKUP'
        : 'PEOPLE_OWNER_STANDS_IN';
  const found = recordOf(decisions, 'ASSIGNEES');
  if (found === undefined) return 'PEOPLE_ASSIGNED';
  if (found.result === 'FIELD') return 'PEOPLE_BY_FIELD';
  return found.result === 'MANAGER_OF' ? 'PEOPLE_MANAGER_OF' : 'PEOPLE_EACH_MEMBER';
};

/**
 * Returns the fields that named people: the recorded fields, or in older data all possible ones.
 */
const placesOf = (task: RunTask, decisions: readonly DecisionRecord[]): readonly Named[] => {
  const places = recordOf(decisions, 'ASSIGNEES')?.operands['places'];
  return namedPlaces(
    typeof places === 'string' ? places.split(' ').map(asId<InstanceKey>) : task.plan.peopleFrom,
  );
};

/** Why an escalation skipped a person, team, or role. */
const skipReasons: Readonly<Record<string, ExplanationCode>> = {
  OWN_WORK: 'PEOPLE_NOT_ASKED',
  GONE: 'PEOPLE_NOT_THERE',
};

/** Explains which person, team, or role an escalation skipped, and why. */
const explainNotAsked = (past: readonly PastEvent[]): readonly Explanation[] => {
  for (const { at, event } of past) {
    const kept = 'decisions' in event ? recordOf(event.decisions, 'NOT_GIVEN') : undefined;
    const code = skipReasons[String(kept?.operands['why'])];
    if (code === undefined || typeof kept?.result !== 'string') continue;
    const names = namedParties([asId<PartyId>(kept.result)]);
    return [explanation('ASSIGNEES', code, { at, names })];
  }
  return [];
};

/** Explains the assignees, and whether the viewer is one of them. */
export const explainPeople = (
  task: RunTask,
  past: readonly PastEvent[],
  viewer: Actor,
): readonly Explanation[] => {
  const mine = explainMine(task, viewer);
  const standIns = [...explainNotAsked(past), ...explainDelegates(task, past, viewer)];
  for (const { at, actorId, event } of past) {
    if (event.subject !== 'TASK' || event.after.assignees === undefined) continue;
    const code = codeOf(event.decisions);
    return [
      code === 'PEOPLE_ASSIGNED'
        ? explanation('ASSIGNEES', code, { at, actorId })
        : explanation('ASSIGNEES', code, {
            at,
            names: code === 'PEOPLE_BY_FIELD' ? placesOf(task, event.decisions) : [],
          }),
      ...standIns,
      mine,
    ];
  }
  return [explanation('ASSIGNEES', 'PEOPLE_PLANNED'), ...standIns, mine];
};
