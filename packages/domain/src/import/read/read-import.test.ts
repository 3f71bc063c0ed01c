import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importLimits } from '../import-table.ts';
import { nameFromFile, readImport } from './read-import.ts';

const read = (content: string, fileName = 'plan.csv') => {
  const result = readImport({ fileName, content });
  return result.ok ? result.value : result.refusals[0];
};
const table = (content: string, fileName?: string) => {
  const document = read(content, fileName);
  return 'tables' in document ? document.tables[0] : undefined;
};
const cells = (content: string, fileName?: string) =>
  table(content, fileName)?.rows.map((row) => row.cells);

describe('CSV', () => {
  it.each([',', ';', '\t', '|'])('accepts %j as the separator of cells', (delimiter) => {
    const text = ['Task,Who', '"a, b; c",Ann', 'd,Ben'].join('\n');
    const separated = text.replace(/,(?=Who|Ann|Ben)/g, delimiter);
    expect(table(separated)?.columns).toEqual(['Task', 'Who']);
    expect(cells(separated)).toEqual([
      ['a, b; c', 'Ann'],
      ['d', 'Ben'],
    ]);
  });

  it.each([
    ['in the header and the rows', 'Name,City\r\nA,Rom\nB,Paris\n'],
    ['in one row', 'Name,City\nA,Rom\r\nB,Paris\r\n'],
    ['of all three types', 'Name,City\rA,Rom\r\nB,Paris\n'],
  ])('accepts different line ends %s', (_, text) => {
    expect(table(text)?.rows).toEqual([
      { number: 2, cells: ['A', 'Rom'] },
      { number: 3, cells: ['B', 'Paris'] },
    ]);
  });

  it.each([
    ['a told delimiter', 'sep=;\r\nName;City\r\nA, b;Rom', ['A, b', 'Rom']],
    ['a blank before the quote', 'Name, City\n"A", "Rom, Italy"', ['A', 'Rom, Italy']],
    ['decimal commas', 'Name, full;Price\nA;1,5\nB;2,5', ['A', '1,5']],
    [
      'commas of sentences',
      'Name, legal, full;City\nA, b, c;Rom\nB, d, e;Bern',
      ['A, b, c', 'Rom'],
    ],
    ['a semicolon here and there', 'Name,Tags; more,City\nA,x;y,Rom', ['A', 'x;y', 'Rom']],
    ['one column of names', 'Name\nAcme, Inc.\nBeta, Ltd.', ['Acme, Inc.']],
    ['one column of numbers', 'Price\n1,5\n2,5', ['1,5']],
    ['a guard against formulas', "Phone,City\n'+49 30 1,Rom", ['+49 30 1', 'Rom']],
  ])('reads %s', (_, text, first) => expect(cells(text)?.[0]).toEqual(first));

  const titled = 'Suppliers of 2026,,\n,,\nName,City,Price\nA,Rom,5\nB,Bern,6\n';
  it.each([
    ['a padded title', titled, 3, ['Name', 'City', 'Price']],
    ['a title', 'Suppliers\n\nName;City;Price\nA;Rom;5\nB;Bern;6', 3, ['Name', 'City', 'Price']],
    ['a title and a date', 'Report,,,\nOf,2026,,\nA,B,C,D,E\n1,2,3,4,5\n1,2,3,4,5', 3, undefined],
    ['nothing above it', 'Name,City\nA,Rom,x\nB,Paris,y', 1, ['Name', 'City']],
    ['rows with few cells', 'Name,City,Price\nA,,\nB,,\nC,,', 1, ['Name', 'City', 'Price']],
  ])('finds the header row below %s', (_, text, row, columns) => {
    const found = table(text);
    expect(found?.header.row).toBe(row);
    if (columns !== undefined) expect(found?.columns).toEqual(columns);
    const document = read(text);
    const told = 'issues' in document ? document.issues.filter((one) => one.row === null) : [];
    expect(told).toMatchObject(row === 1 ? [] : [{ code: 'RowsAboveHeader', params: { row } }]);
  });

  it.each([
    [1, ['Suppliers of 2026', '', ''], 3],
    [0, ['', '', ''], 4],
    [4, ['A', 'Rom', '5'], 1],
  ])('uses the selected header row %i', (headerRow, columns, rows) => {
    const result = readImport({ fileName: 'a.csv', content: titled }, { headerRow });
    expect(result).toMatchObject({ value: { tables: [{ columns }] } });
    expect(result.ok && result.value.tables[0]?.rows).toHaveLength(rows);
    expect(result.ok && result.value.tables[0]?.header.choices[0]?.number).toBe(1);
  });

  it('uses a selected header row far below the first rows', () => {
    const content = `${'note;;\n'.repeat(20)}Name;City;Price\nA;Rom;5`;
    const result = readImport({ fileName: 'a.csv', content }, { headerRow: 21 });
    const found = result.ok ? result.value.tables[0] : undefined;
    expect(found?.columns).toEqual(['Name', 'City', 'Price']);
    expect(found?.rows).toHaveLength(1);
    expect(found?.header.row).toBe(21);
    expect(found?.header.choices.map(({ number }) => number)).toEqual([
      ...Array.from({ length: 10 }, (_, at) => at + 1),
      21,
    ]);
  });

  it.each([
    ['that is blank', 'Name;City\n\nA;Rom', 'a.csv', 2],
    ['past the end', 'Name;City\nA;Rom', 'a.csv', 3],
    ['before the first', 'Name;City\nA;Rom', 'a.csv', -1],
    ['within a cell of several lines', 'Name;City\n"A\nB\nC";Rom', 'a.csv', 3],
    ['other than a table of Markdown begins with', '| A | B |\n|---|---|\n| 1 | 2 |', 'a.md', 3],
  ])('refuses a header row %s', (_, content, fileName, headerRow) => {
    expect(readImport({ fileName, content }, { headerRow })).toMatchObject({
      ok: false,
      refusals: [
        { code: 'ImportHeaderRowMissing', field: 'source.headerRow', params: { row: headerRow } },
      ],
    });
  });

  it('reports each row with more or fewer cells than the header', () => {
    const many = table(`Task,Who\n${'only\n'.repeat(1000)}`);
    expect(many?.rows.every(({ isRagged }) => isRagged)).toBe(true);
  });

  it('keeps line breaks and quotes inside quotes, and counts lines', () => {
    const text = 'Task,Who\r\n"two\nlines ""quoted""",Ann\r\n\r\nlast,Ben\r\n';
    expect(cells(text)?.[0]).toEqual(['two\nlines "quoted"', 'Ann']);
    expect(table(text)?.rows.map(({ number }) => number)).toEqual([3, 5]);
  });

  it('keeps all cells of rows that are longer or shorter than the header', () => {
    const document = read('Task,Who\nshort\nlong,Ann,more,\nfine,Ben');
    expect(document).toMatchObject({
      issues: [
        { code: 'RaggedRow', row: 2, params: { expected: 2, actual: 1 } },
        { code: 'RaggedRow', row: 3, params: { expected: 2, actual: 4 } },
      ],
      tables: [{ rows: [{ cells: ['short', ''] }, { cells: ['long', 'Ann more'] }, {}] }],
    });
  });

  it('keeps all cells of a Markdown row that is longer than its header', () => {
    const document = read('| Task | Who |\n|---|---|\n| long | Ann | more |\n| short |', 'a.md');
    expect(document).toMatchObject({
      issues: [
        { code: 'RaggedRow', row: 3 },
        { code: 'RaggedRow', row: 4 },
      ],
      tables: [{ rows: [{ cells: ['long', 'Ann more'] }, { cells: ['short', ''] }] }],
    });
  });

  it('has a table without rows when there is only a header', () => {
    expect(cells('Task,Who')).toEqual([]);
  });

  it('never throws, whatever the text', () => {
    const pieces = fc.constantFrom(
      '"',
      ',',
      ';',
      '\n',
      '\r\n',
      '\t',
      '|',
      'a',
      ' ',
      '""',
      '\uFEFF',
      '- ',
      '[ ]',
      '|-|',
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 60 }),
        fc.constantFrom('a.csv', 'a.md', 'a.txt'),
        (parts, name) => {
          read(parts.join(''), name);
        },
      ),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (content) => {
        readImport({ fileName: 'a.csv', content });
      }),
    );
  });
});

