import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readImport } from '@baton/domain/import/read/read-import';
import { isSpreadsheet } from './is-spreadsheet.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';

const folder = new URL('../../../../../packages/fixtures/src/imports/cases/', import.meta.url);

const read = async (fileName: string) => {
  const content = readFileSync(new URL(fileName, folder));
  return isSpreadsheet(content)
    ? await readSpreadsheet(fileName, content)
    : readImport({ fileName, content });
};

const document = async (fileName: string) => {
  const result = await read(fileName);
  if (!result.ok) throw new Error(result.refusals[0].code);
  return result.value;
};
const rows = async (fileName: string) =>
  (await document(fileName)).tables[0]?.rows.map(({ cells }) => cells);

describe('cells of a workbook', () => {
  it('read dates, codes, and lengths of time as they are shown', async () => {
    expect(await rows('supplier-rows.xlsx')).toEqual([
      ['a', '2016-04-28 11:30', '01067', '#DIV/0!', '25:30'],
      ['b', '2025-12-10 00:00', '80331', '', '12:00'],
    ]);
  });

  it('report errors and formulas without a result', async () => {
    expect((await document('supplier-rows.xlsx')).issues).toMatchObject([
      { code: 'CellError', row: 2, params: { sheet: 'Rows', address: 'D2', value: '#DIV/0!' } },
      { code: 'FormulaWithoutResult', row: 3, params: { sheet: 'Rows', address: 'D3' } },
    ]);
  });

  it('read every type of value', async () => {
    expect(Object.fromEntries((await rows('cells.xlsx')) ?? [])).toEqual({
      phonetic: '東京',
      x000D: 'line1\nline2',
      escaped: 'literal _x000D_ stays',
      'zeros text': '007',
      rich: 'rich text',
      'formula no cache': '',
      'formula str': 'ab',
      error: '#DIV/0!',
      bool: 'TRUE',
      'iso date': '2026-03-09',
      float: '0.3',
      sci: '1234567890123400000000',
      tiny: '0.0000001',
      'formula empty str': '',
      amp: 'R&D <x> \nnext',
      'emoji escape': '😀',
      '17 digits': '12345678901234567',
    });
    expect((await document('cells.xlsx')).issues).toMatchObject([
      { code: 'FormulaWithoutResult', params: { address: 'B7' } },
      { code: 'CellError', params: { address: 'B9' } },
    ]);
  });

  it('are shown with their number formats', async () => {
    const read = (await rows('formats.xlsx')) ?? [];
    expect(Object.fromEntries(read.map(([name, , value]) => [name, value]))).toEqual({
      t0: '01234',
      t1: '5 days',
      t2: '25:30',
      t3: '25%',
      t4: '2.5 d',
      t5: '99.50 USD',
      t6: '2025-12-09',
      t7: '2025-12-09',
      t8: '0491-234-567',
      t9: '1/2',
      t10: '2025-12-09 12:00',
      t11: '7',
      t12: '3 d',
      t13: 'Week 12',
      t14: '15:00.0',
      t15: '3:00 PM',
      t16: '1.23E+05',
      t17: 'KW07',
    });
  });

  it('keep their links', async () => {
    const [table] = (await document('links.xlsx')).tables;
    expect(table?.rows).toEqual([
      {
        number: 2,
        cells: ['Read the handbook', 'see policy'],
        rich: { 0: '<a href="https://handbook.example.org/">Read the handbook</a>' },
      },
    ]);
  });
});

describe('sheets of a workbook', () => {
  it('are left out with a warning if they have no cells', async () => {
    const { tables, issues } = await document('chartsheet.xlsx');
    expect(tables).toHaveLength(1);
    expect(issues).toMatchObject([{ code: 'SheetWithoutTable' }]);
  });

  it('are left out with a warning if they are too long', async () => {
    const { tables, issues } = await document('one-long-sheet.xlsx');
    expect(tables).toHaveLength(1);
    expect(issues).toMatchObject([{ code: 'SheetTooLong', params: { max: 2000 } }]);
  });

  it.each(['no-addresses.xlsx', 'zip-descriptor-unsigned.xlsx', 'last-row.xlsx'])(
    'are read from %s',
    async (fileName) => {
      expect(await document(fileName)).toMatchObject({
        tables: [{ columns: ['Task', 'Owner'], rows: [{ cells: ['Check', 'QA'] }] }],
        issues: [],
      });
    },
  );
});

describe('text files', () => {
  it('keep the text and code of list items', async () => {
    const { tables, suggestedName, issues } = await document('runbook.md');
    expect(suggestedName).toBe('Release');
    expect(issues).toEqual([]);
    expect(tables[0]?.rows.map(({ cells, rich }) => [cells[0], cells[1], rich?.[2]])).toEqual([
      ['Prepare', 'Tag the release', '<pre><code>git tag v1.2\ngit push --tags</code></pre>'],
      [
        'Prepare',
        'Look over the notes. Make sure that they are complete (check the date!) and add a summary.',
        undefined,
      ],
      [
        'Prepare',
        'Run the test suites against the artifact - alternatively you can deploy to the snapshots',
        undefined,
      ],
      ['Prepare', 'no blank in the box', undefined],
      ['Publish', 'Show the sample', '<pre><code>```\n- [ ] not a task\n```</code></pre>'],
      ['Publish', 'Upload', undefined],
    ]);
  });

  it('name the line of a quote that never ends', async () => {
    expect(await read('unclosed-quote.csv')).toMatchObject({
      ok: false,
      refusals: [{ code: 'ImportQuoteNotClosed', params: { line: 3 } }],
    });
  });
});
