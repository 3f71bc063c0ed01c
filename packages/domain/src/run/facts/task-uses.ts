import { workNeededBy } from '../../approval/judged.ts';
import type { InstanceKey, StageId, StageKey, TaskId, TaskKey } from '../../core/ids.ts';
import { operandsOf, placesOfStart, placesReadBy } from './places-read.ts';
import type { RunStage, RunTask } from '../../run-model/run.ts';
import {
  childrenOf,
  formOf,
  taskByKey,
  taskOf,
  tasksOf,
  valueAt,
  type RunView,
} from '../../run-model/run-view.ts';
import { triggerWithout } from './trigger-without.ts';
import { stagesBefore } from '../../run-model/run-view.ts';

/** Reasons why another task or stage needs this one. */
export const taskUses = [
  /** A form inherits a value from it. */
  'VALUE',
  /** A stage condition uses it. */
  'CONDITION',
  /** One of its fields names the people of a task. */
  'PEOPLE',
  /** One of its fields sets a start date. */
  'START_DATE',
  /** Another task requires an outcome of this task. */
  'OUTCOME',
  /** One of its fields sets a due date. */
  'DUE_DATE',
  /** A request uses one of its values. */
  'CALL',
  /** A linked workflow uses one of its values, or one is started for each value. */
  'LINKED_WORKFLOW',
  /** A rejection sends it back or restarts it. */
  'REJECTION',
  /** An approval approves it. */
  'APPROVAL',
  /** A stage waits for it together with others in a way that can't be expressed without it. */
  'JOIN',
] as const;
export type TaskUse = (typeof taskUses)[number];

/** The task or stage that needs the item. */
export type TaskDependent =
  | { readonly use: TaskUse; readonly taskId: TaskId; readonly stageId: null }
  | { readonly use: TaskUse; readonly taskId: null; readonly stageId: StageId };

/** Returns the task and its child approvals. */
const withItsApprovals = (view: RunView, task: RunTask): readonly RunTask[] => [
  task,
  ...childrenOf(view, task),
];

/** Items to delete: tasks with their approvals, or a stage with all its tasks. */
export interface Going {
  readonly tasks: readonly RunTask[];
  readonly stage: RunStage | null;
}

export const taskGoing = (view: RunView, task: RunTask): Going => ({
  tasks: withItsApprovals(view, task),
  stage: null,
});

export const stageGoing = (view: RunView, stage: RunStage): Going => ({
  tasks: tasksOf(view, stage).flatMap((task) => withItsApprovals(view, task)),
  stage,
});

interface Deleted {
  readonly stage: RunStage | null;
  readonly ids: ReadonlySet<TaskId | null>;
  readonly keys: ReadonlySet<TaskKey>;
  /** The fields of the forms of the deleted items. */
  readonly places: ReadonlySet<InstanceKey | null>;
}

/** A field, task, or stage that a task or stage needs. */
interface Need {
  readonly use: TaskUse;
  readonly place?: InstanceKey;
  readonly key?: TaskKey;
  readonly id?: TaskId;
  readonly stage?: StageKey;
}

const isLost = ({ place, key, id, stage }: Need, deleted: Deleted): boolean =>
  (place !== undefined && deleted.places.has(place)) ||
  (key !== undefined && deleted.keys.has(key)) ||
  (id !== undefined && deleted.ids.has(id)) ||
  (stage !== undefined && deleted.stage?.key === stage);

const readings = ['PEOPLE', 'START_DATE', 'DUE_DATE', 'CALL', 'LINKED_WORKFLOW'] as const;

const needsOfStage = (stage: RunStage): readonly Need[] => [
  ...operandsOf(stage).map((operand): Need =>
    operand.kind === 'FIELD'
      ? { use: 'CONDITION', place: operand.instance }
      : { use: 'CONDITION', key: operand.task },
  ),
  ...placesOfStart(stage).map((place): Need => ({ use: 'START_DATE', place })),
];

