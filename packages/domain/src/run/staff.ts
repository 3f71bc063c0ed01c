import { judgedSubmitters } from '../approval/judged.ts';
import type { PartyId } from '../core/ids.ts';
import type { DecisionRecord } from './event.ts';
import type { Ledger } from './ledger.ts';
import type { RunTask } from './run.ts';
import { taskOf } from './run-view.ts';

/** Who is given the work, and how that came about. */
export interface Staff {
  readonly assignees: readonly PartyId[];
  readonly decisions: readonly DecisionRecord[];
}

const unique = (parties: readonly PartyId[]): readonly PartyId[] => [...new Set(parties)];

/** Teams and roles as their people, where each of these is asked. */
const seatsOf = ({ directory }: Ledger, task: RunTask): readonly PartyId[] =>
  task.type === 'APPROVAL' && task.voting.eachMember
    ? task.assignees.flatMap((party) => directory.members.get(party) ?? party)
    : task.assignees;

const managersFor = (ledger: Ledger, task: RunTask): readonly PartyId[] => {
  const { directory, workflow } = ledger;
  const work = task.approvalFor === null ? undefined : taskOf(ledger, task.approvalFor);
  return task.managersOf.flatMap((one) => {
    const person =
      one.kind === 'PERSON'
        ? one.person
        : one.kind === 'OWNER'
          ? workflow.ownerId
          : (work?.submittedBy ?? null);
    return person === null ? [] : (directory.managers.get(person) ?? []);
  });
};

/** The parties that somebody stands behind, as far as is known. */
const staffed = ({ directory }: Ledger, parties: readonly PartyId[]): readonly PartyId[] =>
  parties.filter((party) => directory.members.get(party)?.length !== 0);

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

/**
 * Who does it when it starts: whoever is named, teams and roles included, then the managers
 * asked for; a manager whose own work would be judged is left out.
 */
export const staffOf = (ledger: Ledger, task: RunTask): Staff => {
  const barred = judgedSubmitters(ledger, task);
  const seats = unique(seatsOf(ledger, task));
  const managers = managersFor(ledger, task).filter(
    (party) => !barred.includes(party) && !seats.includes(party),
  );
  const assignees = unique([...seats, ...managers]);
  if (staffed(ledger, assignees).length === 0) return standIns(ledger, task, barred);
  if (assignees.length === task.assignees.length && managers.length === 0)
    return { assignees: task.assignees, decisions: [] };
  const record: DecisionRecord = {
    rule: 'ASSIGNEES',
    operands: { named: task.assignees.length, people: seats.length, managers: managers.length },
    result: managers.length > 0 ? 'MANAGER_OF' : 'EACH_MEMBER',
  };
  return { assignees, decisions: [record] };
};
