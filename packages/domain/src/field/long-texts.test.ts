import { field } from '@baton/fixtures/builders/fields';
import { describe, expect, it } from 'vitest';
import { asId, type PlainDate } from '../core/ids.ts';
import type { FieldKind } from './field.ts';
import { noConstraints } from './field-constraints.ts';
import { fieldKinds, parseValue, readCell, readTyped } from './field-kinds.ts';

const many = 50_000;
const kinds = Object.keys(fieldKinds) as readonly FieldKind[];

/** Whatever looks through such a text once more from each of its signs is not done before the test's time is over. */
const texts: readonly (readonly [string, string])[] = [
  ['blanks between letters', `a${' '.repeat(many)}b`],
  ['blanks between digits', `1${' '.repeat(many)}2`],
  ['digits', '1'.repeat(many)],
  ['letters', 'a'.repeat(many)],
  ['commas', 'a,'.repeat(many)],
  ['quotes', `"${'""'.repeat(many)}`],
  ['points', `1${'.1'.repeat(many)}`],
  ['brackets and strokes', '[](-/:@'.repeat(many / 5)],
  ['lines', `a${'\n '.repeat(many)}b`],
];

describe.each(texts)('a long text: %s', (_, text) => {
  it.each(kinds)('is read once by %s', (kind) => {
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
