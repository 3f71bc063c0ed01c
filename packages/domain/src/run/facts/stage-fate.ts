import { stageVerdict } from './stage-verdict.ts';
import type { Instant } from '../../core/ids.ts';
import type { DecisionRecord } from '../../run-model/event.ts';
import type { RunStage, StageSkipReason } from '../../run-model/run.ts';
import type { RunView } from '../../run-model/run-view.ts';
import { stagesBefore } from '../../run-model/run-view.ts';
import { stagesForbid, stageTrigger } from './trigger.ts';

/** What happens to a stage when its trigger is reached. */
export type StageFate =
  | { readonly kind: 'runs'; readonly decisions: readonly DecisionRecord[] }
  | {
      readonly kind: 'isSkipped';
      readonly reason: StageSkipReason;
      readonly decisions: readonly DecisionRecord[];
    };

/**
 * Returns whether the stage runs only on a restart and neither it nor its predecessors were
 * restarted.
 */
const waitsForRestart = (view: RunView, stage: RunStage): boolean =>
  stage.restartRule === 'ONLY_ON_RESTART' &&
  view.workflow.runNumber === 1 &&
  [stage, ...stagesBefore(view, stage)].every((one) => one.runNumber === 1);

const skippedFate = (
  stage: RunStage,
  reason: StageSkipReason,
  operands: DecisionRecord['operands'],
): StageFate => ({
  kind: 'isSkipped',
  reason,
  decisions: [
    {
      rule: 'STAGE_SKIP',
      operands: { stage: stage.id, reason, ...operands },
      result: 'SKIPPED',
    },
  ],
});

/**
 * Returns what happens to the stage, or null while it waits for its trigger or for values of its
 * condition.
 */
export const stageFate = (view: RunView, stage: RunStage, now: Instant): StageFate | null => {
  if (stagesForbid(view, stage)) {
    const stages = stagesBefore(view, stage);
    return skippedFate(stage, 'PREDECESSORS', { stages: stages.map((one) => one.id).join(' ') });
  }
  const why = stageTrigger(view, stage, now);
  if (why === null) return null;
  // A restart keeps the earlier skip.
  if (stage.skip !== null) return skippedFate(stage, stage.skip.reason, {});
  if (waitsForRestart(view, stage))
    return skippedFate(stage, 'RESTART_RULE', { rule: stage.restartRule });
  const verdict = stageVerdict(view, stage);
  const decisions = verdict.decision === null ? [why] : [why, verdict.decision];
  switch (verdict.kind) {
    case 'RUNS':
      return { kind: 'runs', decisions };
    case 'IS_SKIPPED':
      return { kind: 'isSkipped', reason: 'CONDITION', decisions };
    case 'WAITS':
      return null;
  }
};
