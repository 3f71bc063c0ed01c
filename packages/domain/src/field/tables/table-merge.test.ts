import {
  assert,
  constantFrom,
  dictionary,
  integer,
  property,
  shuffledSubarray,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId, type FieldKey } from '../../core/ids.ts';
import type { CellContent, TableRow } from '../field.ts';
import { mergedTable, settledSides, tableConflicts, type TableSides } from './table-merge.ts';

const [item, count] = [asId<FieldKey>('item'), asId<FieldKey>('count')];
const row = (id: string, cells: Record<FieldKey, CellContent> = {}): TableRow => ({
  row: id,
  cells,
});
const base = [row('1', { [item]: 'a' }), row('2', { [item]: 'b' }), row('3')];

describe('merged table of two people', () => {
  it('keeps changes to different cells and rows', () => {
    const mine = [
      row('1', { [item]: 'a', [count]: 1 }),
      row('2', { [item]: 'b' }),
      row('4', { [item]: 'mine' }),
      row('3'),
    ];
    const theirs = [row('1', { [item]: 'A' }), row('5', { [item]: 'theirs' }), row('3')];
    expect(tableConflicts({ base, mine, theirs })).toEqual([]);
    expect(mergedTable({ base, mine, theirs }, 'MINE')).toEqual([
      row('1', { [item]: 'A', [count]: 1 }),
      row('5', { [item]: 'theirs' }),
      row('4', { [item]: 'mine' }),
      row('3'),
    ]);
  });

  it.each([
    [
      'the same cell',
      [row('1', { [item]: 'x' }), base[1], base[2]],
      [row('1', { [item]: 'y' }), base[1], base[2]],
      { row: '1', column: item, mine: 'x', theirs: 'y' },
    ],
    [
      'a cell in a row that the other removed',
      [base[0], row('2', { [item]: 'x' }), base[2]],
      [base[0], base[2]],
      { row: '2', column: item, mine: 'x', theirs: undefined },
    ],
    [
      'a row by removal that the other edited',
      [base[0], base[2]],
      [base[0], row('2', { [item]: 'b', [count]: 2 }), base[2]],
      { row: '2', column: count, mine: undefined, theirs: 2 },
    ],
  ])('has a conflict if one person changed %s', (_, left, right, conflict) => {
    const [mine, theirs] = [left, right].map((rows) => rows.filter((one) => one !== undefined));
    if (mine === undefined || theirs === undefined) throw new Error('two sides');
    expect(tableConflicts({ base, mine, theirs })).toEqual([conflict]);
    expect(mergedTable({ base, mine, theirs }, 'MINE')).toEqual(mine);
    expect(mergedTable({ base, mine, theirs }, 'THEIRS')).toEqual(theirs);
  });

  it('has a conflict for one cell and merges the others', () => {
    const mine = [row('1', { [item]: 'x', [count]: 1 }), row('2', { [item]: 'b' }), row('3')];
    const theirs = [row('1', { [item]: 'y' }), row('2', { [item]: 'B' }), row('3')];
    expect(mergedTable({ base, mine, theirs }, 'THEIRS')).toEqual([
      row('1', { [item]: 'y', [count]: 1 }),
      row('2', { [item]: 'B' }),
      row('3'),
    ]);
    expect(mergedTable({ base, mine, theirs }, 'MINE')[0]).toEqual(mine[0]);
  });

  it('recognizes a new row that is already stored', () => {
    const mine = [...base, row('4', { [item]: 'more' })];
    const theirs = [...base, row('4', { [count]: 7 })];
    expect(mergedTable({ base, mine, theirs }, 'MINE')).toEqual([
      ...base,
      row('4', { [item]: 'more', [count]: 7 }),
    ]);
  });

  it('resolves conflicts one by one', () => {
    const sides = {
      base,
      mine: [row('1', { [item]: 'x', [count]: 1 }), row('2', { [item]: 'mine' })],
      theirs: [row('1', { [item]: 'y', [count]: 2 }), row('3', { [count]: 9 })],
    };
    const [first, second, third, fourth] = tableConflicts(sides);
    if (first === undefined || second === undefined) throw new Error('two cells');
    if (third === undefined || fourth === undefined) throw new Error('two rows');
    const once = settledSides(sides, first, 'MINE');
    expect(tableConflicts(once)).toEqual([second, third, fourth]);
    const twice = settledSides(once, second, 'THEIRS');
    const all = settledSides(settledSides(twice, third, 'MINE'), fourth, 'THEIRS');
    expect(tableConflicts(all)).toEqual([]);
    expect(mergedTable(all, 'MINE')).toEqual([
      row('1', { [item]: 'x', [count]: 2 }),
      row('2', { [item]: 'mine' }),
      row('3', { [count]: 9 }),
    ]);
  });

  it('is the same whether conflicts are resolved one by one or together', () => {
    const table = shuffledSubarray(['1', '2', '3', '4']).chain((ids) =>
      tuple(
        ...ids.map(() => dictionary(constantFrom('item', 'count'), integer({ min: 0, max: 2 }))),
      ).map((cells) => ids.map((id, at) => row(id, cells[at]))),
    );
    assert(
      property(table, table, table, constantFrom('MINE', 'THEIRS'), (from, mine, theirs, whose) => {
        let sides: TableSides = { base: from, mine, theirs };
        const atOnce = mergedTable(sides, whose);
        for (
          let [next] = tableConflicts(sides);
          next !== undefined;
          [next] = tableConflicts(sides)
        ) {
          const before = tableConflicts(sides).length;
          sides = settledSides(sides, next, whose);
          expect(tableConflicts(sides).length).toBeLessThan(before);
        }
        const byRow = (rows: typeof atOnce) =>
          rows
            .toSorted((a, b) => (a.row < b.row ? -1 : 1))
            .filter(({ cells }) => Object.keys(cells).length > 0);
        expect(byRow(mergedTable(sides, whose))).toEqual(byRow(atOnce));
      }),
    );
  });

  it('equals one person’s table if the other person changed nothing', () => {
    const rows = shuffledSubarray(['1', '2', '3', '4', '5']);
    const cells = dictionary(constantFrom('item', 'count'), integer({ min: 0, max: 2 }));
    assert(
      property(rows, cells, rows, cells, (from, fromCells, to, toCells) => {
        const [before, after] = [
          from.map((id) => row(id, fromCells)),
          to.map((id) => row(id, toCells)),
        ];
        expect(mergedTable({ base: before, mine: after, theirs: before }, 'THEIRS')).toEqual(after);
        expect(mergedTable({ base: before, mine: before, theirs: after }, 'MINE')).toEqual(after);
        expect(mergedTable({ base: before, mine: after, theirs: after }, 'MINE')).toEqual(after);
      }),
    );
  });
});
