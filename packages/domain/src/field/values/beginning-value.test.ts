import { buildBlueprint, partyId, taskKey, uuid } from '@baton/fixtures/builders/blueprint';
import { column, field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { buildForm, fieldItem } from '@baton/fixtures/builders/forms';
import { runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { newAutomation } from '../../automation/automation.ts';
import { evaluateResponse } from '../../automation/evaluate-response.ts';
import { completeContent } from '../../blueprint/complete-content.ts';
import { validateBlueprint } from '../../blueprint/validate/validate.ts';
import { completeForm } from '../../form/complete-form.ts';
import { validateForm } from '../../form/validate-form.ts';
import { storedDefault, withoutDocuments } from './beginning-value.ts';
import { noConstraints } from '../field-constraints.ts';
import type { BlueprintField, FieldValue } from '../field.ts';

const ref = `${uuid('a', 1)}.pdf`;
const inTable = [
  {
    row: uuid('b', 1),
    cells: { [column(21, 'DOCUMENT').key]: [ref], [column(22, 'TEXT').key]: ref },
  },
];

const cases: readonly (readonly [string, BlueprintField, FieldValue, FieldValue | null])[] = [
  ['a document', field(1, 'DOCUMENT'), [ref], null],
  ['a signature', field(1, 'SIGNATURE'), [ref], null],
  ['a certificate', field(1, 'CERTIFICATE'), [ref, '2026-01-02', ''], null],
  [
    'a cell with a document',
    field(1, 'TABLE', { columns: [column(21, 'DOCUMENT'), column(22, 'TEXT')] }),
    inTable,
    [{ row: uuid('b', 1), cells: { [column(22, 'TEXT').key]: ref } }],
  ],
];

describe.each(cases)('%s as a default value', (_, asked, value, rest) => {
  it('is refused in a blueprint and removed from stored ones', () => {
    const content = withFields(
      buildBlueprint({ tasks: [{}] }),
      [asked],
      [taskKey(1), place(1, 1, { value })],
      [null, place(2, 1, { inputType: 'PROVIDED', value })],
    );
    expect(validateBlueprint(content).map(({ code }) => code)).toEqual([
      'DocumentDoesNotExist',
      'DocumentDoesNotExist',
    ]);
    const { tasks, intake } = completeContent(content);
    expect(tasks[taskKey(1)]?.fields[0]?.value).toEqual(rest);
    expect(intake[0]?.value).toEqual(rest);
    expect(validateBlueprint(completeContent(content))).toEqual([]);
  });

  it('is refused in a form and removed from stored ones', () => {
    const form = buildForm('Form', { items: [[fieldItem(1, { value }), asked]] });
    expect(validateForm(form).map(({ code }) => code)).toEqual(['DocumentDoesNotExist']);
    const [section] = completeForm(form).sections;
    expect(section?.items[0]).toMatchObject({ value: rest });
    expect(validateForm(completeForm(form))).toEqual([]);
  });
});

it('keeps a document reference in the default value of a text field', () => {
  expect(withoutDocuments(ref, field(1, 'TEXT'))).toBe(ref);
});

it.each([
  ['belongs to the workflow', true, 'ACCEPTED'],
  ['is unknown here', false, 'FINAL'],
])('can be set by a request if it %s: %s', (_, isHeld, kind) => {
  const automation = {
    ...newAutomation,
    outputs: [{ path: 'file', instance: instanceKey(1), isRequired: true }],
  };
  const answer = {
    kind: 'ANSWERED',
    status: 200,
    body: JSON.stringify({ file: [ref] }),
    retryAfter: null,
  } as const;
  const target = {
    fieldOf: () => field(1, 'DOCUMENT'),
    holds: (one: string) => isHeld && one === ref,
    timeZone: 'UTC',
    now: 0,
  };
  expect(evaluateResponse(automation, answer, target)).toMatchObject({
    kind,
    ...(isHeld ? { outputs: [{ value: [ref] }] } : { failure: 'OUTPUT_INVALID' }),
  });
});

describe('default value of a place', () => {
  it.each<readonly [BlueprintField, FieldValue, FieldValue]>([
    [field(1, 'DATE'), '2026-3-9', '2026-03-09'],
    [field(1, 'PHONE'), '+49 30 123456', '+4930123456'],
    [field(1, 'PEOPLE'), [partyId(1).toUpperCase(), partyId(2)], [partyId(1), partyId(2)]],
    [field(1, 'NUMBER', { constraints: { ...noConstraints, decimals: 2 } }), 1.239, 1.24],
    [field(1, 'SELECT'), 'gone', 'gone'],
    [field(1, 'MULTI_SELECT'), ['one', 'gone'], ['one', 'gone']],
  ])('is stored like a value that a person enters: %#', (asked, value, kept) => {
    const content = withFields(
      buildBlueprint({ tasks: [{}] }),
      [asked],
      [taskKey(1), place(1, 1, { inputType: 'PROVIDED', value })],
    );
    expect(runScene(content).run().values).toMatchObject([{ initial: kept }]);
  });
});

it('is stored with options that the field no longer has', () => {
  const columns = [column(21, 'SELECT'), column(22, 'DATE')];
  const asked = field(1, 'TABLE', { columns });
  const [choice, day] = columns.map(({ key }) => key);
  if (choice === undefined || day === undefined) throw new Error('There are two columns.');
  const row = uuid('b', 1);
  expect(storedDefault([{ row, cells: { [choice]: 'gone', [day]: '2026-3-9' } }], asked)).toEqual([
    { row, cells: { [choice]: 'gone', [day]: '2026-03-09' } },
  ]);
});
