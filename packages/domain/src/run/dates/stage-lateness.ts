import type { Instant } from '../../core/ids.ts';
import type { RunStage } from '../../run-model/run.ts';

/** Returns whether an open stage is past its due date. */
export const isStageOverdue = (
  { status, dueOn }: Pick<RunStage, 'status' | 'dueOn'>,
  now: Instant,
): boolean => status === 'IN_PROGRESS' && dueOn !== null && dueOn < now;
