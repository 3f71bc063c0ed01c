import type { Run, RunTask } from '../run-model/run.ts';
import { mayBeCalledBack, type ChildLink } from '../run-model/child-link.ts';
import { messagesOf, type ParentAsks } from '../run-model/link-messages.ts';

export const childEffects = [
  'STARTS',
  'PAUSES',
  'GOES_ON',
  'ENDS',
  'LET_GO',
  'RESTARTS',
  'STAYS_ENDED',
  'TOO_MANY',
] as const;
/** Effects of a command on a linked workflow. */
export type ChildEffect = (typeof childEffects)[number];

export interface ChildChange {
  readonly taskId: RunTask['id'];
  readonly request: ChildLink['request'];
  readonly effect: ChildEffect;
}

/** Returns the effect of an order on a linked workflow, or null if it changes nothing. */
const effectOf = (asks: ParentAsks, { state, isHeld }: ChildLink): ChildEffect | null => {
  const isOver = state === 'ENDED' || state === 'COMPLETED';
  switch (asks) {
    case 'PAUSE':
      return state === 'RUNNING' ? 'PAUSES' : null;
    case 'GO_ON':
      return isHeld && state === 'PAUSED' ? 'GOES_ON' : null;
    case 'RESTART':
      return 'RESTARTS';
    case 'END':
      return isOver ? null : 'ENDS';
    case 'LET_GO':
      return isOver ? null : 'LET_GO';
    case 'ADOPT':
    case 'SAY':
      return null;
  }
};

/**
 * Returns linked workflows that ended with the workflow and don't restart with it, so that each
 * must be decided.
 */
const left = (before: Run, { workflow, tasks }: Run): readonly ChildChange[] =>
  before.workflow.scheduleStatus !== 'ENDED' || workflow.scheduleStatus === 'ENDED'
    ? []
    : tasks.flatMap(({ id: taskId, links }) =>
        links
          .filter(mayBeCalledBack)
          .map(({ request }) => ({ taskId, request, effect: 'STAYS_ENDED' as const })),
      );

/**
 * Returns linked workflows that restart with a workflow whose pause continues. They continue when
 * it is resumed.
 */
const later = (before: Run, { workflow, tasks }: Run): readonly ChildChange[] => {
  if (workflow.scheduleStatus !== 'PAUSED') return [];
  const known = new Map(before.tasks.map((task) => [task.id, task.links]));
  return tasks.flatMap(({ id: taskId, links }) => {
    const old = known.get(taskId);
    return links.flatMap(({ request, isCalledBack }) =>
      isCalledBack && old?.find((link) => link.request === request)?.isCalledBack === false
        ? [{ taskId, request, effect: 'RESTARTS' as const }]
        : [],
    );
  });
};

/** Returns starting tasks whose list has more items than the limit. */
const refused = (before: Run, { tasks }: Run): readonly ChildChange[] => {
  const known = new Map(before.tasks.map((task) => [task.id, task.links]));
  return tasks.flatMap(({ id: taskId, links }) => {
    const old = known.get(taskId);
    if (old === links) return [];
    return links.flatMap(({ request, refusal, fate }) =>
      refusal === 'TOO_MANY' &&
      fate === 'FOLLOWED' &&
      old?.some((link) => link.request === request) !== true
        ? [{ taskId, request, effect: 'TOO_MANY' as const }]
        : [],
    );
  });
};

/** Returns the effects of a command on linked workflows. */
export const childChanges = (before: Run, after: Run): readonly ChildChange[] => {
  const { starts, orders } = messagesOf(before, after);
  const tasks = new Map(before.tasks.map((task) => [task.id, task]));
  return [
    ...starts.map((start) => ({ ...start, effect: 'STARTS' as const })),
    ...orders.flatMap(({ order: { asks, from } }) => {
      const { taskId, request } = from;
      const link = tasks.get(taskId)?.links.find((one) => one.request === request);
      const effect = link === undefined ? null : effectOf(asks, link);
      return effect === null ? [] : [{ taskId, request, effect }];
    }),
    ...left(before, after),
    ...later(before, after),
    ...refused(before, after),
  ];
};
