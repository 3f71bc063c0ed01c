import { asId, type FieldKey } from '@baton/domain/core/ids';
import { noConstraints } from '@baton/domain/field/field-constraints';
import type { FieldColumn } from '@baton/domain/field/field';
import { caseField, typedCases, type CaseField } from '@baton/fixtures/fields/field-cases';
import { describe, expect, it } from 'vitest';
import { clockFor } from '../../lib/i18n/clock.ts';
import type { LocaleName } from '../../lib/i18n/locales.ts';
import { ClockContext } from '../../lib/i18n/use-formats.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import type { ColumnWords } from '../../ui/table-editor/table-model.ts';
import { useTableColumns } from './use-table-columns.tsx';

/** Interface language and browser region of the person who types. */
const places: Readonly<Record<string, readonly [LocaleName, string]>> = {
  en: ['en', 'en-US'],
  'en-GB': ['en', 'en-GB'],
  fr: ['fr', 'fr-FR'],
  de: ['de', 'de-DE'],
  zh: ['zh', 'zh-CN'],
  es: ['es', 'es-ES'],
  ko: ['ko', 'ko-KR'],
  th: ['th', 'th-TH'],
};

const columnOf = (asked: CaseField): FieldColumn => {
  const { origin: _origin, columns: _columns, ...plain } = caseField(asked);
  return { ...plain, kind: asked.kind, required: false, key: asId<FieldKey>('cell') };
};

/** Returns the texts of one column in one language. */
const wordsIn = (locale: string, asked: CaseField): ColumnWords => {
  const [language, region] = places[locale] ?? ['en', 'en-US'];
  const found: ColumnWords[] = [];
  function Column(): null {
    const [column] = useTableColumns([columnOf(asked)], []);
    if (column?.words !== undefined) found.push(column.words);
    return null;
  }
  renderUi(
    <ClockContext value={clockFor(language, 'UTC', region)}>
      <Column />
    </ClockContext>,
  );
  const [words] = found;
  if (words === undefined) throw new Error('the column has no format');
  return words;
};

describe('table cell texts', () => {
  it.each(
    typedCases.map((one) => [`${one.rule}: ${one.kind} ${one.locale} "${one.text}"`, one] as const),
  )('parses typed text: %s', (_, one) => {
    expect(wordsIn(one.locale, one).read(one.text, one.isPasted)).toEqual(one.value);
  });

  it.each<[string, CaseField, string, number | string | readonly string[], string, string]>([
    ['all decimals', { kind: 'NUMBER' }, 'de', 1234.5, '1.234,5', '1234,5'],
    [
      'money without its symbol',
      { kind: 'CURRENCY', unit: 'EUR' },
      'de',
      1234.5,
      '1.234,50',
      '1234,5',
    ],
    [
      'a date with a time',
      { kind: 'DATE', constraints: { ...noConstraints, withTime: true } },
      'en-GB',
      '2026-03-09T14:05',
      '9 Mar 2026, 14:05',
      '2026-03-09T14:05',
    ],
    [
      'the end of a day as a date',
      { kind: 'DATE', constraints: { ...noConstraints, withTime: true } },
      'en-GB',
      '2026-03-09T23:59',
      '9 Mar 2026',
      '2026-03-09T23:59',
    ],
    [
      'the start of a day as a date, if configured',
      { kind: 'DATE', constraints: { ...noConstraints, withTime: true, startOfDay: true } },
      'de',
      '2026-03-09T00:00',
      '9. März 2026',
      '2026-03-09T00:00',
    ],
    [
      'an option name with a comma',
      { kind: 'MULTI_SELECT' },
      'en',
      ['two'],
      'Second, other',
      '"Second, other"',
    ],
    ['an added option', { kind: 'SELECT', mayAppend: true }, 'en', 'Fourth', 'Fourth', 'Fourth'],
  ])('formats %s and parses the copied text', (_, asked, locale, value, shown, copied) => {
    const words = wordsIn(locale, asked);
    expect(words.show(value)).toBe(shown);
    expect(words.copy(value)).toBe(copied);
    expect(words.read(copied)).toEqual(value);
    expect(words.read(words.edit(value))).toEqual(value);
  });

  it('reads a date without a year as this year', () => {
    const year = new Date().getUTCFullYear();
    expect(wordsIn('de', { kind: 'DATE' }).read('3.4.')).toBe(`${year}-04-03`);
  });
});
