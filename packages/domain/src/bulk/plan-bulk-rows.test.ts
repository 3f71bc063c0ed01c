import { buildBlueprint, partyId, uuid } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { buildForm, fieldItem, when } from '@baton/fixtures/builders/forms';
import { describe, expect, it } from 'vitest';
import type { BlueprintContent } from '../blueprint/content.ts';
import { attachForm } from '../blueprint/edit/edit-forms.ts';
import { asId, type BlueprintId, type FormId } from '../core/ids.ts';
import type { Locale } from '../core/languages.ts';
import { textKey } from '../form/form-texts.ts';
import {
  mappingMismatch,
  mappingRefusal,
  bulkDateColumns,
  suggestBulkMapping,
  withDayOrders,
  type BulkMapping,
} from './bulk-mapping.ts';
import { bulkPeople, type BulkParty } from './bulk-people.ts';
import { bulkRowPlanner } from './plan-bulk-rows.ts';

const party = (n: number, name: string, over: Partial<BulkParty> = {}): BulkParty => ({
  id: partyId(n),
  name,
  kind: 'USER',
  email: `${name.toLowerCase()}@baton.example`,
  accessLevel: 'INTERNAL',
  ...over,
});

const people = bulkPeople([
  party(1, 'Ada'),
  party(2, 'Bo'),
  party(3, 'Bo', { email: 'bo.two@baton.example' }),
  party(4, 'Pat', { accessLevel: 'EXTERNAL' }),
  party(5, 'Buyers', { kind: 'TEAM', email: null }),
]);

const content: BlueprintContent = withFields(
  buildBlueprint({}),
  [
    field(1, 'TEXT', { name: 'Country' }),
    field(2, 'NUMBER', { name: 'Employees' }),
    field(3, 'SELECT', { name: 'Risk' }),
    field(4, 'PEOPLE', { name: 'Buyers' }),
  ],
  [null, place(1, 1)],
  [null, place(2, 2, { inputType: 'OPTIONAL' })],
  [null, place(3, 3, { inputType: 'OPTIONAL', value: 'one' })],
  [null, place(4, 4, { inputType: 'OPTIONAL' })],
);

const columns = ['Name', 'Country', 'Employees', 'Risk', 'Buyers', 'Owner', 'Start date'];
const mapping: BulkMapping = suggestBulkMapping({ columns, rows: [] }, content, 'en');
const planner = () =>
  bulkRowPlanner({
    variants: new Map(),
    content,
    mapping,
    people,
    ownerId: partyId(1),
    locale: 'en',
    timeZone: 'Europe/Berlin',
    now: Date.parse('2026-03-04T09:00:00Z'),
  });

it('checks a row with the intake form of the variant it starts', () => {
  const spain = asId<BlueprintId>(uuid('d', 1));
  const plan = bulkRowPlanner({
    content: {
      ...content,
      variants: [
        {
          blueprint: spain,
          when: {
            match: 'ALL',
            whenUnknown: 'SKIP',
            parts: [
              {
                kind: 'COMPARISON',
                operand: { kind: 'FIELD', instance: instanceKey(1) },
                operator: 'EQUALS',
                values: ['Spain'],
              },
            ],
          },
        },
      ],
    },
    variants: new Map([
      [
        spain,
        {
          ...content,
          intake: content.intake.map((one) => ({ ...one, inputType: 'REQUESTED' as const })),
        },
      ],
    ]),
    ...{ mapping, people, ownerId: partyId(1), locale: 'en', timeZone: 'Europe/Berlin' },
    now: Date.parse('2026-03-04T09:00:00Z'),
  });
  const cells = (country: string, employees: string) => [
    'Acme',
    country,
    employees,
    'one',
    'Ada',
    '',
    '',
  ];
  expect(plan({ number: 2, cells: cells('Spain', '') })).toMatchObject({
    intent: null,
    findings: [{ severity: 'ERROR', column: 2, code: 'Required' }],
  });
  expect(plan({ number: 3, cells: cells('Spain', '12') }).intent).not.toBeNull();
  expect(plan({ number: 4, cells: cells('Italy', '') }).intent).not.toBeNull();
});

const good = ['Acme', 'Spain', '', '', '', '', ''];
const withCell = (column: string, text: string) =>
  good.map((cell, at) => (columns[at] === column ? text : cell));

