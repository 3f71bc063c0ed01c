import type { RunJoin, RunStage, RunTrigger } from '../../run-model/run.ts';
import type { RunView } from '../../run-model/run-view.ts';
import { stagesBefore } from '../../run-model/run-view.ts';

/** Returns the explicit form of "previous stage": a skipped stage also counts. */
export const afterAll = (stages: readonly RunStage[]): RunTrigger =>
  stages.length === 0
    ? { kind: 'WORKFLOW_START' }
    : { kind: 'AFTER_STAGES', stages: stages.map(({ key }) => key), join: 'ALL_OVER' };

/** How a stage waits for its predecessors. ONE: for a single stage, all joins mean the same. */
type Waiting = RunJoin | 'ONE' | 'NOTHING';

/** Returns null for a date trigger. */
const waitingOf = (view: RunView, stage: RunStage): Waiting | null => {
  const { trigger } = stage;
  if (trigger.kind === 'DATE') return null;
  const { length } = stagesBefore(view, stage);
  if (length === 0) return 'NOTHING';
  if (trigger.kind !== 'AFTER_STAGES') return 'ALL_OVER';
  return length === 1 && trigger.join !== 'ALL_OVER' ? 'ONE' : trigger.join;
};

/**
 * The join that replaces another one if one of its stages, with the given trigger, is deleted. The
 * deleted stage counts as completed as soon as it would have started. Missing combinations can't be
 * expressed by one join.
 */
const inherited: Readonly<Record<RunJoin, Readonly<Partial<Record<Waiting, RunJoin>>>>> = {
  ALL_OVER: {
    NOTHING: 'ALL_OVER',
    ONE: 'ALL_OVER',
    ALL_OVER: 'ALL_OVER',
    ALL_RESOLVED: 'ALL_OVER',
  },
  // The deleted stage could always have started, so it would have been the completed one.
  ALL_RESOLVED: {
    NOTHING: 'ALL_OVER',
    ONE: 'ALL_RESOLVED',
    ALL_OVER: 'ALL_OVER',
    ALL_RESOLVED: 'ALL_RESOLVED',
  },
  ALL_COMPLETED: {
    NOTHING: 'ALL_COMPLETED',
    ONE: 'ALL_COMPLETED',
    ALL_COMPLETED: 'ALL_COMPLETED',
  },
  ANY_COMPLETED: { ONE: 'ANY_COMPLETED', ANY_COMPLETED: 'ANY_COMPLETED' },
};

/** Returns the stages that wait for a stage, by name or as their previous stage. */
export const stagesWaitingFor = (view: RunView, stage: RunStage): readonly RunStage[] =>
  view.stages.filter((other) => stagesBefore(view, other).includes(stage));

/**
 * Returns the trigger of a stage after one of its predecessors is deleted, or null if no trigger
 * expresses it.
 */
export const triggerWithout = (
  view: RunView,
  stage: RunStage,
  going: RunStage,
): RunTrigger | null => {
  const { trigger } = stage;
  if (trigger.kind === 'AFTER_STAGES' && trigger.stages.some((key) => key !== going.key)) {
    const waiting = waitingOf(view, going);
    const join = waiting === null ? undefined : inherited[trigger.join][waiting];
    if (join === undefined) return null;
    const keys = [...trigger.stages, ...stagesBefore(view, going).map(({ key }) => key)];
    return { ...trigger, join, stages: [...new Set(keys)].filter((key) => key !== going.key) };
  }
  // The stage waited only for the deleted one and gets its trigger.
  if (going.trigger.kind !== 'PREVIOUS_STAGE') return going.trigger;
  if (trigger.kind === 'PREVIOUS_STAGE') return trigger;
  return afterAll(stagesBefore(view, going));
};
