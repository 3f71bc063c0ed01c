import { isAmong, isMember, type Actor, type Agent } from '../../party/actor.ts';
import { doersOf } from '../../party/delegate.ts';
import type { TaskFacts } from '../../access/task/task-facts.ts';
import { leadsWorkflow } from '../../access/workflow/workflow-access.ts';
import { counterTarget } from '../../approval/counter-target.ts';
import { isInformationRequested } from '../../approval/inquiries.ts';
import { earlierVoters, judgedSubmitters, votedParties, votesOf } from '../../approval/judged.ts';
import { hour } from '../../core/dates.ts';
import { sharedSource } from '../../run-model/shared-source.ts';
import type { Instant, PartyId, TaskId } from '../../core/ids.ts';
import {
  followersIn,
  haveFollowersCompleted,
  haveFollowersStarted,
  type Followers,
} from './followers.ts';
import { revocationHours } from '../../run-model/limits.ts';
import { coveredBy } from '../../task/receipts.ts';
import type { Run, RunTask } from '../../run-model/run.ts';
import {
  childrenOf,
  formOf,
  stageOf,
  taskOf,
  viewOf,
  type RunView,
} from '../../run-model/run-view.ts';
import { needCounts } from './task-uses.ts';

/** Returns the facts about a task for one viewer that the access rules use. */
export type FactsOfTask = (task: RunTask) => TaskFacts;

/** Returns the facts about a task of a loaded workflow, for the server. */
export const factsOfRun = (run: Run, viewer: Agent): FactsOfTask => factsIn(viewOf(run), viewer);

const nobody: readonly PartyId[] = [];

/** Returns the assignees and watchers of a task. */
const readersOf = (task: RunTask | undefined): readonly PartyId[] => {
  if (task === undefined) return nobody;
  const doers = doersOf(task);
  return task.cc.length === 0 ? doers : [...doers, ...task.cc];
};

/**
 * Returns whether the parent task is being reworked. Only the approver who sent a person's task
 * back can revoke that: requests and linked workflows have continued since.
 */
const isParentSentBack = (view: RunView, task: RunTask): boolean => {
  const parent = task.approvalFor === null ? undefined : taskOf(view, task.approvalFor);
  if (parent === undefined) return false;
  if (parent.expirationStatus === 'EXPIRED') return true;
  if (parent.status === 'REJECTED')
    return task.approvalStatus === 'APPROVED' || parent.type !== 'DEFAULT';
  return parent.status !== 'COMPLETED' && parent.status !== 'PENDING_REVIEW';
};

const isRevocationLate = ({ completedAt }: RunTask, now: Instant | null): boolean =>
  now === null || (completedAt !== null && now - completedAt > revocationHours * hour);

/** Returns the assignees that a locked blueprint fixes, including people from its fields. */
const fixedAssignees = ({
  plan: { fixedAssignees: fixed },
  fromFields,
}: RunTask): TaskFacts['fixedAssignees'] =>
  fixed === null || fromFields.length === 0 ? fixed : [...fixed, ...fromFields];

const fixedCc = ({ plan: { fixedAssignees: fixed, fixedCc: readers }, fromFields }: RunTask) =>
  fixed === null ? nobody : [...readers, ...fromFields];

const relatedParties = (view: RunView, task: RunTask): readonly PartyId[] => {
  if (task.approvalFor !== null) return readersOf(taskOf(view, task.approvalFor));
  const children = childrenOf(view, task);
  return children.length === 0 ? nobody : children.flatMap(doersOf);
};

/** Returns the owner and all people on tasks where the viewer is assignee, approver, or watcher. */
const partiesMetBy = (view: RunView, viewer: Actor): readonly PartyId[] => {
  const met = new Set<PartyId>([view.workflow.ownerId]);
  for (const task of view.tasks) {
    const parties = [...readersOf(task), ...relatedParties(view, task)];
    if (isAmong(viewer, parties)) for (const party of parties) met.add(party);
  }
  return [...met];
};

const isLevelDecided = (view: RunView, task: RunTask): boolean => {
  if (task.status !== 'PENDING_REVIEW') return false;
  const children = childrenOf(view, task);
  const first = children[0]?.level;
  return children.every((child) => child.level !== first || child.status === 'COMPLETED');
};

