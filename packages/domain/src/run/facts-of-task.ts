import { isAmong, type Agent } from '../access/actor.ts';
import type { TaskFacts } from '../access/task-facts.ts';
import { earlierVoters, judgedSubmitters, votedParties } from '../approval/judged.ts';
import type { PartyId } from '../core/ids.ts';
import { followersIn, haveFollowersStarted, type Followers } from './followers.ts';
import type { Run, RunTask } from './run.ts';
import { childrenOf, stageOf, taskOf, viewOf, type RunView } from './run-view.ts';

/** The facts that the rules ask for about tasks of one run, for one viewer. */
export type FactsOfTask = (task: RunTask) => TaskFacts;

/** For the server: all tasks of a loaded run. */
export const factsOfRun = (run: Run, viewer: Agent): FactsOfTask => factsIn(viewOf(run), viewer);

const nobody: readonly PartyId[] = [];

const relatedParties = (view: RunView, task: RunTask): readonly PartyId[] => {
  if (task.approvalFor !== null) return taskOf(view, task.approvalFor)?.assignees ?? nobody;
  const children = childrenOf(view, task);
  return children.length === 0 ? nobody : children.flatMap((child) => child.assignees);
};

const isLevelDecided = (view: RunView, task: RunTask): boolean => {
  if (task.status !== 'PENDING_REVIEW') return false;
  const children = childrenOf(view, task);
  const first = children[0]?.level;
  return children.every((child) => child.level !== first || child.status === 'COMPLETED');
};

/**
 * Each fact is worked out only where a rule can look at it, and what concerns the whole
 * run once. (Not by getters: an object literal with accessors costs its own hidden class
 * each time, which the garbage collector pays for.)
 */
export const factsIn = (view: RunView, viewer: Agent): FactsOfTask => {
  let followers: Followers | null = null;
  let takesPart: boolean | null = null;
  const viewerTakesPart = (task: RunTask): boolean => {
    if (viewer === 'SYSTEM') return false;
    if (takesPart !== null) return takesPart;
    takesPart =
      isAmong(viewer, task.assignees) ||
      view.tasks.some((other) => isAmong(viewer, other.assignees));
    return takesPart;
  };
  const followersStarted = (task: RunTask): boolean => {
    if (task.type === 'APPROVAL' || task.status !== 'COMPLETED') return false;
    followers ??= followersIn(view);
    return haveFollowersStarted(view, followers, task);
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
      ownerId: view.workflow.ownerId,
      rejectCycles: task.rejectCycles,
      scheduleStatus: view.workflow.scheduleStatus,
      isDeleted: view.workflow.deletedAt !== null,
      isRequired: task.need === 'REQUIRED',
      isSkipped: task.skippedAt !== null,
      submittedBy: task.submittedBy,
      isLevelDecided: isLevelDecided(view, task),
      stageStatus: stageOf(view, task).status,
      relatedParties: relatedParties(view, task),
      viewerTakesPart: viewerTakesPart(task),
      judgedSubmitters: isApproval ? judgedSubmitters(view, task) : nobody,
      earlierVoters: isApproval ? earlierVoters(view, task) : nobody,
      votedParties: isApproval ? votedParties(view, task) : nobody,
      followersStarted: followersStarted(task),
    };
  };
};
