import { field } from '@baton/fixtures/builders/fields';
import { buildForm, fieldItem, itemKey, sectionKey, when } from '@baton/fixtures/builders/forms';
import { describe, expect, it } from 'vitest';
import { duplicateSection, translateText, updateSection } from './edit-form.ts';
import { comparisonsOf, isFieldItem } from './form.ts';
import { textKey } from './form-texts.ts';

const first = sectionKey(1);
const second = sectionKey(2);

/**
 * Section 2 has a checkbox (2) and a text shown if it is selected (3); section 1 decides whether
 * section 2 is shown.
 */
const form = updateSection(
  buildForm(
    'Supplier',
    { items: [[fieldItem(1), field(1, 'CHECKBOX')]] },
    {
      items: [
        [fieldItem(2), field(2, 'CHECKBOX')],
        [
          fieldItem(3, {
            rules: [when('SHOW', 2, 'EQUALS', true), when('HIDE', 1, 'EQUALS', true)],
          }),
          field(3, 'TEXT'),
        ],
      ],
    },
  ),
  second,
  { rule: when('SHOW', 1, 'EQUALS', true) },
);

const keysFrom = () => {
  let count = 0;
  return () => `00000000-0000-7000-9000-${String((count += 1)).padStart(12, '0')}`;
};

const copied = duplicateSection(form, second, keysFrom());
const [, original, copy] = copied.sections;
const compared = (rules: readonly Parameters<typeof comparisonsOf>[0][]) =>
  rules.flatMap((rule) => comparisonsOf(rule).map(({ item }) => item));

describe('duplicateSection', () => {
  it('inserts a copy with new keys after the original', () => {
    expect(original).toBe(form.sections[1]);
    expect(copied.sections.map(({ name }) => name)).toEqual([
      form.sections[0]?.name,
      original?.name,
      original?.name,
    ]);
    const keys = copied.sections.flatMap(({ key, items }) => [key, ...items.map((one) => one.key)]);
    expect(new Set(keys).size).toBe(keys.length);
    const asked = copied.sections.flatMap(({ items }) =>
      items.filter(isFieldItem).map((item) => item.field),
    );
    expect(new Set(asked).size).toBe(5);
    expect(Object.keys(copied.fields).toSorted()).toEqual(asked.toSorted());
    for (const [key, { key: own }] of Object.entries(copied.fields)) expect(own).toBe(key);
  });

  it('updates rules on its own fields and keeps other ones', () => {
    const [whether, what] = copy?.items.filter(isFieldItem) ?? [];
    expect(compared(what?.rules ?? [])).toEqual([whether?.key, itemKey(1)]);
    expect(compared(copy?.rule == null ? [] : [copy.rule])).toEqual([itemKey(1)]);
  });

  it('copies the translations', () => {
    const spoken = translateText(form, 'de', textKey.section(second), 'Lieferung');
    const { sections, translations } = duplicateSection(spoken, second, keysFrom());
    expect(translations.de).toEqual({
      [textKey.section(second)]: 'Lieferung',
      [textKey.section(sections[2]?.key ?? '')]: 'Lieferung',
    });
  });

  it('does nothing if the section is missing', () => {
    expect(duplicateSection(form, sectionKey(9), keysFrom())).toBe(form);
    expect(duplicateSection(form, first, keysFrom()).sections).toHaveLength(3);
  });
});
