import { tableRowPlanner } from '@baton/domain/bulk/plan-table-rows';
import { bulkPeople, type BulkParty } from '@baton/domain/bulk/bulk-people';
import { asId, type PartyId, type PlainDate } from '@baton/domain/core/ids';
import { column, fieldKey } from '@baton/fixtures/builders/fields';
import { cellCases, casePeople, type CellCase } from '@baton/fixtures/fields/cell-cases';
import { caseField, caseToday } from '@baton/fixtures/fields/field-cases';
import { caseParties } from '@baton/fixtures/fields/sent-cases';
import writeXlsxFile from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

/**
 * The same cell cases as for pasted tables, read from CSV files and workbooks in the person's
 * language.
 */

const server = await createTestServer();
afterAll(server.close);

const READ = `mutation ($input: ImportSourceInput!) { readTables(input: $input) { tables { records { cells } } } }`;
const PREFER = `mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { viewer { locale } } }`;

let ada: TestPerson;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
});

const party = (id: string, name: string, email: string): BulkParty => ({
  ...{ id: asId<PartyId>(id), name, email },
  kind: 'USER',
  accessLevel: 'INTERNAL',
});
const people = bulkPeople([
  party(caseParties.ada, casePeople.ada, 'ada@baton.example'),
  party(caseParties.ben, 'Ben', casePeople.ben),
]);

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const csv = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(rows.map((cells) => cells.map(quoted).join(',')).join('\n'));
const xlsx = (rows: readonly (readonly object[])[]): Promise<Buffer> =>
  writeXlsxFile(rows as never).toBuffer();

const recordsOf = async (
  locale: string,
  fileName: string,
  bytes: Buffer,
): Promise<readonly (readonly string[])[]> => {
  await ada.graphql(PREFER, { input: { locale } });
  const { data, errors } = await ada.graphql(READ, {
    input: { fileName, data: bytes.toString('base64') },
  });
  expect(errors).toEqual([]);
  return data.readTables.tables[0].records.map(({ cells }: { cells: string[] }) => cells);
};

const isOfDatabases = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/;
const cases = cellCases.filter(
  ({ cell, extraDateFormats }) => extraDateFormats === true || !isOfDatabases.test(cell),
);
const locales = [...new Set(cases.map(({ locale = 'en' }) => locale))];

/** Returns the error code or the value of the cell. */
const outcome = (one: CellCase, text: string, locale: string) => {
  const { origin: _origin, columns: _columns, ...asked } = caseField(one);
  const columns = [
    { ...column(1, one.kind), ...asked, kind: one.kind, required: one.required ?? false },
    column(2, 'TEXT'),
  ];
  const plan = tableRowPlanner({
    ...{ columns, mapping: columns.map(({ key }) => key), people, locale },
    ...{ timeZone: 'UTC', today: asId<PlainDate>(caseToday) },
  });
  const { cells, findings } = plan({ cells: [text, 'said'] });
  return findings[0]?.code ?? cells?.[fieldKey(1)] ?? null;
};

describe.each(locales)('cells of files in %s', (locale) => {
  const own = cases.filter((one) => (one.locale ?? 'en') === locale);
  const header = ['Cell', 'Said'];
  const rows = own.map(({ cell }) => [cell, 'said']);
  const expected = own.map(({ rule, code, value = null }) => [
    rule,
    code ?? (value === false ? null : value),
  ]);

  it.each([
    ['CSV', 'cells.csv', async () => csv([header, ...rows])],
    [
      'a workbook',
      'cells.xlsx',
      () => xlsx([header, ...rows].map((cells) => cells.map((value) => ({ value, type: String })))),
    ],
  ])('are read from %s', async (_, fileName, bytes) => {
    const records = await recordsOf(locale, fileName, await bytes());
    expect(
      records.map(([text = ''], at) => {
        const one = own[at];
        return one === undefined ? null : [one.rule, outcome(one, text, locale)];
      }),
    ).toEqual(expected);
  });
});

it.each(['en', 'de', 'fr', 'th'])(
  'keeps numbers, dates, and yes/no values of workbooks in %s',
  async (locale) => {
    const dates = { type: Date, format: 'yyyy-mm-dd' };
    const bytes = await xlsx([
      [{ value: 'Cell' }, { value: 'Said' }],
      ...[
        { value: 1.234, type: Number },
        { value: 1_234_567.5, type: Number },
        { value: new Date('2026-03-09T00:00:00Z'), ...dates },
        { value: new Date('2026-03-09T10:20:30Z'), ...dates },
        { value: true, type: Boolean },
      ].map((cell) => [cell, { value: 'said', type: String }]),
    ]);
    const records = await recordsOf(locale, 'typed.xlsx', bytes);
    const of = (kind: CellCase['kind'], over: Partial<CellCase> = {}): CellCase => ({
      ...{ rule: '', kind, cell: '' },
      ...over,
    });
    const asked = [
      of('NUMBER'),
      of('CURRENCY', { unit: 'EUR' }),
      of('DATE'),
      of('DATE', { constraints: { withTime: true } }),
      of('CHECKBOX'),
    ];
    expect(asked.map((one, at) => outcome(one, records[at]?.[0] ?? '', locale))).toEqual([
      1.234,
      1_234_567.5,
      '2026-03-09',
      '2026-03-09T10:20',
      true,
    ]);
    expect(outcome(of('DATE'), records[3]?.[0] ?? '', locale)).toBe('2026-03-09');
  },
);

it('reports links that cells can’t keep', async () => {
  const text = '| Product | Note |\n|---|---|\n| Milk | [fresh](https://milk.example/x) |';
  const { data } = await ada.graphql(
    `mutation ($input: ImportSourceInput!) { readTables(input: $input) {
       issues { row column code params { name value } } } }`,
    { input: { fileName: 'rows.md', text } },
  );
  expect(data.readTables.issues).toEqual([
    {
      ...{ row: 3, column: 'Note', code: 'LinkLeftOut' },
      params: [{ name: 'address', value: 'https://milk.example/x' }],
    },
  ]);
});
