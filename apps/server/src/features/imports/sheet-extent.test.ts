import { importLimits } from '@baton/domain/import/import-table';
import { describe, expect, it } from 'vitest';
import { cell, workbook } from '../../testing/workbook.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { extendedBy, extentRefusal, noExtent } from './sheet-extent.ts';

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
