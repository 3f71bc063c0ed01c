import { stageVerdict } from '../facts/stage-verdict.ts';
import { systemRow } from '../../core/state-table.ts';
import { stageTable } from '../tables/stage-table.ts';
import { recordStage, type Ledger } from '../command/ledger.ts';

/**
 * Checks skipped stages again when their condition inputs change. The stage doesn't start
 * automatically: the owner decides.
 */
export const reconsiderStages = (ledger: Ledger): void => {
  for (const stage of ledger.stages) {
    if (stage.status !== 'SKIPPED' || stage.skip?.reason !== 'CONDITION') continue;
    const { kind, decision } = stageVerdict(ledger, stage);
    const holds = kind === 'RUNS';
    if (holds === (stage.reconsideration !== null)) continue;
    const { cause } = systemRow(stageTable, stage.status, 'conditionChanged');
    recordStage(
      ledger,
      'STAGE_CONDITION_CHANGED',
      stage,
      { reconsideration: holds ? { at: ledger.now, isLeft: false } : null },
      { cause, decisions: decision === null ? [] : [decision] },
    );
  }
};

/** Clears the question when a stage is no longer SKIPPED. */
export const clearReconsideration = ({
  reconsideration,
}: Ledger['stages'][number]): { readonly reconsideration?: null } =>
  reconsideration === null ? {} : { reconsideration: null };
