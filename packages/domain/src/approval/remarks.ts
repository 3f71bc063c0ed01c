import type { RunTask, Vote } from '../run-model/run.ts';
import { taskOf, type RunView } from '../run-model/run-view.ts';
import { workState } from '../task/work-state.ts';
import { sentBackBy } from './judged.ts';

/**
 * Returns the rejections that sent a task back since its last submission, oldest first. Empty if
 * the owner reopened it, and after the next submission. A person who voted for several approvers is
 * listed once.
 */
export const remarksOn = (view: RunView, task: RunTask): readonly Vote[] => {
  const { submittedAt } = task;
  if (submittedAt === null || workState(task) !== 'ACTIONABLE') return [];
  const heard = new Set<string>();
  return view.votes.filter((vote) => {
    const approval = taskOf(view, vote.taskId);
    const speaker = `${vote.taskId} ${vote.voterId}`;
    const counts =
      vote.decision === 'REJECTED' &&
      vote.at >= submittedAt &&
      approval !== undefined &&
      sentBackBy(view, approval)?.id === task.id &&
      !heard.has(speaker);
    if (counts) heard.add(speaker);
    return counts;
  });
};
