import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

// A command on a cached run by a cached actor takes one round trip. SQL changes here simulate
// another process.
const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) {
  task { status version assignees { name } } workflow { version } } }`;

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let team: string;
let blueprintId: string;
let workflowId: string;
let tasks: string[];

/** Starts a run with open tasks of Ben's team. */
const start = async () => {
  const input = {
    idempotencyKey: crypto.randomUUID(),
    blueprintId,
    name: 'Run',
    ownerId: ada.userId,
  };
  const { data } = await ada.graphql(START, { input });
  const { id, stages } = data.startWorkflow.workflow;
  return { id: String(id), tasks: stages[0].tasks.map((task: { id: string }) => task.id) };
};

const complete = (taskId: string | undefined, idempotencyKey: string = crypto.randomUUID()) =>
  ben.graphql(COMPLETE, { input: { idempotencyKey, taskId } });

const eventCount = async () =>
  (await server.database.rows('SELECT FROM event WHERE workflow_id = $1', [workflowId])).length;

/**
 * Starts a run with four open tasks of Ben's team and completes two, so that everything is cached.
 */
beforeEach(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  team = await server.createGroup({
    tenantId,
    name: 'Kitchen',
    memberIds: [ben.userId, cleo.userId],
  });
  const task = { assignees: [asId<PartyId>(team)] };
  blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint({ tasks: [task, task, task, task] }),
  );
  ({ id: workflowId, tasks } = await start());
  await complete(tasks[0]);
  await complete(tasks[1]);
});

describe('executeRunCommand with a cached workflow', () => {
  test('takes one database round trip', async () => {
    expect(await server.countTrips(() => complete(tasks[2]))).toBe(1);
    expect(await eventCount()).toBe(4);
  });

  test('rejects a person who was removed from the assigned team', async () => {
    await server.database.rows('DELETE FROM membership WHERE group_id = $1', [team]);
    expect((await complete(tasks[2])).codes).toEqual(['NotFound']);
    expect(await eventCount()).toBe(3);
  });

  test('rejects an ended session', async () => {
    await server.database.rows('DELETE FROM session WHERE account_id = $1', [ben.accountId]);
    expect((await complete(tasks[2])).codes).toEqual(['Unauthenticated']);
    expect(await eventCount()).toBe(3);
  });

  test('rejects an expired session', async () => {
    server.clock.advance(400 * 86_400_000);
    expect((await complete(tasks[2])).codes).toEqual(['Unauthenticated']);
    expect(await eventCount()).toBe(3);
  });

  test('rejects a person who was removed from the workspace', async () => {
    await server.database.rows('UPDATE party SET deleted_at = now() WHERE id = $1', [ben.userId]);
    expect((await complete(tasks[2])).codes).toEqual(['Unauthenticated']);
    expect(await eventCount()).toBe(3);
  });

  test('returns people with their current names', async () => {
    await server.database.rows(`UPDATE party SET name = 'Galley' WHERE id = $1`, [team]);
    const { data } = await complete(tasks[2]);
    expect(data.completeTask.task.assignees).toEqual([{ name: 'Galley' }]);
  });

  test('takes effect once for the same key', async () => {
    const key = crypto.randomUUID();
    await complete(tasks[2], key);
    const again = await complete(tasks[2], key);
    expect(again.data.completeTask).toMatchObject({ task: { status: 'COMPLETED' } });
    expect((await complete(tasks[3], key)).codes).toEqual(['RequestInvalid']);
    expect(await eventCount()).toBe(4);
  });

  test('decides on the current access level', async () => {
    await server.database.rows(`UPDATE party SET access_level = 'EXTERNAL' WHERE id = $1`, [
      ben.userId,
    ]);
    const { data } = await complete(tasks[2]);
    expect(data.completeTask).toMatchObject({ task: { status: 'COMPLETED' }, workflow: null });
  });

  test('returns the current language and theme of the person', async () => {
    await server.database.rows(`UPDATE account SET locale = 'th', theme = 'DARK' WHERE id = $1`, [
      ben.accountId,
    ]);
    const { data } = await ben.graphql('{ viewer { locale theme } }');
    expect(data.viewer).toEqual({ locale: 'th', theme: 'DARK' });
  });
});

describe('simultaneous executeRunCommand for many workflows', () => {
  test('shares round trips and rejects only a person without a session', async () => {
    const runs = await Promise.all(Array.from({ length: 12 }, start));
    const give = (run: (typeof runs)[number], at: number, who: TestPerson) => {
      const input = { idempotencyKey: crypto.randomUUID(), taskId: run.tasks[at] };
      return who.graphql(COMPLETE, { input });
    };
    // After this, runs, actors, and names are cached.
    for (const at of [0, 1]) await Promise.all(runs.map((run) => give(run, at, ben)));
    await cleo.graphql('{ viewer { name } }');

    const trips = await server.countTrips(() => Promise.all(runs.map((run) => give(run, 2, ben))));
    expect(trips).toBeLessThan(runs.length);

    await server.database.rows('DELETE FROM session WHERE account_id = $1', [cleo.accountId]);
    const last = await Promise.all(runs.map((run, at) => give(run, 3, at === 5 ? cleo : ben)));
    expect(last.map(({ codes }) => codes)).toEqual(
      runs.map((_, at) => (at === 5 ? ['Unauthenticated'] : [])),
    );
    const counts = await server.database.rows(
      `SELECT count(*)::int AS events FROM event WHERE workflow_id = ANY ($1::uuid[])
        GROUP BY workflow_id ORDER BY 1`,
      [runs.map(({ id }) => id)],
    );
    expect(counts.map(({ events }) => events)).toEqual([4, ...runs.slice(1).map(() => 5)]);
  });

  test('processes all commands of one workflow in order', async () => {
    const task = { assignees: [asId<PartyId>(team)] };
    blueprintId = await publishedBlueprint(
      server,
      ada,
      buildBlueprint({ tasks: Array.from({ length: 45 }, () => task) }),
    );
    const run = await start();
    const answers = await Promise.all(run.tasks.map((id: string) => complete(id)));
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
  });
});
