import { describe, expect, it } from 'vitest';
import { cell, workbook, xmlPart, zip } from '../../testing/workbook.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';

const row = (r: number | string, ...cells: readonly string[]): string =>
  `<row r="${r}">${cells.map((one) => cell(one)).join('')}</row>`;
const read = (content: Buffer) => readSpreadsheet('a.xlsx', content);
const rowsOf = async (content: Buffer) => {
  const result = await read(content);
  if (!result.ok) throw new Error(result.refusals[0].code);
  return result.value.tables[0]?.rows;
};

describe('a workbook with cells far apart', () => {
  it('is read without the empty rows between them', async () => {
    expect(await rowsOf(workbook(row(1, 'A1') + row(1_048_576, 'A1048576')))).toEqual([
      { number: 1_048_576, cells: ['x'] },
    ]);
  });

  it.each([
    ['a row past the last', row(1, 'A1') + row(100_000_000), 'ImportNotReadable'],
    ['a column past the last', row(1, 'ZZZ1'), 'ImportNotReadable'],
    ['the last column', row(1, 'A1', 'XFD1'), 'TooMany'],
    ['a power of ten', row(1, 'A1') + row('1e8'), 'ImportNotReadable'],
    ['too many columns', row(1, 'A1', 'CW1'), 'TooMany'],
    [
      'too many rows',
      Array.from({ length: 3002 }, (_, at) => row(at + 1, `A${at + 1}`)).join(''),
      'TooMany',
    ],
  ])('is refused with %s', async (_, rows, code) => {
    expect(await read(workbook(rows))).toMatchObject({ ok: false, refusals: [{ code }] });
  });

  it('is refused if sheets with shared cells have too many cells in total', async () => {
    const rows = Array.from({ length: 2001 }, (_, at) => row(at + 1, `A${at + 1}`, `CV${at + 1}`));
    expect(await read(workbook(rows.join(''), 40))).toMatchObject({
      refusals: [{ code: 'ImportTooLarge' }],
    });
  });
});

describe('a hostile workbook', () => {
  const attributes = Array.from({ length: 2_000_000 }, (_, at) => `a${at}=""`).join(' ');
  const sheet = { name: 'xl/worksheets/sheet1.xml', data: Buffer.from('<worksheet/>') };

  it.each([
    ['with 2 million attributes', workbook(`<row ${attributes}>${cell('A1')}</row>`)],
    ['with elements without end', workbook('<x>'.repeat(100_000))],
    ['that is cut off', zip([xmlPart('xl/workbook.xml', '<workbook><sheets>')])],
    ['with a smaller size than it says', zip([{ ...sheet, claimed: 1_000_000 }])],
    ['with a wrong checksum', zip([{ ...sheet, name: 'xl/workbook.xml', checksum: 1 }])],
    ['with two parts of one name', zip([sheet, sheet])],
    ['without parts', zip([])],
    ['of no archive', Buffer.from('PK\x03\x04 and nothing more')],
  ])('%s is not readable', async (_, content) => {
    expect(await read(content)).toMatchObject({ refusals: [{ code: 'ImportNotReadable' }] });
  });

  it('is refused by its stated size before it is unpacked', async () => {
    const claimed = 65 * 1024 * 1024;
    expect(await read(workbook('', 1, [{ ...sheet, name: 'xl/a.xml', claimed }]))).toMatchObject({
      refusals: [{ code: 'ImportUnpacksTooLarge', params: { max: 64 } }],
    });
  });
});

describe('workbooks of different programs', () => {
  const value = (r: string, v: string, more = ''): string => `<c r="${r}"${more}><v>${v}</v></c>`;

  it('are read with XML namespace prefixes', async () => {
    const rows = '<x:row r="1"><x:c r="A1" t="str"><x:v>Task</x:v></x:c></x:row>';
    expect(await read(workbook(`${rows}${row(2, 'A2')}`))).toMatchObject({
      value: { tables: [{ columns: ['Task'], rows: [{ number: 2, cells: ['x'] }] }] },
    });
  });

  it('give every row the value of its merged cells', async () => {
    const merged = '</sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells><sheetData>';
    const rows = row(1, 'A1', 'B1') + row(2, 'A2', 'B2') + row(3, 'B3') + row(4, 'B4');
    expect((await rowsOf(workbook(rows + merged)))?.map(({ cells }) => cells)).toEqual([
      ['x', 'x'],
      ['x', 'x'],
      ['', 'x'],
    ]);
  });

  it('keep the links of formulas', async () => {
    const formula = '<f>HYPERLINK("https://example.org/a","Guide")</f>';
    const rows = `${row(1, 'A1')}<row r="2"><c r="A2" t="str">${formula}<v>Guide</v></c></row>`;
    expect(await rowsOf(workbook(rows))).toMatchObject([
      { cells: ['Guide'], rich: { 0: '<a href="https://example.org/a">Guide</a>' } },
    ]);
  });

  it('report formulas without a stored result, as openpyxl writes them', async () => {
    const rows = `${row(1, 'A1', 'B1')}<row r="2">${cell('A2')}<c r="B2"><f>1+1</f><v/></c></row>`;
    expect(await read(workbook(rows))).toMatchObject({
      value: { issues: [{ code: 'FormulaWithoutResult', params: { address: 'B2' } }] },
    });
  });

  it('count days from 1904 if the workbook says so', async () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>';
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const related = (id: string, type: string, target: string): string =>
      `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
    const content = zip([
      xmlPart(
        'xl/worksheets/a.xml',
        `<worksheet><sheetData>${row(1, 'A1')}<row r="2">${value('A2', '44538', ' s="0"')}</row></sheetData></worksheet>`,
      ),
      xmlPart('xl/styles.xml', styles),
      xmlPart(
        'xl/workbook.xml',
        '<workbook><workbookPr date1904="1"/><sheets><sheet name="S" r:id="a"/></sheets></workbook>',
      ),
      xmlPart(
        'xl/_rels/workbook.xml.rels',
        `<Relationships>${related('a', 'worksheet', '/xl/worksheets/a.xml')}${related('b', 'styles', 'styles.xml')}</Relationships>`,
      ),
    ]);
    expect((await rowsOf(content))?.[0]?.cells).toEqual(['2025-12-09']);
  });
});
