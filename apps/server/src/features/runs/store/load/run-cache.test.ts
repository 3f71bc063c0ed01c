import { asId, type PartyId, type TaskId, type TenantId } from '@baton/domain/core/ids';
import type { Actor } from '@baton/domain/party/actor';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { prepared } from '../../../../platform/db/statement.ts';
import { openDatabase } from '../../../../platform/db/trip.ts';
import { publishedBlueprint } from '../../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../../testing/test-server.ts';
import { executeRunCommand } from '../../execute/execute-command.ts';
import { readRun } from './read-run.ts';
import { createRunCache, runCacheOf, type RememberedRun } from './run-cache.ts';
import type { RunChannel } from '../../run-channel.ts';

const server = await createTestServer();
// Another process on the same database, without a connection to the first one's cache.
const other = openDatabase({
  connection: { connectionString: server.database.url },
  max: 3,
  onError: () => undefined,
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const backendId = prepared<{ readonly pid: number }>(
  'backend_id',
  'SELECT pg_backend_pid() AS pid',
);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) {
  task { status version } workflow { version completedTaskCount } } }`;
const TASK = `query ($id: ID!) { task(id: $id) { status assignees { name } } }`;

let ada: TestPerson;
let ben: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  const task = { assignees: [asId<PartyId>(ben.userId)] };
  blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint({ tasks: [task, task, task] }, { tasks: [task] }),
  );
});

const start = async () => {
  const input = {
    idempotencyKey: crypto.randomUUID(),
    blueprintId,
    name: 'Run',
    ownerId: ada.userId,
  };
  const { data, codes } = await ada.graphql(START, { input });
  expect(codes).toEqual([]);
  const { id, stages } = data.startWorkflow.workflow;
  return {
    id: id as string,
    tasks: stages.flatMap((stage: any) => stage.tasks.map((one: any) => one.id)) as string[],
  };
};

const complete = (taskId: string | undefined) =>
  ben.graphql(COMPLETE, { input: { idempotencyKey: crypto.randomUUID(), taskId } });

const actorOf = (person: TestPerson): Actor => ({
  id: asId<PartyId>(person.userId),
  parties: [asId<PartyId>(person.userId)],
  isAdmin: false,
  accessLevel: 'INTERNAL',
  systemRoles: [],
});

/** Channel of the other process in the workspace of a person. */
const elsewhere = (person: TestPerson): RunChannel => ({
  services: { ...server.composition.services, database: other },
  trip: (...statements) => other.trip({ kind: 'tenant', tenantId: person.tenantId }, ...statements),
  write: (_, ...statements) =>
    other.trip({ kind: 'tenant', tenantId: person.tenantId }, ...statements),
  agent: () => Promise.resolve(actorOf(person)),
  expected: () => null,
});

const completeElsewhere = (taskId: string | undefined, person = ben) => {
  const id = asId<TaskId>(taskId ?? '');
  return executeRunCommand(elsewhere(person), {
    target: { kind: 'TASK', id, expectedVersion: null },
    key: crypto.randomUUID(),
    command: { kind: 'SUBMIT', taskId: id },
  });
};

describe('readRun with a cached workflow', () => {
  test('does not read tasks from the database again', async () => {
    const { tasks } = await start();
    await ben.graphql(TASK, { id: tasks[0] });
    await server.database.rows(`UPDATE task SET name = 'unseen' WHERE id = $1`, [tasks[0]]);
    const { data } = await ben.graphql(`query ($id: ID!) { task(id: $id) { name } }`, {
      id: tasks[0],
    });
    expect(data.task.name).not.toBe('unseen');
  });

  test('completes one task after another in one round trip each', async () => {
    const { tasks } = await start();
    await complete(tasks[0]);
    expect(await server.countTrips(() => complete(tasks[1]))).toBe(1);
    const { data } = await complete(tasks[2]);
    expect(data.completeTask).toEqual({
      task: { status: 'COMPLETED', version: 2 },
      workflow: { version: 4, completedTaskCount: 3 },
    });
  });

  test('reads the workflow again after a change by another process', async () => {
    const { id, tasks } = await start();
    await complete(tasks[0]);
    await readRun(elsewhere(ben), { kind: 'WORKFLOW', id });
    await complete(tasks[1]);
    const there = await completeElsewhere(tasks[2]);
    expect(there.run.workflow.version).toBe(4);
    expect(there.run.tasks.filter(({ status }) => status === 'COMPLETED')).toHaveLength(3);
    const { data } = await complete(tasks[3]);
    expect(data.completeTask.workflow).toEqual({ version: 5, completedTaskCount: 4 });
  });

  test('stores one of several simultaneous commands of two processes', async () => {
    const { id, tasks } = await start();
    await readRun(elsewhere(ben), { kind: 'WORKFLOW', id });
    await ben.graphql(TASK, { id: tasks[0] });
    const results = await Promise.allSettled([
      ...Array.from({ length: 10 }, () => completeElsewhere(tasks[0])),
      ...Array.from({ length: 10 }, async () => {
        const { codes } = await complete(tasks[0]);
        if (codes.length > 0) throw new Error(codes[0]);
      }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const events = await server.database.rows('SELECT seq FROM event WHERE workflow_id = $1', [id]);
    expect(events).toHaveLength(2);
  });

  test('shows the new name after another process renamed a person', async () => {
    const { tasks } = await start();
    await ben.graphql(TASK, { id: tasks[0] });
    await server.database.rows(`UPDATE party SET name = 'Benjamin' WHERE id = $1`, [ben.userId]);
    const { data } = await ben.graphql(TASK, { id: tasks[0] });
    expect(data.task.assignees).toEqual([{ name: 'Benjamin' }]);
  });

  test('shows the name of a person that a command added', async () => {
    const { tasks } = await start();
    await ben.graphql(TASK, { id: tasks[0] });
    const { tenantId } = ada;
    const dora = await server.createPerson({ tenantId, name: 'Dora', isAdmin: true });
    await ben.graphql(TASK, { id: tasks[0] });
    const input = {
      idempotencyKey: crypto.randomUUID(),
      taskId: tasks[0],
      category: 'OTHER',
      text: 'No',
    };
    const { codes } = await dora.graphql(
      `mutation ($input: ReportExceptionInput!) { reportException(input: $input) { task { id } } }`,
      { input },
    );
    expect(codes).toEqual([]);
    const { data } = await ben.graphql(
      `query ($id: ID!) { task(id: $id) { exception { reportedBy { name } } } }`,
      { id: tasks[0] },
    );
    expect(data.task.exception.reportedBy.name).toBe('Dora');
  });

  test('returns null in another workspace', async () => {
    const { id, tasks } = await start();
    await ben.graphql(TASK, { id: tasks[0] });
    const tenantId = await server.createTenant('Elsewhere');
    const spy = await server.createPerson({ tenantId, name: 'Spy', isAdmin: true });
    expect((await spy.graphql(TASK, { id: tasks[0] })).data.task).toBeNull();
    const channel = { ...elsewhere(spy), services: server.composition.services };
    expect(await readRun(channel, { kind: 'WORKFLOW', id })).toBeNull();
    expect(await readRun(channel, { kind: 'TASK', id: tasks[0] ?? '' })).toBeNull();
  });
});

describe('createRunCache', () => {
  const remembered = async (): Promise<RememberedRun> => {
    const { id } = await start();
    const run = await readRun(elsewhere(ben), { kind: 'WORKFLOW', id });
    if (run === null) throw new Error('the run is gone');
    return run;
  };

  test('removes the workflow that was not used for the longest time', async () => {
    const [a, b, c] = [await remembered(), await remembered(), await remembered()];
    const measure = createRunCache();
    measure.keep(a);
    const cache = createRunCache(measure.size() * 2.5);
    const target = ({ run }: RememberedRun) => ({ kind: 'WORKFLOW', id: run.workflow.id }) as const;
    cache.keep(a);
    cache.keep(b);
    cache.find(target(a));
    cache.keep(c);
    expect(cache.find(target(a))).toBe(a);
    expect(cache.find(target(b))).toBeUndefined();
    expect(cache.find({ kind: 'TASK', id: b.run.tasks[0]?.id ?? '' })).toBeUndefined();
    expect(cache.find({ kind: 'TASK', id: c.run.tasks[0]?.id ?? '' })).toEqual(c);
    for (const one of [a, c]) cache.forget(one.run.workflow.id);
    expect(cache.size()).toBe(0);
  });

  test('keeps the latest state of a workflow for each workspace', async () => {
    const earlier = await remembered();
    const { workflow } = earlier.run;
    const at = (version: number, tenantId: TenantId = workflow.tenantId): RememberedRun => ({
      ...earlier,
      run: { ...earlier.run, workflow: { ...workflow, version, tenantId } },
    });
    const cache = createRunCache();
    const target = { kind: 'WORKFLOW', id: workflow.id } as const;
    cache.keep(at(3));
    cache.keep(at(2));
    expect(cache.find(target)?.run.workflow.version).toBe(3);
    const foreign = at(1, asId<TenantId>(crypto.randomUUID()));
    cache.keep(foreign);
    expect(cache.find(target)).toBe(foreign);
  });

  test('removes all entries when a database connection is lost', async () => {
    const one = await remembered();
    const cache = createRunCache();
    cache.keep(one);
    const before = cache.size();
    cache.keep(one, 500);
    expect(cache.size()).toBe(before + 500);
    cache.keep(one);
    expect(cache.size()).toBe(before);
    const kept = runCacheOf(other);
    kept.keep(one);
    const [[backend]] = await other.trip({ kind: 'identity' }, backendId());
    await server.database.rows('SELECT pg_terminate_backend($1)', [backend?.pid]);
    await vi.waitFor(() => expect(kept.size()).toBe(0));
  });

  test('returns one cache per database', () => {
    expect(runCacheOf(other)).toBe(runCacheOf(other));
    expect(runCacheOf(other)).not.toBe(runCacheOf(server.composition.database));
  });
});