describe('limits', () => {
  const rows = (count: number) => `Task,Who\n${'do it,Ann\n'.repeat(count)}`;

  it.each([
    ['CSV', 'a.csv', rows(10_000)],
    ['a table', 'a.md', `| Task |\n|---|\n${'| do it |\n'.repeat(10_000)}`],
    ['a checklist', 'a.md', '- [ ] do it\n'.repeat(10_000)],
    ['lines without end', 'a.csv', 'a\n'.repeat(2_500_000)],
  ])('names the number of rows and the limit: %s', (_, name, text) => {
    const isEndless = text.length > 200_000;
    const params = isEndless ? { count: 2_500_001, max: 50_000 } : { count: 10_000, max: 2000 };
    const field = isEndless ? 'source.lines' : 'source';
    expect(read(text, name)).toMatchObject({ code: 'TooMany', params, field });
  });

  it('reads as many rows as a blueprint may have tasks', () => {
    expect(cells(rows(2000))).toHaveLength(2000);
  });

  it('reads a cell of a million characters', () => {
    expect(read(`Task,Who\n"${'a'.repeat(1_000_000)}",Ann`)).toMatchObject({ tables: [{}] });
    expect(read(`"${'a'.repeat(1_000_000)}`)).toMatchObject({ code: 'ImportQuoteNotClosed' });
  });

  it('refuses a file that is too large, in KB', () => {
    expect(read('x'.repeat(importLimits.bytes + 1))).toMatchObject({
      code: 'FileExceedsSize',
      params: { max: 5120 },
    });
  });

  it.each(['', ' \n\t', ',,\n,,'])('refuses %j as empty', (text) => {
    expect(read(text)).toMatchObject({ code: 'ImportEmpty' });
  });

  it.each([
    ['in the first row', 'Task,Who\n"open,Ann\n', 2],
    ['after quoted cells', 'Task,Who\n"a ""b"", c",Ann\n"d\ne","Ben\nf,Cem\n', 4],
    ['after a blank', 'Task, Who\na, "Ann\nb, Ben', 2],
  ])('names the line of a quote that never ends %s', (_, text, line) => {
    expect(read(text)).toMatchObject({ code: 'ImportQuoteNotClosed', params: { line } });
  });
});

describe('pasted text', () => {
  it.each([
    ['blank lines', '\n'],
    ['lines of tabs', '\t\n'],
    ['tabs', '\t'],
    ['spaces', ' '],
    ['bars', '|'],
  ])('reads 40,000 %s in a row without failing', (_, blank) => {
    const text = `Task${blank.repeat(40_000)}${blank}x`;
    expect(read(text, '')).toBeDefined();
  });
});

it('distinguishes pasted Markdown from pasted cells', () => {
  expect(table('- [ ] a', '')?.columns).toEqual(['Stage', 'Task', 'Description']);
  expect(table('|a|b|\n|---|---|\n|c|d|', '')?.columns).toEqual(['a', 'b']);
  expect(table('Task\tWho\na\tAnn', '')?.columns).toEqual(['Task', 'Who']);
});

it.each([
  ['supplier_onboarding-v2.csv', 'Supplier onboarding v2'],
  ['C:\\plans\\Quarter close 2026-Q1.xlsx', 'Quarter close 2026 Q1'],
  ['/tmp/a.b.md', 'A.b'],
  ['', ''],
])('turns the file name %j into the name %j', (file, name) =>
  expect(nameFromFile(file)).toBe(name),
);