describe('row of a bulk start', () => {
  it('becomes a workflow with the values of its cells', () => {
    const cells = [
      'Acme',
      ' Spain ',
      '1200',
      'TWO',
      'ada@baton.example, Buyers',
      'Ada',
      '3/9/2026',
    ];
    expect(planner()({ number: 2, cells })).toEqual({
      intent: {
        name: 'Acme',
        ownerId: partyId(1),
        startDate: '2026-03-09',
        values: [
          { instance: instanceKey(1), value: 'Spain' },
          { instance: instanceKey(2), value: 1200 },
          { instance: instanceKey(3), value: 'two' },
          { instance: instanceKey(4), value: [partyId(1), partyId(5)] },
        ],
      },
      findings: [
        { column: 6, severity: 'WARNING', code: 'StartsLater', params: { date: '2026-03-09' } },
      ],
    });
  });

  it('keeps default values for empty cells', () => {
    expect(planner()({ number: 2, cells: good }).intent?.values).toEqual([
      { instance: instanceKey(1), value: 'Spain' },
      { instance: instanceKey(2), value: null },
      { instance: instanceKey(4), value: null },
    ]);
  });

  it.each([
    ['Name', '  ', 'Required'],
    ['Name', 'x'.repeat(201), 'TooLong'],
    ['Country', '', 'Required'],
    ['Employees', 'many', 'NotANumber'],
    ['Risk', 'unheard of', 'UnknownOption'],
    ['Buyers', 'Ada, Nobody', 'UnknownOptions'],
    ['Owner', 'Nobody', 'UnknownOptions'],
    ['Owner', 'Bo', 'PartyAmbiguous'],
    ['Owner', 'Pat', 'CannotAssignExternalUserOrTeamAsWorkflowOwner'],
    ['Owner', 'Buyers', 'CannotAssignExternalUserOrTeamAsWorkflowOwner'],
    ['Start date', '2026-03-03', 'StartDatePast'],
    ['Start date', 'soon', 'DateNotInFormat'],
  ])('with %s %j has an error in that cell: %s', (column, text, code) => {
    const { intent, findings } = planner()({ number: 2, cells: withCell(column, text) });
    expect(intent).toBeNull();
    expect(findings.filter(({ severity }) => severity === 'ERROR')).toMatchObject([
      { column: columns.indexOf(column), code },
    ]);
  });

  it('is started with a warning about a duplicate name', () => {
    const plan = planner();
    plan({ number: 2, cells: good });
    expect(plan({ number: 5, cells: withCell('Name', 'ACME') })).toMatchObject({
      intent: { name: 'ACME' },
      findings: [{ severity: 'WARNING', code: 'NameTwice', params: { row: 2 } }],
    });
  });
});

describe('fields with form rules', () => {
  const inGermany = buildForm('Where', {
    items: [
      [fieldItem(1), field(1, 'TEXT', { name: 'Country' })],
      [
        fieldItem(2, { rules: [when('SHOW', 1, 'EQUALS', 'DE')] }),
        field(2, 'TEXT', { name: 'VAT number' }),
      ],
      [fieldItem(3), field(3, 'NUMBER', { name: 'Employees' })],
    ],
  });
  const formVersion = {
    origin: { form: asId<FormId>(uuid('c', 1)), version: 1 },
    content: inGermany,
  };
  let keys = 0;
  const ruled = attachForm(buildBlueprint({}), null, formVersion, () => uuid('d', (keys += 1)));
  const suggested = (headers: readonly string[]) =>
    suggestBulkMapping({ columns: headers, rows: [] }, ruled, 'en');
  const told = (...cells: readonly string[]) => {
    const headers = ['Name', 'Country', 'VAT number', 'Employees'];
    const plan = bulkRowPlanner({
      variants: new Map(),
      content: ruled,
      mapping: suggested(headers),
      people,
      ownerId: partyId(1),
      locale: 'en',
      timeZone: 'Europe/Berlin',
      now: Date.parse('2026-03-04T09:00:00Z'),
    });
    return plan({ number: 2, cells }).findings.map(({ column, code }) => [column, code]);
  };

  it('are required in rows where they are shown', () => {
    expect(told('Acme', 'US', '', '5')).toEqual([]);
    expect(told('Acme', 'DE', '', '5')).toEqual([[2, 'Required']]);
    expect(told('Acme', '', '', 'many')).toEqual([
      [3, 'NotANumber'],
      [1, 'Required'],
    ]);
  });

  it('don’t need a column if they are hidden', () => {
    expect(mappingRefusal(suggested(['Name', 'Country', 'Employees']), ruled, 'en')).toBeNull();
    expect(mappingRefusal(suggested(['Name', 'Country']), ruled, 'en')?.params).toMatchObject({
      list: 'Employees',
    });
  });
});

