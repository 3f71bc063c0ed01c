import type { RejectAction } from '../blueprint/content.ts';
import type { PartyId, TaskKey } from '../core/ids.ts';
import type { RunTask, Vote } from '../run/run.ts';
import { childrenOf, taskByKey, taskOf, type RunView } from '../run/run-view.ts';

/**
 * The work that an approval judges: a child approval its parent; a standalone one the
 * task that its rejection sends back or, where it sends none back, the tasks that it
 * waits for.
 */
export const judgedTasks = (view: RunView, approval: RunTask): readonly RunTask[] => {
  const { approvalFor, rejectAction } = approval;
  if (approvalFor !== null) return [taskOf(view, approvalFor) ?? []].flat();
  const keys = namesTask(rejectAction) ? [rejectAction.task] : approval.afterTasks;
  return keys.flatMap((key) => taskByKey(view, key) ?? []);
};

type NamingTask = Extract<RejectAction, { readonly task: TaskKey }>;

const namesTask = (action: RejectAction | null): action is NamingTask =>
  action?.kind === 'REOPEN_TASK' || action?.kind === 'REPORT_EXCEPTION';

/** The task that a rejection of the approval sends back; null where it only goes on record. */
export const sentBackBy = (view: RunView, approval: RunTask): RunTask | null => {
  const { approvalFor, rejectAction } = approval;
  if (approvalFor !== null) return taskOf(view, approvalFor) ?? null;
  return approval.type === 'APPROVAL' && namesTask(rejectAction)
    ? (taskByKey(view, rejectAction.task) ?? null)
    : null;
};

/** The people whose work it is, whoever handed it in: they have no vote on it. */
export const judgedSubmitters = (view: RunView, approval: RunTask): readonly PartyId[] =>
  approval.type === 'APPROVAL'
    ? judgedTasks(view, approval).flatMap((task) => [
        ...(task.submittedBy === null ? [] : [task.submittedBy]),
        ...task.submittedFor,
      ])
    : [];

/** The votes of the current round. */
export const votesOf = (view: RunView, approval: RunTask): readonly Vote[] =>
  view.votes.filter((vote) => vote.taskId === approval.id && vote.round === approval.round);

/** Who voted on an earlier level of the round, where that leaves them without a vote on this one. */
export const earlierVoters = (view: RunView, approval: RunTask): readonly PartyId[] => {
  if (!approval.voting.newVoters || approval.approvalFor === null) return [];
  const work = taskOf(view, approval.approvalFor);
  if (work === undefined) return [];
  return childrenOf(view, work)
    .filter((child) => child.level < approval.level)
    .flatMap((child) => votesOf(view, child).map((vote) => vote.voterId));
};

/** The approvers for whom a vote was cast in the current round. */
export const votedParties = (view: RunView, approval: RunTask): readonly PartyId[] =>
  votesOf(view, approval).map((vote) => vote.onBehalfOf);
