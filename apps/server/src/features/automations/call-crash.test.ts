import { newAutomation } from '@baton/domain/automation/automation';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { updateTask } from '@baton/domain/blueprint/edit/edit';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { startCallReceiver } from '../../testing/scenes/call-receiver.ts';
import { crashCode, type CrashPoint } from '../../testing/crashing-process.ts';
import { childProcesses } from '../../testing/child-processes.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { startCallRunner } from './call-runner.ts';

// A process exits between the command and the stored result of its request. Another process
// continues. The receiver counts requests and their keys.
const server = await createTestServer();
const receiver = await startCallReceiver();
const { begin, endOf, completion, commands } = childProcesses(server);
const { services } = server.composition;
const calls = { kind: 'CALLS' } as const;
const lease = 45_001;
/** Time after which the command can't be undone. Until then, its request waits. */
const undoOver = services.undoWindow + 5000;
let ada: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  const assignees = [asId<PartyId>(ada.userId)];
  const after = { assignees, trigger: { afterTasks: [taskKey(1)], notBefore: null } };
  const content = buildBlueprint({ tasks: [{ assignees }, after, { assignees }] });
  blueprintId = await publishedBlueprint(
    server,
    ada,
    updateTask(content, taskKey(2), {
      type: 'AUTOMATION',
      automation: { ...newAutomation, url: `${receiver.url}/` },
    }),
  );
});
beforeEach(() => receiver.answer({ status: 200 }));
afterAll(async () => {
  receiver.close();
  await server.close();
});

/** Starts a workflow that sends a request when its first task is completed. */
const startRun = async () => {
  const { data, codes } = await ada.graphql(
    `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id stages { tasks { id } } } } }`,
    {
      input: { idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run', ownerId: ada.userId },
    },
  );
  expect(codes).toEqual([]);
  const { id, stages } = data.startWorkflow.workflow;
  return { id: String(id), first: completion(ada, stages[0].tasks[0].id) };
};

/** Starts a workflow whose request is ready to be sent. */
const startCall = async (): Promise<string> => {
  const { id, first } = await startRun();
  const { codes } = await ada.graphql(
    `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`,
    { input: { idempotencyKey: first.key, taskId: first.taskId } },
  );
  expect(codes).toEqual([]);
  server.clock.advance(undoOver);
  return id;
};

/** Sends all ready requests in a new process. */
const makeCalls = async (): Promise<void> => {
  const runner = startCallRunner({ services, log: createLog('silent', 'test') });
  await runner.idle();
  await runner.stop();
};

const keysSince = (before: number) =>
  receiver.calls.slice(before).map(({ headers }) => headers['idempotency-key']);

const outcome = async (workflowId: string) => ({
  recorded: (await commands(workflowId)).filter((one) => one === 'RECORD_AUTOMATION').length,
  ...(
    await server.database.rows<{ status: string; attempts: number }>(
      `SELECT status, (SELECT count(*)::int FROM automation_attempt a
                        WHERE a.tenant_id = t.tenant_id AND a.task_id = t.id) AS attempts
         FROM task t WHERE workflow_id = $1 AND type = 'AUTOMATION'`,
      [workflowId],
    )
  )[0],
});
const made = { recorded: 1, status: 'COMPLETED', attempts: 1 };

describe('startCallRunner', () => {
  it('sends a request only after its command was stored', async () => {
    const before = receiver.calls.length;
    const { id, first } = await startRun();
    expect(await endOf(begin(ada, first, 'BEFORE_COMMIT'))).toBe(crashCode);
    await makeCalls();
    expect(keysSince(before)).toHaveLength(0);
    expect(await endOf(begin(ada, first, 'AFTER_COMMIT'))).toBe(crashCode);
    await makeCalls();
    expect(keysSince(before)).toHaveLength(1);
    expect(await outcome(id)).toEqual(made);
  });

  it.each<readonly [CrashPoint, first: number, all: number]>([
    ['CALL_UNSENT', 0, 1],
    ['CALL_ANSWERED', 1, 2],
    ['BEFORE_COMMIT', 1, 2],
    ['AFTER_COMMIT', 1, 1],
  ])('sends one request and stores one result after a crash %s', async (point, first, all) => {
    const before = receiver.calls.length;
    const id = await startCall();
    expect(await endOf(begin(ada, calls, point))).toBe(crashCode);
    expect(keysSince(before)).toHaveLength(first);
    // The crashed process can still be alive, so no one sends the request before the lease
    // expires.
    await makeCalls();
    expect(keysSince(before)).toHaveLength(first);
    server.clock.advance(lease);
    await makeCalls();
    expect(keysSince(before)).toHaveLength(all);
    expect(new Set(keysSince(before)).size).toBe(1);
    expect(await outcome(id)).toEqual(made);
  });

  it('sends the request again with the same key after a kill', async () => {
    const before = receiver.calls.length;
    const id = await startCall();
    receiver.answer(
      () => {
        child.kill('SIGKILL');
        return Promise.resolve({ status: 200 });
      },
      { status: 200 },
    );
    const child = begin(ada, calls);
    expect(await endOf(child)).toBe(null);
    server.clock.advance(lease);
    await makeCalls();
    expect(keysSince(before)).toHaveLength(2);
    expect(new Set(keysSince(before)).size).toBe(1);
    expect(await outcome(id)).toEqual(made);
  });

  it('stores the result once if the first process responds late', async () => {
    const before = receiver.calls.length;
    const id = await startCall();
    let release = () => undefined as void;
    const held = new Promise<void>((done) => {
      release = done;
    });
    receiver.answer(() => held.then(() => ({ status: 200 })), { status: 200 });
    const slow = begin(ada, calls);
    while (receiver.calls.length === before) await new Promise((done) => setTimeout(done, 10));
    server.clock.advance(lease);
    await makeCalls();
    expect(await outcome(id)).toEqual(made);
    release();
    expect(await endOf(slow)).toBe(0);
    expect(new Set(keysSince(before)).size).toBe(1);
    expect(await outcome(id)).toEqual(made);
  });

  it('sends each request once with several workers', async () => {
    const before = receiver.calls.length;
    const runs: string[] = [];
    for (let n = 0; n < 12; n += 1) runs.push(await startCall());
    await Promise.all(Array.from({ length: 4 }, makeCalls));
    expect(new Set(keysSince(before)).size).toBe(12);
    expect(keysSince(before)).toHaveLength(12);
    for (const id of runs) expect(await outcome(id)).toEqual(made);
  });
});