describe('form in several languages', () => {
  const goods = buildForm('Goods', {
    items: [
      [
        fieldItem(1),
        field(1, 'MULTI_SELECT', {
          name: 'Supplies',
          options: [
            { id: 'food', name: 'Food' },
            { id: 'gift', name: 'Gift' },
            { id: 'poison', name: 'Poison' },
          ],
        }),
      ],
    ],
  });
  const [key = asId('')] = Object.keys(goods.fields);
  const said = {
    ...goods,
    translations: {
      de: {
        [textKey.field(key)]: 'Liefert',
        [textKey.option(key, 'food')]: 'Lebensmittel',
        [textKey.option(key, 'gift')]: 'Geschenke',
        [textKey.option(key, 'poison')]: 'Gift',
      },
    },
  };
  const formVersion = { origin: { form: asId<FormId>(uuid('c', 1)), version: 1 }, content: said };
  let keys = 0;
  const translated = attachForm(buildBlueprint({}), null, formVersion, () =>
    uuid('d', (keys += 1)),
  );
  const chosen = (locale: Locale, header: string, cell: string) => {
    const suggested = suggestBulkMapping(
      { columns: ['Name', header], rows: [] },
      translated,
      locale,
    );
    const plan = bulkRowPlanner({
      variants: new Map(),
      ...{ content: translated, mapping: suggested, people, locale },
      ownerId: partyId(1),
      timeZone: 'Europe/Berlin',
      now: Date.parse('2026-03-04T09:00:00Z'),
    });
    return plan({ number: 2, cells: ['Acme', cell] }).intent?.values[0]?.value;
  };

  it.each([
    ['de', 'Liefert', 'Lebensmittel', ['food']],
    ['de', 'Supplies', 'Food, Geschenke', ['food', 'gift']],
    ['en', 'Supplies', 'lebensmittel', ['food']],
    // A word with different meanings in two languages means that of the reader's language.
    ['de', 'Liefert', 'Gift', ['poison']],
    ['en', 'Supplies', 'Gift', ['gift']],
  ] as const)('is matched in %s: %s, %s', (locale, header, cell, ids) => {
    expect(chosen(locale, header, cell)).toEqual(ids);
  });

  it('names missing fields in the reader’s language', () => {
    const nothing = { fields: [null], name: 0, owner: null, start: null };
    expect(mappingRefusal(nothing, translated, 'de')?.params).toMatchObject({ list: 'Liefert' });
    expect(mappingRefusal(nothing, translated, 'fr')?.params).toMatchObject({ list: 'Supplies' });
  });
});

describe('column mapping', () => {
  it('is suggested by column names, intake fields first', () => {
    expect(mapping).toMatchObject({
      fields: [null, instanceKey(1), instanceKey(2), instanceKey(3), instanceKey(4), null, null],
      name: 0,
      owner: 5,
      start: 6,
    });
  });

  it.each([
    [{ ...mapping, fields: [] }],
    [{ ...mapping, name: 7 }],
    [{ ...mapping, owner: 0.5 }],
    [{ ...mapping, fields: mapping.fields.map(() => instanceKey(1)) }],
    [{ ...mapping, fields: mapping.fields.with(0, instanceKey(9)) }],
  ])('is refused if it doesn’t match the file or the form: %#', (wrong) => {
    expect(mappingMismatch(mapping, columns.length, content)).toBeNull();
    expect(mappingMismatch(wrong, columns.length, content)?.code).toBe('ImportMappingMismatch');
  });

  it('skips table fields and reports required ones as missing', () => {
    const withTable = withFields(
      content,
      [field(5, 'TABLE', { name: 'Sites' })],
      [null, place(5, 5)],
    );
    const found = suggestBulkMapping({ columns: [...columns, 'Sites'], rows: [] }, withTable, 'en');
    expect(found.fields.at(-1)).toBeNull();
    expect(mappingRefusal(found, withTable, 'en')?.params).toEqual({ count: 1, list: 'Sites' });
  });

  it('needs no column for the name', () => {
    expect(mappingRefusal({ ...mapping, name: null }, content, 'en')).toBeNull();
  });

  it('prefers the name template over a column that only looks like names', () => {
    const named = { ...content, settings: { ...content.settings, nameTemplate: '{Country}' } };
    const table = { columns: ['Customer', 'Country'], rows: [{ number: 2, cells: ['Acme', 'A'] }] };
    expect(suggestBulkMapping(table, content, 'en').name).toBe(0);
    expect(suggestBulkMapping(table, named, 'en').name).toBeNull();
  });

  it('is complete with all required fields', () => {
    expect(mappingRefusal(mapping, content, 'en')).toBeNull();
    const fields = mapping.fields.map(() => null);
    expect(mappingRefusal({ ...mapping, fields }, content, 'en')).toMatchObject({
      code: 'BulkFieldsNotMapped',
      params: { count: 1, list: 'Country' },
    });
  });
});

