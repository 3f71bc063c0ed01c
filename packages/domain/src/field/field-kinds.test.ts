import { field } from '@baton/fixtures/builders/fields';
import { partyId } from '@baton/fixtures/builders/blueprint';
import { describe, expect, it } from 'vitest';
import { noConstraints } from './field-constraints.ts';
import type { FieldKind } from './field.ts';
import { isFilled, parseValue, valueRefusal } from './field-kinds.ts';

/** Each input and its stored value; `undefined` means a wrong type. */
const kept: readonly (readonly [FieldKind, unknown, unknown])[] = [
  ['TEXT', ' as it was \n', ' as it was \n'],
  ['TEXT', '  ', null],
  ['TEXT', 7, undefined],
  ['NUMBER', 0, 0],
  ['NUMBER', Number.NaN, undefined],
  ['NUMBER', '7', undefined],
  ['CURRENCY', -12.5, -12.5],
  ['DATE', ' 2026-02-30 ', '2026-02-30'],
  ['DATE', '', null],
  ['SELECT', 'two', 'two'],
  ['SELECT', 'gone', null],
  ['SELECT', ['two'], undefined],
  ['MULTI_SELECT', ['three', 'gone', 'one', 'one'], ['one', 'three']],
  ['MULTI_SELECT', [], null],
  ['MULTI_SELECT', 'one', undefined],
  ['EMAIL', ' maya@baton.example ', 'maya@baton.example'],
  ['PHONE', '+49 30 123456', '+4930123456'],
  ['PHONE', '030 123456', '030 123456'],
  ['CHECKBOX', false, false],
  ['CHECKBOX', 'true', undefined],
  ['PEOPLE', [partyId(1), partyId(1)], [partyId(1)]],
  ['PEOPLE', ['Maya'], undefined],
  ['PEOPLE', null, null],
];

const judged: readonly (readonly [FieldKind, string | number | boolean, string | null])[] = [
  ['TEXT', 'x'.repeat(20_001), 'TooLong'],
  ['NUMBER', 2 ** 60, 'OutOfRange'],
  ['NUMBER', 0.5, null],
  ['DATE', '2026-02-30', 'InvalidDate'],
  ['DATE', '2028-02-29', null],
  ['EMAIL', 'maya@baton', 'InvalidEmail'],
  ['PHONE', '030 123456', 'InvalidPhone'],
  ['PHONE', '+49 (30) 123-456', null],
];

describe('field type', () => {
  it.each(kept)('%s parses %j as %j', (kind, raw, value) => {
    expect(parseValue(raw, field(1, kind))).toEqual(value);
  });

  it.each(judged)('%s validates %j: %s', (kind, value, code) => {
    expect(valueRefusal(value, field(1, kind))?.code ?? null).toBe(code);
  });

  it('counts a checkbox that isn’t checked as empty', () => {
    expect(isFilled(null, field(1, 'CHECKBOX'))).toBe(true);
    expect(isFilled(null, field(1, 'TEXT'))).toBe(false);
    expect(isFilled(0, field(1, 'NUMBER'))).toBe(true);
  });

  it('parses a long one-line text in linear time', () => {
    // In quadratic time, this would take half an hour.
    const long = `a${' '.repeat(2_000_000)}b`;
    const constraints = { ...noConstraints, oneLine: true };
    expect(parseValue(long, { ...field(1, 'TEXT'), constraints })).toBe(long);
  });
});
