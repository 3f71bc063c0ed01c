import { randomUUID } from 'node:crypto';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import type { Contest } from '../contest.ts';
import { documents } from '../documents.ts';
import { graphql, numberOfPerson, type Effort } from '../requests.ts';
import {
  anyPerson,
  openTasks,
  publish,
  sendAll,
  startMany,
  type PreparedTask,
  type Workshop,
} from './prepared-workflows.ts';

/** Number of workflows in which each command is measured once. */
const workflows = 12;
const warmUp = 2;

const assigned = (n: number) => ({ assignees: [asId<PartyId>(anyPerson(n))] });
const after = (first: number) => ({
  trigger: { afterTasks: [taskKey(first)], notBefore: null },
});

/** Returns a blueprint with one task that all others depend on. */
const openingBlueprint = (size: number) =>
  buildBlueprint({
    tasks: Array.from({ length: size }, (_, n) =>
      n === 0 ? assigned(n) : { ...assigned(n), ...after(1) },
    ),
  });

/** Returns the same blueprint with an approval that sends back the first task. */
const rejectingBlueprint = (size: number) =>
  buildBlueprint({
    tasks: Array.from({ length: size }, (_, n) => {
      if (n === 0) return assigned(n);
      if (n > 1) return { ...assigned(n), ...after(1) };
      return {
        ...assigned(n),
        ...after(1),
        type: 'APPROVAL' as const,
        rejectAction: { kind: 'REOPEN_TASK' as const, task: taskKey(1), requiresComment: false },
      };
    }),
  });

const completion = ({ id, personId }: PreparedTask) =>
  graphql(
    documents.completeShort,
    { input: { idempotencyKey: randomUUID(), taskId: id } },
    numberOfPerson(personId),
  );

const rejection = ({ id, personId }: PreparedTask) =>
  graphql(
    documents.rejectShort,
    { input: { idempotencyKey: randomUUID(), taskId: id, comment: 'Not like this' } },
    numberOfPerson(personId),
  );

interface Wave {
  readonly name: string;
  readonly title: string;
  readonly size: number;
  readonly isRejection: boolean;
}

const waveWork =
  ({ name, title, size, isRejection }: Wave) =>
  (workshop: Workshop, effort: Effort): Contest => {
    let blueprint: Promise<string> | undefined;
    /** Returns one task per workflow that starts the wave, or for a rejection the approvals. */
    const prepare = async (): Promise<readonly PreparedTask[]> => {
      const content = isRejection ? rejectingBlueprint(size) : openingBlueprint(size);
      blueprint ??= publish(workshop.pool, content);
      const ids = await startMany(workshop, await blueprint, workflows + warmUp);
      const first = await openTasks(workshop, ids);
      if (!isRejection) return first;
      await sendAll(workshop.baton, first.map(completion));
      const { rows } = await workshop.pool.query<PreparedTask>(
        `SELECT id, workflow_id AS "workflowId", assignees[1] AS "personId" FROM task
          WHERE workflow_id = ANY ($1) AND type = 'APPROVAL'`,
        [ids],
      );
      return rows;
    };
    const ofFloor = async (task: PreparedTask) => {
      const { rows } = await workshop.pool.query<{ id: string }>(
        'SELECT id FROM task WHERE workflow_id = $1',
        [task.workflowId],
      );
      return {
        method: 'POST' as const,
        path: '/wave',
        body: JSON.stringify({
          workflowId: task.workflowId,
          taskIds: rows.map(({ id }) => id),
          status: isRejection ? 'INACTIVE' : 'PENDING_SUBMISSION',
          state: isRejection ? 'NOT_STARTED' : 'ACTIONABLE',
          personId: task.personId,
          key: randomUUID(),
        }),
      };
    };
    return {
      name,
      title,
      concurrency: 1,
      planFor: async (served) => {
        const tasks = await prepare();
        const ofBaton = isRejection ? rejection : completion;
        return {
          concurrency: 1,
          requests:
            served.name === 'baton' ? tasks.map(ofBaton) : await Promise.all(tasks.map(ofFloor)),
          repeats: false,
          warmUp,
          operations: workflows,
          seconds: effort.seconds,
          contains: ['"status"'],
          lacks: ['"errors"'],
        };
      },
    };
  };

export const rejectCascade = waveWork({
  name: 'reject',
  title: 'reject, which resets 200 tasks',
  size: 201,
  isRejection: true,
});

export const advanceMany = waveWork({
  name: 'advance',
  title: 'complete the task for which 999 others wait',
  size: 1000,
  isRejection: false,
});
