import type { RunWorkflow } from '../run/run.ts';

/** Paused because its parent is: no person paused it, and so none has to let it go on. */
export const isHeldByParent = ({
  parent,
  scheduleStatus,
  pausedBy,
}: Pick<RunWorkflow, 'parent' | 'scheduleStatus' | 'pausedBy'>): boolean =>
  parent?.isBound === true && scheduleStatus === 'PAUSED' && pausedBy === null;

/** Ended because its parent was: neither a person ended it, nor what happened in it. */
export const isEndedByParent = ({
  parent,
  scheduleStatus,
  endedBy,
  endCause,
}: Pick<RunWorkflow, 'parent' | 'scheduleStatus' | 'endedBy' | 'endCause'>): boolean =>
  parent?.isBound === true && scheduleStatus === 'ENDED' && endedBy === null && endCause === null;

/** Ended while its parent held it: a restart would find that pause again, unless it was lifted meanwhile. */
export const isEndedWhileHeld = ({
  parent,
  scheduleStatus,
  pausedAt,
  pausedBy,
}: Pick<RunWorkflow, 'parent' | 'scheduleStatus' | 'pausedAt' | 'pausedBy'>): boolean =>
  parent?.isBound === true && scheduleStatus === 'ENDED' && pausedAt !== null && pausedBy === null;
