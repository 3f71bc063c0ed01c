import { asId, type CustomFieldId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/db/uuid.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;
const CREATE_FIELD = `mutation ($input: CreateCustomFieldInput!) {
  createCustomField(input: $input) { customField { id } } }`;
const LIST = `query ($fields: [ID!]!) { workflows(first: 10) { edges { node {
  stageSteps { name status } createdBy { name } waitsFor { name } lastChangeDate tags { name } fieldTexts(fields: $fields) { name text } } } } }`;

let ada: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let customField: string;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  eve = await server.createPerson({ tenantId, name: 'Eve', accessLevel: 'EXTERNAL' });
  const options = [{ id: 'h0', name: 'North' }];
  const { data } = await ada.graphql(CREATE_FIELD, {
    input: {
      ...{ idempotencyKey: newId(), isShared: true },
      definition: { name: 'Harbour', kind: 'SELECT', options },
    },
  });
  customField = data.createCustomField.customField.id;
  const origin = { field: asId<CustomFieldId>(customField), version: 1 };
  const content = withFields(
    buildBlueprint(
      { tasks: [{ assignees: [asId<PartyId>(ben.userId)] }] },
      { tasks: [{ assignees: [asId<PartyId>(eve.userId)] }] },
    ),
    [field(1, 'SELECT', { name: 'Harbour', options, origin })],
    [null, place(1, 1)],
  );
  blueprintId = await publishedBlueprint(server, ada, content);
  const values = [{ instance: instanceKey(1), stringValue: 'h0' }];
  const input = { idempotencyKey: newId(), blueprintId, name: 'One', ownerId: ada.userId, values };
  expect((await ada.graphql(START, { input })).codes).toEqual([]);
});

describe('columns of the list of workflows', () => {
  it.each([
    ['the owner', () => ada],
    ['an assignee', () => ben],
  ])('show stages, people who must act, and values to %s', async (_, person) => {
    const { data, codes } = await person().graphql(LIST, { fields: [customField, newId()] });
    expect(codes).toEqual([]);
    const [{ node }] = data.workflows.edges;
    expect(node.stageSteps.map(({ status }: { status: string }) => status)).toEqual([
      'IN_PROGRESS',
      'NOT_STARTED',
    ]);
    expect(node.createdBy).toEqual({ name: 'Ada' });
    expect(node.waitsFor).toEqual([{ name: 'Ben' }]);
    expect(node.fieldTexts).toEqual([{ name: 'Harbour', text: 'North' }]);
    expect(Date.parse(node.lastChangeDate)).toBe(server.clock.now());
  });

  it('show the planned start of a scheduled workflow', async () => {
    const values = [{ instance: instanceKey(1), stringValue: 'h0' }];
    const input = {
      idempotencyKey: newId(),
      blueprintId,
      name: 'Later',
      ownerId: ada.userId,
      values,
    };
    const started = await ada.graphql(START, { input: { ...input, startDate: '2099-01-05' } });
    const { id } = started.data.startWorkflow.workflow;
    const { data } = await ada.graphql(
      '{ workflows(first: 10) { edges { node { id startDate waitsFor { name } } } } }',
    );
    const node = data.workflows.edges
      .map((edge: { readonly node: { readonly id: string } }) => edge.node)
      .find((one: { readonly id: string }) => one.id === id);
    expect(node.startDate.slice(0, 4)).toBe('2099');
    expect(node.waitsFor).toEqual([]);
  });

  it('list nothing for an external assignee', async () => {
    const { data } = await eve.graphql(LIST, { fields: [customField] });
    expect(data.workflows.edges).toEqual([]);
  });
});
