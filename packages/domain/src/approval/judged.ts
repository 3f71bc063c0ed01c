import type { RejectAction } from '../blueprint/content.ts';
import type { PartyId, TaskKey } from '../core/ids.ts';
import type { RunTask, Vote } from '../run-model/run.ts';
import {
  childrenOf,
  stageByKey,
  stageOf,
  taskByKey,
  taskOf,
  tasksOf,
  type RunView,
} from '../run-model/run-view.ts';
import { stagesBefore } from '../run-model/run-view.ts';

/** Returns the predecessors of a task, or those in its stage or the previous stages. */
const tasksBefore = (view: RunView, task: RunTask): readonly RunTask[] => {
  if (task.plan.afterTasks.length > 0)
    return task.plan.afterTasks.flatMap((key) => taskByKey(view, key) ?? []);
  const stage = stageOf(view, task);
  const before = stagesBefore(view, stage);
  return before.length > 0
    ? before.flatMap((one) => tasksOf(view, one))
    : tasksOf(view, stage).filter(({ position }) => position < task.position);
};

/**
 * Returns the tasks that an approval is about: the parent of a child approval; for others the task
 * that its rejection sends back, the tasks of the stage that its rejection restarts, or the
 * predecessors.
 */
const coveredTasks = (view: RunView, approval: RunTask): readonly RunTask[] => {
  const {
    approvalFor,
    plan: { rejectAction },
  } = approval;
  if (approvalFor !== null) return [taskOf(view, approvalFor) ?? []].flat();
  if (namesTask(rejectAction)) return [taskByKey(view, rejectAction.task) ?? []].flat();
  if (rejectAction?.kind === 'RESTART_STAGE') {
    const restarted = stageByKey(view, rejectAction.stage);
    return restarted === undefined ? [] : tasksOf(view, restarted);
  }
  return tasksBefore(view, approval);
};

/** Returns whether no person did the task because it was automated, linked, or skipped. */
const isWithoutPerson = ({ type, skippedAt, submittedBy }: RunTask): boolean =>
  submittedBy === null && (type !== 'DEFAULT' || skippedAt !== null);

/**
 * Returns the tasks that an approval approves: those it covers and, for approvals among those,
 * theirs. For tasks without a person, their predecessors are included.
 */
export const judgedTasks = (view: RunView, approval: RunTask): readonly RunTask[] => {
  const judged = new Set(coveredTasks(view, approval));
  // The loop includes the tasks added during it.
  for (const task of judged) {
    if (task === approval) continue;
    const more =
      task.type === 'APPROVAL'
        ? coveredTasks(view, task)
        : isWithoutPerson(task)
          ? tasksBefore(view, task)
          : [];
    for (const one of more) judged.add(one);
  }
  judged.delete(approval);
  return [...judged];
};

/** Returns the tasks that the approval or its rejection names. */
export const workNeededBy = (view: RunView, approval: RunTask): readonly RunTask[] =>
  approval.approvalFor !== null ||
  namesTask(approval.plan.rejectAction) ||
  (approval.plan.rejectAction?.kind !== 'RESTART_STAGE' && approval.plan.afterTasks.length > 0)
    ? coveredTasks(view, approval)
    : [];

type NamingTask = Extract<RejectAction, { readonly task: TaskKey }>;

const namesTask = (action: RejectAction | null): action is NamingTask =>
  action?.kind === 'REOPEN_TASK' || action?.kind === 'REPORT_EXCEPTION';

/** Returns the task that a rejection sends back, or null if it has no such effect. */
export const sentBackBy = (view: RunView, approval: RunTask): RunTask | null => {
  const {
    approvalFor,
    plan: { rejectAction },
  } = approval;
  if (approvalFor !== null) return taskOf(view, approvalFor) ?? null;
  return approval.type === 'APPROVAL' && namesTask(rejectAction)
    ? (taskByKey(view, rejectAction.task) ?? null)
    : null;
};

/**
 * Returns the people who did the covered tasks, including assignees if others submitted for them.
 * They can't vote.
 */
export const judgedSubmitters = (view: RunView, approval: RunTask): readonly PartyId[] =>
  approval.type === 'APPROVAL'
    ? judgedTasks(view, approval).flatMap((task) => [
        ...(task.submittedBy === null ? [] : [task.submittedBy]),
        ...task.submittedFor,
      ])
    : [];

/** Returns the votes of the current round. */
export const votesOf = (view: RunView, approval: RunTask): readonly Vote[] =>
  view.votes.filter((vote) => vote.taskId === approval.id && vote.round === approval.round);

/** Returns people who voted on an earlier level, if that bars them on this one. */
export const earlierVoters = (view: RunView, approval: RunTask): readonly PartyId[] => {
  if (!approval.plan.voting.newVoters || approval.approvalFor === null) return [];
  const work = taskOf(view, approval.approvalFor);
  if (work === undefined) return [];
  return childrenOf(view, work)
    .filter((child) => child.level < approval.level)
    .flatMap((child) => votesOf(view, child).map((vote) => vote.voterId));
};

/** Returns people who can't vote: submitters and earlier voters. */
export const barredVoters = (view: RunView, approval: RunTask): readonly PartyId[] => [
  ...judgedSubmitters(view, approval),
  ...earlierVoters(view, approval),
];

/** Returns the approvers with a vote in the current round. */
export const votedParties = (view: RunView, approval: RunTask): readonly PartyId[] =>
  votesOf(view, approval).map((vote) => vote.onBehalfOf);
