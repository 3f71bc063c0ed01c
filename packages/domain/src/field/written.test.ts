import { field } from '@baton/fixtures/builders/fields';
import { partyId } from '@baton/fixtures/builders/blueprint';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noConstraints, type FieldConstraints } from './field-constraints.ts';
import type { FieldKind, FieldValue } from './field.ts';
import { fieldKinds, formatValue, parseValue, readTyped, valueRefusal } from './field-kinds.ts';
import { writtenLocales } from './written/locale-format.ts';
import { knownUnits } from './written/written-unit.ts';

const days = fc
  .integer({
    min: Date.parse('0001-01-01T00:00:00Z') / 86_400_000,
    max: Date.UTC(9999, 11, 31) / 86_400_000,
  })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
const times = fc
  .integer({ min: 0, max: 1439 })
  .map(
    (at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`,
  );
const numbers = fc.oneof(
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
  fc.constantFrom(0, -0, 1.005, -2.5, 1e-7, 1234.5),
);
const decimals = fc.option(fc.integer({ min: 0, max: 8 }));
const choices = [
  { id: 'one', name: 'Plain' },
  { id: 'two', name: 'With, a comma' },
  { id: 'three', name: 'With "quotes"; and more' },
];
const plain = (value: fc.Arbitrary<FieldValue>) =>
  value.map((raw) => ({ raw, constraints: {}, unit: null as string | null }));

interface Sample {
  readonly raw: FieldValue;
  readonly constraints: Partial<FieldConstraints>;
  readonly unit: string | null;
}

/** Sample values and constraints of each type. */
const samples: Readonly<Record<Exclude<FieldKind, 'TABLE'>, fc.Arbitrary<Sample>>> = {
  TEXT: plain(fc.string({ unit: 'grapheme' })),
  NUMBER: fc
    .tuple(
      numbers,
      decimals,
      fc.boolean(),
      fc.constantFrom(null, ...knownUnits, 'pcs', 'm²', 'CO2e', '€/h'),
    )
    .map(([raw, digits, grouping, unit]) => ({
      raw,
      constraints: { decimals: digits, grouping },
      unit,
    })),
  CURRENCY: fc
    .tuple(numbers, decimals, fc.constantFrom('EUR', 'USD', 'JPY', 'CHF', 'KRW', 'THB'))
    .map(([raw, digits, unit]) => ({ raw, constraints: { decimals: digits }, unit })),
  DATE: fc.oneof(
    plain(days),
    fc.tuple(days, times).map(([day, time]) => ({
      raw: `${day}T${time}`,
      constraints: { withTime: true },
      unit: null,
    })),
  ),
  SELECT: plain(fc.constantFrom('one', 'two', 'three')),
  MULTI_SELECT: plain(fc.subarray(['one', 'two', 'three'])),
  EMAIL: plain(fc.emailAddress()),
  PHONE: plain(
    fc.constantFrom('+49 30 123456', '+44 20 7946 0000', '+66 2 123 4567', '+1 212 555 0123'),
  ),
  CHECKBOX: plain(fc.boolean()),
  PEOPLE: plain(fc.subarray([partyId(1), partyId(2), partyId(3)])),
  PRODUCT_OBJECT: plain(fc.subarray(['one', 'three'])),
  DOCUMENT: plain(fc.subarray([`${partyId(1)}.pdf`, `${partyId(2)}.png`, `${partyId(3)}.link`])),
  SIGNATURE: plain(fc.constant([`${partyId(1)}.png`])),
  CERTIFICATE: plain(
    fc
      .tuple(fc.constantFrom(`${partyId(1)}.pdf`, `${partyId(3)}.link`), days, fc.boolean())
      .map(([ref, day, ends]) => [ref, day, ends ? day : '']),
  ),
};

describe.each(writtenLocales)('format of %s', (locale) => {
  it.each(Object.keys(samples) as readonly Exclude<FieldKind, 'TABLE'>[])(
    'parses %s as written',
    (kind) => {
      fc.assert(
        fc.property(samples[kind], ({ raw, constraints, unit }) => {
          const isChoice = fieldKinds[kind].hasOptions;
          const asked = field(1, kind, {
            constraints: { ...noConstraints, ...constraints },
            unit,
            options: isChoice ? choices : [],
          });
          const value = parseValue(raw, asked);
          if (value === undefined || value === null) return;
          if (valueRefusal(value, asked) !== null) return;
          expect(readTyped(formatValue(value, asked, { locale }), asked, { locale })).toEqual(
            value,
          );
        }),
      );
    },
  );
});
