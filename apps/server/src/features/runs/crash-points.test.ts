import { setTimeout as delay } from 'node:timers/promises';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashCode } from '../../testing/crashing-process.ts';
import { childProcesses } from '../../testing/child-processes.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

// A process exits at a named point, as in a power failure. Another process starts, and nothing must
// be lost or done twice.
const server = await createTestServer();
const { begin, endOf, completion, commands } = childProcesses(server);
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;

let ada: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  const mine = { assignees: [asId<PartyId>(ada.userId)] };
  blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [mine, mine] }));
});

const start = async (startDate: string | null) => {
  const { data, codes } = await ada.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId,
      name: 'Run',
      ownerId: ada.userId,
      startDate,
    },
  });
  expect(codes).toEqual([]);
  return data.startWorkflow.workflow;
};

const statusOf = async (taskId: string): Promise<string | undefined> =>
  (
    await server.database.rows<{ status: string }>('SELECT status FROM task WHERE id = $1', [
      taskId,
    ])
  )[0]?.status;

describe('a command whose process crashes', () => {
  it.each([
    ['BEFORE_COMMIT', ['START'], 'PENDING_SUBMISSION'],
    ['AFTER_COMMIT', ['START', 'SUBMIT'], 'COMPLETED'],
  ] as const)('takes effect exactly once after a crash %s', async (point, left, status) => {
    const workflow = await start(null);
    const [{ id: taskId }] = workflow.stages[0].tasks;
    const duty = completion(ada, taskId);
    expect(await endOf(begin(ada, duty, point))).toBe(crashCode);
    expect(await commands(workflow.id)).toEqual(left);
    expect(await statusOf(taskId)).toBe(status);
    // The response was lost, so the client retries.
    expect(await endOf(begin(ada, duty))).toBe(0);
    expect(await commands(workflow.id)).toEqual(['START', 'SUBMIT']);
    expect(await statusOf(taskId)).toBe('COMPLETED');
  });
});

describe('a timer whose worker crashes', () => {
  it.each([
    ['JOB_BEGUN', 1],
    ['BEFORE_COMMIT', 1],
    ['AFTER_COMMIT', 2],
    ['JOB_DONE_UNRECORDED', 2],
  ] as const)('takes effect once after a crash %s', async (point, recorded) => {
    const workflow = await start('2026-03-05');
    const now = Date.parse('2026-03-05T00:00:01Z');
    expect(await endOf(begin(ada, { kind: 'JOBS' }, point, now))).toBe(crashCode);
    expect(await commands(workflow.id)).toHaveLength(recorded);
    const begun = performance.now();
    begin(ada, { kind: 'JOBS' }, 'NOWHERE', now);
    const isOver = async () =>
      (
        await server.database.rows(`SELECT FROM graphile_worker.jobs WHERE key = 'run:' || $1`, [
          workflow.id,
        ])
      ).length === 0 && (await commands(workflow.id)).length === 2;
    while (!(await isOver())) await delay(50);
    expect(performance.now() - begun).toBeLessThan(60_000);
    expect(await commands(workflow.id)).toEqual(['SCHEDULE', 'START_SCHEDULED']);
  });
});
