import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import {
  column,
  field,
  fieldKey,
  instanceKey,
  place,
  rowId,
  withFields,
} from '@baton/fixtures/builders/fields';
import { afterAll, expect, test } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!, $values: [FieldValueInput!]) {
  completeTask(input: $input, values: $values) { task { status } } }`;
const LINK = `mutation ($input: AddDocumentLinkInput!) { addDocumentLink(input: $input) { ref } }`;
const HISTORY = `query ($id: ID!) { workflow(id: $id) { auditHistory(first: 50) { edges { node {
  fields { fieldName label valueAfter } } } } } }`;

test('shows names of options, people, and documents, also in table cells', async () => {
  const tenantId = await server.createTenant('Acme');
  const ada = await server.createPerson({ tenantId, name: 'Ada' });
  const content = withFields(
    buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ada.userId)] }] }),
    [
      field(1, 'TABLE', {
        name: 'Parts',
        columns: [
          column(11, 'TEXT', { name: 'Item' }),
          column(12, 'SELECT', { name: 'Size', options: [{ id: 's-1', name: 'Large' }] }),
          column(13, 'PEOPLE', { name: 'Who' }),
        ],
      }),
      field(2, 'DOCUMENT', { name: 'Plan' }),
    ],
    [taskKey(1), place(1, 1)],
    [taskKey(1), place(2, 2)],
  );
  const key = () => crypto.randomUUID();
  const blueprintId = await publishedBlueprint(server, ada, content);
  const { data } = await ada.graphql(START, {
    input: { idempotencyKey: key(), blueprintId, name: 'Run', ownerId: ada.userId },
  });
  const { id, stages } = data.startWorkflow.workflow;
  const added = await ada.graphql(LINK, {
    input: { name: 'The plan', link: 'https://example.org/plan' },
  });
  expect(added.codes).toEqual([]);
  const cells = {
    [fieldKey(11)]: 'Bolt',
    [fieldKey(12)]: 's-1',
    [fieldKey(13)]: [ada.userId],
  };
  const done = await ada.graphql(COMPLETE, {
    input: { idempotencyKey: key(), taskId: stages[0].tasks[0].id },
    values: [
      { instance: instanceKey(1), value: [{ row: rowId(1), cells }] },
      { instance: instanceKey(2), value: [added.data.addDocumentLink.ref] },
    ],
  });
  expect(done.codes).toEqual([]);
  const { edges } = (await ada.graphql(HISTORY, { id })).data.workflow.auditHistory;
  const fields = edges.flatMap(({ node }: { node: { fields: object[] } }) => node.fields);
  expect(fields).toContainEqual({
    fieldName: 'CustomFieldValue',
    label: 'Parts',
    valueAfter: ['Bolt · Large · Ada'],
  });
  expect(fields).toContainEqual({
    fieldName: 'Documents',
    label: 'Plan',
    valueAfter: ['The plan'],
  });
});
