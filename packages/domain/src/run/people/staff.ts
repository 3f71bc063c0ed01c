import { judgedSubmitters } from '../../approval/judged.ts';
import type { ManagerOf } from '../../blueprint/content.ts';
import type { PartyId } from '../../core/ids.ts';
import { isDeepEqual } from '../../core/equality.ts';
import type { DecisionRecord, TaskPatch } from '../event.ts';
import type { Ledger } from '../command/ledger.ts';
import { peopleOf } from './people-of-fields.ts';
import type { RunTask } from '../run.ts';
import { taskOf } from '../run-view.ts';

/** Who is given the work, and how that came about. */
export interface Staff {
  readonly assignees: readonly PartyId[];
  readonly decisions: readonly DecisionRecord[];
}

const isOfField = ({ kind }: ManagerOf): boolean => kind === 'FIELD';

const without = (parties: readonly PartyId[], others: readonly PartyId[]): readonly PartyId[] =>
  parties.filter((party) => !others.includes(party));

const unique = (parties: readonly PartyId[]): readonly PartyId[] => [...new Set(parties)];

/** Teams and roles as their people, where each of these is asked. */
const seatsOf = (
  { directory }: Ledger,
  task: RunTask,
  named: readonly PartyId[],
): readonly PartyId[] =>
  task.type === 'APPROVAL' && task.voting.eachMember
    ? named.flatMap((party) => directory.members.get(party) ?? party)
    : named;

const managersFor = (ledger: Ledger, task: RunTask): readonly PartyId[] => {
  const { directory, workflow } = ledger;
  const work = task.approvalFor === null ? undefined : taskOf(ledger, task.approvalFor);
  return task.managersOf.flatMap((one) => {
    if (one.kind === 'FIELD')
      return peopleOf(ledger, [one.instance]).flatMap(
        (person) => directory.managers.get(person) ?? [],
      );
    const person =
      one.kind === 'PERSON'
        ? one.person
        : one.kind === 'OWNER'
          ? workflow.ownerId
          : (work?.submittedBy ?? null);
    return person === null ? [] : (directory.managers.get(person) ?? []);
  });
};

/** Whether somebody stands behind the party, as far as is known. */
export const isStaffed = ({ directory }: Ledger, party: PartyId): boolean =>
  directory.members.get(party)?.length !== 0;

const staffed = (ledger: Ledger, parties: readonly PartyId[]): readonly PartyId[] =>
  parties.filter((party) => isStaffed(ledger, party));

/** Nobody is left: the backups do it, and where there are none the owner, who can pass it on. */
export const standIns = (ledger: Ledger, task: RunTask, barred: readonly PartyId[]): Staff => {
  const { ownerId } = ledger.workflow;
  const backups = staffed(ledger, task.backups).filter((party) => !barred.includes(party));
  const record: DecisionRecord = {
    rule: 'NO_ASSIGNEE',
    operands: { backups: backups.length },
    result: backups.length > 0 ? 'BACKUP' : ownerId,
  };
  return { assignees: backups.length > 0 ? unique(backups) : [ownerId], decisions: [record] };
};

/** What there is to say about how it came about; nothing where those named do it. */
const recordOf = (
  task: RunTask,
  found: { readonly byField: readonly PartyId[]; readonly managers: readonly PartyId[] },
  people: number,
): DecisionRecord => {
  const { byField, managers } = found;
  return {
    rule: 'ASSIGNEES',
    operands: {
      named: task.assignees.length,
      people,
      managers: managers.length,
      ...(byField.length > 0 && { places: task.peopleFrom.join(' ') }),
    },
    result: byField.length > 0 ? 'FIELD' : managers.length > 0 ? 'MANAGER_OF' : 'EACH_MEMBER',
  };
};

/**
 * Who does it when it starts: whoever is named, teams and roles included, then whom fields
 * name and the managers asked for; of these two nobody whose own work would be judged. Who
 * came by a field before is looked for anew.
 */
export const staffOf = (ledger: Ledger, task: RunTask): Staff => {
  const barred = judgedSubmitters(ledger, task);
  const named =
    task.fromFields.length === 0 ? task.assignees : without(task.assignees, task.fromFields);
  const byField = without(peopleOf(ledger, task.peopleFrom), [...barred, ...named]);
  const seats = unique(seatsOf(ledger, task, [...named, ...byField]));
  const managers = without(managersFor(ledger, task), [...barred, ...seats]);
  const assignees = unique([...seats, ...managers]);
  if (staffed(ledger, assignees).length === 0) return standIns(ledger, task, barred);
  const isAsNamed = assignees.length === task.assignees.length && managers.length === 0;
  if (isAsNamed && byField.length === 0 && named === task.assignees)
    return { assignees: task.assignees, decisions: [] };
  return {
    assignees,
    decisions: [recordOf(task, { byField, managers }, seats.length)],
  };
};

/** D1: the people of a task that starts, and whom fields let read it. */
export const staffPatch = (
  ledger: Ledger,
  task: RunTask,
): { readonly patch: TaskPatch; readonly decisions: readonly DecisionRecord[] } => {
  const { assignees, decisions } = staffOf(ledger, task);
  if (task.peopleFrom.length + task.ccFrom.length + task.managersOf.length === 0)
    return { patch: { assignees }, decisions };
  const cc = unique([...without(task.cc, task.fromFields), ...peopleOf(ledger, task.ccFrom)]);
  const named = without([...task.assignees, ...task.cc], task.fromFields);
  const byField = [
    ...peopleOf(ledger, [...task.peopleFrom, ...task.ccFrom]),
    ...managersFor(ledger, { ...task, managersOf: task.managersOf.filter(isOfField) }),
  ];
  const fromFields = without(unique(byField), named);
  return {
    patch: {
      assignees,
      ...(!isDeepEqual(cc, task.cc) && { cc }),
      ...(!isDeepEqual(fromFields, task.fromFields) && { fromFields }),
    },
    decisions,
  };
};
