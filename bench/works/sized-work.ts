import { randomUUID } from 'node:crypto';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import type { Contest } from '../contest.ts';
import { documents } from '../documents.ts';
import { graphql, numberOfPerson, type Effort } from '../requests.ts';
import {
  anyPerson,
  openTasks,
  publish,
  startMany,
  type PreparedTask,
  type Workshop,
} from './prepared-workflows.ts';

const tasksOfStage = 20;
/** Fewer concurrent requests than workflows, so that commands rarely use the same one. */
const [atOnce, workflowsAtOnce] = [4, 12];

/** Returns stages with 20 tasks or approvals, which all start with the workflow. */
const openBlueprint = (size: number, type: 'DEFAULT' | 'APPROVAL') =>
  buildBlueprint(
    ...Array.from({ length: Math.ceil(size / tasksOfStage) }, (_, stage) => ({
      trigger: { kind: 'WORKFLOW_START' as const },
      tasks: Array.from({ length: Math.min(size, tasksOfStage) }, (__, n) => ({
        type,
        assignees: [asId<PartyId>(anyPerson(stage * tasksOfStage + n))],
        due: { kind: 'DURATION', amount: 2, unit: 'DAYS' } as const,
      })),
    })),
  );

const completion = ({ id, personId }: PreparedTask) =>
  graphql(
    documents.completeShort,
    { input: { idempotencyKey: randomUUID(), taskId: id } },
    numberOfPerson(personId),
  );

const approval = ({ id, personId }: PreparedTask) =>
  graphql(
    documents.approveShort,
    { input: { idempotencyKey: randomUUID(), taskId: id, comment: '' } },
    numberOfPerson(personId),
  );

interface Sized {
  readonly name: string;
  readonly title: string;
  readonly size: number;
  readonly type: 'DEFAULT' | 'APPROVAL';
}

const sizedWork =
  ({ name, title, size, type }: Sized) =>
  (workshop: Workshop, effort: Effort): Contest => {
    let blueprint: Promise<string> | undefined;
    return {
      name,
      title,
      concurrency: atOnce,
      planFor: async (served) => {
        const operations = Math.ceil(effort.operations / 6);
        const warmUp = Math.ceil(effort.warmUp / 4);
        blueprint ??= publish(workshop.pool, openBlueprint(size, type));
        const workflows = Math.max(workflowsAtOnce, Math.ceil((operations + warmUp) / size));
        const ids = await startMany(workshop, await blueprint, workflows);
        const tasks = (await openTasks(workshop, ids)).slice(0, operations + warmUp);
        const ofBaton = type === 'APPROVAL' ? approval : completion;
        const address = type === 'APPROVAL' ? '/approve' : '/complete';
        const ofFloor = ({ id, personId }: PreparedTask) => ({
          method: 'POST' as const,
          path: address,
          body: JSON.stringify({ taskId: id, personId, key: randomUUID() }),
        });
        return {
          concurrency: atOnce,
          requests: tasks.map(served.name === 'baton' ? ofBaton : ofFloor),
          repeats: false,
          warmUp,
          operations,
          seconds: effort.seconds,
          contains: ['"COMPLETED"'],
          lacks: ['"errors"'],
        };
      },
    };
  };

/** Sends the same command in workflows of 20, 200, and 1,000 tasks. */
export const completeBySize = [20, 200, 1000].map((size) =>
  sizedWork({
    name: `W2 of ${size}`,
    title: `complete a task of a workflow of ${size.toLocaleString('en')} tasks`,
    size,
    type: 'DEFAULT',
  }),
);

export const approve = sizedWork({
  name: 'approve',
  title: 'approve, in workflows of 20 approvals',
  size: 20,
  type: 'APPROVAL',
});
