import { newAutomation } from '@baton/domain/automation/automation';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { updateTask } from '@baton/domain/blueprint/edit';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { startCallReceiver } from '../../testing/call-receiver.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { newId } from '../../platform/db/uuid.ts';
import { executeRunCommand, systemChannel } from '../runs/index.ts';
import { startCallRunner } from './call-runner.ts';

// A process may die at any point between the command and the record of its result. Dying is
// played by a worker that stands still for ever at that point, while others go on.
const server = await createTestServer();
const receiver = await startCallReceiver();
const { services } = server.composition;
const log = createLog('silent', 'test');
const lease = 45_001;
let ada: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  ada = await server.createPerson({
    tenantId: await server.createTenant('Acme'),
    name: 'Ada',
    isAdmin: true,
  });
  const assignees = [asId<PartyId>(ada.userId)];
  const content = buildBlueprint({ tasks: [{ assignees }, { assignees }] });
  blueprintId = await publishedBlueprint(
    server,
    ada,
    updateTask(content, taskKey(1), {
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

const startRun = async (): Promise<string> => {
  const { data } = await ada.graphql(
    `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`,
    {
      input: { idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run', ownerId: ada.userId },
    },
  );
  return data.startWorkflow.workflow.id;
};

const keysSince = (before: number) =>
  receiver.calls.slice(before).map(({ headers }) => headers['idempotency-key']);

const automated = async (workflowId: string) => {
  const [row] = await server.database.rows<{ id: string; status: string; version: number }>(
    `SELECT id, status, version FROM task WHERE workflow_id = $1 AND type = 'AUTOMATION'`,
    [workflowId],
  );
  if (row === undefined) throw new Error('no automated task');
  return row;
};

const recorded = async (workflowId: string) => {
  const rows = await server.database.rows(
    `SELECT 1 FROM event WHERE workflow_id = $1 AND command = 'RECORD_AUTOMATION'`,
    [workflowId],
  );
  return rows.length;
};

const working = async (egress = services.egress) => {
  const runner = startCallRunner({ services: { ...services, egress }, log });
  await runner.idle();
  return runner;
};

const never = new Promise<never>(() => undefined);

describe('a call', () => {
  it('is not made for a command that was not committed', async () => {
    const workflowId = await startRun();
    const first = await working();
    await first.stop();
    const before = receiver.calls.length;
    const { id } = await automated(workflowId);
    const reopening = executeRunCommand(systemChannel(services, ada.tenantId), {
      target: { kind: 'TASK', id: asId(id), expectedVersion: null },
      key: newId(),
      command: { kind: 'REOPEN', taskId: asId(id), reason: '', cascade: 'NONE' },
      besides: () => [{ text: 'SELECT 1 / 0', values: [] }],
    });
    await expect(reopening).rejects.toThrow('division by zero');
    await (await working()).stop();
    expect(receiver.calls.length).toBe(before);
  });

  it('is made by another process when the one that committed it dies before', async () => {
    const before = receiver.calls.length;
    const workflowId = await startRun();
    await (await working()).stop();
    expect(keysSince(before)).toHaveLength(1);
    expect(await automated(workflowId)).toMatchObject({ status: 'COMPLETED' });
  });

  it('is made again under the same key when a process dies after taking it', async () => {
    const before = receiver.calls.length;
    const workflowId = await startRun();
    const dead = startCallRunner({
      services: { ...services, egress: { send: () => never, close: () => undefined } },
      log,
    });
    await new Promise((done) => setTimeout(done, 100));
    // It takes nothing more, and never finishes what it has taken.
    void dead.stop();
    await (await working()).stop();
    expect(keysSince(before)).toHaveLength(0);
    server.clock.advance(lease);
    await (await working()).stop();
    expect(keysSince(before)).toHaveLength(1);
    expect(await automated(workflowId)).toMatchObject({ status: 'COMPLETED' });
    expect(await recorded(workflowId)).toBe(1);
  });

  it('is made again under the same key, and recorded once, when a process dies after the answer', async () => {
    const before = receiver.calls.length;
    const workflowId = await startRun();
    let release = () => undefined as void;
    const held = new Promise<void>((done) => {
      release = done;
    });
    const slow = startCallRunner({
      services: {
        ...services,
        egress: {
          close: () => undefined,
          send: async (request) => {
            const answer = await services.egress.send(request);
            await held;
            return answer;
          },
        },
      },
      log,
    });
    while (receiver.calls.length === before) await new Promise((done) => setTimeout(done, 10));
    server.clock.advance(lease);
    await (await working()).stop();
    const keys = keysSince(before);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await automated(workflowId)).toMatchObject({ status: 'COMPLETED' });
    // It was not dead after all: what it brings late changes nothing.
    release();
    await slow.stop();
    expect(await recorded(workflowId)).toBe(1);
    const attempts = await server.database.rows(
      `SELECT a.* FROM automation_attempt a JOIN task t ON t.id = a.task_id WHERE t.workflow_id = $1`,
      [workflowId],
    );
    expect(attempts).toHaveLength(1);
  });

  it('is made once by several workers that all look at the same time', async () => {
    const before = receiver.calls.length;
    const runs = await Promise.all(Array.from({ length: 12 }, startRun));
    const workers = await Promise.all(Array.from({ length: 4 }, () => working()));
    await Promise.all(workers.map((worker) => worker.idle()));
    await Promise.all(workers.map((worker) => worker.stop()));
    const keys = keysSince(before);
    expect(keys).toHaveLength(12);
    expect(new Set(keys).size).toBe(12);
    for (const run of runs) expect(await recorded(run)).toBe(1);
  });
});
