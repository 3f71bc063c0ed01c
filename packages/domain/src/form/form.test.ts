import { column, field } from '@baton/fixtures/builders/fields';
import {
  buildForm,
  fieldItem,
  itemKey,
  sectionKey,
  textItem,
  when,
} from '@baton/fixtures/builders/forms';
import fc from 'fast-check';
import { asId, type CustomFieldId } from '../core/ids.ts';
import { describe, expect, it } from 'vitest';
import {
  addItem,
  addSection,
  moveItem,
  moveSection,
  putFormField,
  removeItem,
  removeSection,
  translateText,
  updateForm,
  updateItem,
  updateSection,
} from './edit-form.ts';
import {
  fieldItems,
  itemsOfForm,
  type ColumnCount,
  type FormContent,
  type FormRule,
} from './form.ts';
import { missingTexts, textKey, textsOfForm, translator } from './form-texts.ts';
import { lintForm, type FormLintCode } from './lint-form.ts';
import { mergeForms } from './merge-form.ts';
import { applyFormPatch, diffForm, isEmptyFormPatch, patchedForm } from './patch-form.ts';
import { formPublishRefusals } from './publish-form.ts';
import { formLimits, validateForm } from './validate-form.ts';
import { formContent, formPatch } from '../schema/form-schema.ts';
import { parseDocument } from '../schema/parse-document.ts';
import { ok } from '../core/refusal.ts';

const supplier = buildForm(
  'Supplier',
  {
    items: [
      [fieldItem(1), field(1, 'TEXT')],
      [fieldItem(2), field(2, 'CHECKBOX')],
      [
        fieldItem(3, { rules: [when('SHOW', 2, 'EQUALS', true)], help: 'As registered' }),
        field(3, 'SELECT'),
      ],
    ],
  },
  { columns: 2, items: [[fieldItem(4), field(4, 'NUMBER')]] },
);

type Edit = (content: FormContent) => FormContent;

const sections = fc.integer({ min: 1, max: 5 }).map(sectionKey);
const numbers = fc.integer({ min: 1, max: 12 });
const items = numbers.map(itemKey);
const columns = fc.constantFrom<ColumnCount>(1, 2, 3);
const spots = fc.record({ section: sections, column: columns, before: fc.option(items) });
const lines = fc.string({ minLength: 1, maxLength: 12 }).map((text) => `t${text}`);

/** All edits, on known and unknown keys. */
/** Rules that compare an item directly and in a group. */
const groupedRule = (n: number): FormRule => {
  const rule = when('SHOW', n, 'NOT_EMPTY');
  return { ...rule, groups: [{ match: 'ANY', comparisons: rule.comparisons }] };
};

const edits: fc.Arbitrary<Edit> = fc.oneof(
  lines.map(
    (name): Edit =>
      (form) =>
        updateForm(form, { name }),
  ),
  fc.tuple(sections, lines, columns, fc.option(sections)).map(
    ([key, name, count, before]): Edit =>
      (form) =>
        form.sections.some((one) => one.key === key)
          ? updateSection(form, key, { name, columns: count })
          : addSection(form, key, { name, columns: count, before }),
  ),
  fc.tuple(sections, fc.option(sections)).map(
    ([a, b]): Edit =>
      (form) =>
        moveSection(form, a, b),
  ),
  sections.map(
    (key): Edit =>
      (form) =>
        removeSection(form, key),
  ),
  fc.tuple(numbers, spots).map(
    ([n, at]): Edit =>
      (form) =>
        itemsOfForm(form).some(({ key }) => key === itemKey(n))
          ? form
          : addItem(form, fieldItem(n), at, field(n, 'TEXT')),
  ),
  fc.tuple(numbers, lines, spots).map(
    ([n, text, at]): Edit =>
      (form) =>
        itemsOfForm(form).some(({ key }) => key === itemKey(n))
          ? updateItem(form, itemKey(n), { text, help: text })
          : addItem(form, textItem(n, text), at),
  ),
  fc.tuple(items, spots).map(
    ([key, at]): Edit =>
      (form) =>
        moveItem(form, key, at),
  ),
  items.map(
    (key): Edit =>
      (form) =>
        removeItem(form, key),
  ),
  fc.tuple(items, numbers).map(
    ([key, n]): Edit =>
      (form) =>
        fieldItems(form).some((item) => item.key === itemKey(n))
          ? updateItem(form, key, { rules: [groupedRule(n)] })
          : form,
  ),
  fc.tuple(numbers, lines).map(
    ([n, name]): Edit =>
      (form) =>
        putFormField(form, { ...field(n, 'TEXT'), name }),
  ),
  fc.tuple(numbers, lines).map(
    ([n, text]): Edit =>
      (form) =>
        textsOfForm(form).some(({ key }) => key === textKey.field(field(n, 'TEXT').key))
          ? translateText(form, 'de', textKey.field(field(n, 'TEXT').key), text)
          : form,
  ),
);
const edited = (form: FormContent, list: readonly Edit[]): FormContent =>
  list.reduce((now, edit) => edit(now), form);
