import { field } from '@baton/fixtures/builders/fields';
import { describe, expect, it } from 'vitest';
import { fieldKinds } from '../field/field-kinds.ts';
import type { FieldKind, FieldValue } from '../field/field.ts';
import type { FilterOperator } from '../field/kinds/kind-record.ts';
import { filterRefusal, matchesFilter } from './field-filter.ts';

type Case = readonly [
  FieldKind,
  readonly (FieldValue | null)[],
  FilterOperator,
  FieldValue[],
  boolean,
];
const cases: readonly Case[] = [
  ['TEXT', ['Ada '], 'EQUALS', ['ada'], true],
  ['TEXT', ['Ada', 'Ben'], 'EQUALS', ['Ben'], true],
  ['TEXT', ['Ada', 'Ben'], 'NOT_EQUALS', ['Ben'], false],
  ['NUMBER', [7], 'GREATER_THAN', [6.5], true],
  ['NUMBER', [7], 'LESS_THAN', [7], false],
  ['CURRENCY', [7], 'EQUALS', [7], true],
  ['DATE', ['2026-03-09'], 'LESS_THAN', ['2026-03-10'], true],
  ['CHECKBOX', [true], 'EQUALS', [true], true],
  ['CHECKBOX', [null], 'EQUALS', [false], true],
  ['CHECKBOX', [null], 'EQUALS', [true], false],
  ['SELECT', ['one'], 'IS_ANY_OF', ['one', 'two'], true],
  ['SELECT', ['one'], 'IS_NONE_OF', ['one', 'two'], false],
  ['MULTI_SELECT', [['one', 'two']], 'CONTAINS_ALL', ['two', 'one'], true],
  ['MULTI_SELECT', [['one']], 'CONTAINS_ALL', ['two', 'one'], false],
  ['MULTI_SELECT', [['one'], ['two']], 'CONTAINS_NONE', ['two'], false],
  ['PRODUCT_OBJECT', [['one']], 'CONTAINS_ANY', ['two', 'one'], true],
  ['SELECT', [], 'IS_NONE_OF', ['one'], false],
];

describe('a filter by a field', () => {
  it.each(cases)('%s %j %s %j: %s', (kind, answers, operator, values, result) => {
    const asked = field(1, kind);
    expect(filterRefusal(asked, { operator, values })).toBeNull();
    expect(matchesFilter(answers, asked, { operator, values })).toBe(result);
  });

  it.each([
    ['TEXT', 'GREATER_THAN', ['a'], 'RequestInvalid'],
    ['TABLE', 'EQUALS', ['a'], 'RequestInvalid'],
    ['SELECT', 'IS_ANY_OF', [], 'WrongValueType'],
    ['SELECT', 'IS_ANY_OF', ['four'], 'WrongValueType'],
    ['NUMBER', 'EQUALS', [1, 2], 'WrongValueType'],
    ['NUMBER', 'EQUALS', ['one'], 'WrongValueType'],
  ] as const)('%s %s %j is refused: %s', (kind, operator, values, code) => {
    expect(filterRefusal(field(1, kind), { operator, values })?.code).toBe(code);
  });

  it('is known of every kind but of tables', () => {
    for (const [kind, { filters }] of Object.entries(fieldKinds))
      expect(filters.length > 0, kind).toBe(kind !== 'TABLE');
  });
});
