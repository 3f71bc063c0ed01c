import type { InstanceKey, StageId, StageKey, TaskId, TaskKey } from '../core/ids.ts';
import { itemAt } from '../core/item-at.ts';
import type { RunValue } from './run-value.ts';
import type { Run, RunStage, RunTask } from './run.ts';

/**
 * Positions of items in the arrays of a `Run`, to avoid searches. Valid until stages or tasks are
 * added or deleted, so it is passed on from one version of the workflow to the next (`carryIndex`).
 * Rarely used parts are built on demand.
 */
export interface RunIndex {
  readonly taskAt: () => ReadonlyMap<TaskId, number>;
  readonly taskByKey: () => ReadonlyMap<TaskKey, number>;
  readonly stageAt: ReadonlyMap<StageId, number>;
  readonly stageByKey: () => ReadonlyMap<StageKey, number>;
  /** Stages in display order. */
  readonly stageOrder: readonly number[];
  /** The previous stage of each stage; -1 for the first. */
  readonly previous: readonly number[];
  /** Tasks of each stage in display order, without child approvals. */
  readonly tasksOfStage: readonly (readonly number[])[];
  /** Child approvals of each task, lowest level first. */
  readonly children: ReadonlyMap<TaskId, readonly number[]>;
  readonly valueAt: () => ReadonlyMap<InstanceKey, number>;
  /** Values of each form in order; null is the intake form. */
  readonly forms: () => ReadonlyMap<TaskId | null, readonly number[]>;
}

/** A `Run` with its index. */
export interface RunView extends Run {
  readonly index: RunIndex;
}

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const positionsBy = <Item, Key>(
  items: readonly Item[],
  key: (item: Item) => Key,
): ReadonlyMap<Key, number> => {
  const positions = new Map<Key, number>();
  for (let at = 0; at < items.length; at += 1) positions.set(key(itemAt(items, at)), at);
  return positions;
};

/** Sorts in place; one pass detects lists that are already sorted. */
const arrange = (positions: number[], compare: (a: number, b: number) => number): void => {
  for (let at = 1; at < positions.length; at += 1)
    if (compare(itemAt(positions, at - 1), itemAt(positions, at)) > 0) {
      positions.sort(compare);
      return;
    }
};

const indexStages = (
  stages: readonly RunStage[],
): Pick<RunIndex, 'stageOrder' | 'previous' | 'stageAt' | 'stageByKey'> => {
  const stageOrder: number[] = [];
  for (let at = 0; at < stages.length; at += 1) stageOrder.push(at);
  arrange(stageOrder, (a, b) => itemAt(stages, a).position - itemAt(stages, b).position);
  const previous: number[] = [...stageOrder];
  for (let place = 0; place < stageOrder.length; place += 1)
    previous[itemAt(stageOrder, place)] = stageOrder[place - 1] ?? -1;
  return {
    stageOrder,
    previous,
    stageAt: positionsBy(stages, (stage) => stage.id),
    stageByKey: once(() => positionsBy(stages, (stage) => stage.key)),
  };
};

const indexForms = (values: readonly RunValue[]): ReadonlyMap<TaskId | null, readonly number[]> => {
  const forms = new Map<TaskId | null, number[]>();
  for (let at = 0; at < values.length; at += 1) {
    const { taskId } = itemAt(values, at);
    const form = forms.get(taskId);
    if (form === undefined) forms.set(taskId, [at]);
    else form.push(at);
  }
  for (const form of forms.values())
    arrange(form, (a, b) => itemAt(values, a).position - itemAt(values, b).position);
  return forms;
};

