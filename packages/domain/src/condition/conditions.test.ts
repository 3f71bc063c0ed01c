import { field } from '@baton/fixtures/builders/fields';
import { describe, expect, it } from 'vitest';
import type { FieldKind, FieldValue } from '../field/field.ts';
import { combined, compareValue, type Truth } from './compare-values.ts';
import type { ConditionOperator } from './condition.ts';
import { arityOf, operatorsOf } from './operators.ts';

type Case = readonly [
  FieldKind,
  FieldValue | null,
  ConditionOperator,
  readonly FieldValue[],
  Truth,
];

const cases: readonly Case[] = [
  ['TEXT', 'Berlin', 'EQUALS', [' berlin'], 'TRUE'],
  ['TEXT', 'Berlin', 'NOT_EQUALS', ['Berlin'], 'FALSE'],
  ['EMAIL', 'maya@Baton.example', 'CONTAINS', ['@baton.'], 'TRUE'],
  ['PHONE', '+49 30 1234567', 'NOT_CONTAINS', ['+48'], 'TRUE'],
  ['TEXT', null, 'EMPTY', [], 'TRUE'],
  ['TEXT', null, 'NOT_EMPTY', [], 'FALSE'],
  ['TEXT', null, 'EQUALS', ['x'], 'UNKNOWN'],
  ['TEXT', null, 'NOT_EQUALS', ['x'], 'UNKNOWN'],
  ['TEXT', 'x', 'EQUALS', [], 'UNKNOWN'],
  ['NUMBER', 10, 'GREATER_THAN', [9], 'TRUE'],
  ['NUMBER', 10, 'GREATER_THAN', [10], 'FALSE'],
  ['NUMBER', 10, 'GREATER_THAN_OR_EQUALS', [10], 'TRUE'],
  ['CURRENCY', 10, 'LESS_THAN', [9.99], 'FALSE'],
  ['CURRENCY', 10, 'LESS_THAN_OR_EQUALS', [10], 'TRUE'],
  ['NUMBER', 10, 'BETWEEN', [10, 20], 'TRUE'],
  ['NUMBER', 20, 'BETWEEN', [10, 20], 'TRUE'],
  ['NUMBER', 21, 'BETWEEN', [10, 20], 'FALSE'],
  ['NUMBER', 21, 'BETWEEN', [10], 'UNKNOWN'],
  ['NUMBER', 0, 'NOT_EMPTY', [], 'TRUE'],
  ['DATE', '2026-03-09', 'LESS_THAN', ['2026-03-10'], 'TRUE'],
  ['DATE', '2026-03-09', 'EQUALS', ['2026-03-09'], 'TRUE'],
  ['DATE', '2026-03-09T14:05', 'LESS_THAN', ['2026-03-09T23:59'], 'FALSE'],
  ['DATE', '2026-03-09T14:05', 'EQUALS', ['2026-03-09T23:59'], 'TRUE'],
  ['DATE', '2026-03-09T14:05', 'LESS_THAN', ['2026-03-09T14:06'], 'TRUE'],
  ['CHECKBOX', null, 'EQUALS', [false], 'TRUE'],
  ['CHECKBOX', true, 'EQUALS', [false], 'FALSE'],
  ['SELECT', 'one', 'EQUALS', ['one'], 'TRUE'],
  ['SELECT', 'one', 'CONTAINS_ANY_OF', ['two', 'one'], 'TRUE'],
  ['SELECT', 'one', 'CONTAINS_NONE_OF', ['two', 'one'], 'FALSE'],
  ['MULTI_SELECT', ['one', 'two'], 'CONTAINS_ALL_OF', ['two', 'one'], 'TRUE'],
  ['MULTI_SELECT', ['one'], 'CONTAINS_ALL_OF', ['two', 'one'], 'FALSE'],
  ['MULTI_SELECT', ['one'], 'CONTAINS_NONE_OF', ['two'], 'TRUE'],
  ['PEOPLE', null, 'CONTAINS_NONE_OF', ['x'], 'UNKNOWN'],
];

describe('a comparison', () => {
  it.each(cases)('%s %j %s %j: %s', (kind, value, operator, values, result) => {
    expect(compareValue(kind, value, operator, values)).toBe(result);
  });

  it('can be decided for every operator that a kind has', () => {
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
        expect(compareValue(kind, values[kind], operator, given)).not.toBe('UNKNOWN');
      }
  });
});

describe('ALL and ANY', () => {
  it.each<readonly [readonly Truth[], Truth, Truth]>([
    [[], 'TRUE', 'FALSE'],
    [['TRUE', 'TRUE'], 'TRUE', 'TRUE'],
    [['TRUE', 'FALSE'], 'FALSE', 'TRUE'],
    [['TRUE', 'UNKNOWN'], 'UNKNOWN', 'TRUE'],
    [['FALSE', 'UNKNOWN'], 'FALSE', 'UNKNOWN'],
    [['UNKNOWN'], 'UNKNOWN', 'UNKNOWN'],
  ])('of %j: %s, %s', (parts, all, any) => {
    expect([combined('ALL', parts), combined('ANY', parts)]).toEqual([all, any]);
  });
});
