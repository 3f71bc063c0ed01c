import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { name reference } } }`;

test('names a workflow by the name pattern and its values', async () => {
  const tenantId = await server.createTenant('Acme');
  const ada = await server.createPerson({ tenantId, name: 'Ada' });
  const built = withFields(
    buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ada.userId)] }] }),
    [field(1, 'TEXT', { name: 'Customer' }), field(2, 'PEOPLE', { name: 'Lead' })],
    [null, place(1, 1)],
    [null, place(2, 2, { inputType: 'OPTIONAL' })],
  );
  const nameTemplate = '{reference} {customer} by {Lead}';
  const blueprintId = await publishedBlueprint(server, ada, {
    ...built,
    settings: { ...built.settings, nameTemplate },
  });
  const start = (over: object) =>
    ada.graphql(START, {
      input: {
        idempotencyKey: crypto.randomUUID(),
        blueprintId,
        ownerId: ada.userId,
        values: [
          { instance: instanceKey(1), value: 'Blue Heron' },
          { instance: instanceKey(2), value: [ada.userId] },
        ],
        ...over,
      },
    });
  const started = await start({});
  expect(started.errors).toEqual([]);
  const { name, reference } = started.data.startWorkflow.workflow;
  expect(name).toBe(`${reference} Blue Heron by Ada`);
  const named = await start({ name: 'By hand' });
  expect(named.data.startWorkflow.workflow.name).toBe('By hand');
  expect((await start({ name: ' ' })).codes).toEqual(['Required']);
});
