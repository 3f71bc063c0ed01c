import { taskDefaults } from '@baton/domain/blueprint/complete-content';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { runJobHandlers } from '../../runs/index.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;
const OWNER = `query ($id: ID!) { workflow(id: $id) { owner { name } activity(first: 20) { edges { node { params { name value } } } } } }`;

let ada: TestPerson;
let ken: TestPerson;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ken = await server.createPerson({ tenantId, name: 'Ken' });
});

beforeEach(() =>
  server.database.rows(
    `UPDATE party SET access_level = 'INTERNAL', deleted_at = NULL WHERE id = $1`,
    [ken.userId],
  ),
);

/**
 * Starts a workflow whose ownership escalates to Ken after three hours. Returns the owner and the
 * notifications afterwards.
 */
const escalated = async (meanwhile: string) => {
  server.clock.set('2026-03-02T09:00:00Z');
  const hours = (amount: number) => ({ amount, unit: 'HOURS' }) as const;
  const task = {
    assignees: [asId<PartyId>(ada.userId)],
    due: { kind: 'DURATION' as const, ...hours(2) },
    deadline: {
      ...taskDefaults.deadline,
      escalations: [
        {
          key: taskKey(90),
          when: 'AFTER_DUE',
          time: hours(1),
          action: 'CHANGE_OWNER',
          party: asId<PartyId>(ken.userId),
        } as const,
      ],
    },
  };
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [task] }));
  const idempotencyKey = crypto.randomUUID();
  const input = { idempotencyKey, blueprintId, name: 'Run', ownerId: ada.userId };
  const { data, codes } = await ada.graphql(START, { input });
  expect(codes).toEqual([]);
  const workflowId = String(data.startWorkflow.workflow.id);
  if (meanwhile !== '')
    await server.database.rows(`UPDATE party SET ${meanwhile} WHERE id = $1`, [ken.userId]);
  server.clock.set('2026-03-02T12:00:00Z');
  const handler = runJobHandlers(server.composition.services).find(
    ({ name }) => name === 'wake-run',
  );
  await handler?.run({ workflowId, at: 0 }, { tenantId: ada.tenantId, attempt: 1 });
  const after = await ada.graphql(OWNER, { id: workflowId });
  expect(after.codes).toEqual([]);
  const { owner, activity } = after.data.workflow;
  const told = activity.edges.flatMap(
    ({ node }: { node: { params: readonly { name: string; value: string }[] } }) =>
      node.params.flatMap(({ name, value }) => (name === 'code' ? value : [])),
  );
  return [owner.name, told];
};

test.each([
  ['an internal user', '', 'Ken', 'OWNER_ESCALATED'],
  ['a person who is limited now', `access_level = 'LIMITED'`, 'Ken', 'OWNER_ESCALATED'],
  ['a person who is external now', `access_level = 'EXTERNAL'`, 'Ada', 'OWNER_NOT_ESCALATED'],
  ['a person who has left', `deleted_at = now()`, 'Ada', 'OWNER_NOT_ESCALATED'],
])('makes %s the owner by an escalation', async (_, meanwhile, owner, code) => {
  const [leads, told] = await escalated(meanwhile);
  expect(leads).toBe(owner);
  expect(told).toContain(code);
});
