import type { RunStage } from '../run/run.ts';

/** Over, one way or the other. */
export const isResolved = (stage: Pick<RunStage, 'status'>): boolean =>
  stage.status === 'COMPLETED' || stage.status === 'SKIPPED';
