import { workNeededBy } from '../../approval/judged.ts';
import type { InstanceKey, StageId, TaskId, TaskKey } from '../../core/ids.ts';
import { operandsOf, placesOfStart, placesReadBy, type TaskReading } from './places-read.ts';
import type { RunStage, RunTask } from '../run.ts';
import { childrenOf, tasksOf, type RunView } from '../run-view.ts';
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

const isLookedAt = (stage: RunStage, gone: Gone): boolean =>
  operandsOf(stage).some((operand) =>
    operand.kind === 'FIELD' ? gone.places.has(operand.instance) : gone.keys.has(operand.task),
  );

const isJoinedBy = (view: RunView, stage: RunStage, going: RunStage | null): boolean =>
  going !== null &&
  stagesBefore(view, stage).includes(going) &&
  triggerWithout(view, stage, going) === null;

const stageUses = (view: RunView, stage: RunStage, gone: Gone): readonly TaskUse[] => [
  ...(isLookedAt(stage, gone) ? (['CONDITION'] as const) : []),
  ...(placesOfStart(stage).some((place) => gone.places.has(place))
    ? (['START_DATE'] as const)
    : []),
  ...(isJoinedBy(view, stage, gone.stage) ? (['JOIN'] as const) : []),
];

const isSentBackBy = ({ rejectAction, sentBackTo }: RunTask, { ids, keys, stage }: Gone): boolean =>
  (sentBackTo !== null && ids.has(sentBackTo)) ||
  (rejectAction?.kind === 'RESTART_STAGE' && rejectAction.stage === stage?.key) ||
  (rejectAction !== null && 'task' in rejectAction && keys.has(rejectAction.task));

const usesBy = (view: RunView, task: RunTask, gone: Gone): readonly TaskUse[] => {
  const reads = (reading: TaskReading): readonly [TaskUse, boolean] => [
    reading,
    placesReadBy(task, reading).some((place) => gone.places.has(place)),
  ];
  const uses: readonly (readonly [TaskUse, boolean])[] = [
    [
      'VALUE',
      view.values.some(({ taskId, source }) => taskId === task.id && gone.places.has(source)),
    ],
    reads('PEOPLE'),
    reads('START_DATE'),
    ['OUTCOME', task.startOutcomes.some((one) => gone.keys.has(one.task))],
    reads('DUE_DATE'),
    reads('CALL'),
    reads('LINKED_WORKFLOW'),
    ['REJECTION', isSentBackBy(task, gone)],
    [
      'APPROVAL',
      task.type === 'APPROVAL' && workNeededBy(view, task).some(({ id }) => gone.ids.has(id)),
    ],
  ];
  return uses.flatMap(([use, isSo]) => (isSo ? [use] : []));
};

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
        : usesBy(view, other, gone).map((use) => ({ use, taskId: other.id, stageId: null })),
    ),
  ];
};
