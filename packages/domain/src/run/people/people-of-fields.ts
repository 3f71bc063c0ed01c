import type { InstanceKey, PartyId } from '../../core/ids.ts';
import { asId } from '../../core/ids.ts';
import type { FieldValue } from '../../field/field.ts';
import { partyIdsAmong } from '../../field/kinds/people-kind.ts';
import { isRows } from '../../field/kinds/table-rows.ts';
import { readValue } from '../../field/read-value.ts';
import type { RunCommand } from '../command/command.ts';
import type { Run, RunTask } from '../run.ts';
import { valueAt, type RunView } from '../run-view.ts';

const partiesIn = (value: FieldValue | null): readonly PartyId[] =>
  typeof value === 'object' && value !== null && !isRows(value)
    ? partyIdsAmong(value).map(asId<PartyId>)
    : [];

/** Whom the places name: handed in only, so that nobody is given work by what is being typed. */
export const peopleOf = (view: RunView, places: readonly InstanceKey[]): readonly PartyId[] =>
  places.flatMap((key) =>
    valueAt(view, key)?.field.kind === 'PEOPLE' ? partiesIn(readValue(view, key)) : [],
  );

/** Every place by which somebody may come to the task. */
export const placesOfPeople = ({
  peopleFrom,
  managersOf,
}: Pick<RunTask, 'peopleFrom' | 'managersOf'>): readonly InstanceKey[] => [
  ...peopleFrom,
  ...managersOf.flatMap((one) => (one.kind === 'FIELD' ? one.instance : [])),
];

/** Whom the places could name by the end of a command: what stands there and what is being entered, up to their sources. */
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

/** Whatever a command, or an answer that is only waited for, may enter into fields; ids of other things included. */
export const idsEntered = (run: Pick<Run, 'tasks'>, command: RunCommand): readonly PartyId[] => {
  const answers = run.tasks.flatMap(({ links, automationState }) => [
    ...links.map(({ outputs }) => outputs),
    automationState?.held ?? null,
  ]);
  const text = JSON.stringify([command, answers]);
  return [...new Set(partyIdsAmong(text.match(uuid) ?? []))].map(asId<PartyId>);
};
