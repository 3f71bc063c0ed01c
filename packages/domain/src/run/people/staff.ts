import { barredVoters, judgedSubmitters } from '../../approval/judged.ts';
import { tallyOf } from '../../approval/tally.ts';
import type { ManagerOf } from '../../blueprint/content.ts';
import type { PartyId } from '../../core/ids.ts';
import { isDeepEqual } from '../../core/equality.ts';
import type { DecisionRecord, TaskPatch } from '../../run-model/event.ts';
import type { Ledger } from '../command/ledger.ts';
import { peopleOf } from './people-of-fields.ts';
import type { RunTask } from '../../run-model/run.ts';
import { taskOf } from '../../run-model/run-view.ts';

/** The assignees of a task, with the reason. */
export interface Staff {
  readonly assignees: readonly PartyId[];
  readonly decisions: readonly DecisionRecord[];
  /** True if there are too few eligible approvers: NO_ASSIGNEE. */
  readonly isShort?: boolean;
}

const isOfField = ({ kind }: ManagerOf): boolean => kind === 'FIELD';

const without = (parties: readonly PartyId[], others: readonly PartyId[]): readonly PartyId[] =>
  parties.filter((party) => !others.includes(party));

const unique = (parties: readonly PartyId[]): readonly PartyId[] => [...new Set(parties)];

/** Replaces teams and roles by their members if each member must decide. */
const seatsOf = (
  { directory }: Ledger,
  task: RunTask,
  named: readonly PartyId[],
): readonly PartyId[] =>
  task.type === 'APPROVAL' && task.plan.voting.eachMember
    ? named.flatMap((party) => directory.members.get(party) ?? party)
    : named;

/** Returns the people whose managers are assigned. */
const managedPeople = (ledger: Ledger, task: RunTask): readonly PartyId[] =>
  task.plan.managersOf.flatMap((one) => {
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

/**
 * Returns who can't replace missing approvers: submitters, earlier voters, and people without the
 * required manager.
 */
const barredDelegates = (ledger: Ledger, task: RunTask): readonly PartyId[] =>
  task.type === 'APPROVAL' ? [...barredVoters(ledger, task), ...managedPeople(ledger, task)] : [];

/** Returns whether the person is active or the team or role has members, as far as is known. */
export const isStaffed = ({ directory }: Ledger, party: PartyId): boolean =>
  directory.members.get(party)?.length !== 0;

const staffed = (ledger: Ledger, parties: readonly PartyId[]): readonly PartyId[] =>
  parties.filter((party) => isStaffed(ledger, party));

/**
 * Returns whether the person, or a member of the team or role, can vote, as far as members are
 * known.
 */
const canVote = ({ directory }: Ledger, party: PartyId, barred: readonly PartyId[]): boolean =>
  (directory.members.get(party) ?? [party]).some((person) => !barred.includes(person));

/** Returns whether enough approvers can vote for an approval. */
export const canBeDecided = (
  ledger: Ledger,
  approval: RunTask,
  assignees: readonly PartyId[],
): boolean => {
  const barred = barredVoters(ledger, approval);
  const able = assignees.filter((party) => canVote(ledger, party, barred)).length;
  const { seats, needed } = tallyOf({ ...approval, assignees }, []);
  return able > 0 && able >= (approval.plan.rule === 'ALL_RESPOND_THEN_ANY' ? seats : needed);
};

/**
 * Returns the replacement without assignees: the backups, or else the owner. Skips people in
 * `barred` for an approval.
 */
export const replacements = (ledger: Ledger, task: RunTask, barred: readonly PartyId[]): Staff => {
  const { ownerId } = ledger.workflow;
  const backups = staffed(ledger, task.plan.backups).filter((party) =>
    canVote(ledger, party, barred),
  );
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

/**
 * Returns the decision record; empty if the assignees are exactly those that the blueprint names.
 */
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
      ...(byField.length > 0 && { places: task.plan.peopleFrom.join(' ') }),
    },
    result: byField.length > 0 ? 'FIELD' : managers.length > 0 ? 'MANAGER_OF' : 'EACH_MEMBER',
  };
};

/**
 * Returns the assignees at the start: those that the blueprint names, people from fields, and
 * managers, without the submitters for an approval. Earlier people from fields are replaced.
 */
export const staffOf = (ledger: Ledger, task: RunTask): Staff => {
  const barred = judgedSubmitters(ledger, task);
  const named =
    task.fromFields.length === 0 ? task.assignees : without(task.assignees, task.fromFields);
  const byField = without(peopleOf(ledger, task.plan.peopleFrom), [...barred, ...named]);
  const seats = unique(seatsOf(ledger, task, [...named, ...byField]));
  const managers = without(managersFor(ledger, task), [...barred, ...seats]);
  const assignees = unique([...seats, ...managers]);
  const isShort = task.type === 'APPROVAL' && !canBeDecided(ledger, task, assignees);
  if (staffed(ledger, assignees).length === 0 || isShort) {
    const instead = replacements(ledger, task, barredDelegates(ledger, task));
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

/** Returns the problem of an approval without enough approvers. */
const shortOfPeople = ({ now }: Ledger, { isShort }: Staff): TaskPatch =>
  isShort === true
    ? {
        hasException: true,
        exception: { category: 'NO_ASSIGNEE', text: '', reportedBy: null, at: now },
      }
    : {};

/**
 * Returns the changes that set the assignees and watchers of a starting task, with the reasons and a
 * problem if there are too few approvers.
 */
export const staffPatch = (
  ledger: Ledger,
  task: RunTask,
): { readonly patch: TaskPatch; readonly decisions: readonly DecisionRecord[] } => {
  const staff = staffOf(ledger, task);
  const { assignees, decisions } = staff;
  const short = shortOfPeople(ledger, staff);
  if (task.plan.peopleFrom.length + task.plan.ccFrom.length + task.plan.managersOf.length === 0)
    return { patch: { assignees, ...short }, decisions };
  const cc = unique([...without(task.cc, task.fromFields), ...peopleOf(ledger, task.plan.ccFrom)]);
  const named = without([...task.assignees, ...task.cc], task.fromFields);
  const byField = [
    ...peopleOf(ledger, [...task.plan.peopleFrom, ...task.plan.ccFrom]),
    ...managersFor(ledger, {
      ...task,
      plan: { ...task.plan, managersOf: task.plan.managersOf.filter(isOfField) },
    }),
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
