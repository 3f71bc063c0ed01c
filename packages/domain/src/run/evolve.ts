import { itemAt } from '../core/item-at.ts';
import type { RunValue } from '../run-model/run-value.ts';
import { patchedTask, type RunEvent } from '../run-model/event.ts';
import { patchedDraft } from './patched-draft.ts';
import { withPlanned } from './planned-work.ts';
import type { Run, RunStage, RunTask, RunWorkflow, Vote } from '../run-model/run.ts';
import { carryIndex, viewOf, type RunIndex, type RunView } from '../run-model/run-view.ts';

/**
 * A mutable copy of a `Run` while events are applied. Arrays are copied at the first change;
 * unchanged items are shared. Used only inside one call. The original is never changed.
 */
export interface WorkingCopy extends RunView {
  /** Replaced when a task was added or deleted. */
  index: RunIndex;
  workflow: RunWorkflow;
  stages: readonly RunStage[];
  tasks: readonly RunTask[];
  votes: readonly Vote[];
  values: readonly RunValue[];
  readonly owned: {
    stages?: RunStage[];
    tasks?: RunTask[];
    votes?: Vote[];
    values?: RunValue[];
  };
}

/**
 * Returns the position at which a vote is inserted in the list, which is sorted by time. A restored
 * vote gets its former position.
 */
const placeInTime = (votes: readonly Vote[], { at }: Vote): number =>
  votes.findLastIndex((one) => one.at <= at) + 1;

export const workingCopy = (run: Run): WorkingCopy => ({ ...viewOf(run), owned: {} });

/** Returns the position of the vote of an approver in a round: there is at most one. */
const placeOf = (votes: readonly Vote[], { taskId, round, onBehalfOf }: Vote): number =>
  votes.findLastIndex(
    (one) => one.taskId === taskId && one.round === round && one.onBehalfOf === onBehalfOf,
  );

/** Applies an event. This is the only function that changes a workflow. */
export const applyEvent = (copy: WorkingCopy, event: RunEvent): void => {
  const { owned, index } = copy;
  switch (event.subject) {
    case 'WORKFLOW':
      copy.workflow = { ...copy.workflow, ...event.after };
      return;
    case 'STAGE': {
      const stages = (owned.stages ??= [...copy.stages]);
      const position = index.stageAt.get(event.stageId) ?? -1;
      stages[position] = { ...itemAt(stages, position), ...event.after };
      copy.stages = stages;
      return;
    }
    case 'TASK': {
      const tasks = (owned.tasks ??= [...copy.tasks]);
      const position = index.taskAt().get(event.taskId) ?? -1;
      tasks[position] = patchedTask(itemAt(tasks, position), event.after);
      copy.tasks = tasks;
      return;
    }
    case 'TEXT':
      return;
    case 'PLAN': {
      const workflow = { ...copy.workflow, ...event.after };
      const { stages, tasks, values, votes } = withPlanned(copy, event);
      Object.assign(copy, viewOf({ workflow, stages, tasks, values, votes }));
      // `withPlanned` returns new lists, so they needn't be copied again.
      Object.assign(owned, { stages, tasks, values, votes });
      return;
    }
    case 'VOTE': {
      const votes = (owned.votes ??= [...copy.votes]);
      if (event.kind === 'VOTE_CAST') votes.splice(placeInTime(votes, event.vote), 0, event.vote);
      else votes.splice(placeOf(votes, event.vote), 1);
      copy.votes = votes;
      return;
    }
    case 'VALUE': {
      const values = (owned.values ??= [...copy.values]);
      const position = index.valueAt().get(event.instance) ?? -1;
      const value = itemAt(values, position);
      values[position] = {
        ...value,
        ...event.after,
        ...(event.kind === 'TABLE_PATCHED' ? { draft: patchedDraft(value.draft, event) } : {}),
      };
      copy.values = values;
    }
  }
};

const contentOf = (copy: WorkingCopy, workflow: RunWorkflow = copy.workflow): Run => {
  const { stages, tasks, votes, values, index } = copy;
  return carryIndex({ workflow, stages, tasks, votes, values }, index);
};

/** Returns the run after one event. The version counts commands and doesn't change. */
export const evolve = (run: Run, event: RunEvent): Run => {
  const copy = workingCopy(run);
  applyEvent(copy, event);
  return contentOf(copy);
};

/**
 * Returns the run after one command, recorded as one row of events; the same object without events.
 */
export const recorded = (run: Run, copy: WorkingCopy, events: readonly RunEvent[]): Run =>
  events.length === 0
    ? run
    : contentOf(copy, { ...copy.workflow, version: copy.workflow.version + 1 });

/** Returns the run after all recorded commands, each a row of events. */
export const replay = (run: Run, rows: readonly (readonly RunEvent[])[]): Run => {
  const copy = workingCopy(run);
  for (const row of rows) {
    for (const event of row) applyEvent(copy, event);
    if (row.length > 0) copy.workflow = { ...copy.workflow, version: copy.workflow.version + 1 };
  }
  return contentOf(copy);
};
