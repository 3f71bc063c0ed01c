import { fieldKey, rowId } from '@baton/fixtures/builders/fields';
import { afterAll, expect, test } from 'vitest';
import { translatedScene } from '../../testing/scenes/translated-scene.ts';

// The history formats values like the rest of the product.
const { server, ada, ben, start, complete } = await translatedScene();
afterAll(server.close);

const HISTORY = `query ($id: ID!) { workflow(id: $id) { auditHistory(first: 50) { edges { node {
  fields { fieldName label valueBefore valueAfter rowsBefore rowsAfter } } } } } }`;

type Told = readonly [label: string, before: readonly string[], after: readonly string[]];

const historyOf = async (who: typeof ada, id: string) => {
  const { data, codes } = await who.graphql(HISTORY, { id });
  expect(codes).toEqual([]);
  return data.workflow.auditHistory.edges.flatMap(({ node }: any) => node.fields);
};

const answersIn = (fields: readonly any[]): readonly Told[] =>
  fields
    .filter(({ fieldName }) => fieldName === 'CustomFieldValue')
    .map(({ label, valueBefore, valueAfter }) => [label, valueBefore, valueAfter]);

const cells = (item: string, weight: number) => ({
  [fieldKey(61)]: item,
  [fieldKey(62)]: 'large',
  [fieldKey(63)]: weight,
  [fieldKey(64)]: true,
});

test('shows values of all types in the reader’s language', async () => {
  const { id, tasks } = await start();
  const answers = {
    1: 'north',
    2: 'true',
    3: 1234.5,
    4: '2026-03-09',
    5: true,
    6: [{ row: rowId(1), cells: cells('Bolt', 1200.5) }],
    7: [ada.userId],
  };
  expect((await complete(ben, tasks[0] ?? '', answers)).codes).toEqual([]);
  expect(answersIn(await historyOf(ben, id))).toEqual([
    ['Region', [], ['North']],
    ['Note', [], ['true']],
    ['Price', [], ['€1,234.50']],
    ['Delivery', [], ['9 Mar 2026']],
    ['Agreed', [], ['Yes']],
    ['Parts', [], ['Bolt · Large · 1,200.5 kg · Yes']],
    ['Reviewer', [], ['Ada']],
  ]);
  expect(answersIn(await historyOf(ada, id))).toEqual([
    ['Gebiet', [], ['Norden']],
    ['Anmerkung', [], ['true']],
    ['Preis', [], ['1.234,50\u00a0€']],
    ['Lieferung', [], ['9. März 2026']],
    ['Einverstanden', [], ['Ja']],
    ['Teile', [], ['Bolt · Groß · 1.200,5 kg · Ja']],
    ['Prüferin', [], ['Ada']],
  ]);
});

const reopen = (taskId: string) =>
  ben.graphql(
    'mutation ($input: ReopenTaskInput!) { reopenTask(input: $input) { task { status } } }',
    { input: { idempotencyKey: crypto.randomUUID(), taskId, reason: 'Wrong' } },
  );

test('shows only the changed rows of a table', async () => {
  const { id, tasks } = await start();
  const [first = ''] = tasks;
  const rows = [1, 2].map((n) => ({ row: rowId(n), cells: cells(`Part ${n}`, n) }));
  const blank = { row: rowId(3), cells: {} };
  const changed = [rows[0], { row: rowId(2), cells: cells('Part 2', 3) }, blank];
  expect((await complete(ben, first, { 6: rows })).codes).toEqual([]);
  expect((await reopen(first)).codes).toEqual([]);
  expect((await complete(ben, first, { 6: changed })).codes).toEqual([]);
  expect(answersIn(await historyOf(ben, id))).toContainEqual([
    'Parts',
    ['Part 2 · Large · 2 kg · Yes'],
    ['Part 2 · Large · 3 kg · Yes'],
  ]);
});

test('shows values of a task that was deleted later', async () => {
  const { id, tasks } = await start();
  const [first = '', , other = ''] = tasks;
  expect((await complete(ben, first, { 1: 'north', 7: [ada.userId] })).codes).toEqual([]);
  expect((await complete(ben, other, { 31: '2026-03-09' })).codes).toEqual([]);
  expect((await reopen(other)).codes).toEqual([]);
  const gone = await ben.graphql(
    'mutation ($input: DeleteTaskInput!) { deleteTask(input: $input) { workflow { id } } }',
    { input: { idempotencyKey: crypto.randomUUID(), workflowId: id, taskId: other } },
  );
  expect(gone.codes).toEqual([]);
  expect(answersIn(await historyOf(ben, id))).toContainEqual(['Delivery', [], ['9 Mar 2026']]);
});
