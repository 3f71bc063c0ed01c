import { changedRows } from '@baton/domain/field/changed-rows';
import type { BlueprintField, FieldShape, FieldValue, TableRow } from '@baton/domain/field/field';
import { fieldKinds } from '@baton/domain/field/field-kinds';
import { asField, isEmptyRow, isRows, rowsOf } from '@baton/domain/field/kinds/table-rows';
import { itemsOf } from '@baton/domain/field/kinds/value-list';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { answerLines, writeAnswers, type AnswerWriting } from '../answers/index.ts';
import type { RunDetails } from '../runs/index.ts';

/** More of a table is not read in a history. */
const toldRows = 50;

/** One side of a change. */
export interface ToldSide {
  readonly texts: readonly string[];
  /** Of a table: how many of its rows the other side does not have so. */
  readonly rows: number | null;
}

export interface ToldChange {
  readonly before: ToldSide;
  readonly after: ToldSide;
}

/** Item by item where it is a list. */
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

/** A row in one line, its cells in the order of the columns. */
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

/** A row in which nothing has been entered is nobody's answer. */
const filledRows = (value: FieldValue | null): readonly TableRow[] =>
  rowsOf(value).filter((row) => !isEmptyRow(row));

/** What stood at a place of a form before and after, as the viewer reads it everywhere else. */
export const tellAnswer = async (
  context: RequestContext,
  details: RunDetails,
  field: BlueprintField,
  [before, after]: readonly [before: FieldValue | null, after: FieldValue | null],
): Promise<ToldChange> => {
  const isTable = field.kind === 'TABLE' && (isRows(before) || isRows(after));
  const rows = changedRows(filledRows(before), filledRows(after));
  const told = isTable
    ? { before: rows.before.slice(0, toldRows), after: rows.after.slice(0, toldRows) }
    : { before, after };
  const writing = await writeAnswers(
    context,
    details,
    [told.before, told.after].map((value) => ({ value, field })),
  );
  const side = (value: FieldValue | null, all: readonly TableRow[]): ToldSide => ({
    texts:
      value === null
        ? []
        : isTable
          ? rowsOf(value).map((row) => rowText(row, field, writing))
          : itemTexts(value, field, writing),
    rows: isTable ? all.length : null,
  });
  return { before: side(told.before, rows.before), after: side(told.after, rows.after) };
};
