import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Contest } from '../contest.ts';
import { busyEvery } from '../data-shape.ts';
import { documents } from '../documents.ts';
import type { LoadPlan, PlannedRequest } from '../load-plan.ts';
import { concurrency, graphql, numberOfPerson, type Effort } from '../requests.ts';
import type { Served } from '../served.ts';
import { seededRandom } from '../vocabulary.ts';

interface OpenTask {
  readonly id: string;
  readonly personId: string;
  readonly workflowId: string;
  readonly stageId: string;
}

/** Effect of a completion: none, completes its stage, or also starts the next stage. */
export type Brings = 'NOTHING' | 'END_OF_STAGE' | 'NEXT_STAGE';

const openTasksOfWorkflow = 6;

const shuffled = <T>(list: readonly T[], random: () => number): readonly T[] =>
  list
    .map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);

/** Returns each open task once. */
export interface TaskPicker {
  readonly take: (count: number) => Promise<readonly OpenTask[]>;
}

/**
 * Picks random workflows and all six open tasks of each in random order, so that one in six
 * completes a stage and one in six also starts the last stage.
 */
export const createTaskPicker = async (pool: pg.Pool): Promise<TaskPicker> => {
  const random = seededRandom(7);
  const all = await pool.query<{ id: string }>('SELECT id FROM workflow ORDER BY id');
  const workflows = shuffled(
    all.rows.filter((_, n) => n % busyEvery !== 0),
    random,
  );
  let next = 0;
  return {
    take: async (count) => {
      const wanted = Math.ceil(count / openTasksOfWorkflow);
      const taken = workflows.slice(next, next + wanted).map((row) => row.id);
      next += wanted;
      if (taken.length < wanted) throw new Error('the data set has no open tasks left');
      const { rows } = await pool.query<OpenTask>(
        `SELECT id, assignees[1] AS "personId", workflow_id AS "workflowId", stage_id AS "stageId" FROM task
          WHERE workflow_id = ANY ($1) AND status = 'PENDING_SUBMISSION' ORDER BY id`,
        [taken],
      );
      return shuffled(rows, random).slice(0, count);
    },
  };
};

const ofBaton =
  (document: string) =>
  ({ id, personId }: OpenTask): PlannedRequest =>
    graphql(
      document,
      { input: { idempotencyKey: randomUUID(), taskId: id } },
      numberOfPerson(personId),
    );

/**
 * Tells the floor the effect of a completion, so that it writes the same rows without deciding
 * anything.
 */
const ofFloor = (tasks: readonly OpenTask[]): readonly PlannedRequest[] => {
  const lastOf = new Map(
    tasks.flatMap(({ stageId, workflowId }, at) => [
      [stageId, at],
      [workflowId, at],
    ]),
  );
  return tasks.map(({ id, personId, workflowId, stageId }, at) => {
    const isLast = lastOf.get(stageId) === at;
    const brings: Brings = !isLast
      ? 'NOTHING'
      : lastOf.get(workflowId) === at
        ? 'NEXT_STAGE'
        : 'END_OF_STAGE';
    const body = JSON.stringify({ taskId: id, personId, key: randomUUID(), brings });
    return { method: 'POST', path: '/complete', body };
  });
};

const contest =
  (name: string, title: string, atOnce: number, document: string) =>
  (picker: TaskPicker, effort: Effort): Contest => ({
    name,
    title,
    concurrency: atOnce,
    planFor: async (served: Served): Promise<Omit<LoadPlan, 'port'>> => {
      const operations = atOnce === 1 ? Math.ceil(effort.operations / 6) : effort.operations;
      const tasks = await picker.take(operations + effort.warmUp);
      return {
        concurrency: atOnce,
        requests: served.name === 'baton' ? tasks.map(ofBaton(document)) : ofFloor(tasks),
        repeats: false,
        warmUp: effort.warmUp,
        operations,
        seconds: effort.seconds,
        contains: ['"COMPLETED"'],
        lacks: ['"errors"'],
      };
    },
  });

export const completeTogether = contest(
  'W2',
  'complete a task',
  concurrency,
  documents.completeShort,
);
export const completeAlone = contest(
  'W2 alone',
  'complete a task, one at a time',
  1,
  documents.completeShort,
);
export const completeOnScreen = contest(
  'W2 screen',
  'complete a task, answered with all that a screen shows',
  concurrency,
  documents.completeOfScreen,
);
