import type { InstanceKey } from '../../core/ids.ts';
import { childrenOf, formOf, tasksOf, type RunView } from '../../run-model/run-view.ts';
import type { RunTask } from '../../run-model/run.ts';
import type { RunValue } from '../../run-model/run-value.ts';
import { sharedSource } from '../../run-model/shared-source.ts';

/**
 * A value of a workflow: the field in which it was entered, and all fields in which it can be
 * changed.
 */
export interface WorkflowValue {
  readonly origin: RunValue;
  /** The field in which the value was entered, then all fields that show it. */
  readonly changeableAt: readonly RunValue[];
}

const ordered = (view: RunView): readonly RunTask[] =>
  view.index.stageOrder.flatMap((at) => {
    const stage = view.stages[at];
    return stage === undefined
      ? []
      : tasksOf(view, stage).flatMap((task) => [task, ...childrenOf(view, task)]);
  });

/** Returns each value of a workflow once, in the order of entry: intake form, then tasks. */
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
