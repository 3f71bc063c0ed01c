import { stageDefaults } from '@baton/domain/blueprint/complete-content';
import type { RunStage } from '@baton/domain/run/run';
import { unusual } from './unusual.ts';

/** What was decided of a stage when it was planned, kept as one value because only the engine reads it. */
export type StageSettings = Pick<
  RunStage,
  'restartRule' | 'openTasks' | 'condition' | 'sla' | 'isAdded'
>;

const usual: StageSettings = {
  restartRule: stageDefaults.restartRule,
  openTasks: stageDefaults.openTasks,
  condition: null,
  sla: stageDefaults.sla,
  isAdded: false,
};

/** As they are stored: what is not as usual. */
export const stageSettingsOf = ({
  restartRule,
  openTasks,
  condition,
  sla,
  isAdded,
}: RunStage): Partial<StageSettings> =>
  unusual({ restartRule, openTasks, condition, sla, isAdded }, usual);

export const toStageSettings = (stored: Partial<StageSettings> | null): StageSettings => ({
  ...usual,
  ...stored,
});

/** What the engine keeps of a stage and no list looks for: one value, and mostly none. */
export type StageMarks = Pick<RunStage, 'skip' | 'runNumber' | 'reconsideration' | 'dueOn'>;

export const stageMarksOf = ({
  skip,
  runNumber,
  reconsideration,
  dueOn,
}: RunStage): StageMarks | null =>
  skip === null && runNumber === 1 && dueOn === null
    ? null
    : { skip, runNumber, reconsideration, dueOn };

export const toStageMarks = (stored: Partial<StageMarks> | null): StageMarks => ({
  skip: null,
  runNumber: 1,
  reconsideration: null,
  dueOn: null,
  ...stored,
});
