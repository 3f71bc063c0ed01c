import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id approvals { id } } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!, $values: [FieldValueInput!]) {
  completeTask(input: $input, values: $values) { task { status } } }`;
const REJECT = `mutation ($input: RejectTaskInput!) { rejectTask(input: $input) { task { status } changed { id status } } }`;
const ASK = `mutation ($input: AskInformationInput!) { askForInformation(input: $input) { task { id } } }`;
const TASK = `query ($id: ID!) { task(id: $id) { status
  fieldComments { instance occasion text by { name } at } } }`;
const HISTORY = `query ($id: ID!) { task(id: $id) { auditHistory(first: 5) { edges { node { fields { fieldName label valueAfter } } } } } }`;

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let dora: TestPerson;
let task: string;
let approval: string;

const key = () => crypto.randomUUID();
const remarks = (n: number, text: string) => [{ instance: instanceKey(n), text }];
const handIn = (values: readonly string[]) =>
  ben.graphql(COMPLETE, {
    input: { idempotencyKey: key(), taskId: task },
    values: values.map((value, at) => ({ instance: instanceKey(at + 1), value })),
  });
const seen = async (who: TestPerson) => (await who.graphql(TASK, { id: task })).data.task;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  dora = await server.createPerson({ tenantId, name: 'Dora' });
  const party = ({ userId }: TestPerson) => asId<PartyId>(userId);
  const blueprintId = await publishedBlueprint(
    server,
    ada,
    withFields(
      buildBlueprint({
        tasks: [
          { assignees: [party(ben)], approvals: [approvalStep(91, { approvers: [party(cleo)] })] },
        ],
      }),
      [field(1, 'TEXT', { name: 'City' }), field(2, 'TEXT')],
      [taskKey(1), place(1, 1)],
      [taskKey(1), place(2, 2)],
    ),
  );
  const { data } = await ada.graphql(START, {
    input: { idempotencyKey: key(), blueprintId, name: 'N', ownerId: ada.userId },
  });
  const [first] = data.startWorkflow.workflow.stages[0].tasks;
  task = first.id;
  approval = first.approvals[0].id;
  await handIn(['Rome', 'x']);
});

test('stores comments on fields with a question and a rejection', async () => {
  const asked = {
    idempotencyKey: key(),
    taskId: approval,
    text: 'Sure?',
    remarks: remarks(2, 'Why?'),
  };
  expect((await ben.graphql(ASK, { input: asked })).codes).toEqual(['NotApprover']);
  expect((await cleo.graphql(ASK, { input: { ...asked, idempotencyKey: key() } })).codes).toEqual(
    [],
  );
  const input = {
    idempotencyKey: key(),
    taskId: approval,
    comment: 'See below',
    remarks: remarks(1, 'Milan?'),
  };
  expect(
    (await dora.graphql(REJECT, { input: { ...input, idempotencyKey: key() } })).codes,
  ).toEqual(['NotFound']);
  const done = await cleo.graphql(REJECT, { input });
  expect(done.codes).toEqual([]);
  // A retry changes nothing.
  expect((await cleo.graphql(REJECT, { input })).codes).toEqual([]);
  const { status, fieldComments } = await seen(ben);
  expect(status).toBe('REJECTED');
  expect(fieldComments).toMatchObject([
    { instance: instanceKey(2), occasion: 'QUESTION', text: 'Why?', by: { name: 'Cleo' } },
    { instance: instanceKey(1), occasion: 'REJECTION', text: 'Milan?', by: { name: 'Cleo' } },
  ]);
});

test('moves a field comment to the history when its value changes', async () => {
  expect((await handIn(['Milan', 'x'])).codes).toEqual([]);
  expect((await seen(cleo)).fieldComments).toMatchObject([{ instance: instanceKey(2) }]);
  const { data } = await ada.graphql(HISTORY, { id: task });
  const fields = data.task.auditHistory.edges.flatMap(
    ({ node }: { node: { fields: readonly object[] } }) => node.fields,
  );
  expect(fields).toContainEqual({
    fieldName: 'FieldComment',
    label: 'City',
    valueAfter: ['Milan?'],
  });
  const { rows } = {
    rows: await server.database.rows('SELECT marks FROM task WHERE id = $1', [task]),
  };
  expect(rows[0]).toMatchObject({ marks: { remarks: [{ instance: instanceKey(2) }] } });
});

test('rejects comments on fields that were not submitted', async () => {
  const input = { idempotencyKey: key(), taskId: approval, comment: '', remarks: remarks(9, 'x') };
  const { errors } = await cleo.graphql(REJECT, { input });
  expect(errors[0]?.extensions.refusals).toMatchObject([
    { code: 'UnknownReference', field: `remarks.${instanceKey(9)}` },
  ]);
});
