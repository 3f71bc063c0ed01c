import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

// A command on a run that is remembered, given by somebody who is remembered, goes in one trip.
// What changed behind this process's back is changed here by SQL, as another process would.
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

/** A run whose tasks are open and Ben's team's. */
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

/** Four open tasks of Ben's team, and the first of them completed: so all is remembered. */
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

describe('a command in one trip', () => {
  test('is one trip, and stored', async () => {
    expect(await server.countTrips(() => complete(tasks[2]))).toBe(1);
    expect(await eventCount()).toBe(4);
  });

  test('is not done for somebody who left the team meanwhile', async () => {
    await server.database.rows('DELETE FROM membership WHERE group_id = $1', [team]);
    expect((await complete(tasks[2])).codes).toEqual(['NotFound']);
    expect(await eventCount()).toBe(3);
  });

  test('is not done in a session that was ended meanwhile', async () => {
    await server.database.rows('DELETE FROM session WHERE account_id = $1', [ben.accountId]);
    expect((await complete(tasks[2])).codes).toEqual(['Unauthenticated']);
    expect(await eventCount()).toBe(3);
  });

  test('is not done in a session that has run out', async () => {
    server.clock.advance(400 * 86_400_000);
    expect((await complete(tasks[2])).codes).toEqual(['Unauthenticated']);
    expect(await eventCount()).toBe(3);
  });

  test('is not done for somebody who was taken out of the workspace', async () => {
    await server.database.rows('UPDATE party SET deleted_at = now() WHERE id = $1', [ben.userId]);
    expect((await complete(tasks[2])).codes).toEqual(['Unauthenticated']);
    expect(await eventCount()).toBe(3);
  });

  test('answers with names as they are now', async () => {
    await server.database.rows(`UPDATE party SET name = 'Galley' WHERE id = $1`, [team]);
    const { data } = await complete(tasks[2]);
    expect(data.completeTask.task.assignees).toEqual([{ name: 'Galley' }]);
  });

  test('is done once, however often its key is sent', async () => {
    const key = crypto.randomUUID();
    await complete(tasks[2], key);
    const again = await complete(tasks[2], key);
    expect(again.data.completeTask).toMatchObject({ task: { status: 'COMPLETED' } });
    expect((await complete(tasks[3], key)).codes).toEqual(['RequestInvalid']);
    expect(await eventCount()).toBe(4);
  });

  test('refuses upon what is true, not upon what is remembered', async () => {
    await server.database.rows(`UPDATE party SET access_level = 'EXTERNAL' WHERE id = $1`, [
      ben.userId,
    ]);
    const { data } = await complete(tasks[2]);
    expect(data.completeTask).toMatchObject({ task: { status: 'COMPLETED' }, workflow: null });
  });

  test('shows the language and the look that were chosen elsewhere', async () => {
    await server.database.rows(`UPDATE account SET locale = 'th', theme = 'DARK' WHERE id = $1`, [
      ben.accountId,
    ]);
    const { data } = await ben.graphql('{ viewer { locale theme } }');
    expect(data.viewer).toEqual({ locale: 'th', theme: 'DARK' });
  });
});

describe('commands on many runs that come together', () => {
  test('share trips, and whoever may not is refused alone', async () => {
    const runs = await Promise.all(Array.from({ length: 12 }, start));
    const give = (run: (typeof runs)[number], at: number, who: TestPerson) => {
      const input = { idempotencyKey: crypto.randomUUID(), taskId: run.tasks[at] };
      return who.graphql(COMPLETE, { input });
    };
    // By then all is remembered: the runs, who acts, and their names.
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

  test('on one run are each done in their turn', async () => {
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
