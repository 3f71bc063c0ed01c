import type { RunStage } from '../../run-model/run.ts';

/** Returns whether the stage is completed or skipped. */
export const isResolved = (stage: Pick<RunStage, 'status'>): boolean =>
  stage.status === 'COMPLETED' || stage.status === 'SKIPPED';
