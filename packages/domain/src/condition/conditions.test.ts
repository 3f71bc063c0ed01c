import { field } from '@baton/fixtures/builders/fields';
import { judgedComparisons } from '@baton/fixtures/fields/comparison-cases';
import { caseField } from '@baton/fixtures/fields/field-cases';
import { describe, expect, it } from 'vitest';
import type { FieldKind, FieldValue } from '../field/field.ts';
import { fieldKinds } from '../field/field-kinds.ts';
import { combined, compareValue, type Truth } from './compare-values.ts';
import { areValuesFitting } from './fitting-values.ts';
import { arityOf, operatorsOf } from './operators.ts';

describe('compareValue', () => {
  it.each(
    judgedComparisons.map(
      (one) =>
        [
          `${one.rule}: ${one.kind} ${JSON.stringify(one.answer)} ${one.operator} ${JSON.stringify(one.values)}`,
          one,
        ] as const,
    ),
  )('%s', (_, one) => {
    const { answer, operator, values } = one;
    const asked = caseField(one);
    expect(operatorsOf(asked)).toContain(operator);
    expect(areValuesFitting(operator, values, asked)).toBe(true);
    expect(compareValue(asked, answer, operator, values)).toBe(one.truth);
  });

  it.each([
    ['TEXT', 'x', 'EQUALS', []],
    ['NUMBER', 21, 'BETWEEN', [10]],
  ] as const)('returns UNKNOWN for %s %j %s %j', (kind, answer, operator, values) => {
    expect(compareValue(field(1, kind), answer, operator, values)).toBe('UNKNOWN');
  });

  it.each([
    ['added from a value, with the same id', { id: 'Crate', name: 'Crate' }],
    ['added manually, with its own id', { id: 'id1', name: 'Crate' }],
  ])('matches a typed text that is now an option: %s', (_, option) => {
    for (const mayAppend of [true, false]) {
      const asked = field(1, 'SELECT', { options: [option], mayAppend });
      for (const answer of ['Crate', 'crate', option.id])
        for (const wanted of ['CRATE', option.id]) {
          expect(compareValue(asked, answer, 'EQUALS', [wanted])).toBe('TRUE');
          expect(compareValue(asked, answer, 'CONTAINS_NONE_OF', [wanted])).toBe('FALSE');
        }
      expect(compareValue(asked, 'Box', 'EQUALS', [option.id])).toBe('FALSE');
    }
  });

  it('has a test case for every operator of a type', () => {
    const shown = new Set(judgedComparisons.map(({ kind, operator }) => `${kind} ${operator}`));
    for (const kind of Object.keys(fieldKinds))
      for (const operator of operatorsOf({ kind: kind as FieldKind }))
        expect(shown, `${kind} ${operator}`).toContain(`${kind} ${operator}`);
  });

  it('returns a result for every operator of a type', () => {
    const values: Readonly<Record<FieldKind, FieldValue>> = {
      TEXT: 'x',
      EMAIL: 'x',
      PHONE: 'x',
      NUMBER: 1,
      CURRENCY: 1,
      DATE: '2026-03-09',
      CHECKBOX: true,
      SELECT: 'one',
      MULTI_SELECT: ['one'],
      PEOPLE: ['x'],
      PRODUCT_OBJECT: ['x'],
      TABLE: [{ row: 'x', cells: {} }],
      DOCUMENT: ['x'],
      SIGNATURE: ['x'],
      CERTIFICATE: ['x', '', ''],
    };
    for (const kind of Object.keys(values) as FieldKind[])
      for (const operator of operatorsOf(field(1, kind))) {
        const given = { NONE: [], ONE: ['1'], TWO: ['1', '1'], LIST: ['1'] }[arityOf(operator)];
        expect(compareValue(field(1, kind), values[kind], operator, given)).not.toBe('UNKNOWN');
      }
  });
});

describe('combined', () => {
  it.each<readonly [readonly Truth[], Truth, Truth]>([
    [[], 'TRUE', 'FALSE'],
    [['TRUE', 'TRUE'], 'TRUE', 'TRUE'],
    [['TRUE', 'FALSE'], 'FALSE', 'TRUE'],
    [['TRUE', 'UNKNOWN'], 'UNKNOWN', 'TRUE'],
    [['FALSE', 'UNKNOWN'], 'FALSE', 'UNKNOWN'],
    [['UNKNOWN'], 'UNKNOWN', 'UNKNOWN'],
  ])('for %j is %s with ALL and %s with ANY', (parts, all, any) => {
    expect([combined('ALL', parts), combined('ANY', parts)]).toEqual([all, any]);
  });
});
