import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../import/read/read-csv.ts';
import { csvText } from './csv-text.ts';

describe('csvText', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '=cmd|"/C calc"!A0'])(
    'writes no formula: %j',
    (text) => {
      const [line] = csvText([[text]])
        .slice(1)
        .split('\r\n');
      expect(line?.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('keeps numbers', () => {
    expect(csvText([[-5, 0.5]])).toBe('\uFEFF-5,0.5\r\n');
  });

  it.each(['+49 30 901820', '-5', '=A1', '@handle', "'=A1", "''+1", '- a\n- b', "it's"])(
    'can be read back as %j',
    (text) => expect(readBack([['x', text]])).toEqual([['x', text]]),
  );

  it('can be read back for any text', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...`'"=+-@＝,;|\t\r\n a`) }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(anything, anything), { minLength: 1 }), (rows) => {
        const texts = rows.map((cells) => ['x', ...cells]);
        expect(readBack(texts)).toEqual(texts.map((cells) => cells.map(asRead)));
      }),
      { numRuns: 300 },
    );
  });
});

const readBack = (rows: readonly (readonly string[])[]) => {
  const read = readCsv(csvText([rows[0]?.map((_, at) => `Column ${at}`) ?? [], ...rows]));
  return read.ok && read.value.table.rows.map(({ cells }) => cells);
};
/** Readers trim cells and normalize line breaks. */
const asRead = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();
