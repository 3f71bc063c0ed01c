import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noDeadline, type Escalation } from '@baton/domain/time/deadline';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { executeTogether } from './execute/execute-together.ts';
import { forgetCachedRuns } from './store/index.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { status } } }`;
const PEOPLE = `query ($id: ID!) { workflow(id: $id) { stages { tasks { status assignees { name } } } } }`;

let ada: TestPerson;
let dan: TestPerson;
let after: string;
let dated: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  dan = await server.createPerson({ tenantId, name: 'Dan' });
  const [assignees, next] = [[asId<PartyId>(ada.userId)], [asId<PartyId>(dan.userId)]];
  const make = (trigger: object) =>
    publishedBlueprint(
      server,
      ada,
      buildBlueprint({
        tasks: [
          { assignees },
          { assignees: next, trigger: { afterTasks: [], notBefore: null, ...trigger } },
        ],
      }),
    );
  after = await make({ afterTasks: [taskKey(1)] });
  dated = await make({ notBefore: { kind: 'FIXED', date: '2026-03-05' } });
});

beforeEach(async () => {
  server.clock.set('2026-03-02T09:00:00Z');
  await server.database.rows('UPDATE party SET deleted_at = NULL WHERE id = $1', [dan.userId]);
});

const start = async (blueprintId: string) => {
  const idempotencyKey = crypto.randomUUID();
  const input = { idempotencyKey, blueprintId, name: 'Run', ownerId: ada.userId };
  const { data, codes } = await ada.graphql(START, { input });
  expect(codes).toEqual([]);
  return data.startWorkflow.workflow;
};
const leave = () =>
  server.database.rows('UPDATE party SET deleted_at = now() WHERE id = $1', [dan.userId]);
const second = async (id: string) =>
  (await ada.graphql(PEOPLE, { id })).data.workflow.stages[0].tasks[1];

/** Wakes all runs in one batch. */
const reached = (ids: readonly string[]) =>
  executeTogether(
    server.composition.services,
    ada.tenantId,
    ids.map((id) => ({
      target: { kind: 'WORKFLOW', id, expectedVersion: null },
      key: crypto.randomUUID(),
      command: { kind: 'DATE_REACHED' },
    })),
  );

test('assigns tasks of a deactivated person to the owner', async () => {
  const kept = await start(after);
  const handedOn = await start(after);
  const complete = ({ stages }: typeof kept) =>
    ada.graphql(COMPLETE, {
      input: { idempotencyKey: crypto.randomUUID(), taskId: stages[0].tasks[0].id },
    });
  expect((await complete(kept)).codes).toEqual([]);
  await leave();
  expect((await complete(handedOn)).codes).toEqual([]);
  // Started tasks keep their assignee until someone reassigns them.
  expect((await second(kept.id)).assignees).toEqual([{ name: 'Dan' }]);
  expect((await second(handedOn.id)).assignees).toEqual([{ name: 'Ada' }]);
});

test.each([true, false])(
  'assigns tasks to the owner in a bulk start (cached: %s)',
  async (isKept) => {
    const runs = [await start(dated), await start(dated)];
    await leave();
    const { services } = server.composition;
    if (!isKept) forgetCachedRuns(services.database);
    server.clock.set('2026-03-05T12:00:00Z');
    const outcomes = await reached(runs.map(({ id }) => id));
    expect(outcomes).toEqual([{ hasChanged: true }, { hasChanged: true }]);
    for (const { id } of runs)
      expect(await second(id)).toEqual({
        status: 'PENDING_SUBMISSION',
        assignees: [{ name: 'Ada' }],
      });
  },
);

test.each([
  ['when the task is due', 'AFTER_DUE', 4],
  ['when the task starts late', 'BEFORE_DUE', 0],
] as const)('does not escalate to a deactivated person %s', async (_, when, hours) => {
  const escalation: Escalation = {
    key: taskKey(200),
    when,
    time: { amount: 3, unit: 'HOURS' },
    action: 'ADD_ASSIGNEE',
    party: asId<PartyId>(dan.userId),
  };
  const escalating = {
    assignees: [asId<PartyId>(ada.userId)],
    due: { kind: 'DURATION', amount: 1, unit: 'HOURS' },
    deadline: { ...noDeadline, escalations: [escalation] },
  } as const;
  const own = { assignees: [asId<PartyId>(ada.userId)] };
  const blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint({ tasks: [escalating] }, { tasks: [own] }, { tasks: [escalating] }),
  );
  const people = async (id: string) => {
    const { data } = await ada.graphql(PEOPLE, { id });
    return [0, 2].map((at) =>
      data.workflow.stages[at].tasks[0].assignees.map(({ name }: { name: string }) => name),
    );
  };
  /**
   * Escalates in the first task with the start or a timer, and in the last task with a command or a
   * timer.
   */
  const played = async () => {
    const { id, stages } = await start(blueprintId);
    const complete = (at: number) =>
      ada.graphql(COMPLETE, {
        input: { idempotencyKey: crypto.randomUUID(), taskId: stages[at].tasks[0].id },
      });
    server.clock.advance(hours * 3_600_000);
    await reached([id]);
    for (const at of [0, 1]) expect((await complete(at)).codes).toEqual([]);
    server.clock.advance(hours * 3_600_000);
    await reached([id]);
    return people(id);
  };
  expect(await played()).toEqual([
    ['Ada', 'Dan'],
    ['Ada', 'Dan'],
  ]);
  await leave();
  expect(await played()).toEqual([['Ada'], ['Ada']]);
});
