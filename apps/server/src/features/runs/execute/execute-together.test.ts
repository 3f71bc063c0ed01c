import { newAutomation } from '@baton/domain/automation/automation';
import { wakeUpCommand } from '@baton/domain/run/command/wake-up-command';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/db/uuid.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { executeTogether, type SystemCommand } from './execute-together.ts';
import { forgetCachedRuns } from '../store/index.ts';

const server = await createTestServer();
afterAll(server.close);
const { services } = server.composition;

let ada: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const task = { assignees: [asId<PartyId>(ada.userId)] };
  blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [task, task] }));
});

/** Creates scheduled workflows. */
const planned = async (count: number, startDate: string): Promise<readonly string[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const { data, codes } = await ada.graphql(
        'mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }',
        {
          input: {
            idempotencyKey: crypto.randomUUID(),
            blueprintId,
            name: 'Run',
            ownerId: ada.userId,
            startDate,
          },
        },
      );
      expect(codes).toEqual([]);
      return String(data.startWorkflow.workflow.id);
    }),
  );

const wakeUp = (workflowId: string, key: string = newId()): SystemCommand => ({
  target: { kind: 'WORKFLOW', id: workflowId, expectedVersion: null },
  key,
  command: wakeUpCommand,
});

const give = (commands: readonly SystemCommand[]) =>
  executeTogether(services, ada.tenantId, commands);

/** Returns status and number of commands of each workflow. */
const storedStates = (ids: readonly string[]) =>
  server.database.rows(
    `SELECT schedule_status AS status, (SELECT count(*)::int FROM event e WHERE e.workflow_id = w.id) AS commands,
            (SELECT count(*)::int FROM graphile_worker.jobs j WHERE j.key = 'run:' || w.id) AS timers
       FROM workflow w WHERE id = ANY ($1)`,
    [ids],
  );

const started = { status: 'RUNNING', commands: 2, timers: 0 };

it('takes at most four round trips for any number of workflows', async () => {
  const ids = await planned(6, '2026-03-05');
  // Viewed workflows are cached, the others are read.
  const read = 'query ($id: ID!) { workflow(id: $id) { stages { tasks { id } } } }';
  for (const id of ids.slice(0, 3)) await ada.graphql(read, { id });
  server.clock.set('2026-03-05T00:00:01Z');
  const before = server.composition.database.tripCount();
  const outcomes = await give(ids.map((id) => wakeUp(id)));
  expect(outcomes).toEqual(ids.map(() => ({ hasChanged: true })));
  expect(server.composition.database.tripCount() - before).toBeLessThanOrEqual(4);
  expect(await storedStates(ids)).toEqual(ids.map(() => started));
  const { data } = await ada.graphql(
    'query ($id: ID!) { workflow(id: $id) { stages { tasks { displayStatus assignees { name } } } } }',
    { id: ids[0] },
  );
  const shown = { displayStatus: 'IN_PROGRESS_ON_TRACK', assignees: [{ name: 'Ada' }] };
  expect(data.workflow.stages[0].tasks).toEqual([shown, shown]);
});

it('takes effect once for a repeated command', async () => {
  const ids = await planned(3, '2026-03-06');
  server.clock.set('2026-03-06T00:00:01Z');
  const commands = ids.map((id) => wakeUp(id));
  await give([...commands, ...ids.map((id) => wakeUp(id))]);
  const again = await give(commands);
  expect(again).toEqual(ids.map(() => ({ hasChanged: false })));
  expect(await storedStates(ids)).toEqual(ids.map(() => started));
});

it('stores the other workflows when one has changed or is missing', async () => {
  const ids = await planned(4, '2026-03-07');
  server.clock.set('2026-03-07T00:00:01Z');
  const [outcomes] = await Promise.all([
    give([...ids.map((id) => wakeUp(id)), wakeUp(newId())]),
    ...ids.slice(0, 2).map((workflowId) =>
      ada.graphql(
        'mutation ($input: WorkflowCommandInput!) { startScheduledWorkflow(input: $input) { workflow { id } } }',
        {
          input: { idempotencyKey: crypto.randomUUID(), workflowId },
        },
      ),
    ),
  ]);
  expect(outcomes.at(-1)).toHaveProperty('error');
  const states = await storedStates(ids);
  expect(states.map(({ status }) => status)).toEqual(ids.map(() => 'RUNNING'));
  // The second command had nothing left to do.
  for (const { commands } of states) expect(commands).toBe(2);
});

it('writes the owner’s name into the requests of all workflows', async () => {
  const automation = { ...newAutomation, url: 'http://127.0.0.1/{{workflow.owner}}' };
  const call = { type: 'AUTOMATION' as const, automation, assignees: [] };
  const standard = blueprintId;
  blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [call] }));
  const ids = await planned(3, '2026-03-08');
  blueprintId = standard;
  server.clock.set('2026-03-08T00:00:01Z');
  forgetCachedRuns(services.database);
  await give(ids.map((id) => wakeUp(id)));
  const calls = await server.database.rows(
    `SELECT request->'url'->>0 AS url FROM automation_call WHERE workflow_id = ANY ($1)`,
    [ids],
  );
  expect(calls).toEqual(ids.map(() => ({ url: 'http://127.0.0.1/Ada' })));
});
