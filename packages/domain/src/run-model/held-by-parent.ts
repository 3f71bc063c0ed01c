import type { RunWorkflow } from './run.ts';

/** Returns whether it is paused by its parent, so no person must resume it. */
export const isPausedByParent = ({
  parent,
  scheduleStatus,
  pausedBy,
}: Pick<RunWorkflow, 'parent' | 'scheduleStatus' | 'pausedBy'>): boolean =>
  parent?.isBound === true && scheduleStatus === 'PAUSED' && pausedBy === null;

/** Returns whether it ended because of its parent. */
export const isEndedByParent = ({
  parent,
  scheduleStatus,
  endedBy,
  endCause,
}: Pick<RunWorkflow, 'parent' | 'scheduleStatus' | 'endedBy' | 'endCause'>): boolean =>
  parent?.isBound === true && scheduleStatus === 'ENDED' && endedBy === null && endCause === null;

/**
 * Returns whether it ended while its parent paused it. A restart restores that pause unless it was
 * lifted.
 */
export const isEndedDuringParentPause = ({
  parent,
  scheduleStatus,
  pausedAt,
  pausedBy,
}: Pick<RunWorkflow, 'parent' | 'scheduleStatus' | 'pausedAt' | 'pausedBy'>): boolean =>
  parent?.isBound === true && scheduleStatus === 'ENDED' && pausedAt !== null && pausedBy === null;
