import { assert, constantFrom, dictionary, integer, property, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId, type FieldKey } from '../../core/ids.ts';
import type { CellContent, TableRow } from '../field.ts';
import { tablePatchBetween } from './table-diff.ts';
import { isEmptyPatch, patchedRows } from './table-patch.ts';

const rowNumbers = [1, 2, 3, 4, 5, 6, 7, 8];
const cells = dictionary(constantFrom('a', 'b', 'c'), integer({ min: 0, max: 2 }));

const rowsOf = (
  numbers: readonly number[],
  contents: Readonly<Record<string, number>>,
): readonly TableRow[] =>
  numbers.map((number) => ({
    row: String(number),
    cells: Object.fromEntries(
      Object.entries(contents).map(([key, value]): [FieldKey, CellContent] => [
        asId<FieldKey>(key),
        value + number,
      ]),
    ),
  }));

describe('tablePatchBetween', () => {
  it('turns one table into another after any changes', () => {
    const some = shuffledSubarray(rowNumbers);
    assert(
      property(some, cells, some, cells, (from, fromCells, to, toCells) => {
        const before = rowsOf(from, fromCells);
        const after = rowsOf(to, toCells);
        expect(patchedRows(before, tablePatchBetween(before, after))).toEqual(after);
        expect(isEmptyPatch(tablePatchBetween(before, before))).toBe(true);
      }),
    );
  });
});
