import { stageDefaults } from '@baton/domain/blueprint/complete-content';
import type { RunStage } from '@baton/domain/run-model/run';
import { omitDefaults } from './omit-defaults.ts';

/** Plan settings of a stage, stored as one JSON value because only the engine reads them. */
export type StageSettings = Pick<
  RunStage,
  'restartRule' | 'openTasks' | 'condition' | 'sla' | 'isAdded'
>;

const defaultSettings: StageSettings = {
  restartRule: stageDefaults.restartRule,
  openTasks: stageDefaults.openTasks,
  condition: null,
  sla: stageDefaults.sla,
  isAdded: false,
};

/** Returns the settings to store: those that differ from the defaults. */
export const stageSettingsOf = ({
  restartRule,
  openTasks,
  condition,
  sla,
  isAdded,
}: RunStage): Partial<StageSettings> =>
  omitDefaults({ restartRule, openTasks, condition, sla, isAdded }, defaultSettings);

export const toStageSettings = (stored: Partial<StageSettings> | null): StageSettings => ({
  ...defaultSettings,
  ...stored,
});

/** Engine state of a stage that no list filters by. Stored as one JSON value, usually null. */
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