describe('checkbox in a file', () => {
  const read = (inputType: 'REQUESTED' | 'OPTIONAL', cell: string) => {
    const asked = withFields(
      buildBlueprint({}),
      [field(1, 'CHECKBOX', { name: 'Agreed' })],
      [null, place(1, 1, { inputType })],
    );
    const suggested = suggestBulkMapping({ columns: ['Name', 'Agreed'], rows: [] }, asked, 'en');
    const read = bulkRowPlanner({
      variants: new Map(),
      content: asked,
      mapping: suggested,
      people,
      ownerId: partyId(1),
      locale: 'en',
      timeZone: 'Europe/Berlin',
      now: Date.parse('2026-03-04T09:00:00Z'),
    });
    return read({ number: 2, cells: ['Acme', cell] }).findings.map(({ code }) => code);
  };

  it.each([
    ['REQUESTED', '', ['Required']],
    ['REQUESTED', 'false', []],
    ['OPTIONAL', '', []],
  ] as const)('reads a checkbox: %s, cell %j, result %j', (inputType, cell, codes) => {
    expect(read(inputType, cell)).toEqual(codes);
  });

  const boxed = (inputType: 'REQUESTED' | 'OPTIONAL', effect: 'SHOW' | 'MANDATORY') =>
    attachForm(
      buildBlueprint({}),
      null,
      {
        origin: { form: asId<FormId>(uuid('c', 2)), version: 1 },
        content: buildForm('Terms', {
          items: [
            [fieldItem(1, { inputType: 'OPTIONAL' }), field(1, 'TEXT', { name: 'Country' })],
            [
              fieldItem(2, { inputType, rules: [when(effect, 1, 'EQUALS', 'DE')] }),
              field(2, 'CHECKBOX', { name: 'Agreed' }),
            ],
          ],
        }),
      },
      (
        (keys: number) => () =>
          uuid('d', (keys += 1))
      )(0),
    );

  it.each([
    ['REQUESTED', 'SHOW', 'DE', '', ['Required']],
    ['REQUESTED', 'SHOW', 'DE', 'false', []],
    ['REQUESTED', 'SHOW', 'FR', '', []],
    ['OPTIONAL', 'SHOW', 'DE', '', []],
    ['OPTIONAL', 'MANDATORY', 'DE', '', ['Required']],
    ['OPTIONAL', 'MANDATORY', 'DE', 'true', []],
    ['OPTIONAL', 'MANDATORY', 'FR', '', []],
  ] as const)(
    'applies rules to a checkbox: %s, rule %s, %s, cell %j, result %j',
    (inputType, effect, country, cell, codes) => {
      const asked = boxed(inputType, effect);
      const headers = ['Name', 'Country', 'Agreed'];
      const plan = bulkRowPlanner({
        variants: new Map(),
        content: asked,
        mapping: suggestBulkMapping({ columns: headers, rows: [] }, asked, 'en'),
        ...{ people, ownerId: partyId(1), locale: 'en', timeZone: 'Europe/Berlin' },
        now: Date.parse('2026-03-04T09:00:00Z'),
      });
      const { findings } = plan({ number: 2, cells: ['Acme', country, cell] });
      expect(findings.map(({ code }) => code)).toEqual(codes);
    },
  );
});

describe('order of day and month in a file', () => {
  it('is decided once per column', () => {
    const rows = ['05/04/2026', '25/04/2026'].map((cell, at) => ({
      number: at + 2,
      cells: [cell],
    }));
    const { dates } = suggestBulkMapping({ columns: ['Start'], rows }, content, 'en');
    expect(dates).toEqual([{ order: 'DMY', isProven: true, text: '05/04/2026' }]);
  });

  it('is month first if no date shows the order', () => {
    const rows = [{ number: 2, cells: ['05/04/2026'] }];
    const { dates } = suggestBulkMapping({ columns: ['Start'], rows }, content, 'de');
    expect(dates).toEqual([{ order: 'MDY', isProven: false, text: '05/04/2026' }]);
  });

  it('is shown with an example for columns of dates', () => {
    const rows = [{ number: 2, cells: ['05/04/2026', '05/04/2026'] }];
    const mapping = suggestBulkMapping({ columns: ['Start', 'Note'], rows }, content, 'en');
    const shown = (order: 'DMY' | 'MDY') =>
      bulkDateColumns(withDayOrders(mapping, [{ column: 0, order }]), content, 'en');
    expect(shown('MDY')).toEqual([
      {
        ...{ column: 0, order: 'MDY', isProven: false },
        example: { text: '05/04/2026', date: '2026-05-04' },
      },
    ]);
    expect(shown('DMY')).toMatchObject([{ order: 'DMY', example: { date: '2026-04-05' } }]);
  });
});
