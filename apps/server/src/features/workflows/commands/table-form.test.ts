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
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { forgetCachedRuns } from '../../runs/store/index.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  stages { tasks { id } } } } }`;
const SAVE = `mutation ($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) {
  dropped { instance choices }
  task { form { value columns { name kind required } people { name }
    tabularValues { rowNumber row column value } } } } }`;

const [item, who] = [fieldKey(11), fieldKey(12)];
let ada: TestPerson;
let ben: TestPerson;
let taskId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  const content = withFields(
    buildBlueprint({
      tasks: [{ assignees: [asId<PartyId>(ada.userId), asId<PartyId>(ben.userId)] }],
    }),
    [
      field(1, 'TABLE', {
        columns: [
          column(11, 'TEXT', { name: 'Item', required: true }),
          column(12, 'PEOPLE', { name: 'Who' }),
        ],
      }),
      field(2, 'SELECT'),
    ],
    [taskKey(1), place(1, 1)],
    [taskKey(1), place(2, 2)],
  );
  const blueprintId = await publishedBlueprint(server, ada, content);
  const { data } = await ada.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId,
      name: 'Northwind',
      ownerId: ada.userId,
    },
  });
  taskId = data.startWorkflow.workflow.stages[0].tasks[0].id;
});

const save = (by: TestPerson, input: object) =>
  by.graphql(SAVE, {
    input: { idempotencyKey: crypto.randomUUID(), taskId, values: [], ...input },
  });

const patch = (over: object) => ({ tables: [{ instance: instanceKey(1), ...over }] });

test('keeps the cells that two people edit at the same time', async () => {
  const rows = [1, 2].map((n) => ({ row: rowId(n), cells: [] }));
  await save(ada, patch({ insertRows: rows }));
  const cells = [ada, ben].map((by, at) =>
    save(by, patch({ setCells: [{ row: rowId(at + 1), column: item, value: `by ${at}` }] })),
  );
  await Promise.all(cells);
  const { data } = await save(
    ada,
    patch({ setCells: [{ row: rowId(2), column: who, value: [ben.userId.toUpperCase()] }] }),
  );
  const [table] = data.saveTaskValues.task.form;
  expect(table.tabularValues).toEqual([
    { rowNumber: 1, row: rowId(1), column: item, value: 'by 0' },
    { rowNumber: 2, row: rowId(2), column: item, value: 'by 1' },
    { rowNumber: 2, row: rowId(2), column: who, value: [ben.userId] },
  ]);
  expect(table.people).toEqual([{ name: 'Ben' }]);
  expect(table.columns).toMatchObject([{ name: 'Item', required: true }, { kind: 'PEOPLE' }]);
});

test.each([
  [
    'an unknown row',
    patch({ setCells: [{ row: rowId(9), column: item, value: 'x' }] }),
    'UnknownReference',
    `values.${instanceKey(1)}.${rowId(9)}.${item}`,
  ],
  [
    'an unknown person',
    patch({ setCells: [{ row: rowId(1), column: who, value: [rowId(77)] }] }),
    'UnknownParty',
    'values',
  ],
  [
    'two values for one field',
    { values: [{ instance: instanceKey(2), value: 'one', stringValue: 'two' }] },
    'MultipleValuesOnSingle',
    `values.${instanceKey(2)}`,
  ],
  [
    'a list for a single value',
    { values: [{ instance: instanceKey(2), stringMultiValue: ['one', 'two'] }] },
    'MultipleValuesOnSingle',
    `values.${instanceKey(2)}`,
  ],
  [
    'a number for a single select',
    { values: [{ instance: instanceKey(2), floatValue: 2.5 }] },
    'WrongValueType',
    `values.${instanceKey(2)}`,
  ],
])('rejects %s', async (_, input, code, at) => {
  await save(ada, patch({ insertRows: [{ row: rowId(1) }] }));
  const { errors } = await save(ada, input);
  expect(errors[0]?.extensions.refusals).toMatchObject([{ code, field: at }]);
});

test('rejects a whole change based on an outdated version', async () => {
  const id = crypto.randomUUID();
  await save(ada, patch({ insertRows: [{ row: id }] }));
  const told = await save(ben, {
    ...patch({ setCells: [{ row: id, column: item, value: 'x' }], expectedVersion: 1 }),
    values: [{ instance: instanceKey(2), value: 'one' }],
  });
  expect(told.errors[0]?.extensions.refusals).toMatchObject([
    { code: 'FieldsChangedMeanwhile' },
    { code: 'FieldChangedMeanwhile', field: `values.${instanceKey(1)}` },
  ]);
  const { data } = await save(ada, {});
  expect(data.saveTaskValues.task.form[1].value).toBeNull();
});

test('removes an unknown option from the value and reports it', async () => {
  const { data } = await save(ada, { values: [{ instance: instanceKey(2), stringValue: 'gone' }] });
  expect(data.saveTaskValues.dropped).toEqual([{ instance: instanceKey(2), choices: ['gone'] }]);
});

test('stores changed cells of a large table, not the whole table', async () => {
  const ids = Array.from({ length: 60 }, () => crypto.randomUUID());
  await save(ada, patch({ insertRows: ids.map((row) => ({ row })) }));
  const kept = async () => {
    const [row] = await server.database.rows<{ id: string; rows: number; patches: number | null }>(
      `SELECT workflow_id AS id, jsonb_array_length(draft -> 'value') AS rows,
              jsonb_array_length(draft_patches) AS patches
         FROM field_value WHERE task_id = $1 AND key = $2`,
      [taskId, instanceKey(1)],
    );
    return row ?? { id: '', rows: 0, patches: null };
  };
  const before = await kept();
  expect(before.rows).toBeGreaterThanOrEqual(60);
  const [first = '', second = ''] = ids;
  for (let n = 0; n < 70; n += 1)
    await save(ada, patch({ setCells: [{ row: first, column: item, value: `typed ${n}` }] }));
  await save(ben, patch({ removeRows: [second] }));
  const after = await kept();
  expect(after.patches).toBeGreaterThan(0);
  expect(after.patches).toBeLessThan(64);

  forgetCachedRuns(server.composition.database);
  const { data } = await save(ada, {});
  const rows: readonly { readonly row: string; readonly cells: object }[] =
    data.saveTaskValues.task.form[0].value;
  expect(rows.find(({ row }) => row === first)?.cells).toEqual({ [item]: 'typed 69' });
  expect(rows.some(({ row }) => row === second)).toBe(false);
});
