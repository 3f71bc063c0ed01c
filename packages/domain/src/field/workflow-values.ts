import type { InstanceKey } from '../core/ids.ts';
import { childrenOf, formOf, tasksOf, type RunView } from '../run/run-view.ts';
import type { RunTask } from '../run/run.ts';
import type { RunValue } from './run-value.ts';
import { sharedSource } from './shared-source.ts';

/** One truth of a workflow: where it stands, and every place at which it could be changed (D24). */
export interface WorkflowValue {
  readonly origin: RunValue;
  /** Where it was entered first, then wherever it is shown. */
  readonly changeableAt: readonly RunValue[];
}

const ordered = (view: RunView): readonly RunTask[] =>
  view.index.stageOrder.flatMap((at) => {
    const stage = view.stages[at];
    return stage === undefined
      ? []
      : tasksOf(view, stage).flatMap((task) => [task, ...childrenOf(view, task)]);
  });

/** What a workflow knows, each value once, as it is asked for: at the start, then task by task. */
export const workflowValues = (view: RunView): readonly WorkflowValue[] => {
  const changeable = new Map<InstanceKey, RunValue[]>();
  for (const shown of view.values) {
    const origin = sharedSource(view, shown);
    if (origin === null) continue;
    const places = changeable.get(origin.key) ?? [];
    if (shown.key === origin.key) places.unshift(shown);
    else places.push(shown);
    changeable.set(origin.key, places);
  }
  return [null, ...ordered(view).map(({ id }) => id)].flatMap((task) =>
    formOf(view, task)
      .filter(({ inputType, source }) => inputType !== 'INHERITED' || source === null)
      .map((origin) => ({ origin, changeableAt: changeable.get(origin.key) ?? [] })),
  );
};
