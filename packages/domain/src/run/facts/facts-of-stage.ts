import type { StageFacts } from '../../access/workflow/stage-access.ts';
import type { Run, RunStage } from '../../run-model/run.ts';
import { tasksOf, viewOf } from '../../run-model/run-view.ts';

/** Returns the facts about a stage that the access rules use. */
export const factsOfStage = (run: Run, stage: RunStage): StageFacts => {
  const { workflow, stages } = run;
  const tasks = tasksOf(viewOf(run), stage);
  return {
    ownerId: workflow.ownerId,
    collaborators: workflow.collaborators,
    scheduleStatus: workflow.scheduleStatus,
    deletedAt: workflow.deletedAt,
    status: stage.status,
    isLocked: workflow.isLocked && !stage.isAdded,
    isInDoubt: stage.reconsideration?.isLeft === false,
    hasBegun: tasks.some(({ status }) => status !== 'INACTIVE'),
    isRequired: tasks.some(({ plan: { need } }) => need === 'REQUIRED'),
    isOnly: stages.length === 1,
  };
};
