import { stageVerdict } from '../../condition/stage-verdict.ts';
import type { Instant } from '../../core/ids.ts';
import type { DecisionRecord } from '../event.ts';
import type { RunStage, StageSkipReason } from '../run.ts';
import type { RunView } from '../run-view.ts';
import { stagesBefore, stagesForbid, stageTrigger } from './trigger.ts';

/** What becomes of a stage that has not started, once its trigger is reached. */
export type StageFate =
  | { readonly kind: 'runs'; readonly decisions: readonly DecisionRecord[] }
  | {
      readonly kind: 'isPassedOver';
      readonly reason: StageSkipReason;
      readonly decisions: readonly DecisionRecord[];
    };

/** What only a restart runs, while neither it nor what it waits for was restarted. */
const waitsForRestart = (view: RunView, stage: RunStage): boolean =>
  stage.restartRule === 'ONLY_ON_RESTART' &&
  view.workflow.runNumber === 1 &&
  [stage, ...stagesBefore(view, stage)].every((one) => one.runNumber === 1);

const passedOver = (
  stage: RunStage,
  reason: StageSkipReason,
  operands: DecisionRecord['operands'],
): StageFate => ({
  kind: 'isPassedOver',
  reason,
  decisions: [
    {
      rule: 'STAGE_SKIP',
      operands: { stage: stage.id, reason, ...operands },
      result: 'SKIPPED',
    },
  ],
});

/** G1, G2: null while it waits, by G3 too. */
export const stageFate = (view: RunView, stage: RunStage, now: Instant): StageFate | null => {
  if (stagesForbid(view, stage)) {
    const stages = stagesBefore(view, stage);
    return passedOver(stage, 'PREDECESSORS', { stages: stages.map((one) => one.id).join(' ') });
  }
  const why = stageTrigger(view, stage, now);
  if (why === null) return null;
  // Passed over before, and a restart keeps it so.
  if (stage.skip !== null) return passedOver(stage, stage.skip.reason, {});
  if (waitsForRestart(view, stage))
    return passedOver(stage, 'RESTART_RULE', { rule: stage.restartRule });
  const verdict = stageVerdict(view, stage);
  const decisions = verdict.decision === null ? [why] : [why, verdict.decision];
  switch (verdict.kind) {
    case 'RUNS':
      return { kind: 'runs', decisions };
    case 'IS_SKIPPED':
      return { kind: 'isPassedOver', reason: 'CONDITION', decisions };
    case 'WAITS':
      return null;
  }
};
