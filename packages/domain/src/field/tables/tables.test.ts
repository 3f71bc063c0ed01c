import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import {
  column,
  field,
  fieldKey,
  instanceKey,
  place,
  rowId,
  withFields,
} from '@baton/fixtures/builders/fields';
import { commandsFor, person, runScene } from '@baton/fixtures/builders/run-scene';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carriedOver, splitParts } from '../../linked-workflow/carry-over.ts';
import { replay } from '../../run/evolve.ts';
import { viewOf } from '../../run-model/run-view.ts';
import { noConstraints } from '../field-constraints.ts';
import type { FieldValue, TableRow } from '../field.ts';
import {
  formatValue,
  parseValue,
  readTyped,
  refusalsAt,
  valueRefusal,
  wrongValueType,
} from '../field-kinds.ts';
import { readForm } from '../../run-model/read-value.ts';
import { isEmptyPatch, patchedRows, readTablePatch, type TablePatch } from './table-patch.ts';
import { readTableText, writeTableText } from '../written/table-text.ts';

const [item, count] = [fieldKey(11), fieldKey(12)];
const columns = [
  column(11, 'TEXT', { required: true, name: 'Item' }),
  column(12, 'NUMBER', { name: 'Count' }),
];
const table = field(1, 'TABLE', { columns });
const row = (n: number, cells: TableRow['cells'] = {}): TableRow => ({ row: rowId(n), cells });
const patch = (over: Partial<TablePatch>): TablePatch => ({
  insertRows: [],
  setCells: [],
  removeRows: [],
  order: [],
  ...over,
});

describe('table rows', () => {
  it('are stored with the cells of known columns', () => {
    const rows = [row(1, { [item]: 'Bolt', [count]: 2, [fieldKey(13)]: 'gone' }), row(2)];
    expect(parseValue(rows, table)).toEqual([row(1, { [item]: 'Bolt', [count]: 2 }), row(2)]);
    expect(parseValue([], table)).toBeNull();
  });

  it.each([
    ['a row twice', [row(1), row(1)], 'values'],
    ['a row without an id', [{ row: 'first', cells: {} }], 'values'],
    ['a cell of another type', [row(1, { [count]: 'two' })], `values.${rowId(1)}.${count}`],
  ])('are refused for %s', (_, rows, at) => {
    expect(parseValue(rows, table)).toBeUndefined();
    expect(wrongValueType(table, rows, 'values')).toMatchObject({
      code: 'WrongValueType',
      field: at,
    });
  });

  it('are validated cell by cell, except empty rows', () => {
    const refusal = valueRefusal([row(1, { [count]: 2 }), row(2), row(3, { [item]: 'x' })], table);
    expect(refusal).toMatchObject({ code: 'TableHasErrors', params: { count: 1 } });
    expect(refusalsAt(refusal ?? { code: 'NotFound', params: {} }, 'values.t')).toEqual([
      { code: 'Required', params: {}, field: `values.t.${rowId(1)}.${item}` },
    ]);
  });

  it('are read back from the clipboard format', () => {
    const cells = fc.array(
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 2 }),
      {
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(cells, (texts) => {
        const last = texts.findLastIndex((line) => line.some((text) => text !== ''));
        expect(readTableText(writeTableText(texts))).toEqual(texts.slice(0, last + 1));
      }),
    );
    const rows = [row(1, { [item]: 'Bolt\t"M4"', [count]: 1234.5 }), row(2, { [item]: 'Nut' })];
    const text = formatValue(rows, table, { locale: 'de' });
    const reading = { locale: 'de', rowId: (line: number) => rowId(line + 1) };
    expect(readTyped(text, table, reading)).toEqual(rows);
    expect(readTyped('Bolt\tmany', table, reading)).toBeUndefined();
  });

  it('start one linked workflow per row, and match columns by name', () => {
    const rows = [row(1, { [item]: 'Bolt', [count]: 2 }), row(2)];
    expect(splitParts(rows, table)).toEqual([{ value: 'Bolt', row: rowId(1) }]);
    const other = field(2, 'TABLE', { columns: [column(21, 'TEXT', { name: 'count' })] });
    expect(carriedOver([{ value: rows, field: table }], other)).toEqual([
      row(1, { [fieldKey(21)]: '2' }),
      row(2),
    ]);
  });

  it('change a day to the start or end that the target field uses', () => {
    const ends = { ...noConstraints, withTime: true };
    const begins = { ...ends, startOfDay: true };
    const from = field(2, 'DATE', { constraints: ends });
    const to = field(3, 'DATE', { constraints: begins });
    const carried = (value: string) => carriedOver([{ value, field: from }], to);
    expect(carried('2026-03-09T23:59')).toBe('2026-03-09T00:00');
    expect(carried('2026-03-09T14:05')).toBe('2026-03-09T14:05');
    expect(carriedOver([{ value: '2026-03-09T00:00', field: to }], from)).toBe('2026-03-09T23:59');
    const day = column(21, 'DATE', { name: 'Day', constraints: ends });
    const rows = [row(1, { [fieldKey(21)]: '2026-03-09T23:59' })];
    const other = column(31, 'DATE', { name: 'day', constraints: begins });
    expect(
      carriedOver(
        [{ value: rows, field: field(4, 'TABLE', { columns: [day] }) }],
        field(5, 'TABLE', { columns: [other] }),
      ),
    ).toEqual([row(1, { [fieldKey(31)]: '2026-03-09T00:00' })]);
  });

  it('accept documents only from document fields', () => {
    const ref = '00000000-0000-4000-8000-000000000009.pdf';
    const typed = { value: ref, field: field(3, 'TEXT') };
    const document = { value: [ref], field: field(4, 'DOCUMENT') };
    expect(carriedOver([typed], field(5, 'DOCUMENT'))).toBeNull();
    expect(carriedOver([document], field(5, 'DOCUMENT'))).toEqual([ref]);
    const other = field(2, 'TABLE', { columns: [column(21, 'DOCUMENT', { name: 'Item' })] });
    expect(carriedOver([{ value: [row(1, { [item]: ref })], field: table }], other)).toEqual([
      row(1),
    ]);
  });
});

