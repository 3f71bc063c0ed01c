import type { RunWorkflow } from './run.ts';

/** Returns whether the workflow is paused by its parent. Then no person can resume it. */
export const isPausedByParent = ({
  parent,
  scheduleStatus,
  pausedBy,
}: Pick<RunWorkflow, 'parent' | 'scheduleStatus' | 'pausedBy'>): boolean =>
  parent?.isBound === true && scheduleStatus === 'PAUSED' && pausedBy === null;

/** Returns whether the workflow ended because of its parent. */
export const isEndedByParent = ({
  parent,
  scheduleStatus,
  endedBy,
  endCause,
}: Pick<RunWorkflow, 'parent' | 'scheduleStatus' | 'endedBy' | 'endCause'>): boolean =>
  parent?.isBound === true && scheduleStatus === 'ENDED' && endedBy === null && endCause === null;

/**
 * Returns whether the workflow ended while its parent paused it. A restart restores that pause
 * unless the parent has been resumed since.
 */
export const isEndedDuringParentPause = ({
  parent,
  scheduleStatus,
  pausedAt,
  pausedBy,
}: Pick<RunWorkflow, 'parent' | 'scheduleStatus' | 'pausedAt' | 'pausedBy'>): boolean =>
  parent?.isBound === true && scheduleStatus === 'ENDED' && pausedAt !== null && pausedBy === null;
