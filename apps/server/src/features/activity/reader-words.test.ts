import { instanceKey } from '@baton/fixtures/builders/fields';
import { afterAll, expect, test } from 'vitest';
import { translatedScene } from '../../testing/scenes/translated-scene.ts';

// Readers of German see the German texts of an English form everywhere.
const { server, ada, ben, cem, start, complete } = await translatedScene();
afterAll(server.close);

const WORKFLOW = `query ($id: ID!) { workflow(id: $id) { stages { condition { parts { name options { name } } } } } }`;
const TASK = `query ($id: ID!) { task(id: $id) { awaitedFields awaitedManagers { field }
  explanations { code names } form { name } } }`;

const words = {
  en: {
    ...{ region: 'Region', north: 'North', reviewer: 'Reviewer' },
    ...{ delivery: 'Delivery', note: 'Note' },
    ...{ item: ['Item', 'Artikel'], size: ['Size', 'Größe'], sizes: ['Large', 'Groß'] },
  },
  de: {
    ...{ region: 'Gebiet', north: 'Norden', reviewer: 'Prüferin' },
    ...{ delivery: 'Lieferung', note: 'Anmerkung' },
    ...{ item: ['Artikel', 'Item'], size: ['Größe', 'Size'], sizes: ['Groß', 'Large'] },
  },
};
const readers = [
  ['English', ben, words.en],
  ['German', ada, words.de],
] as const;

const { id, tasks } = await start();
const [first = '', second = ''] = tasks;
const read = async (who: typeof ada, taskId: string) =>
  (await who.graphql(TASK, { id: taskId })).data.task;

test.each(readers)(
  'names in %s the fields that a stage and a task wait for',
  async (_, who, say) => {
    const { data } = await who.graphql(WORKFLOW, { id });
    expect(data.workflow.stages[1].condition.parts).toEqual([
      { name: say.region, options: [{ name: say.north }] },
    ]);
    const task = await read(who, second);
    expect(task.awaitedFields).toEqual([say.reviewer]);
    expect(task.awaitedManagers).toEqual([{ field: say.reviewer }]);
    expect(task.explanations).toContainEqual({ code: 'DUE_AWAITS_FIELD', names: [say.delivery] });
  },
);

test.each(readers)('names in %s the columns that a pasted table can have', async (_, who, say) => {
  const { data } = await who.graphql(
    `query ($id: ID!, $instance: ID!) { task(id: $id) { tableWords(instance: $instance) { names options { id name } } } }`,
    { id: first, instance: instanceKey(6) },
  );
  expect(data.task.tableWords.slice(0, 2)).toEqual([
    { names: say.item, options: [] },
    { names: say.size, options: say.sizes.map((name) => ({ id: 'large', name })) },
  ]);
  const elsewhere = await who.graphql(
    `query ($id: ID!, $instance: ID!) { task(id: $id) { tableWords(instance: $instance) { names } } }`,
    { id: second, instance: instanceKey(6) },
  );
  expect(elsewhere.data.task.tableWords).toEqual([]);
});

test("explains due date, assignee, and errors in the reader's language", async () => {
  const answers = { 1: 'north', 4: '2026-03-09', 7: [cem.userId] };
  expect((await complete(ben, first, answers)).codes).toEqual([]);
  for (const [, who, say] of readers) {
    const task = await read(who, second);
    expect(task.explanations).toContainEqual({ code: 'DUE_FROM_FIELD', names: [say.delivery] });
    expect(task.explanations).toContainEqual({ code: 'PEOPLE_BY_FIELD', names: [say.reviewer] });
    expect(task.form).toEqual([{ name: say.note }]);
    // The error names the field, whose label is translated.
    const refused = await complete(who, second, {});
    expect(refused.errors[0]?.extensions.refusals).toContainEqual({
      code: 'FieldMustBeFilledOutBeforeSubmittingTask',
      params: {},
      field: `values.${instanceKey(12)}`,
    });
  }
});