describe('table patch', () => {
  const rows = [row(1, { [item]: 'a' }), row(2, { [item]: 'b' }), row(3, { [item]: 'c' })];

  it('inserts rows, sets cells, removes rows, and orders', () => {
    const next = patchedRows(
      rows,
      patch({
        insertRows: [{ ...row(4), before: rowId(2) }],
        setCells: [
          { row: rowId(4), column: item, value: 'd' },
          { row: rowId(1), column: item, value: null },
        ],
        removeRows: [rowId(2)],
        order: [rowId(3), rowId(1)],
      }),
    );
    expect(next).toEqual([row(3, { [item]: 'c' }), row(4, { [item]: 'd' }), row(1)]);
    expect(next[0]).toBe(rows[2]);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['rows of another table', [rowId(8), rowId(9)], []],
    ['rows in the current order', [rowId(1), rowId(3)], []],
    ['a single row', [rowId(2)], []],
    ['a row twice', [rowId(3), rowId(1), rowId(3)], [rowId(3), rowId(1)]],
    ['known and unknown rows', [rowId(9), rowId(2), rowId(1)], [rowId(2), rowId(1)]],
  ])('normalizes the order of %s', (_, order, kept) => {
    const read = readTablePatch(rows, patch({ order }), columns, 'values');
    expect(read).toMatchObject({ value: { order: kept } });
    expect('value' in read && isEmptyPatch(read.value)).toBe(kept.length === 0);
  });

  it('puts inserted rows in order and ignores removed rows', () => {
    const order = [rowId(4), rowId(3), rowId(2)];
    const given = patch({
      insertRows: [{ ...row(4), before: null }],
      removeRows: [rowId(2)],
      order,
    });
    expect(readTablePatch(rows, given, columns, 'values')).toMatchObject({
      value: { order: [rowId(4), rowId(3)] },
    });
  });

  const scene = () => {
    const content = withFields(buildBlueprint({ tasks: [{}] }), [table], [taskKey(1), place(1, 1)]);
    const run = runScene(content);
    const commands = commandsFor(run);
    commands.start();
    const save = (tables: readonly TablePatch[], values: readonly FieldValue[] = []) => {
      const result = run.give(person(1), {
        kind: 'SAVE_VALUES',
        taskId: run.task(1).id,
        values: values.map((value) => ({ instance: instanceKey(1), value })),
        tables: tables.map((one) => ({ instance: instanceKey(1), patch: one })),
      });
      return result.ok ? null : result.refusals[0];
    };
    const form = () => {
      const view = viewOf(run.run());
      const [value] = view.values;
      return value === undefined ? null : readForm(view, value);
    };
    return { ...run, ...commands, save, form };
  };

  it('contains only the changes of two people', () => {
    const run = scene();
    expect(run.save([], [rows])).toBeNull();
    const before = run.run();
    const at = run.rows().length;
    expect(
      run.save([patch({ setCells: [{ row: rowId(1), column: count, value: 1 }] })]),
    ).toBeNull();
    expect(
      run.save([patch({ setCells: [{ row: rowId(1), column: item, value: 'A' }] })]),
    ).toBeNull();
    expect(run.form()).toEqual([row(1, { [item]: 'A', [count]: 1 }), rows[1], rows[2]]);
    const events = run.rows().slice(at);
    expect(events.flat().map(({ kind }) => kind)).toEqual(['TABLE_PATCHED', 'TABLE_PATCHED']);
    expect(JSON.stringify(events)).not.toContain(rowId(2));
    expect(replay(before, events).values).toEqual(run.run().values);
  });

  it('records nothing if it changes nothing', () => {
    const run = scene();
    run.save([], [rows]);
    const at = run.rows().length;
    run.save([
      patch({ setCells: [{ row: rowId(1), column: item, value: 'a' }], removeRows: [rowId(9)] }),
    ]);
    expect(run.rows()).toHaveLength(at);
  });

  it.each([
    [
      'a cell of a removed row',
      { setCells: [{ row: rowId(9), column: item, value: 'x' }] },
      'UnknownReference',
    ],
    [
      'an unknown column',
      { setCells: [{ row: rowId(1), column: fieldKey(99), value: 'x' }] },
      'UnknownReference',
    ],
    [
      'a value of another type',
      { setCells: [{ row: rowId(1), column: count, value: 'x' }] },
      'WrongValueType',
    ],
    ['an existing row', { insertRows: [{ ...row(1), before: null }] }, 'InvalidKey'],
  ])('is refused for %s', (_, over, code) => {
    const run = scene();
    run.save([], [rows]);
    expect(run.save([patch(over)])?.code).toBe(code);
  });

  it('refuses to overwrite a change that the person hasn’t seen', () => {
    const run = scene();
    run.save([], [rows]);
    const seen = run.run().values[0]?.version ?? 0;
    const of = (value: string) => patch({ setCells: [{ row: rowId(1), column: item, value }] });
    const give = (one: TablePatch) =>
      run.give(person(1), {
        kind: 'SAVE_VALUES',
        taskId: run.task(1).id,
        values: [],
        tables: [{ instance: instanceKey(1), patch: one, expectedVersion: seen }],
      });
    expect(give(of('A'))).toMatchObject({ ok: true });
    const at = `values.${instanceKey(1)}`;
    expect(give(of('B'))).toMatchObject({
      refusals: [{ code: 'FieldsChangedMeanwhile' }, { code: 'FieldChangedMeanwhile', field: at }],
    });
    expect(give(of('A'))).toMatchObject({ ok: true });
    expect(run.form()).toEqual([row(1, { [item]: 'A' }), rows[1], rows[2]]);
  });

  it('is submitted as the complete table', () => {
    const run = scene();
    run.save([patch({ insertRows: [{ ...row(1, { [count]: 1 }), before: null }] })]);
    const given = run.give(person(1), { kind: 'SUBMIT', taskId: run.task(1).id });
    expect(given).toMatchObject({
      refusals: [
        { code: 'ActionItemHasValidationErrors' },
        { code: 'Required', field: `values.${instanceKey(1)}.${rowId(1)}.${item}` },
      ],
    });
    run.save([patch({ setCells: [{ row: rowId(1), column: item, value: 'Bolt' }] })]);
    run.submit(1);
    expect(run.run().values[0]?.committed).toEqual([row(1, { [item]: 'Bolt', [count]: 1 })]);
  });
});
