import { asId, type FieldKey, type InstanceKey } from '@baton/domain/core/ids';
import { fieldLimits } from '@baton/domain/field/field-limits';
import { isRows } from '@baton/domain/field/kinds/table-rows';
import type { CellContent, FieldValue } from '@baton/domain/field/field';
import type { PatchedTable } from '@baton/domain/run-model/command/command';
import { refuse } from '@baton/domain/core/refusal';
import { builder } from '../../../platform/graphql/builder.ts';
import { Refused } from '../../../platform/graphql/refused.ts';

const CellPatchInput = builder.inputType('CellPatchInput', {
  description: 'New value of a table cell.',
  fields: (t) => ({
    row: t.id({ required: true, description: 'ID of the row.' }),
    column: t.id({ required: true, description: 'Key of the column.' }),
    value: t.field({ type: 'FieldValue', description: 'New value. Null clears the cell.' }),
  }),
});
const RowCellInput = builder.inputType('RowCellInput', {
  description: 'Value of a table cell.',
  fields: (t) => ({
    column: t.id({ required: true, description: 'Key of the column.' }),
    value: t.field({ type: 'FieldValue', required: true, description: 'Value of the cell.' }),
  }),
});
const InsertedRowInput = builder.inputType('InsertedRowInput', {
  description: 'New row of a table.',
  fields: (t) => ({
    row: t.id({ required: true, description: 'Row id, a UUID from the client.' }),
    before: t.id({ description: 'Row after the new one. If null, the new row is last.' }),
    cells: t.field({ type: [RowCellInput], description: 'Cells with a value.' }),
  }),
});

const rowList = { maxItems: fieldLimits.rows } as const;

/** Changes to a table, so that a client doesn't have to send all rows. */
export const TablePatchInput = builder.inputType('TablePatchInput', {
  description:
    'Changes of a table. Rows are inserted, then cells set, rows removed, and the order changed.',
  fields: (t) => ({
    instance: t.id({ required: true, description: 'Key of the field instance.' }),
    insertRows: t.field({
      type: [InsertedRowInput],
      description: 'Rows to insert.',
      extensions: rowList,
    }),
    setCells: t.field({
      type: [CellPatchInput],
      description: 'Cells to change.',
      extensions: { maxItems: fieldLimits.rows * fieldLimits.columns },
    }),
    removeRows: t.idList({ description: 'IDs of the rows to remove.', extensions: rowList }),
    order: t.idList({
      extensions: rowList,
      description: 'New order of these rows among themselves.',
    }),
    expectedVersion: t.int({
      description:
        'Table version that the client saw. If someone changed the same cells, nothing is saved (FieldsChangedMeanwhile). Other changes are merged.',
    }),
  }),
});

type Maybe<T> = T | null | undefined;

interface GivenTablePatch {
  readonly instance: string;
  readonly insertRows?: Maybe<
    readonly {
      readonly row: string;
      readonly before?: Maybe<string>;
      readonly cells?: Maybe<readonly { readonly column: string; readonly value: FieldValue }[]>;
    }[]
  >;
  readonly setCells?: Maybe<
    readonly {
      readonly row: string;
      readonly column: string;
      readonly value?: Maybe<FieldValue>;
    }[]
  >;
  readonly removeRows?: Maybe<readonly string[]>;
  readonly order?: Maybe<readonly string[]>;
  readonly expectedVersion?: Maybe<number>;
}

/** Throws if the value is a table, because cells can't contain tables. */
const asContent = (value: FieldValue, at: string): CellContent => {
  if (isRows(value)) throw new Refused(refuse('WrongValueType', { kind: 'TABLE' }, at));
  return value;
};

export const toPatchedTable = ({
  instance,
  insertRows,
  setCells,
  removeRows,
  order,
  expectedVersion = null,
}: GivenTablePatch): PatchedTable => {
  const at = `values.${instance}`;
  return {
    instance: asId<InstanceKey>(instance),
    expectedVersion,
    patch: {
      insertRows: (insertRows ?? []).map(({ row, before, cells }) => ({
        row,
        before: before ?? null,
        cells: Object.fromEntries(
          (cells ?? []).map(({ column, value }) => [column, asContent(value, `${at}.${row}`)]),
        ),
      })),
      setCells: (setCells ?? []).map(({ row, column, value }) => ({
        row,
        column: asId<FieldKey>(column),
        value: value == null ? null : asContent(value, `${at}.${row}.${column}`),
      })),
      removeRows: removeRows ?? [],
      order: order ?? [],
    },
  };
};
