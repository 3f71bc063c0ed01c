import { barredVoters, judgedSubmitters } from '../../approval/judged.ts';
import { tallyOf } from '../../approval/tally.ts';
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
  /** No approver was found, or too few of them may decide: NO_ASSIGNEE. */
  readonly isShort?: boolean;
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

/** The people whose managers are asked. */
const managedPeople = (ledger: Ledger, task: RunTask): readonly PartyId[] =>
  task.managersOf.flatMap((one) => {
    switch (one.kind) {
      case 'FIELD':
        return peopleOf(ledger, [one.instance]);
      case 'PERSON':
        return one.person;
      case 'OWNER':
        return ledger.workflow.ownerId;
      case 'SUBMITTER':
        return task.approvalFor === null
          ? []
          : (taskOf(ledger, task.approvalFor)?.submittedBy ?? []);
    }
  });

const managersFor = (ledger: Ledger, task: RunTask): readonly PartyId[] =>
  managedPeople(ledger, task).flatMap((person) => ledger.directory.managers.get(person) ?? []);

/** Who may not decide in place of missing approvers: the submitters, earlier voters, and whoever has no manager. */
const barredStandIns = (ledger: Ledger, task: RunTask): readonly PartyId[] =>
  task.type === 'APPROVAL' ? [...barredVoters(ledger, task), ...managedPeople(ledger, task)] : [];

/** Whether somebody stands behind the party, as far as is known. */
export const isStaffed = ({ directory }: Ledger, party: PartyId): boolean =>
  directory.members.get(party)?.length !== 0;

const staffed = (ledger: Ledger, parties: readonly PartyId[]): readonly PartyId[] =>
  parties.filter((party) => isStaffed(ledger, party));

/** Whether the party has a person who may decide, as far as its members are known. */
const canVote = ({ directory }: Ledger, party: PartyId, barred: readonly PartyId[]): boolean =>
  (directory.members.get(party) ?? [party]).some((person) => !barred.includes(person));

/** Whether enough of these approvers may decide for the approval to be given. */
export const canBeDecided = (
  ledger: Ledger,
  approval: RunTask,
  assignees: readonly PartyId[],
): boolean => {
  const barred = barredVoters(ledger, approval);
  const able = assignees.filter((party) => canVote(ledger, party, barred)).length;
  const { seats, needed } = tallyOf({ ...approval, assignees }, []);
  return able > 0 && able >= (approval.rule === 'ALL_RESPOND_THEN_ANY' ? seats : needed);
};

/** No assignee is left: the backups get the task, or else the owner. An approval never goes to anyone in `barred`. */
export const standIns = (ledger: Ledger, task: RunTask, barred: readonly PartyId[]): Staff => {
  const { ownerId } = ledger.workflow;
  const backups = staffed(ledger, task.backups).filter((party) => canVote(ledger, party, barred));
  const isApproval = task.type === 'APPROVAL';
  const isOwnerBarred = isApproval && barred.includes(ownerId);
  const assignees = backups.length > 0 ? unique(backups) : isOwnerBarred ? [] : [ownerId];
  const record: DecisionRecord = {
    rule: 'NO_ASSIGNEE',
    operands: { backups: backups.length },
    result: backups.length > 0 ? 'BACKUP' : (assignees[0] ?? null),
  };
  const isShort = isApproval && (backups.length === 0 || !canBeDecided(ledger, task, assignees));
  return { assignees, decisions: [record], isShort };
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
 * Who gets the task when it starts: the named assignees, then the people from fields and the
 * managers, never the submitter of the work that an approval is about. Earlier people from fields
 * are looked up again.
 */
export const staffOf = (ledger: Ledger, task: RunTask): Staff => {
  const barred = judgedSubmitters(ledger, task);
  const named =
    task.fromFields.length === 0 ? task.assignees : without(task.assignees, task.fromFields);
  const byField = without(peopleOf(ledger, task.peopleFrom), [...barred, ...named]);
  const seats = unique(seatsOf(ledger, task, [...named, ...byField]));
  const managers = without(managersFor(ledger, task), [...barred, ...seats]);
  const assignees = unique([...seats, ...managers]);
  const isShort = task.type === 'APPROVAL' && !canBeDecided(ledger, task, assignees);
  if (staffed(ledger, assignees).length === 0 || isShort) {
    const instead = standIns(ledger, task, barredStandIns(ledger, task));
    if (assignees.length === 0 || !isShort || instead.isShort !== true) return instead;
  }
  const isAsNamed = assignees.length === task.assignees.length && managers.length === 0;
  if (isAsNamed && byField.length === 0 && named === task.assignees)
    return { assignees: task.assignees, decisions: [], isShort };
  return {
    assignees,
    decisions: [recordOf(task, { byField, managers }, seats.length)],
    isShort,
  };
};

/** The exception of an approval that cannot be given by its approvers. */
const shortOfPeople = ({ now }: Ledger, { isShort }: Staff): TaskPatch =>
  isShort === true
    ? {
        hasException: true,
        exception: { category: 'NO_ASSIGNEE', text: '', reportedBy: null, at: now },
      }
    : {};

/** D1: the people of a task that starts, and whom fields let read it. */
export const staffPatch = (
  ledger: Ledger,
  task: RunTask,
): { readonly patch: TaskPatch; readonly decisions: readonly DecisionRecord[] } => {
  const staff = staffOf(ledger, task);
  const { assignees, decisions } = staff;
  const short = shortOfPeople(ledger, staff);
  if (task.peopleFrom.length + task.ccFrom.length + task.managersOf.length === 0)
    return { patch: { assignees, ...short }, decisions };
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
      ...short,
      ...(!isDeepEqual(cc, task.cc) && { cc }),
      ...(!isDeepEqual(fromFields, task.fromFields) && { fromFields }),
    },
    decisions,
  };
};
