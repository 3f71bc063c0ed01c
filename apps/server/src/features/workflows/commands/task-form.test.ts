import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const FORM = 'form { instance name kind inputType value version people { name } sourceTask }';
const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id version stages { tasks { id ${FORM} } } } } }`;
const SAVE = `mutation ($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) {
  saved { instance value version } task { id version ${FORM} } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!, $values: [FieldValueInput!]) {
  completeTask(input: $input, values: $values) { task { id status ${FORM} } } }`;
const TASK = `query ($id: ID!) { task(id: $id) { status permissions { edit } ${FORM} } }`;

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let stranger: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  stranger = await server.createPerson({
    tenantId: await server.createTenant('Other'),
    name: 'Stranger',
  });
  const of = (person: TestPerson) => ({ assignees: [asId<PartyId>(person.userId)] });
  const content = withFields(
    buildBlueprint({ tasks: [of(ben), of(cleo)] }),
    [field(1, 'TEXT'), field(2, 'PEOPLE'), field(3, 'MULTI_SELECT')],
    [null, place(1, 1)],
    [taskKey(1), place(2, 1, { inputType: 'INHERITED', source: instanceKey(1) })],
    [taskKey(1), place(3, 2)],
    [taskKey(1), place(4, 3, { inputType: 'OPTIONAL' })],
    [taskKey(2), place(5, 2, { inputType: 'INHERITED', source: instanceKey(3) })],
  );
  blueprintId = await publishedBlueprint(server, ada, content);
});

const value = (n: number, of: unknown) => ({ instance: instanceKey(n), value: of });

const start = (values: readonly unknown[]) =>
  ada.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId,
      name: 'Northwind',
      ownerId: ada.userId,
      values,
    },
  });

const started = async () => {
  const { data } = await start([value(1, 'Northwind')]);
  const [first, second] = data.startWorkflow.workflow.stages[0].tasks;
  return { first, second };
};

const save = (
  by: TestPerson,
  taskId: string,
  values: readonly unknown[],
  key = crypto.randomUUID(),
) => by.graphql(SAVE, { input: { idempotencyKey: key, taskId, values } });

describe('the form of a task', () => {
  test('starts with the intake values and rejects a start without them', async () => {
    const { first } = await started();
    expect(first.form[0]).toMatchObject({ inputType: 'INHERITED', value: 'Northwind' });
    const { errors } = await start([]);
    expect(errors[0]?.extensions.refusals).toMatchObject([
      { code: 'MissingRequired', params: { count: 1 } },
      { code: 'Required', field: `values.${instanceKey(1)}` },
    ]);
  });

  test('saves single fields in two round trips, with the same version', async () => {
    const { first } = await started();
    const key = crypto.randomUUID();
    let task: any;
    const trips = await server.countTrips(async () => {
      const { data } = await save(ben, first.id, [value(4, ['two', 'gone', 'one'])], key);
      ({ task } = data.saveTaskValues);
    });
    expect(trips).toBe(2);
    expect(task.version).toBe(1);
    expect(task.form[2]).toMatchObject({ value: ['one', 'two'], version: 1 });
    const again = await save(ben, first.id, [value(4, ['three'])], key);
    expect(again.data.saveTaskValues.task.form[2].value).toEqual(['one', 'two']);
    // Only changed fields are returned.
    expect(again.data.saveTaskValues.saved).toEqual([
      { instance: instanceKey(4), value: ['one', 'two'], version: 1 },
    ]);
  });

  test('shows drafts to assignees and submitted values to others', async () => {
    const { first, second } = await started();
    await save(ben, first.id, [value(3, [cleo.userId])]);
    const seenBy = async (person: TestPerson) =>
      (await person.graphql(TASK, { id: first.id })).data.task;
    expect(await seenBy(ben)).toMatchObject({
      permissions: { edit: true },
      form: [{}, { people: [{ name: 'Cleo' }] }, {}],
    });
    expect(await seenBy(cleo)).toMatchObject({
      permissions: { edit: false },
      form: [{ value: 'Northwind' }, { value: null, people: [] }, {}],
    });
    const done = await ben.graphql(COMPLETE, {
      input: { idempotencyKey: crypto.randomUUID(), taskId: first.id },
      values: [value(4, ['one'])],
    });
    expect(done.data.completeTask.task.status).toBe('COMPLETED');
    expect((await seenBy(cleo)).form).toMatchObject([
      {},
      { value: [cleo.userId] },
      { value: ['one'] },
    ]);
    const { data } = await cleo.graphql(TASK, { id: second.id });
    expect(data.task.form).toMatchObject([{ people: [{ name: 'Cleo' }], sourceTask: 'Task 1' }]);
  });

  test('is submitted with all values, or rejected with one error per field', async () => {
    const { first } = await started();
    const { errors } = await ben.graphql(COMPLETE, {
      input: { idempotencyKey: crypto.randomUUID(), taskId: first.id },
    });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'ValidationErrorCode.ActionItemHasValidationErrors',
      refusals: [{ params: { count: 1 } }, { code: 'Required', field: `values.${instanceKey(3)}` }],
    });
  });

  test('rejects a former assignee', async () => {
    const { first } = await started();
    await save(ben, first.id, [value(4, ['one'])]);
    const input = { idempotencyKey: crypto.randomUUID(), taskId: first.id };
    const ASSIGN = `mutation ($input: AssignTaskInput!) { assignTask(input: $input) { task { id } } }`;
    await ada.graphql(ASSIGN, { input: { ...input, assigneeIds: [cleo.userId] } });
    expect((await ben.graphql(TASK, { id: first.id })).data.task).toBeNull();
    expect((await save(ben, first.id, [value(4, ['two'])])).codes).toEqual(['NotFound']);
    // The draft belongs to the task, so the new assignee continues with it.
    const { data } = await cleo.graphql(TASK, { id: first.id });
    expect(data.task.form[2]).toMatchObject({ value: ['one'], version: 1 });
  });

  test('rejects people of other workspaces and people not assigned', async () => {
    const { first } = await started();
    const codesOf = async (answer: ReturnType<typeof save>) => (await answer).codes;
    expect(await codesOf(save(ben, first.id, [value(3, [stranger.userId])]))).toEqual([
      'UnknownParty',
    ]);
    expect(await codesOf(save(cleo, first.id, [value(4, ['one'])]))).toEqual(['NotAssignee']);
    expect(await codesOf(save(stranger, first.id, [value(4, ['one'])]))).toEqual(['NotFound']);
  });

  test('returns who entered a value, and rejects outdated changes', async () => {
    const { first } = await started();
    const seen = (n: number, of: unknown, expectedVersion: number) => ({
      ...value(n, of),
      expectedVersion,
    });
    const answers = await Promise.all([
      save(ben, first.id, [seen(4, ['one'], 0)]),
      save(ada, first.id, [seen(4, ['two'], 0)]),
    ]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual([
      'FieldsChangedMeanwhile',
      'FieldChangedMeanwhile',
    ]);
    const FORM_BY = 'form { instance version enteredBy { id } enteredAt }';
    const read = async (person: TestPerson) =>
      (await person.graphql(`query ($id: ID!) { task(id: $id) { ${FORM_BY} } }`, { id: first.id }))
        .data.task.form[2];
    const winner = answers[0]?.codes.length === 0 ? ben : ada;
    expect(await read(ben)).toMatchObject({
      version: 1,
      enteredBy: { id: winner.userId },
      enteredAt: expect.any(String),
    });
    expect(await read(cleo)).toMatchObject({ enteredBy: null, enteredAt: null });
  });

  test('keeps values that two people save at the same time', async () => {
    const { first } = await started();
    await Promise.all([
      save(ben, first.id, [value(3, [ben.userId])]),
      save(ada, first.id, [value(4, ['three'])]),
    ]);
    const { data } = await ben.graphql(TASK, { id: first.id });
    expect(data.task.form).toMatchObject([{}, { value: [ben.userId] }, { value: ['three'] }]);
  });
});