const few = fc.array(edits, { maxLength: 25 });

describe('edits of a form', () => {
  it('keep the form valid in any order', () => {
    fc.assert(
      fc.property(few, (list) => {
        expect(validateForm(edited(supplier, list))).toEqual([]);
      }),
    );
  });

  it('are undone by the reverse patch', () => {
    fc.assert(
      fc.property(few, few, (first, second) => {
        const before = edited(supplier, first);
        const after = edited(before, second);
        const there = patchedForm(before, diffForm(before, after));
        expect(isEmptyFormPatch(diffForm(there, after))).toBe(true);
        expect(
          isEmptyFormPatch(diffForm(patchedForm(after, diffForm(after, before)), before)),
        ).toBe(true);
      }),
    );
  });

  it('match the JSON schema', () => {
    fc.assert(
      fc.property(few, (list) => {
        const form = edited(supplier, list);
        expect(parseDocument(formContent, form)).toEqual(ok(form));
        const patch = diffForm(supplier, form);
        expect(parseDocument(formPatch, patch)).toEqual(ok(patch));
      }),
    );
  });

  it('keep both additions of two people in a valid form', () => {
    fc.assert(
      fc.property(few, few, (mine, theirs) => {
        const { content } = mergeForms(supplier, edited(supplier, mine), edited(supplier, theirs));
        expect(validateForm(content)).toEqual([]);
      }),
    );
  });

  it('move items between columns and sections', () => {
    const moved = moveItem(supplier, itemKey(1), {
      section: sectionKey(2),
      column: 2,
      before: itemKey(4),
    });
    expect(moved.sections.map((one) => one.items.map(({ key }) => key))).toEqual([
      [itemKey(2), itemKey(3)],
      [itemKey(1), itemKey(4)],
    ]);
    const narrow = updateSection(moved, sectionKey(2), { columns: 1 });
    expect(narrow.sections[1]?.items.map(({ column }) => column)).toEqual([1, 1]);
  });

  it('keep rules, fields, and translations with their items', () => {
    const spoken = translateText(supplier, 'de', textKey.field(field(2, 'TEXT').key), 'Anders');
    const left = removeItem(spoken, itemKey(2));
    expect(fieldItems(left).flatMap(({ rules }) => rules)).toEqual([]);
    expect(left.fields[field(2, 'TEXT').key]).toBeUndefined();
    expect(left.translations.de).toEqual({});
  });
});

