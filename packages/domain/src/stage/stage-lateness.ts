import type { Instant } from '../core/ids.ts';
import type { RunStage } from '../run/run.ts';

/** Past the time that it may take, and not done. */
export const isStageOverdue = (
  { status, dueOn }: Pick<RunStage, 'status' | 'dueOn'>,
  now: Instant,
): boolean => status === 'IN_PROGRESS' && dueOn !== null && dueOn < now;