const needsOfRejection = ({ plan: { rejectAction }, sentBackTo }: RunTask): readonly Need[] => [
  ...(sentBackTo === null ? [] : [{ use: 'REJECTION' as const, id: sentBackTo }]),
  ...(rejectAction?.kind === 'RESTART_STAGE'
    ? [{ use: 'REJECTION' as const, stage: rejectAction.stage }]
    : []),
  ...(rejectAction !== null && 'task' in rejectAction
    ? [{ use: 'REJECTION' as const, key: rejectAction.task }]
    : []),
];

const needsOfTask = (view: RunView, task: RunTask): readonly Need[] => [
  ...formOf(view, task.id).flatMap(({ source }): readonly Need[] =>
    source === null ? [] : [{ use: 'VALUE', place: source }],
  ),
  ...readings.flatMap((use) => placesReadBy(task, use).map((place): Need => ({ use, place }))),
  ...task.plan.startOutcomes.map((one): Need => ({ use: 'OUTCOME', key: one.task })),
  ...needsOfRejection(task),
  ...(task.type === 'APPROVAL'
    ? workNeededBy(view, task).map(({ id }): Need => ({ use: 'APPROVAL', id }))
    : []),
];

const isJoinedBy = (view: RunView, stage: RunStage, going: RunStage | null): boolean =>
  going !== null &&
  stagesBefore(view, stage).includes(going) &&
  triggerWithout(view, stage, going) === null;

const lostUses = (needs: readonly Need[], deleted: Deleted): readonly TaskUse[] => {
  const lost = new Set(needs.flatMap((need) => (isLost(need, deleted) ? need.use : [])));
  return taskUses.filter((use) => lost.has(use));
};

const stageUses = (view: RunView, stage: RunStage, deleted: Deleted): readonly TaskUse[] => [
  ...lostUses(needsOfStage(stage), deleted),
  ...(isJoinedBy(view, stage, deleted.stage) ? (['JOIN'] as const) : []),
];

/**
 * Returns who can't continue as planned after the deletion. Items that only wait for a deleted item
 * don't count: they wait for its predecessors instead.
 */
export const needsOfOthers = (view: RunView, going: Going): readonly TaskDependent[] => {
  const ids = new Set<TaskId | null>(going.tasks.map(({ id }) => id));
  const deleted: Deleted = {
    stage: going.stage,
    ids,
    keys: new Set(going.tasks.map(({ key }) => key)),
    // Values of the intake form belong to no task.
    places: new Set(view.values.flatMap(({ key, taskId }) => (ids.has(taskId) ? key : []))),
  };
  return [
    ...view.stages.flatMap((stage) =>
      stage === going.stage
        ? []
        : stageUses(view, stage, deleted).map((use) => ({ use, taskId: null, stageId: stage.id })),
    ),
    ...view.tasks.flatMap((other) =>
      ids.has(other.id)
        ? []
        : lostUses(needsOfTask(view, other), deleted).map((use) => ({
            use,
            taskId: other.id,
            stageId: null,
          })),
    ),
  ];
};

/**
 * Returns how many needs each task meets. Unlike `needsOfOthers`, it checks the whole workflow
 * once.
 */
export const needCounts = (view: RunView): ReadonlyMap<TaskId, number> => {
  const counts = new Map<TaskId, number>();
  const rootOf = (task: RunTask | undefined): TaskId | null =>
    task === undefined ? null : (task.approvalFor ?? task.id);
  const neededTask = ({ place, key, id }: Need): TaskId | null => {
    if (key !== undefined) return rootOf(taskByKey(view, key));
    const owner = place === undefined ? id : valueAt(view, place)?.taskId;
    return owner === undefined || owner === null ? null : rootOf(taskOf(view, owner));
  };
  const count = (needs: readonly Need[], own: TaskId | null): void => {
    const met = new Map(
      needs.flatMap((need) => {
        const task = neededTask(need);
        return task === null || task === own ? [] : [[`${need.use} ${task}`, task] as const];
      }),
    );
    for (const task of met.values()) counts.set(task, (counts.get(task) ?? 0) + 1);
  };
  for (const stage of view.stages) count(needsOfStage(stage), null);
  for (const task of view.tasks) count(needsOfTask(view, task), rootOf(task));
  return counts;
};
