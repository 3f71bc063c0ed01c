import { field } from '@baton/fixtures/builders/fields';
import { buildForm, fieldItem, itemKey, when } from '@baton/fixtures/builders/forms';
import { faultyComparisons } from '@baton/fixtures/fields/comparison-faults';
import { caseField } from '@baton/fixtures/fields/field-cases';
import { describe, expect, it, test } from 'vitest';
import { arityOf } from '../../condition/operators.ts';
import type { FieldKind, FieldValue } from '../../field/field.ts';
import type { FormComparison, FormContent, FormRule } from '../form.ts';
import { lintForm } from '../lint-form.ts';
import { formPublishRefusals } from '../publish-form.ts';
import type { RuleFaultReason } from './rule-faults.ts';

const compare = (
  operator: FormComparison['operator'],
  ...values: readonly FieldValue[]
): FormComparison => ({ item: itemKey(1), operator, values });

const rule = (over: Partial<FormRule> = {}): FormRule => ({
  ...{ effect: 'SHOW', match: 'ALL', comparisons: [], groups: [] },
  ...over,
});

/** The first field has the type; the second has a met rule and the given one. */
const formOf = (kind: FieldKind, last: FormRule): FormContent =>
  buildForm('Rules', {
    items: [
      [fieldItem(1), field(1, kind)],
      [
        fieldItem(2, { rules: [rule({ comparisons: [compare('NOT_EMPTY')] }), last] }),
        field(2, 'TEXT'),
      ],
    ],
  });

const faultsOf = (form: FormContent) =>
  lintForm(form).filter(({ code }) => code === 'FormRuleInvalid');

type Case = readonly [kind: FieldKind, rule: FormRule, comparison: string];
const one = (kind: FieldKind, ...of: Parameters<typeof compare>): Case => [
  kind,
  rule({ comparisons: [compare(...of)] }),
  '1',
];
const gone: FormComparison = { item: itemKey(9), operator: 'NOT_EMPTY', values: [] };

/** A missing reason is a compile error. */
const cases: Readonly<Record<RuleFaultReason, Case>> = {
  EMPTY: ['TEXT', rule(), ''],
  EMPTY_GROUP: [
    'TEXT',
    rule({ comparisons: [compare('EMPTY')], groups: [{ match: 'ANY', comparisons: [] }] }),
    '2',
  ],
  QUESTION_GONE: ['TEXT', rule({ comparisons: [compare('EMPTY'), gone] }), '2'],
  FIELD_GONE: ['TEXT', rule({ comparisons: [{ ...gone, item: itemKey(3) }] }), '1'],
  OPERATOR: one('TEXT', 'BETWEEN', 'a', 'b'),
  REQUIRED_ONE: one('TEXT', 'EQUALS'),
  REQUIRED_TWO: one('NUMBER', 'BETWEEN', 1),
  REQUIRED_LIST: one('SELECT', 'CONTAINS_ANY_OF'),
  FORBIDDEN_NONE: one('TEXT', 'EMPTY', 'x'),
  FORBIDDEN_ONE: [
    'TEXT',
    rule({
      comparisons: [compare('EMPTY')],
      groups: [{ match: 'ALL', comparisons: [compare('EMPTY'), compare('EQUALS', 'a', 'b')] }],
    }),
    '2.2',
  ],
  FORBIDDEN_TWO: one('NUMBER', 'BETWEEN', 1, 2, 3),
  NOT_TEXT: one('TEXT', 'EQUALS', 7),
  NOT_NUMBER: one('NUMBER', 'EQUALS', 'seven'),
  NOT_DATE: one('DATE', 'EQUALS', 'soon'),
  NOT_YES_OR_NO: one('CHECKBOX', 'EQUALS', 'yes'),
  NOT_EMAIL: one('EMAIL', 'EQUALS', 'nobody'),
  NOT_PHONE: one('PHONE', 'EQUALS', '12'),
  NOT_OPTION: one('SELECT', 'EQUALS', 'nine'),
  NOT_OPTIONS: one('SELECT', 'CONTAINS_ANY_OF', 'nine'),
  NOT_PARTY: one('PEOPLE', 'CONTAINS_ANY_OF', 'Ada'),
  WRONG_TYPE: one('NUMBER', 'EQUALS', true),
  MULTIPLE: one('SELECT', 'EQUALS', ['one', 'two']),
  OUT_OF_BOUNDS: one('NUMBER', 'EQUALS', 1e300),
  WRONG_ORDER: one('NUMBER', 'BETWEEN', 2, 1),
};

