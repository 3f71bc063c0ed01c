import type { BlueprintTask, RejectEffect, RejectEffectKind } from './content.ts';

/**
 * Effects that a rejection of a child approval can have. Each also moves its task, so the workflow
 * neither ignores the rejection nor gets stuck.
 */
export const effectsOfChild: readonly RejectEffectKind[] = [
  'REWORK',
  'REOPEN_TASK',
  'RESTART_STAGE',
  'REPORT_EXCEPTION',
  'END_WORKFLOW',
];

/**
 * Effects that a rejection of a standalone approval can have: it has no task of its own to send
 * back.
 */
export const effectsOfApproval: readonly RejectEffectKind[] = [
  'CONTINUE',
  'REOPEN_TASK',
  'RESTART_STAGE',
  'REPORT_EXCEPTION',
  'END_WORKFLOW',
  'NONE',
];

/** Returns the key of the task or stage in the effect, or null. */
export const targetOfEffect = (effect: RejectEffect): string | null => {
  switch (effect.kind) {
    case 'REOPEN_TASK':
    case 'REPORT_EXCEPTION':
      return effect.task;
    case 'RESTART_STAGE':
      return effect.stage;
    case 'REWORK':
    case 'CONTINUE':
    case 'END_WORKFLOW':
    case 'NONE':
      return null;
  }
};

/** Resets effects with missing targets; returns the same task if there are none. */
export const repairRejectEffects = (
  task: BlueprintTask,
  known: (key: string) => boolean,
): BlueprintTask => {
  const isMissing = (effect: RejectEffect): boolean => {
    const target = targetOfEffect(effect);
    return target !== null && !known(target);
  };
  const { rejectAction, approvals } = task;
  if (!isMissing(rejectAction) && !approvals.some((step) => isMissing(step.rejectAction)))
    return task;
  const { requiresComment } = rejectAction;
  return {
    ...task,
    rejectAction: isMissing(rejectAction) ? { kind: 'CONTINUE', requiresComment } : rejectAction,
    approvals: approvals.map((step) =>
      isMissing(step.rejectAction) ? { ...step, rejectAction: { kind: 'REWORK' } } : step,
    ),
  };
};
