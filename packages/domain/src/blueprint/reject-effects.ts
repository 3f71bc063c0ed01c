import type { BlueprintTask, RejectEffect, RejectEffectKind } from './content.ts';

/**
 * What the rejection of a child approval may lead to. It always moves its task as well, so
 * it neither goes on as if nothing had been said, nor leaves the task standing.
 */
export const effectsOfChild: readonly RejectEffectKind[] = [
  'REWORK',
  'REOPEN_TASK',
  'RESTART_STAGE',
  'REPORT_EXCEPTION',
  'END_WORKFLOW',
];

/** What the rejection of a standalone approval may lead to: it has no work of its own to send back. */
export const effectsOfApproval: readonly RejectEffectKind[] = [
  'CONTINUE',
  'REOPEN_TASK',
  'RESTART_STAGE',
  'REPORT_EXCEPTION',
  'END_WORKFLOW',
  'NONE',
];

/** Key of the task or stage that the effect names; null where it names none. */
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

/** The task with effects that name nothing but what is there; the same object where they do. */
export const mendRejectEffects = (
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
