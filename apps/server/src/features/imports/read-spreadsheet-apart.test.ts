import { bulkLimits } from '@baton/domain/bulk/bulk-limits';
import { describe, expect, it } from 'vitest';
import { cell, workbook } from '../../testing/workbook.ts';
import { readSpreadsheetApart } from './read-spreadsheet-apart.ts';

const order = (bytes: Uint8Array) => ({ fileName: 'a.xlsx', bytes, limits: bulkLimits });
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];
const filled = (rows: number): Buffer =>
  workbook(
    Array.from(
      { length: rows },
      (_, at) => `<row r="${at + 1}">${letters.map((of) => cell(`${of}${at + 1}`)).join('')}</row>`,
    ).join(''),
  );

describe('a workbook in a thread of its own', () => {
  it('is read as ever, row by row', async () => {
    const read = await readSpreadsheetApart(order(filled(1001)), 'ada');
    const table = read.ok ? read.value.tables[0] : undefined;
    expect(table).toMatchObject({ columns: letters.map(() => 'x') });
    expect(table?.rows.map(({ number }) => number)).toEqual(
      Array.from({ length: 1000 }, (_, at) => at + 2),
    );
  });

  it('lets the server go on meanwhile', async () => {
    const big = order(filled(5000));
    let answers = 0;
    const ticking = setInterval(() => {
      answers += 1;
    }, 5);
    const read = await readSpreadsheetApart(big, 'ada');
    clearInterval(ticking);
    expect(read.ok).toBe(true);
    expect(answers).toBeGreaterThan(3);
  });

  it('is refused where it takes more memory or time than is allowed; the next is read', async () => {
    const [small, starved, slow] = await Promise.all([
      readSpreadsheetApart(order(filled(3)), 'ada'),
      readSpreadsheetApart(order(filled(15_000)), 'ada', { megabytes: 12, millis: 60_000 }),
      readSpreadsheetApart(order(filled(3)), 'ben', { megabytes: 512, millis: 1 }),
    ]);
    expect(small.ok).toBe(true);
    expect(starved).toMatchObject({ ok: false, refusals: [{ code: 'ImportTooLarge' }] });
    expect(slow).toMatchObject({ ok: false, refusals: [{ code: 'ImportTooLarge' }] });
    expect((await readSpreadsheetApart(order(filled(2)), 'ada')).ok).toBe(true);
  });

  it('waits behind two of the same person at most', async () => {
    const one = order(filled(3));
    const [first, second, third, other] = await Promise.all(
      ['ada', 'ada', 'ada', 'ben'].map((person) => readSpreadsheetApart(one, person)),
    );
    expect([first?.ok, second?.ok, other?.ok]).toEqual([true, true, true]);
    expect(third).toMatchObject({ ok: false, refusals: [{ code: 'Unavailable' }] });
    expect((await readSpreadsheetApart(one, 'ada')).ok).toBe(true);
  });

  it('says what is wrong with it as ever', async () => {
    expect(
      await readSpreadsheetApart(order(Buffer.from('PK\x03\x04 nothing')), 'ada'),
    ).toMatchObject({
      ok: false,
      refusals: [{ code: 'ImportNotReadable' }],
    });
  });
});
