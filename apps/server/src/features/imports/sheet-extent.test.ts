import { deflateRawSync } from 'node:zlib';
import { importLimits } from '@baton/domain/import/import-table';
import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { extendedBy, extentRefusal, noExtent } from './sheet-extent.ts';

const part = (name: string, xml: string): Buffer => {
  const header = Buffer.alloc(30);
  const data = deflateRawSync(xml);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(data.length, 18);
  header.writeUInt32LE(xml.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), data]);
};

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheet = (n: number): string => `<sheet name="S${n}" sheetId="${n}" r:id="rId1"/>`;
/** As small as a workbook can be; all its sheets show the same rows. */
const workbook = (rows: string, sheets = 1): Buffer =>
  Buffer.concat([
    part('xl/worksheets/sheet1.xml', `<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    part(
      'xl/workbook.xml',
      `<workbook><sheets>${Array.from({ length: sheets }, (_, at) => sheet(at + 1)).join('')}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    // The directory of an archive that is read from its beginning: only its end is looked for.
    Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]),
  ]);
const cell = (r: string, attributes = ''): string =>
  `<c r="${r}"${attributes} t="inlineStr"><is><t>x</t></is></c>`;
const row = (r: number | string, ...cells: readonly string[]): string =>
  `<row r="${r}">${cells.map((one) => cell(one)).join('')}</row>`;
const read = (content: Buffer) => readSpreadsheet('a.xlsx', content);

describe('a workbook of a kilobyte', () => {
  it('is read where it names what is near', async () => {
    const answer = await read(workbook(row(1, 'A1', 'B1') + row(9000, 'A9000')));
    expect(answer).toMatchObject({
      ok: true,
      value: { tables: [{ columns: ['x', 'x'], rows: [{ number: 9000, cells: ['x', ''] }] }] },
    });
  });

  it.each([
    ['a far row', row(1, 'A1') + row(100_000_000, 'A100000000'), 'TooMany'],
    ['a far row without cells', row(1, 'A1') + row(1_000_000), 'TooMany'],
    ['the last row and the last column', row(1, 'XFD1') + row(1_048_576, 'A1048576'), 'TooMany'],
    ['a wide row above many', row(1, 'XFD1') + row(12_000, 'A12000'), 'TooMany'],
    ['a row in a cell alone', `<row>${cell('A1000000')}</row>`, 'TooMany'],
    ['a power of ten', row(1, 'A1') + row('1e8'), 'ImportNotReadable'],
    ['a row in entities', row(1, 'A1') + row('&#57;99999'), 'ImportNotReadable'],
    ['a row by another prefix', `<x:row y:r='1000000'/>`, 'TooMany'],
    ['a row behind what looks like an end', `<row a=">" r="1000000"/>`, 'ImportNotReadable'],
    ['rows without a number', '<row/>'.repeat(12_001), 'TooMany'],
  ])('is refused where it names %s', async (_, rows, code) => {
    const content = workbook(rows);
    expect(content.length).toBeLessThan(1500);
    expect(await read(content)).toMatchObject({ ok: false, refusals: [{ code }] });
  });

  it('is refused where a great sheet is listed again and again', async () => {
    const rows = row(1, 'CV1') + row(2000, 'A2000');
    expect(await read(workbook(rows, 101))).toMatchObject({
      ok: false,
      refusals: [{ code: 'TooMany', params: { count: 202_000, max: 2000 } }],
    });
  });

  it('is refused for its columns before its rows are made as wide', async () => {
    expect(await read(workbook(row(1, 'A1', 'CW1')))).toMatchObject({
      ok: false,
      refusals: [{ code: 'TooMany', params: { count: 101, max: 100 } }],
    });
  });
});

it('lets formats reach to the last column where there are few rows', () => {
  const extent = extendedBy(
    extendedBy(noExtent, `<sheetData>${row(1, 'A1')}<c r="XFD300" s="1" /></sheetData>`),
    '<sheets><sheet name="r=&quot;1e9&quot;" r:id="rId1"/></sheets>',
  );
  expect(extent).toEqual({ rows: 300, columns: 16_384, sheets: 1, isPlain: true });
  expect(extentRefusal(extent, importLimits)).toBeNull();
});
