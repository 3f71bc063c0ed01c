import type { RejectAction } from '../blueprint/content.ts';
import type { PartyId, TaskKey } from '../core/ids.ts';
import type { RunTask, Vote } from '../run/run.ts';
import {
  childrenOf,
  stageByKey,
  stageOf,
  taskByKey,
  taskOf,
  tasksOf,
  type RunView,
} from '../run/run-view.ts';
import { stagesBefore } from '../run/facts/trigger.ts';

/** The tasks that one waits for or, where it begins with its stage, the stages before; where there are none, the tasks before it in its own. */
const tasksBefore = (view: RunView, task: RunTask): readonly RunTask[] => {
  if (task.afterTasks.length > 0)
    return task.afterTasks.flatMap((key) => taskByKey(view, key) ?? []);
  const stage = stageOf(view, task);
  const before = stagesBefore(view, stage);
  return before.length > 0
    ? before.flatMap((one) => tasksOf(view, one))
    : tasksOf(view, stage).filter(({ position }) => position < task.position);
};

/**
 * What an approval looks at: a child approval its parent; a standalone one the task that
 * its rejection sends back, the tasks of the stage that it restarts, or what came before it.
 */
const coveredTasks = (view: RunView, approval: RunTask): readonly RunTask[] => {
  const { approvalFor, rejectAction } = approval;
  if (approvalFor !== null) return [taskOf(view, approvalFor) ?? []].flat();
  if (namesTask(rejectAction)) return [taskByKey(view, rejectAction.task) ?? []].flat();
  if (rejectAction?.kind === 'RESTART_STAGE') {
    const restarted = stageByKey(view, rejectAction.stage);
    return restarted === undefined ? [] : tasksOf(view, restarted);
  }
  return tasksBefore(view, approval);
};

/** Nobody's work: a call, linked workflows, or what was passed over. The work lies before it. */
const isNobodysWork = ({ type, skippedAt, submittedBy }: RunTask): boolean =>
  submittedBy === null && (type !== 'DEFAULT' || skippedAt !== null);

/**
 * The work that an approval judges: what it looks at and, of approvals among that, what these
 * judge. What is nobody's work is looked through, to what came before it.
 */
export const judgedTasks = (view: RunView, approval: RunTask): readonly RunTask[] => {
  const judged = new Set(coveredTasks(view, approval));
  // What is added meanwhile is gone through as well.
  for (const task of judged) {
    if (task === approval) continue;
    const more =
      task.type === 'APPROVAL'
        ? coveredTasks(view, task)
        : isNobodysWork(task)
          ? tasksBefore(view, task)
          : [];
    for (const one of more) judged.add(one);
  }
  judged.delete(approval);
  return [...judged];
};

/** The tasks that an approval cannot do without: it, or its rejection, names them. */
export const workNeededBy = (view: RunView, approval: RunTask): readonly RunTask[] =>
  approval.approvalFor !== null ||
  namesTask(approval.rejectAction) ||
  (approval.rejectAction?.kind !== 'RESTART_STAGE' && approval.afterTasks.length > 0)
    ? coveredTasks(view, approval)
    : [];

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

/** Who has no vote on an approval: its work is theirs, or they have voted where that counts. */
export const barredVoters = (view: RunView, approval: RunTask): readonly PartyId[] => [
  ...judgedSubmitters(view, approval),
  ...earlierVoters(view, approval),
];

/** The approvers for whom a vote was cast in the current round. */
export const votedParties = (view: RunView, approval: RunTask): readonly PartyId[] =>
  votesOf(view, approval).map((vote) => vote.onBehalfOf);
