import { column, field, fieldKey } from '@baton/fixtures/builders/fields';
import { buildForm, fieldItem } from '@baton/fixtures/builders/forms';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../core/languages.ts';
import { translateText } from './edit-form.ts';
import type { FormContent } from './form.ts';
import { textKey } from './form-texts.ts';
import { lintForm } from './lint-form.ts';
import { applyFormPatch, diffForm } from './patch-form.ts';

const options = [
  { id: 'other', name: 'Other' },
  { id: 'misc', name: 'Miscellaneous' },
];
const columns = [
  column(21, 'TEXT', { name: 'Cost' }),
  column(22, 'SELECT', { name: 'Price', options }),
];
const form = buildForm('Supplier', {
  items: [
    [fieldItem(1), field(1, 'SELECT', { name: 'Reason', options })],
    [fieldItem(2), field(2, 'TABLE', { name: 'Parts', columns })],
  ],
});
const choice = (id: string) => textKey.option(fieldKey(1), id);
const columnName = (n: number) => textKey.column(fieldKey(2), fieldKey(n));
const choiceOfColumn = (id: string) => textKey.columnOption(fieldKey(2), fieldKey(22), id);

const spoken = (locale: Locale, texts: Readonly<Record<string, string>>): FormContent => ({
  ...form,
  translations: { [locale]: texts },
});
const findings = (content: FormContent) =>
  lintForm(content)
    .filter(({ code }) => code.endsWith('InLanguage'))
    .map(({ code, params }) => [code, params]);

describe('duplicate translated names', () => {
  it.each([
    [{ [choice('other')]: 'Sonstiges', [choice('misc')]: 'sonstiges' }, 'Reason', 'sonstiges'],
    [{ [choice('misc')]: 'Other' }, 'Reason', 'Other'],
    [{ [columnName(21)]: 'Preis', [columnName(22)]: 'Preis' }, 'Parts', 'Preis'],
    [{ [choiceOfColumn('other')]: 'X', [choiceOfColumn('misc')]: 'x' }, 'Parts', 'x'],
  ])('are reported for %j with the language', (texts, name, other) => {
    expect(findings(spoken('de', texts))).toEqual([
      ['FormNameTwiceInLanguage', { name, other, language: 'de' }],
    ]);
  });

  it('are reported if missing', () => {
    expect(findings(spoken('th', { [choice('other')]: ' ' }))).toEqual([
      ['FormNameMissingInLanguage', { name: 'Reason', language: 'th' }],
    ]);
  });

  it('are not reported if the original names are equal, too', () => {
    const [first, ...rest] = options;
    const twice = [first, ...rest.map((one) => ({ ...one, name: 'other' }))].flatMap(
      (one) => one ?? [],
    );
    const content = {
      ...form,
      fields: { ...form.fields, [fieldKey(1)]: field(1, 'SELECT', { options: twice }) },
      translations: { de: { [textKey.field(fieldKey(1))]: 'Grund' } },
    };
    expect(findings(content)).toEqual([]);
  });
});

describe('new translations', () => {
  const before = spoken('de', { [choice('other')]: 'Sonstiges', [columnName(21)]: 'Kosten' });
  const written = (key: string, text: string) => {
    const after = { ...before, translations: { de: { ...before.translations.de, [key]: text } } };
    const applied = applyFormPatch(before, diffForm(before, after));
    return applied.ok ? null : applied.refusals[0].code;
  };
  it.each([
    [choice('misc'), 'SONSTIGES', 'OptionTwice'],
    [choice('misc'), 'a; b', 'SemicolonNotAllowed'],
    [choice('misc'), '甲；乙', 'SemicolonNotAllowed'],
    [choice('misc'), ' ', 'Required'],
    [choice('misc'), 'Verschiedenes', null],
    [choice('other'), 'Anderes', null],
    [choiceOfColumn('misc'), 'Sonstiges', null],
    [choiceOfColumn('misc'), 'other', 'OptionTwice'],
    [columnName(22), 'kosten', 'ColumnTwice'],
    [columnName(22), ' ', 'Required'],
    [textKey.field(fieldKey(2)), 'Grund', null],
  ])('for %s as %j return %s', (key, text, code) => {
    expect(written(key, text)).toBe(code);
  });

  it('can be removed', () => {
    const after = translateText(before, 'de', choice('other'), '');
    expect(applyFormPatch(before, diffForm(before, after)).ok).toBe(true);
  });
});
