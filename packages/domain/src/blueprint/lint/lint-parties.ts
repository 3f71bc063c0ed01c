import type { PartyId } from '../../core/ids.ts';
import { tallyOf } from '../../approval/tally.ts';
import type { ApprovalStep, BlueprintTask } from '../content.ts';
import { finding, type LintFinding, type LintKnowledge, type LintPlace } from './lint-findings.ts';

type Lookup = NonNullable<LintKnowledge['party']>;

/** Findings about who does the work and who approves it. */
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

/** Whether anybody is named at all, be it as somebody's manager or to stand in. */
const isStaffed = (
  named: readonly PartyId[],
  { peopleFrom, managersOf, backups }: Pick<ApprovalStep, 'peopleFrom' | 'managersOf' | 'backups'>,
): boolean => named.length + peopleFrom.length + managersOf.length + backups.length > 0;

function lintAssignees(task: BlueprintTask): readonly LintFinding[] {
  if (isStaffed(task.assignees, task)) return [];
  // These run by themselves; what goes wrong with them is for the owner.
  if (task.type === 'LINKED_WORKFLOW' || task.type === 'AUTOMATION') return [];
  const code = task.type === 'APPROVAL' ? 'ApprovalWithoutApprovers' : 'TaskWithoutAssignees';
  return [finding(code, placeOf(task), { name: task.name })];
}

/** Only managers are asked, and whoever they manage may have none. */
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
    ...(nobodyCanApprove(task, step, party)
      ? [finding('NobodyCanApprove', at, { name: task.name })]
      : []),
  ];
}

/** A number of approvals that the named approvers cannot reach. Managers, fields, and members may add approvers. */
const needsTooMany = ({ rule, voting, approvers, peopleFrom, managersOf }: ApprovalStep): boolean =>
  rule === 'N' &&
  !voting.eachMember &&
  peopleFrom.length + managersOf.length === 0 &&
  voting.threshold > approvers.length;

/**
 * Who submitted may not approve. When one person alone can submit, what they can vote
 * for does not count: nobody else must be missing then. Empty roles are another finding.
 */
function nobodyCanApprove(task: BlueprintTask, step: ApprovalStep, party: Lookup): boolean {
  const people = (id: PartyId): readonly PartyId[] => party(id)?.members ?? [];
  const submitters = new Set<PartyId>(task.assignees.flatMap(people));
  // Who is somebody's manager, or named in a form, is not known here: they may well be another person.
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
  const { needed } = tallyOf({ ...step, assignees: seats }, []);
  return seats.length > 0 && left < (step.rule === 'ALL_RESPOND_THEN_ANY' ? seats.length : needed);
}
