import { asId, type PartyId } from '@baton/domain/core/ids';
import { parseValue } from '@baton/domain/field/field-kinds';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { fieldKey, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { caseField, caseToday, typedCases } from '@baton/fixtures/fields/field-cases';
import { sentCases } from '@baton/fixtures/fields/sent-cases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseWorld, type CaseWorld } from '../../../testing/scenes/case-world.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  stages { tasks { id } } } } }`;
const SAVE = `mutation ($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) {
  task { form { instance value } } } }`;
const ENTRIES = `query ($id: ID!) { task(id: $id) { form { instance values { fieldInstanceId typename inputType
  stringValue dateValue timeValue booleanValue intValue floatValue } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;

/** Values are sent in the form in which a browser parses them. */
const cases = [
  ...typedCases
    .filter(({ value }) => value !== undefined)
    .map((one) => ({ ...one, sent: one.value })),
  ...sentCases,
].map((one, n) => ({ ...one, n: n + 1 }));

const isOfItsKind = (one: (typeof cases)[number]): boolean =>
  parseValue(one.sent ?? null, caseField(one)) !== undefined;

let ada: TestPerson;
let withOwn: CaseWorld['withOwn'];
let taskId: string;

beforeAll(async () => {
  server.clock.set(`${caseToday}T09:00:00Z`);
  ({ ada, withOwn } = await caseWorld(server));
  const content = withFields(
    buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ada.userId)] }] }),
    cases.map((one) => ({ ...caseField(one), key: fieldKey(one.n) })),
    ...cases.map(({ n }) => [taskKey(1), place(n, n, { inputType: 'OPTIONAL' })] as const),
  );
  const blueprintId = await publishedBlueprint(server, ada, content);
  const { data } = await ada.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId,
      name: 'Cases',
      ownerId: ada.userId,
    },
  });
  taskId = data.startWorkflow.workflow.stages[0].tasks[0].id;
});

const save = (values: readonly object[]) =>
  ada.graphql(SAVE, { input: { idempotencyKey: crypto.randomUUID(), taskId, values } });

test('saves all shared test cases with the expected values', async () => {
  const good = cases.filter(isOfItsKind);
  const { data } = await save(
    good.map(({ n, sent }) => ({ instance: instanceKey(n), value: withOwn(sent) })),
  );
  const kept = new Map<string, unknown>(
    data.saveTaskValues.task.form.map(
      ({ instance, value }: { instance: string; value: unknown }) => [instance, value],
    ),
  );
  for (const { rule, kind, n, value } of good)
    expect(kept.get(instanceKey(n)), `${rule}: ${kind}`).toEqual(withOwn(value ?? null));
});

test('rejects submission with one error for each invalid field', async () => {
  const { errors } = await ada.graphql(COMPLETE, {
    input: { idempotencyKey: crypto.randomUUID(), taskId },
  });
  const said = errors[0]?.extensions.refusals
    .slice(1)
    .map((refusal) => `${refusal.field} ${refusal.code}`);
  const expected = cases
    .filter((one) => isOfItsKind(one) && one.code !== undefined)
    .map(({ n, code, at }) =>
      [`values.${instanceKey(n)}`, ...(at === undefined ? [] : [at])].join('.').concat(` ${code}`),
    );
  expect(said).toEqual(expected);
});

test.each(cases.filter((one) => !isOfItsKind(one)))(
  'rejects a value of the wrong type immediately: $rule, $kind',
  async ({ n, sent, code, at }) => {
    const { errors } = await save([{ instance: instanceKey(n), value: withOwn(sent) }]);
    expect(errors[0]?.extensions.refusals).toMatchObject([
      { code, field: [`values.${instanceKey(n)}`, ...(at === undefined ? [] : [at])].join('.') },
    ]);
  },
);

test.each([
  ['DATE', { stringValue: '2026-03-09' }],
  ['TEXT', { dateValue: '2026-03-09' }],
  ['TEXT', { intValue: 7 }],
  ['MULTI_SELECT', { partyIdMultiValue: ['one'] }],
  ['CHECKBOX', { stringValue: 'true' }],
] as const)('rejects for a %s field: %j', async (kind, typed) => {
  const n = cases.find((one) => one.kind === kind)?.n ?? 0;
  const { errors } = await save([{ id: instanceKey(n), ...typed }]);
  expect(errors[0]?.extensions.refusals).toMatchObject([{ code: 'WrongValueType' }]);
});

test('accepts large whole numbers in a number field, and rejects decimals', async () => {
  const n =
    cases.find((one) => one.kind === 'NUMBER' && (one.constraints?.max ?? null) === null)?.n ?? 0;
  const id = instanceKey(n);
  expect((await save([{ id, intValue: 3_000_000_000 }])).codes).toEqual([]);
  const { data } = await ada.graphql(ENTRIES, { id: taskId });
  const told = data.task.form.find(({ instance }: { instance: string }) => instance === id).values;
  expect([told[0].intValue ?? told[0].floatValue]).toEqual([3_000_000_000]);
  expect((await save([{ id, intValue: 2.5 }])).codes).toEqual(['NotWhole']);
});

test('accepts and returns values of each type', async () => {
  const at = (kind: string, withTime = false) =>
    instanceKey(
      cases.find((one) => one.kind === kind && (one.constraints?.withTime ?? false) === withTime)
        ?.n ?? 0,
    );
  const both = { timeValue: '2026-03-09T10:00', dateValue: '2026-03-10' };
  const { codes } = await save([
    { id: at('DATE'), inputType: 'OPTIONAL', ...both },
    { id: at('DATE', true), ...both },
    { id: at('CHECKBOX'), booleanValue: true },
  ]);
  expect(codes).toEqual([]);
  const { data } = await ada.graphql(ENTRIES, { id: taskId });
  const entry = (id: string) =>
    data.task.form.find(({ instance }: { instance: string }) => instance === id).values;
  expect(entry(at('DATE'))).toMatchObject([{ typename: 'dateValue', dateValue: '2026-03-10' }]);
  expect(entry(at('DATE', true))).toMatchObject([
    { typename: 'timeValue', timeValue: '2026-03-09T10:00', inputType: 'OPTIONAL' },
  ]);
  expect(entry(at('CHECKBOX'))).toMatchObject([{ booleanValue: true, stringValue: null }]);
  const other = await save([{ id: at('DATE'), inputType: 'REQUESTED', ...both }]);
  expect(other.codes).toEqual(['RequestInvalid']);
  expect((await save([{ stringValue: 'nowhere' }])).codes).toEqual(['RequestInvalid']);
});
