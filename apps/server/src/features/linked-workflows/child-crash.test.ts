import { asId, type BlueprintId, type PartyId } from '@baton/domain/core/ids';
import { newLinkRule } from '@baton/domain/blueprint/link-rule';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crashCode } from '../../testing/crashing-process.ts';
import { childProcesses } from '../../testing/child-processes.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { workOffDue, workOffMessages } from '../../testing/background/work-off-messages.ts';

// Messages between workflows are jobs. A worker exits at a named point, and another one continues.
// There is one linked workflow, and its parent gets each message once.
const server = await createTestServer();
const { begin, endOf, completion, commands } = childProcesses(server);
const jobs = { kind: 'JOBS' } as const;
afterAll(server.close);

let ada: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  const mine = { assignees: [asId<PartyId>(ada.userId)] };
  const child = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [mine] }));
  const linked = {
    type: 'LINKED_WORKFLOW' as const,
    assignees: [],
    link: { ...newLinkRule, blueprint: asId<BlueprintId>(child) },
  };
  blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint({ tasks: [linked] }, { tasks: [mine] }),
  );
});

const start = async (): Promise<string> => {
  const { data, codes } = await ada.graphql(
    `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`,
    {
      input: { idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run', ownerId: ada.userId },
    },
  );
  expect(codes).toEqual([]);
  return data.startWorkflow.workflow.id;
};

const childrenOf = (workflowId: string) =>
  server.database.rows<{ id: string; task: string }>(
    `SELECT w.id, (SELECT t.id FROM task t WHERE t.workflow_id = w.id) AS task
       FROM workflow w WHERE w.marks->'parent'->>'workflowId' = $1`,
    [workflowId],
  );
const linkedTask = async (workflowId: string) =>
  (
    await server.database.rows<{ status: string }>(
      `SELECT status FROM task WHERE workflow_id = $1 AND type = 'LINKED_WORKFLOW'`,
      [workflowId],
    )
  )[0]?.status;

const points = ['JOB_BEGUN', 'BEFORE_COMMIT', 'AFTER_COMMIT', 'JOB_DONE_UNRECORDED'] as const;

it.each(points)('creates a linked workflow once after a crash %s', async (point) => {
  const id = await start();
  expect(await endOf(begin(ada, jobs, point))).toBe(crashCode);
  expect((await childrenOf(id)).length).toBeLessThanOrEqual(1);
  await workOffMessages(server);
  const [child, ...others] = await childrenOf(id);
  expect(others).toEqual([]);
  expect(await commands(child?.id ?? '')).toEqual(['START']);
  expect(await commands(id)).toEqual(['START', 'CHILD_REPORT']);
  expect(await linkedTask(id)).toBe('PENDING_SUBMISSION');
});

it.each(points)('reports the end of a linked workflow once after a crash %s', async (point) => {
  const id = await start();
  await workOffMessages(server);
  const [child] = await childrenOf(id);
  expect(await endOf(begin(ada, completion(ada, child?.task ?? '')))).toBe(0);
  expect(await endOf(begin(ada, jobs, point))).toBe(crashCode);
  await workOffMessages(server);
  expect(await commands(id)).toEqual(['START', 'CHILD_REPORT', 'CHILD_REPORT']);
  expect(await linkedTask(id)).toBe('COMPLETED');
});

it.each(['BEFORE_COMMIT', 'AFTER_COMMIT'] as const)(
  'delivers a delayed message to the parent after a crash %s',
  async (point) => {
    const id = await start();
    await workOffMessages(server);
    const [child] = await childrenOf(id);
    const duty = completion(ada, child?.task ?? '', 10);
    expect(await endOf(begin(ada, duty, point))).toBe(crashCode);
    // The response was lost, so the client retries.
    expect(await endOf(begin(ada, duty))).toBe(0);
    await workOffDue(server);
    expect(await linkedTask(id)).toBe('PENDING_SUBMISSION');
    await workOffMessages(server);
    expect(await commands(id)).toEqual(['START', 'CHILD_REPORT', 'CHILD_REPORT']);
    expect(await linkedTask(id)).toBe('COMPLETED');
  },
);