describe('two editors of a form', () => {
  const mine = updateItem(supplier, itemKey(3), { help: 'Mine' });

  it('keep each other’s changes to different parts', () => {
    const theirs = addItem(
      updateForm(supplier, { name: 'Vendor' }),
      fieldItem(5),
      { section: sectionKey(1), column: 1, before: itemKey(2) },
      field(5, 'TEXT'),
    );
    const moved = moveItem(mine, itemKey(3), { section: sectionKey(2), column: 1, before: null });
    const { content, conflicts } = mergeForms(supplier, moved, theirs);
    expect(conflicts).toBe(0);
    expect(content.name).toBe('Vendor');
    expect(content.sections.map((one) => one.items.map(({ key }) => key))).toEqual([
      [1, 5, 2].map(itemKey),
      [4, 3].map(itemKey),
    ]);
    expect(fieldItems(content).find(({ key }) => key === itemKey(3))?.help).toBe('Mine');
  });

  it('have a conflict if two editors changed the same part', () => {
    const theirs = updateItem(supplier, itemKey(3), { help: 'Theirs' });
    const { content, conflicts } = mergeForms(supplier, mine, theirs);
    expect(conflicts).toBe(1);
    expect(fieldItems(content).find(({ key }) => key === itemKey(3))?.help).toBe('Mine');
  });

  it('keep an item that one adds to a section that the other removes', () => {
    const theirs = removeSection(supplier, sectionKey(1));
    const { content } = mergeForms(supplier, mine, theirs);
    expect(fieldItems(content).map(({ key }) => key)).toContain(itemKey(3));
  });
});

/** The first field decides whether the second is shown. */
const chained = buildForm('Chain', {
  items: [
    [fieldItem(1), field(1, 'TEXT')],
    [fieldItem(2, { rules: [when('SHOW', 1, 'NOT_EMPTY')] }), field(2, 'TEXT')],
  ],
});

const lintCases: readonly (readonly [string, FormContent, readonly FormLintCode[]])[] = [
  ['a form without sections', buildForm('Empty'), ['FormHasNoSections']],
  ['an empty section', buildForm('One', { items: [] }), ['FormHasEmptySections']],
  ['an empty column', supplier, ['HasEmptyColumns']],
  ['nothing for a field rule', chained, []],
  [
    'a rule with an operator that the type lacks',
    buildForm('Operator', {
      items: [
        [fieldItem(1), field(1, 'CHECKBOX')],
        [fieldItem(2, { rules: [when('HIDE', 1, 'GREATER_THAN', 3)] }), field(2, 'TEXT')],
      ],
    }),
    ['FormRuleInvalid'],
  ],
  [
    'a table without columns',
    buildForm('Table', { columns: 2, items: [[fieldItem(1), field(1, 'TABLE')]] }),
    ['HasEmptyTables'],
  ],
  [
    'a select field without options',
    buildForm('Choice', {
      items: [
        [fieldItem(1), field(1, 'SELECT', { options: [] })],
        [fieldItem(2, { inputType: 'PROVIDED' }), field(2, 'TEXT')],
      ],
    }),
    ['FormChoiceWithoutOptions', 'FormProvidedWithoutValue'],
  ],
  [
    'nothing for a select field with custom values',
    buildForm('Open', {
      items: [[fieldItem(1), field(1, 'SELECT', { options: [], mayAppend: true })]],
    }),
    [],
  ],
  [
    'a table column without options',
    buildForm('Cells', {
      items: [
        [
          fieldItem(1),
          field(1, 'TABLE', {
            columns: [column(2, 'SELECT', { options: [] })],
          }),
        ],
      ],
    }),
    ['FormChoiceWithoutOptions'],
  ],
  [
    'duplicate options and columns',
    buildForm('Alike', {
      items: [
        [
          fieldItem(1),
          field(1, 'SELECT', {
            options: [
              { id: 'a', name: 'Food' },
              { id: 'b', name: ' food ' },
              { id: 'c', name: '' },
            ],
          }),
        ],
        [
          fieldItem(2),
          field(2, 'TABLE', {
            columns: [column(3, 'TEXT', { name: 'Part' }), column(4, 'TEXT', { name: 'PART' })],
          }),
        ],
      ],
    }),
    ['FormOptionTwice', 'FormOptionWithoutName', 'FormColumnTwice'],
  ],
];

