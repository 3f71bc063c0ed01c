import { setTimeout as delay } from 'node:timers/promises';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { noDeadline } from '@baton/domain/time/deadline';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, expect, it } from 'vitest';
import { crashCode } from '../../testing/crashing-process.ts';
import { childProcesses } from '../../testing/child-processes.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer } from '../../testing/test-server.ts';

// Uses the real clock, because workers wait for a future time.
const server = await createTestServer();
server.clock.set(new Date().toISOString());
const { begin, endOf, commands } = childProcesses(server);
afterAll(server.close);

const tenantId = await server.createTenant('Acme');
const ada = await server.createPerson({ tenantId, name: 'Ada' });
const expiry = { grace: { amount: 0, unit: 'MINUTES' }, outcome: 'BLOCK', party: null } as const;
const assignees = [asId<PartyId>(ada.userId)];
const blueprintId = await publishedBlueprint(
  server,
  ada,
  buildBlueprint({ tasks: [{ assignees, deadline: { ...noDeadline, expiry } }] }),
);

/** Starts a workflow with one task that is due at the given time. */
const startUntil = async (dueOn: Date): Promise<string> => {
  const idempotencyKey = (): string => crypto.randomUUID();
  const started = await ada.graphql(
    `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id stages { tasks { id } } } } }`,
    { input: { idempotencyKey: idempotencyKey(), blueprintId, name: 'Run', ownerId: ada.userId } },
  );
  const { id, stages } = started.data.startWorkflow.workflow;
  const changed = await ada.graphql(
    `mutation ($input: ChangeTaskDueDateInput!) { changeTaskDueDate(input: $input) { task { id } } }`,
    { input: { idempotencyKey: idempotencyKey(), taskId: stages[0].tasks[0].id, dueOn } },
  );
  expect([...started.codes, ...changed.codes]).toEqual([]);
  return id;
};

it.each(['BEFORE_COMMIT', 'AFTER_COMMIT'] as const)(
  'takes effect once after the due date when its worker crashes %s',
  async (point) => {
    server.clock.set(new Date().toISOString());
    const dueOn = new Date(Date.now() + 4000);
    const workflowId = await startUntil(dueOn);
    expect(await endOf(begin(ada, { kind: 'JOBS' }, point, null))).toBe(crashCode);
    // Only the timer can end this process.
    expect(Date.now()).toBeGreaterThanOrEqual(dueOn.getTime());
    const upAgain = Date.now();
    begin(ada, { kind: 'JOBS' }, 'NOWHERE', null);
    const fired = () =>
      server.database.rows<{ at: Date }>(
        `SELECT at FROM event WHERE workflow_id = $1 AND command = 'DATE_REACHED'`,
        [workflowId],
      );
    const left = () =>
      server.database.rows(`SELECT FROM graphile_worker.jobs WHERE key = 'run:' || $1`, [
        workflowId,
      ]);
    while ((await fired()).length === 0 || (await left()).length > 0) await delay(50);
    const [event] = await fired();
    const at = event?.at.getTime() ?? 0;
    expect(at).toBeGreaterThanOrEqual(dueOn.getTime());
    expect(at - upAgain).toBeLessThan(60_000);
    expect(await commands(workflowId)).toEqual(['START', 'CHANGE_DUE_DATE', 'DATE_REACHED']);
  },
);
