import type { PartyId } from '../../core/ids.ts';
import type { ApprovalStep, BlueprintTask } from '../content.ts';
import { votesNeeded } from '../votes-needed.ts';
import { finding, type LintFinding, type LintKnowledge, type LintPlace } from './lint-findings.ts';

type Lookup = NonNullable<LintKnowledge['party']>;

/** Returns findings on assignees and approvers. */
export const lintParties = (
  tasks: readonly BlueprintTask[],
  { party }: LintKnowledge,
): readonly LintFinding[] =>
  tasks.flatMap((task) => [
    ...lintAssignees(task),
    ...(task.type === 'APPROVAL' ? lintManagers(task, task.assignees, task, placeOf(task)) : []),
    ...(party === undefined ? [] : lintMembers(task, party)),
    ...task.approvals.flatMap((step) => lintStep(task, step, party)),
  ]);

const placeOf = (task: BlueprintTask, step?: ApprovalStep): LintPlace => ({
  stage: task.stage,
  task: task.key,
  ...(step === undefined ? {} : { approval: step.key }),
});

/** Returns whether anyone is named, including managers and backups. */
const isStaffed = (
  named: readonly PartyId[],
  { peopleFrom, managersOf, backups }: Pick<ApprovalStep, 'peopleFrom' | 'managersOf' | 'backups'>,
): boolean => named.length + peopleFrom.length + managersOf.length + backups.length > 0;

function lintAssignees(task: BlueprintTask): readonly LintFinding[] {
  if (isStaffed(task.assignees, task)) return [];
  // Automated and linked tasks need no assignee; the owner handles their problems.
  if (task.type === 'LINKED_WORKFLOW' || task.type === 'AUTOMATION') return [];
  const code = task.type === 'APPROVAL' ? 'ApprovalWithoutApprovers' : 'TaskWithoutAssignees';
  return [finding(code, placeOf(task), { name: task.name })];
}

/** Returns a finding if only managers are assigned, since a person may have no manager. */
function lintManagers(
  { name }: BlueprintTask,
  named: readonly PartyId[],
  staffing: Pick<ApprovalStep, 'peopleFrom' | 'managersOf' | 'backups'>,
  at: LintPlace,
): readonly LintFinding[] {
  const isCovered = isStaffed(named, { ...staffing, managersOf: [] });
  return staffing.managersOf.length > 0 && !isCovered
    ? [finding('ManagerMayBeMissing', at, { name })]
    : [];
}

function lintMembers(
  task: BlueprintTask,
  party: Lookup,
  step?: ApprovalStep,
): readonly LintFinding[] {
  const at = placeOf(task, step);
  return (step?.approvers ?? task.assignees).flatMap((id) => {
    const found = party(id);
    if (found === null) return [finding('UnknownParty', at, { name: task.name })];
    if (found.members.length > 0) return [];
    return [finding('PartyWithoutMembers', at, { name: task.name, other: found.name })];
  });
}

function lintStep(
  task: BlueprintTask,
  step: ApprovalStep,
  party: Lookup | undefined,
): readonly LintFinding[] {
  const at = placeOf(task, step);
  if (!isStaffed(step.approvers, step))
    return [finding('ApprovalWithoutApprovers', at, { name: task.name })];
  const managers = lintManagers(task, step.approvers, step, at);
  const count = needsTooMany(step)
    ? [
        finding('ApprovalNeedsTooMany', at, {
          name: task.name,
          needed: step.voting.threshold,
          count: step.approvers.length,
        }),
      ]
    : [];
  if (party === undefined) return [...managers, ...count];
  return [
    ...managers,
    ...count,
    ...lintMembers(task, party, step),
    ...(hasNoApprover(task, step, party)
      ? [finding('NobodyCanApprove', at, { name: task.name })]
      : []),
  ];
}

/**
 * Returns whether more approvals are needed than there are approvers. Managers, fields, and members
 * may add some.
 */
const needsTooMany = ({ rule, voting, approvers, peopleFrom, managersOf }: ApprovalStep): boolean =>
  rule === 'N' &&
  !voting.eachMember &&
  peopleFrom.length + managersOf.length === 0 &&
  voting.threshold > approvers.length;

/**
 * Returns whether the only possible submitter would be the only approver. Empty roles have their
 * own finding.
 */
function hasNoApprover(task: BlueprintTask, step: ApprovalStep, party: Lookup): boolean {
  const people = (id: PartyId): readonly PartyId[] => party(id)?.members ?? [];
  const submitters = new Set<PartyId>(task.assignees.flatMap(people));
  // Managers and people from fields aren't known here and may be other people.
  const isOpen = [step, task].some((one) => one.managersOf.length + one.peopleFrom.length > 0);
  if (submitters.size !== 1 || isOpen) return false;
  const blocked = (id: PartyId): boolean => {
    const voters = people(id);
    return voters.length > 0 && voters.every((voter) => submitters.has(voter));
  };
  const seats = step.voting.eachMember
    ? [...new Set(step.approvers.flatMap(people))]
    : step.approvers;
  const left = seats.filter((id) => !blocked(id)).length;
  const needed = votesNeeded(step, seats.length);
  return seats.length > 0 && left < (step.rule === 'ALL_RESPOND_THEN_ANY' ? seats.length : needed);
}
