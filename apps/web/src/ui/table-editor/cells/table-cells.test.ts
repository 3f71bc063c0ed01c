import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  property,
  record,
  string,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromClipboard, toClipboard } from '../table-clipboard.ts';
import {
  columnWidth,
  emptyColumn,
  fieldColumn,
  type CellKind,
  type TableRow,
} from '../table-model.ts';
import { applyPatches, inversePatches, type TablePatch } from '../table-patches.ts';

const cell = string({
  unit: constantFrom('a', 'ß', 'ไ', '"', '\t', '\n', ' ', ',', '1'),
  maxLength: 6,
});

describe('column widths', () => {
  it.each([
    ['CHECKBOX', 100],
    ['DATE', 180],
    ['DOCUMENT', 160],
    ['NUMBER', 120],
    ['CURRENCY', 120],
    ['PEOPLE', 150],
    ['TEXT', 200],
    ['SELECT', 200],
    ['MULTI_SELECT', 200],
    ['EMAIL', 200],
    ['PHONE', 200],
  ] satisfies readonly (readonly [CellKind, number])[])(
    '%s has an initial width of %i',
    (kind, width) => {
      expect(columnWidth({ id: fieldColumn('a'), label: 'A', kind })).toBe(width);
    },
  );
  it('are 100 pixels for a column without a field', () => {
    expect(columnWidth({ id: emptyColumn(1), label: '', kind: 'TEXT' })).toBe(100);
  });
});

describe('clipboard', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"two\nlines"\t"say ""hi"""\n', [['two\nlines', 'say "hi"']]],
    ['"open\tb', [['"open', 'b']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['', [['']]],
  ])('reads pasted text: %j', (text, cells) => expect(fromClipboard(text)).toEqual(cells));

  it('returns the copied cells when they are pasted', () => {
    assert(
      property(array(array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (cells) => {
        expect(fromClipboard(toClipboard(cells))).toEqual(cells);
      }),
    );
  });
});

describe('inversePatches (patches that undo a change)', () => {
  const rows = (count: number): readonly TableRow[] =>
    Array.from({ length: count }, (_, index) => ({ id: `${index}`, values: { a: index } }));

  const plan = array(
    record({
      kind: integer({ min: 0, max: 2 }),
      at: integer({ min: 0, max: 9 }),
      isLast: boolean(),
    }),
    { maxLength: 6 },
  );

  it('undoes any patches', () => {
    assert(
      property(integer({ min: 0, max: 8 }), plan, (count, steps) => {
        const before = rows(count);
        let at = before;
        const patches = steps.map(({ kind, at: place, isLast }, index): TablePatch => {
          const ids = at.map(({ id }) => id);
          const id = ids[place % Math.max(1, ids.length)] ?? 'gone';
          const patch: TablePatch =
            kind === 0
              ? { kind: 'SET', cells: [{ rowId: id, column: 'a', value: `new ${index}` }] }
              : kind === 1
                ? {
                    kind: 'INSERT',
                    before: isLast ? null : id,
                    rows: [{ id: `added ${index}`, values: { a: null } }],
                  }
                : { kind: 'REMOVE', rowIds: isLast ? [id] : [id, ids[place + 1] ?? 'none'] };
          at = applyPatches(at, [patch]);
          return patch;
        });
        const after = applyPatches(before, patches);
        expect(after).toEqual(at);
        expect(applyPatches(after, inversePatches(before, patches))).toEqual(before);
      }),
    );
  });
});
