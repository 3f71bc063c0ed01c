import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../import/read-csv.ts';
import { csvText } from './csv-text.ts';

describe('rows as CSV', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '=cmd|"/C calc"!A0'])(
    'hold no formula: %j',
    (text) => {
      const [line] = csvText([[text]])
        .slice(1)
        .split('\r\n');
      expect(line?.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('keep numbers as they are', () => {
    expect(csvText([[-5, 0.5]])).toBe('\uFEFF-5,0.5\r\n');
  });

  it('are read back as they were written', () => {
    const word = fc
      .string({ unit: 'grapheme' })
      .map((text) => `a${text.replaceAll(/\p{C}/gu, '')}b`);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, word, fc.constantFrom('a,b', 'a"b', 'a\nb')), { minLength: 1 }),
        (rows) => {
          const read = readCsv(csvText([['One', 'Two', 'Three'], ...rows]));
          expect(read.ok && read.value.table.rows.map(({ cells }) => cells)).toEqual(rows);
        },
      ),
    );
  });
});
