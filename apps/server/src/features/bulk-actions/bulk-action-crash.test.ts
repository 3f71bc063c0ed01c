import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childProcesses } from '../../testing/child-processes.ts';
import { crashCode } from '../../testing/crashing-process.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { runBulkAction } from './run-bulk-action.ts';

// The worker exits at a named point, as in a power failure. Another worker continues.
const server = await createTestServer();
const { begin, endOf } = childProcesses(server);
afterAll(server.close);

let ada: TestPerson;
let blueprintId: string;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const assignees = [asId<PartyId>(ada.userId)];
  blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [{ assignees }] }));
});

const startTask = async (): Promise<string> => {
  const { data } = await ada.graphql(
    `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { stages { tasks { id } } } } }`,
    {
      input: {
        ...{ idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run' },
        ownerId: ada.userId,
      },
    },
  );
  return data.startWorkflow.workflow.stages[0].tasks[0].id;
};

describe('a bulk action', () => {
  it.each(['BEFORE_COMMIT', 'AFTER_COMMIT'] as const)(
    'changes each task once after a crash %s',
    async (point) => {
      const taskIds: string[] = [];
      for (let at = 0; at < 6; at += 1) taskIds.push(await startTask());
      const made = await ada.graphql(
        'mutation ($input: CreateBulkActionInput!) { createBulkAction(input: $input) { id readyCount } }',
        { input: { idempotencyKey: crypto.randomUUID(), taskIds, action: 'COMPLETE' } },
      );
      const { id, readyCount } = made.data.createBulkAction;
      expect(readyCount).toBe(6);
      await ada.graphql(
        'mutation ($input: RunBulkJobInput!) { runBulkJob(input: $input) { state } }',
        { input: { idempotencyKey: crypto.randomUUID(), bulkJobId: id, rows: 'GOOD' } },
      );
      expect(await endOf(begin(ada, { kind: 'JOBS' }, point))).toBe(crashCode);
      await runBulkAction(server.composition.services, ada.tenantId, id);
      const [job] = await server.database.rows(
        `SELECT state, done_count AS done, failed_count AS failed,
                (SELECT count(*)::int FROM event e, unnest($2::text[]) task
                  WHERE e.command = 'SUBMIT' AND e.events::text LIKE '%' || task || '%') AS commands
           FROM bulk_job WHERE id = $1`,
        [id, taskIds],
      );
      expect(job).toEqual({ state: 'COMPLETED', done: 6, failed: 0, commands: 6 });
    },
    60_000,
  );
});
