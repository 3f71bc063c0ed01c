import type { RunJoin, RunStage, RunTrigger } from '../run.ts';
import type { RunView } from '../run-view.ts';
import { stagesBefore } from './trigger.ts';

/** What "the stage before" means, said by name: one that is skipped is over too. */
export const afterAll = (stages: readonly RunStage[]): RunTrigger =>
  stages.length === 0
    ? { kind: 'WORKFLOW_START' }
    : { kind: 'AFTER_STAGES', stages: stages.map(({ key }) => key), join: 'ALL_OVER' };

/** How a stage waits for those before it. ONE: the joins of blueprints all say the same of one. */
type Waiting = RunJoin | 'ONE' | 'NOTHING';

/** Null where it is a day that it waits for. */
const waitingOf = (view: RunView, stage: RunStage): Waiting | null => {
  const { trigger } = stage;
  if (trigger.kind === 'DATE') return null;
  const { length } = stagesBefore(view, stage);
  if (length === 0) return 'NOTHING';
  if (trigger.kind !== 'AFTER_STAGES') return 'ALL_OVER';
  return length === 1 && trigger.join !== 'ALL_OVER' ? 'ONE' : trigger.join;
};

/**
 * For each join of several stages, what becomes of it when one of them goes that waits like this.
 * It is to begin as if that one were done the moment it would have begun: what is not named here
 * cannot be said by one join.
 */
const inherited: Readonly<Record<RunJoin, Readonly<Partial<Record<Waiting, RunJoin>>>>> = {
  ALL_OVER: {
    NOTHING: 'ALL_OVER',
    ONE: 'ALL_OVER',
    ALL_OVER: 'ALL_OVER',
    ALL_RESOLVED: 'ALL_OVER',
  },
  // One that nothing keeps from beginning would have been the one that has to be completed.
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

/** The stages that wait for a stage, by name or because it stands before them. */
export const stagesWaitingFor = (view: RunView, stage: RunStage): readonly RunStage[] =>
  view.stages.filter((other) => stagesBefore(view, other).includes(stage));

/**
 * What a stage waits for once one of those before it is deleted; "the stage before" is another
 * one by then. Null where it cannot be said.
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
  // It waited for that one alone, and begins when that would have begun.
  if (going.trigger.kind !== 'PREVIOUS_STAGE') return going.trigger;
  if (trigger.kind === 'PREVIOUS_STAGE') return trigger;
  return afterAll(stagesBefore(view, going));
};