describe('lintForm', () => {
  it.each(lintCases)('reports %s', (_, form, codes) => {
    expect(lintForm(form).map(({ code }) => code)).toEqual(codes);
  });

  it('reports a custom field that no longer exists', () => {
    const origin = { field: asId<CustomFieldId>('gone'), version: 1 };
    const form = buildForm('Taken', { items: [[fieldItem(1), field(1, 'TEXT', { origin })]] });
    expect(lintForm(form)).toEqual([]);
    expect(lintForm(form, { hasCustomField: () => false }).map(({ code }) => code)).toEqual([
      'FormFieldDeleted',
    ]);
  });

  it('reports cyclic rules', () => {
    const turned = updateItem(chained, itemKey(1), { rules: [when('SHOW', 2, 'NOT_EMPTY')] });
    expect(lintForm(turned).map(({ code, at }) => [code, at.item])).toEqual([
      ['FormRuleCycle', itemKey(1)],
      ['FormRuleCycle', itemKey(2)],
    ]);
  });

  it('blocks publishing with errors, no changes, or long notes', () => {
    const refused = formPublishRefusals({
      content: supplier,
      notes: 'x'.repeat(2001),
      hasChanges: false,
    });
    expect(refused.map(({ code }) => code)).toEqual([
      'VersionNotesMaxLengthExceeded',
      'NothingToPublish',
      'HasEmptyColumns',
    ]);
  });
});

const wideTable = field(1, 'TABLE', {
  columns: Array.from({ length: 51 }, (_, n) => column(n + 100, 'TEXT')),
});

describe('validateForm', () => {
  const [first] = supplier.sections;
  it.each<readonly [string, FormContent, string]>([
    ['an empty name', updateForm(supplier, { name: ' ' }), 'FormNameCannotBeEmpty'],
    ['an item without its field', { ...supplier, fields: {} }, 'UnknownReference'],
    [
      'a duplicate item',
      {
        ...supplier,
        sections: first === undefined ? [] : [first, { ...first, key: sectionKey(9) }],
      },
      'InvalidKey',
    ],
    [
      'a rule on a missing item',
      updateItem(supplier, itemKey(1), { rules: [when('SHOW', 99, 'EMPTY')] }),
      'UnknownReference',
    ],
    [
      'a table with too many columns',
      buildForm('Wide', { items: [[fieldItem(1), wideTable]] }),
      'TableSectionFullyOccupied',
    ],
    [
      'a column with too many items',
      buildForm('Long', {
        items: Array.from({ length: formLimits.columnItems + 1 }, (_, n) => [
          fieldItem(n + 1),
          field(n + 1, 'TEXT'),
        ]),
      }),
      'ColumnSectionFullyOccupied',
    ],
  ])('%s', (_, form, code) => {
    expect(validateForm(form).map((one) => one.code)).toContain(code);
    const result = applyFormPatch(supplier, diffForm(supplier, form));
    expect(result.ok).toBe(false);
  });
});

describe('form translations', () => {
  it('count missing texts and fall back to the original', () => {
    const all = textsOfForm(supplier).length;
    expect(missingTexts(supplier, 'en')).toBe(0);
    expect(missingTexts(supplier, 'de')).toBe(all);
    const spoken = translateText(supplier, 'de', textKey.name, 'Lieferant');
    expect(missingTexts(spoken, 'de')).toBe(all - 1);
    const say = translator(spoken, 'de');
    expect([say(textKey.name, 'Supplier'), say(textKey.description, 'About')]).toEqual([
      'Lieferant',
      'About',
    ]);
    expect(missingTexts(translateText(spoken, 'de', textKey.name, ' '), 'de')).toBe(all);
  });
});
