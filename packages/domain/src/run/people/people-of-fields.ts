import type { InstanceKey, PartyId } from '../../core/ids.ts';
import { asId } from '../../core/ids.ts';
import type { FieldValue } from '../../field/field.ts';
import { partyIdsAmong } from '../../field/kinds/people-kind.ts';
import { isRows } from '../../field/kinds/table-rows.ts';
import { readValue } from '../../run-model/read-value.ts';
import type { RunCommand } from '../../run-model/command/command.ts';
import type { Run } from '../../run-model/run.ts';
import type { TaskPlan } from '../../run-model/task-plan.ts';
import { valueAt, type RunView } from '../../run-model/run-view.ts';

const partiesIn = (value: FieldValue | null): readonly PartyId[] =>
  typeof value === 'object' && value !== null && !isRows(value)
    ? partyIdsAmong(value).map(asId<PartyId>)
    : [];

/** Returns the people that the fields name. Drafts don't assign anyone. */
export const peopleOf = (view: RunView, places: readonly InstanceKey[]): readonly PartyId[] =>
  places.flatMap((key) =>
    valueAt(view, key)?.field.kind === 'PEOPLE' ? partiesIn(readValue(view, key)) : [],
  );

/** Returns all fields that can name people of the task. */
export const placesOfPeople = ({
  peopleFrom,
  managersOf,
}: Pick<TaskPlan, 'peopleFrom' | 'managersOf'>): readonly InstanceKey[] => [
  ...peopleFrom,
  ...managersOf.flatMap((one) => (one.kind === 'FIELD' ? one.instance : [])),
];

/**
 * Returns the people that the fields could name after a command, including entered values and
 * values of their sources.
 */
export const peopleAbout = (view: RunView, places: readonly InstanceKey[]): readonly PartyId[] => {
  const seen = new Set<InstanceKey>();
  const found: PartyId[] = [];
  const queue = [...places];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const value = seen.has(key) ? undefined : valueAt(view, key);
    seen.add(key);
    if (value === undefined) continue;
    const { committed, initial, draft, source } = value;
    for (const one of [committed, initial, draft?.value ?? null]) found.push(...partiesIn(one));
    if (source !== null) queue.push(source);
  }
  return found;
};

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * Returns all ids that a command or an awaited result may enter into fields. Can include ids of
 * other items.
 */
export const idsEntered = (run: Pick<Run, 'tasks'>, command: RunCommand): readonly PartyId[] => {
  const answers = run.tasks.flatMap(({ links, automationState }) => [
    ...links.map(({ outputs }) => outputs),
    automationState?.held ?? null,
  ]);
  const text = JSON.stringify([command, answers]);
  return [...new Set(partyIdsAmong(text.match(uuid) ?? []))].map(asId<PartyId>);
};
