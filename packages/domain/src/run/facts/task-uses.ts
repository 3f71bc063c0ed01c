import { workNeededBy } from '../../approval/judged.ts';
import type { InstanceKey, StageId, StageKey, TaskId, TaskKey } from '../../core/ids.ts';
import { operandsOf, placesOfStart, placesReadBy } from './places-read.ts';
import type { RunStage, RunTask } from '../run.ts';
import {
  childrenOf,
  formOf,
  taskByKey,
  taskOf,
  tasksOf,
  valueAt,
  type RunView,
} from '../run-view.ts';
import { triggerWithout } from './trigger-without.ts';
import { stagesBefore } from './trigger.ts';

/** What somebody else in the workflow needs a task or a stage for. */
export const taskUses = [
  /** A form takes a value over from it. */
  'VALUE',
  /** A stage's condition looks at it. */
  'CONDITION',
  /** A field of it names who does the work. */
  'PEOPLE',
  /** It starts by a date of it. */
  'START_DATE',
  /** It starts only when this came of it. */
  'OUTCOME',
  /** A date of it is the due date. */
  'DUE_DATE',
  /** A call says what stands in it. */
  'CALL',
  /** Linked workflows are given what stands in it, or one is started for each value. */
  'LINKED_WORKFLOW',
  /** A rejection sends it back, or starts it again. */
  'REJECTION',
  /** An approval judges it. */
  'APPROVAL',
  /** It starts after it and other stages, and what this one waited for cannot be said beside them. */
  'JOIN',
] as const;
export type TaskUse = (typeof taskUses)[number];

/** Who needs it: another task, or a stage. */
export type TaskDependent =
  | { readonly use: TaskUse; readonly taskId: TaskId; readonly stageId: null }
  | { readonly use: TaskUse; readonly taskId: null; readonly stageId: StageId };

/** What goes with a task: it, and the approvals that belong to it. */
const withItsApprovals = (view: RunView, task: RunTask): readonly RunTask[] => [
  task,
  ...childrenOf(view, task),
];

/** What is to go: tasks with their approvals, or a stage with all that is in it. */
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

interface Gone {
  readonly stage: RunStage | null;
  readonly ids: ReadonlySet<TaskId | null>;
  readonly keys: ReadonlySet<TaskKey>;
  /** The places of its form. */
  readonly places: ReadonlySet<InstanceKey | null>;
}

/** What a task or a stage needs: a field of another task, the task itself, or a stage. */
interface Need {
  readonly use: TaskUse;
  readonly place?: InstanceKey;
  readonly key?: TaskKey;
  readonly id?: TaskId;
  readonly stage?: StageKey;
}

const isLost = ({ place, key, id, stage }: Need, gone: Gone): boolean =>
  (place !== undefined && gone.places.has(place)) ||
  (key !== undefined && gone.keys.has(key)) ||
  (id !== undefined && gone.ids.has(id)) ||
  (stage !== undefined && gone.stage?.key === stage);

const readings = ['PEOPLE', 'START_DATE', 'DUE_DATE', 'CALL', 'LINKED_WORKFLOW'] as const;

const needsOfStage = (stage: RunStage): readonly Need[] => [
  ...operandsOf(stage).map((operand): Need =>
    operand.kind === 'FIELD'
      ? { use: 'CONDITION', place: operand.instance }
      : { use: 'CONDITION', key: operand.task },
  ),
  ...placesOfStart(stage).map((place): Need => ({ use: 'START_DATE', place })),
];

const needsOfRejection = ({ rejectAction, sentBackTo }: RunTask): readonly Need[] => [
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
  ...task.startOutcomes.map((one): Need => ({ use: 'OUTCOME', key: one.task })),
  ...needsOfRejection(task),
  ...(task.type === 'APPROVAL'
    ? workNeededBy(view, task).map(({ id }): Need => ({ use: 'APPROVAL', id }))
    : []),
];

const isJoinedBy = (view: RunView, stage: RunStage, going: RunStage | null): boolean =>
  going !== null &&
  stagesBefore(view, stage).includes(going) &&
  triggerWithout(view, stage, going) === null;

const lostUses = (needs: readonly Need[], gone: Gone): readonly TaskUse[] => {
  const lost = new Set(needs.flatMap((need) => (isLost(need, gone) ? need.use : [])));
  return taskUses.filter((use) => lost.has(use));
};

const stageUses = (view: RunView, stage: RunStage, gone: Gone): readonly TaskUse[] => [
  ...lostUses(needsOfStage(stage), gone),
  ...(isJoinedBy(view, stage, gone.stage) ? (['JOIN'] as const) : []),
];

/**
 * Who could not go on as planned without what goes. Whoever only waits for
 * it, whatever comes of it, does not need it: they wait for what it waited for.
 */
export const needsOfOthers = (view: RunView, going: Going): readonly TaskDependent[] => {
  const ids = new Set<TaskId | null>(going.tasks.map(({ id }) => id));
  const gone: Gone = {
    stage: going.stage,
    ids,
    keys: new Set(going.tasks.map(({ key }) => key)),
    // What is asked at the start belongs to no task.
    places: new Set(view.values.flatMap(({ key, taskId }) => (ids.has(taskId) ? key : []))),
  };
  return [
    ...view.stages.flatMap((stage) =>
      stage === going.stage
        ? []
        : stageUses(view, stage, gone).map((use) => ({ use, taskId: null, stageId: stage.id })),
    ),
    ...view.tasks.flatMap((other) =>
      ids.has(other.id)
        ? []
        : lostUses(needsOfTask(view, other), gone).map((use) => ({
            use,
            taskId: other.id,
            stageId: null,
          })),
    ),
  ];
};

/** How many needs of others each task meets. Looks at the whole run once, unlike `needsOfOthers`. */
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