describe('ruleFaults', () => {
  it.each(Object.entries(cases))(
    'returns reason and position: %s',
    (reason, [kind, last, comparison]) => {
      const whole = formOf(kind, last);
      const [section] = whole.sections;
      // A field item that lost its field.
      const form =
        reason === 'FIELD_GONE' && section !== undefined
          ? { ...whole, sections: [{ ...section, items: [...section.items, fieldItem(3)] }] }
          : whole;
      const found = faultsOf(form).filter(({ at }) => at.rule === 2);
      expect(found.map(({ params }) => params['reason'])).toEqual([reason]);
      expect(found[0]).toMatchObject({
        at: { item: itemKey(2), rule: 2, comparison },
        params: { rule: 2, comparison },
      });
    },
  );

  test.each(faultyComparisons)('reports by $rule: $operator $values', (faulty) => {
    const { kind, operator, values, code, fault } = faulty;
    const base = buildForm('Case', {
      items: [
        [fieldItem(1), { ...caseField(faulty), key: field(1, kind).key }],
        [
          fieldItem(2, { rules: [rule({ comparisons: [compare(operator, ...values)] })] }),
          field(2, 'TEXT'),
        ],
      ],
    });
    const reasons: Readonly<Record<typeof code, string>> = {
      ConditionOperatorInvalid: 'OPERATOR',
      ConditionValueRequired: `REQUIRED_${arityOf(operator)}`,
      ConditionValueForbidden: `FORBIDDEN_${arityOf(operator)}`,
      ConditionValueInvalid: fault ?? '',
    };
    expect(faultsOf(base).map(({ params }) => params['reason'])).toEqual([reasons[code]]);
  });

  it('includes the path of the rule when the form is published', () => {
    const content = formOf('NUMBER', rule({ comparisons: [compare('EQUALS', 'seven')] }));
    expect(formPublishRefusals({ content, notes: '', hasChanges: true })).toEqual([
      {
        code: 'FormRuleInvalid',
        field: `items.${itemKey(2)}`,
        params: {
          ...{ name: 'Field 2', rule: 2, comparison: '1', reason: 'NOT_NUMBER' },
          ...{ operand: 'Field 1', operator: 'EQUALS', kind: 'NUMBER', count: 1 },
        },
      },
    ]);
  });
});

describe('cyclic rules', () => {
  it('are reported with the items and the comparison', () => {
    const form = buildForm('Circle', {
      items: [
        [fieldItem(1, { rules: [when('SHOW', 2, 'NOT_EMPTY')] }), field(1, 'TEXT')],
        [
          fieldItem(2, { rules: [when('HIDE', 3, 'EMPTY'), when('SHOW', 1, 'NOT_EMPTY')] }),
          field(2, 'TEXT'),
        ],
        [fieldItem(3, { rules: [when('SHOW', 3, 'NOT_EMPTY')] }), field(3, 'TEXT')],
      ],
    });
    expect(lintForm(form).map(({ code, at, params }) => [code, at, params])).toMatchObject([
      [
        'FormRuleCycle',
        { item: itemKey(1), rule: 1, comparison: '1' },
        { other: 'Field 2', reason: 'OTHERS' },
      ],
      [
        'FormRuleCycle',
        { item: itemKey(2), rule: 2, comparison: '1' },
        { other: 'Field 1', reason: 'OTHERS' },
      ],
      [
        'FormRuleCycle',
        { item: itemKey(3), rule: 1, comparison: '1' },
        { other: 'Field 3', reason: 'ITSELF' },
      ],
    ]);
  });
});
