import { field } from '@baton/fixtures/builders/fields';
import { describe, expect, it } from 'vitest';
import { asId, type PlainDate } from '../core/ids.ts';
import type { FieldKind } from './field.ts';
import { noConstraints } from './field-constraints.ts';
import { fieldKinds, parseValue, readCell, readTyped } from './field-kinds.ts';

const many = 50_000;
const kinds = Object.keys(fieldKinds) as readonly FieldKind[];

/** An algorithm with quadratic time would exceed the time limit of the test on these texts. */
const texts: readonly (readonly [string, string])[] = [
  ['blanks between letters', `a${' '.repeat(many)}b`],
  ['blanks between digits', `1${' '.repeat(many)}2`],
  ['digits', '1'.repeat(many)],
  ['letters', 'a'.repeat(many)],
  ['commas', 'a,'.repeat(many)],
  ['quotes', `"${'""'.repeat(many)}`],
  ['points', `1${'.1'.repeat(many)}`],
  ['brackets and slashes', '[](-/:@'.repeat(many / 5)],
  ['lines', `a${'\n '.repeat(many)}b`],
];

describe.each(texts)('long text with %s', (_, text) => {
  it.each(kinds)('is parsed in linear time as %s', (kind) => {
    const asked = field(1, kind, { constraints: { ...noConstraints, withTime: true } });
    const today = asId<PlainDate>('2026-11-22');
    const reading = { required: true, extraDateFormats: true, timeZone: 'UTC', today };
    for (const locale of ['en', 'th', 'zh']) {
      readTyped(text, asked, { locale });
      readCell(text, asked, { ...reading, locale });
    }
    expect(parseValue(text, asked)).not.toBeNaN();
  });
});
