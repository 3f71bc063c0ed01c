import type { StageFacts } from '../access/stage-access.ts';
import type { Run, RunStage } from './run.ts';

/** The facts that the rules ask for about a stage. */
export const factsOfStage = ({ workflow }: Pick<Run, 'workflow'>, stage: RunStage): StageFacts => ({
  ownerId: workflow.ownerId,
  collaborators: workflow.collaborators,
  scheduleStatus: workflow.scheduleStatus,
  deletedAt: workflow.deletedAt,
  status: stage.status,
  isLocked: workflow.isLocked,
  isInDoubt: stage.reconsideration?.isLeft === false,
});
