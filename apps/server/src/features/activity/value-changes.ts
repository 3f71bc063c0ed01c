import { changedRows } from '@baton/domain/field/tables/changed-rows';
import type { BlueprintField, FieldShape, FieldValue, TableRow } from '@baton/domain/field/field';
import { fieldKinds } from '@baton/domain/field/field-kinds';
import { asField, isEmptyRow, isRows, rowsOf } from '@baton/domain/field/kinds/table-rows';
import { itemsOf } from '@baton/domain/field/kinds/choice/value-list';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { answerLines, writeAnswers, type AnswerWriting } from '../answers/index.ts';
import type { RunDetails } from '../runs/index.ts';

/** Maximum number of table rows in the history. */
const maxRows = 50;

/** The value before or after a change. */
export interface ChangeSide {
  readonly texts: readonly string[];
  /** Number of table rows that differ from the other side. */
  readonly rows: number | null;
}

export interface ReportedChange {
  readonly before: ChangeSide;
  readonly after: ChangeSide;
}

/** Returns one text for each item of a list. */
const itemTexts = (
  value: FieldValue,
  field: FieldShape,
  writing: AnswerWriting,
): readonly string[] =>
  field.kind === 'CERTIFICATE'
    ? [answerLines(value, field, writing).join(' · ')]
    : fieldKinds[field.kind].isMultiple
      ? itemsOf(value).flatMap((item) => answerLines([item], field, writing))
      : answerLines(value, field, writing);

/** Returns a row as one line, with cells in column order. */
const rowText = (
  { cells }: TableRow,
  { columns }: BlueprintField,
  writing: AnswerWriting,
): string =>
  columns
    .flatMap((column) => {
      const cell = cells[column.key];
      return cell === undefined ? [] : itemTexts(cell, asField(column), writing).join(', ');
    })
    .filter((text) => text !== '')
    .join(' · ');

/** Returns rows with at least one value. */
const filledRows = (value: FieldValue | null): readonly TableRow[] =>
  rowsOf(value).filter((row) => !isEmptyRow(row));

/** Returns a field's value before and after a change, formatted for the viewer. */
export const formatValueChange = async (
  context: RequestContext,
  details: RunDetails,
  field: BlueprintField,
  [before, after]: readonly [before: FieldValue | null, after: FieldValue | null],
): Promise<ReportedChange> => {
  const isTable = field.kind === 'TABLE' && (isRows(before) || isRows(after));
  const rows = changedRows(filledRows(before), filledRows(after));
  const limited = isTable
    ? { before: rows.before.slice(0, maxRows), after: rows.after.slice(0, maxRows) }
    : { before, after };
  const writing = await writeAnswers(
    context,
    details,
    [limited.before, limited.after].map((value) => ({ value, field })),
  );
  const side = (value: FieldValue | null, all: readonly TableRow[]): ChangeSide => ({
    texts:
      value === null
        ? []
        : isTable
          ? rowsOf(value).map((row) => rowText(row, field, writing))
          : itemTexts(value, field, writing),
    rows: isTable ? all.length : null,
  });
  return { before: side(limited.before, rows.before), after: side(limited.after, rows.after) };
};