/**
 * Computes each fact only when a rule needs it, and facts about the whole workflow once. Doesn't
 * use getters: each object literal with accessors gets its own hidden class, which is slow to
 * collect.
 */
export const factsIn = (
  view: RunView,
  viewer: Agent,
  /** Only used for decisions that an approver can revoke. */
  now: Instant | null = null,
): FactsOfTask => {
  let followers: Followers | null = null;
  let takesPart: boolean | null = null;
  const viewerTakesPart = (task: RunTask): boolean => {
    if (viewer === 'SYSTEM') return false;
    if (takesPart !== null) return takesPart;
    takesPart =
      isAmong(viewer, readersOf(task)) ||
      view.tasks.some((other) => isAmong(viewer, readersOf(other)));
    return takesPart;
  };
  let known: readonly PartyId[] | null = null;
  const knownParties = (): readonly PartyId[] => {
    if (viewer === 'SYSTEM' || isMember(viewer)) return nobody;
    known ??= partiesMetBy(view, viewer);
    return known;
  };
  const isLeading = viewer === 'SYSTEM' || leadsWorkflow(viewer, view.workflow);
  let counts: ReadonlyMap<TaskId, number> | null = null;
  const useCount = (task: RunTask): number => {
    if (!isLeading || task.status === 'COMPLETED') return 0;
    counts ??= needCounts(view);
    return counts.get(task.id) ?? 0;
  };
  const followersStarted = (task: RunTask): boolean => {
    if (task.type === 'APPROVAL' || task.status !== 'COMPLETED') return false;
    followers ??= followersIn(view);
    return haveFollowersStarted(view, followers, task);
  };
  const followersCompleted = (task: RunTask): boolean => {
    if (task.type !== 'APPROVAL' || task.completedAt === null) return false;
    followers ??= followersIn(view);
    return haveFollowersCompleted(view, followers, task);
  };
  return (task) => {
    const isApproval = task.type === 'APPROVAL';
    return {
      type: task.type,
      status: task.status,
      frozeForReason: task.frozeForReason,
      hasException: task.hasException,
      exception: task.exception,
      hasHeldParent:
        task.approvalFor !== null && taskOf(view, task.approvalFor)?.hasException === true,
      isChild: task.approvalFor !== null,
      expirationStatus: task.expirationStatus,
      assignees: task.assignees,
      assignedBy: task.assignedBy,
      standIns: task.standIns,
      ownerId: view.workflow.ownerId,
      collaborators: view.workflow.collaborators,
      rejectCycles: task.rejectCycles,
      scheduleStatus: view.workflow.scheduleStatus,
      isDeleted: view.workflow.deletedAt !== null,
      fixedAssignees: fixedAssignees(task),
      fixedCc: fixedCc(task),
      isRequired: task.plan.need === 'REQUIRED',
      cc: task.cc,
      acknowledgedFor: coveredBy(task.acknowledgements),
      completion: task.plan.completion,
      handedInFor: coveredBy(task.handedIn),
      isSkipped: task.skippedAt !== null,
      submittedBy: task.submittedBy,
      isLevelDecided: isLevelDecided(view, task),
      stageStatus: stageOf(view, task).status,
      relatedParties: relatedParties(view, task),
      knownParties: knownParties(),
      viewerTakesPart: viewerTakesPart(task),
      judgedSubmitters: isApproval ? judgedSubmitters(view, task) : nobody,
      earlierVoters: isApproval ? earlierVoters(view, task) : nobody,
      votedParties: isApproval ? votedParties(view, task) : nobody,
      voters: isApproval ? votesOf(view, task).map((vote) => vote.voterId) : nobody,
      mayPassOn: task.plan.voting.mayPassOn,
      sharesFields: view.workflow.editableSharedFields,
      contentAccess: view.workflow.contentAccess,
      hasSharedValues:
        view.workflow.editableSharedFields &&
        !isApproval &&
        formOf(view, task.id).some((place) => sharedSource(view, place) !== null),
      useCount: useCount(task),
      takesCounters:
        isApproval && task.plan.voting.mayCounter && counterTarget(view, task) !== null,
      isInformationRequested: isInformationRequested(task),
      isParentSentBack: isParentSentBack(view, task),
      isRevocationLate: isRevocationLate(task, now),
      followersCompleted: followersCompleted(task),
      followersStarted: followersStarted(task),
    };
  };
};
