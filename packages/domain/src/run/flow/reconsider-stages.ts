import { stageVerdict } from '../../condition/stage-verdict.ts';
import { systemRow } from '../../core/state-table.ts';
import { stageTable } from '../../stage/stage-table.ts';
import { recordStage, type Ledger } from '../command/ledger.ts';

/**
 * G9: a stage that its condition skipped is looked at again when what it depends on changes,
 * as by work that was done again. It does not start by itself: that is for the owner to say.
 */
export const reconsiderStages = (ledger: Ledger): void => {
  for (const stage of ledger.stages) {
    if (stage.status !== 'SKIPPED' || stage.skip?.reason !== 'CONDITION') continue;
    const { kind, decision } = stageVerdict(ledger, stage);
    const holds = kind === 'RUNS';
    if (holds === (stage.reconsideration !== null)) continue;
    const { row } = systemRow(stageTable, stage.status, 'conditionChanged');
    recordStage(
      ledger,
      'STAGE_CONDITION_CHANGED',
      stage,
      { reconsideration: holds ? { at: ledger.now, isLeft: false } : null },
      { row, decisions: decision === null ? [] : [decision] },
    );
  }
};

/** What leaves SKIPPED is not asked about any more. */
export const unasked = ({
  reconsideration,
}: Ledger['stages'][number]): { readonly reconsideration?: null } =>
  reconsideration === null ? {} : { reconsideration: null };
