import type { RunTask } from '../run-model/run.ts';
import { stageOf, type RunView } from '../run-model/run-view.ts';

/** Returns completed or skipped earlier tasks that a rejection can still be sent to. */
export const sendBackTargets = (view: RunView, approval: RunTask): readonly RunTask[] => {
  const at = stageOf(view, approval).position;
  return view.tasks.filter((task) => {
    if (task.type !== 'DEFAULT') return false;
    const stage = stageOf(view, task);
    if (stage.status !== 'IN_PROGRESS' && stage.status !== 'COMPLETED') return false;
    const isBefore =
      stage.position < at || (stage.id === approval.stageId && task.position < approval.position);
    return isBefore && (task.status === 'COMPLETED' || task.skippedAt !== null);
  });
};
