import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { executeTogether } from './execute-together.ts';
import { runCacheOf } from './run-cache.ts';

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

test('D1: what belongs to somebody who has left goes to the owner when it starts', async () => {
  const kept = await start(after);
  const handedOn = await start(after);
  const complete = ({ stages }: typeof kept) =>
    ada.graphql(COMPLETE, {
      input: { idempotencyKey: crypto.randomUUID(), taskId: stages[0].tasks[0].id },
    });
  expect((await complete(kept)).codes).toEqual([]);
  await leave();
  expect((await complete(handedOn)).codes).toEqual([]);
  // What has begun is still theirs, until somebody hands it over.
  expect((await second(kept.id)).assignees).toEqual([{ name: 'Dan' }]);
  expect((await second(handedOn.id)).assignees).toEqual([{ name: 'Ada' }]);
});

test.each([true, false])(
  'the same by timers that come together; remembered: %s',
  async (isKept) => {
    const runs = [await start(dated), await start(dated)];
    await leave();
    const { services } = server.composition;
    if (!isKept) runCacheOf(services.database).clear();
    server.clock.set('2026-03-05T12:00:00Z');
    const outcomes = await executeTogether(
      services,
      ada.tenantId,
      runs.map(({ id }) => ({
        target: { kind: 'WORKFLOW', id, expectedVersion: null },
        key: crypto.randomUUID(),
        command: { kind: 'DATE_REACHED' },
      })),
    );
    expect(outcomes).toEqual([{ hasChanged: true }, { hasChanged: true }]);
    for (const { id } of runs)
      expect(await second(id)).toEqual({
        status: 'PENDING_SUBMISSION',
        assignees: [{ name: 'Ada' }],
      });
  },
);