const indexRun = ({ stages, tasks, values }: Run): RunIndex => {
  const ofStages = indexStages(stages);
  const tasksOfStage: number[][] = [];
  for (let at = 0; at < stages.length; at += 1) tasksOfStage.push([]);
  const children = new Map<TaskId, number[]>();
  for (let at = 0; at < tasks.length; at += 1) {
    const { approvalFor, stageId } = itemAt(tasks, at);
    if (approvalFor === null) {
      tasksOfStage[ofStages.stageAt.get(stageId) ?? -1]?.push(at);
      continue;
    }
    const siblings = children.get(approvalFor);
    if (siblings === undefined) children.set(approvalFor, [at]);
    else siblings.push(at);
  }
  const byPosition = (a: number, b: number): number =>
    itemAt(tasks, a).position - itemAt(tasks, b).position;
  for (const list of tasksOfStage) arrange(list, byPosition);
  for (const list of children.values())
    arrange(list, (a, b) => itemAt(tasks, a).level - itemAt(tasks, b).level || byPosition(a, b));
  return {
    ...ofStages,
    tasksOfStage,
    children,
    taskAt: once(() => positionsBy(tasks, (task) => task.id)),
    taskByKey: once(() => positionsBy(tasks, (task) => task.key)),
    valueAt: once(() => positionsBy(values, (value) => value.key)),
    forms: once(() => indexForms(values)),
  };
};

/** Indexes by run. A run never changes, so its index is built once. */
const indexes = new WeakMap<Run, RunIndex>();

/** Reuses an index for a run with the same structure. */
export const carryIndex = <R extends Run>(after: R, index: RunIndex): R => {
  indexes.set(after, index);
  return after;
};

const isView = (run: Run): run is RunView => 'index' in run;

export const viewOf = (run: Run): RunView => {
  if (isView(run)) return run;
  const known = indexes.get(run);
  const index = known ?? indexRun(run);
  if (known === undefined) indexes.set(run, index);
  const { workflow, stages, tasks, votes, values } = run;
  return { workflow, stages, tasks, votes, values, index };
};

const noChildren: readonly number[] = [];

export const taskOf = (view: RunView, id: TaskId): RunTask | undefined =>
  view.tasks[view.index.taskAt().get(id) ?? -1];

export const taskByKey = (view: RunView, key: TaskKey): RunTask | undefined =>
  view.tasks[view.index.taskByKey().get(key) ?? -1];

export const stageByKey = (view: RunView, key: StageKey): RunStage | undefined =>
  view.stages[view.index.stageByKey().get(key) ?? -1];

export const stageOf = (view: RunView, task: RunTask): RunStage =>
  itemAt(view.stages, view.index.stageAt.get(task.stageId) ?? -1);

/** Child approvals, lowest level first. */
export const childrenOf = (view: RunView, task: RunTask): readonly RunTask[] =>
  (view.index.children.get(task.id) ?? noChildren).map((position) => itemAt(view.tasks, position));

/** Tasks of a stage in display order, without child approvals. */
export const tasksOf = (view: RunView, stage: RunStage): readonly RunTask[] =>
  (view.index.tasksOfStage[view.index.stageAt.get(stage.id) ?? -1] ?? noChildren).map((position) =>
    itemAt(view.tasks, position),
  );

/** The stage before this one in display order. */
export const previousStage = (view: RunView, stage: RunStage): RunStage | undefined =>
  view.stages[view.index.previous[view.index.stageAt.get(stage.id) ?? -1] ?? -1];

/** Returns the value of a field of a form. */
export const valueAt = (view: RunView, key: InstanceKey): RunValue | undefined =>
  view.values[view.index.valueAt().get(key) ?? -1];

const noForm: readonly number[] = [];

/** Returns the fields of a task's form in order; null means the intake form. */
export const formOf = (view: RunView, taskId: RunValue['taskId']): readonly RunValue[] =>
  (view.index.forms().get(taskId) ?? noForm).map((position) => itemAt(view.values, position));

/** Returns the stages that a stage waits for. Without any, it starts with the workflow. */
export const stagesBefore = (view: RunView, stage: RunStage): readonly RunStage[] => {
  if (stage.trigger.kind === 'PREVIOUS_STAGE') {
    const previous = previousStage(view, stage);
    return previous === undefined ? [] : [previous];
  }
  if (stage.trigger.kind !== 'AFTER_STAGES') return [];
  return stage.trigger.stages.flatMap((key) => stageByKey(view, key) ?? []);
};
