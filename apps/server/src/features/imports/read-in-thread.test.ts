import { bulkLimits } from '@baton/domain/bulk/bulk-limits';
import { describe, expect, it } from 'vitest';
import { cell, workbook } from '../../testing/workbook.ts';
import { readInThread } from './read-in-thread.ts';

const order = (content: Uint8Array | string) => ({
  ...{ fileName: 'a.xlsx', content, limits: bulkLimits },
  language: 'en',
});
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];
const filled = (rows: number): Buffer =>
  workbook(
    Array.from(
      { length: rows },
      (_, at) => `<row r="${at + 1}">${letters.map((of) => cell(`${of}${at + 1}`)).join('')}</row>`,
    ).join(''),
  );

/** Takes many milliseconds to read. */
const longText = `Task,Who\n${'"a ""quoted"" task",Ann\n'.repeat(19_000)}`;

describe('readInThread', () => {
  it('returns the rows of a workbook in order', async () => {
    const read = await readInThread(order(filled(1001)), 'ada');
    const table = read.ok ? read.value.tables[0] : undefined;
    expect(table).toMatchObject({ columns: letters.map(() => 'x') });
    expect(table?.rows.map(({ number }) => number)).toEqual(
      Array.from({ length: 1000 }, (_, at) => at + 2),
    );
  });

  it.each([
    ['a workbook', filled(5000)],
    ['text', longText],
  ])('keeps the server responsive while it reads %s', async (_, content) => {
    let answers = 0;
    const ticking = setInterval(() => {
      answers += 1;
    }, 5);
    const read = await readInThread(order(content), 'ada');
    clearInterval(ticking);
    expect(read.ok).toBe(true);
    expect(answers).toBeGreaterThan(3);
  });

  it.each([
    ['memory', filled(15_000), { megabytes: 12, millis: 60_000 }],
    ['time', filled(3), { megabytes: 512, millis: 1 }],
    ['time for text', longText, { megabytes: 512, millis: 1 }],
  ])('stops reading a file that takes too much %s', async (_, content, bounds) => {
    expect(await readInThread(order(content), 'ada', bounds)).toMatchObject({
      ok: false,
      refusals: [{ code: 'ImportTooLarge' }],
    });
    expect((await readInThread(order(filled(2)), 'ada')).ok).toBe(true);
  });

  it('reads the texts of one person one after the other', async () => {
    for (const text of ['Task\na', 'Task\nb', 'Task\nc'])
      expect((await readInThread(order(text), 'ada')).ok).toBe(true);
  });

  it('refuses a third simultaneous workbook of one person', async () => {
    const one = order(filled(3));
    const reads = await Promise.all(
      ['ada', 'ada', 'ada', 'ben'].map((person) => readInThread(one, person)),
    );
    expect(reads.map(({ ok }) => ok)).toEqual([true, true, false, true]);
    expect(reads[2]).toMatchObject({ refusals: [{ code: 'Unavailable' }] });
  });

  it('returns an error for a damaged workbook', async () => {
    const damaged = order(Buffer.from('PK\x03\x04 nothing'));
    expect(await readInThread(damaged, 'ada')).toMatchObject({
      ok: false,
      refusals: [{ code: 'ImportNotReadable' }],
    });
  });
});
