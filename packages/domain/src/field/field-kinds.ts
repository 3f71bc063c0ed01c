import { refuse, type Refusal } from '../core/refusal.ts';
import type { PlainDate } from '../core/ids.ts';
import type { FieldKind, FieldShape, FieldValue } from './field.ts';
import {
  cellRefused,
  type CellReading,
  type CellValue,
  type Judging,
  type KindRecord,
  type Reading,
  type Writing,
} from './kinds/kind-record.ts';
import { keptChoice } from './kinds/chosen-options.ts';
import { columnKinds } from './kinds/column-kinds.ts';
import { tableKind } from './kinds/table-kind.ts';
import { isEmptyRow, isRows, wrongCell } from './kinds/table-rows.ts';
import { withWallTimes } from './zoned-times.ts';

/** The record of each kind. A kind without one does not compile. */
export const fieldKinds: Readonly<Record<FieldKind, KindRecord>> = {
  ...columnKinds,
  TABLE: tableKind,
};

/**
 * What is kept of a value that was handed in; undefined where it is not of the field's kind. A
 * time that names its zone is understood where it is said what clock the field goes by.
 */
export const parseValue = (
  raw: unknown,
  field: FieldShape,
  timeZone: string | null = null,
): FieldValue | null | undefined =>
  fieldKinds[field.kind].parse(
    timeZone === null ? raw : withWallTimes(raw, field, timeZone),
    field,
  );

/**
 * What is wrong with a kept value, or null. Nothing at all is always valid. Without a day of
 * today, days are not judged by it.
 */
export const valueRefusal = (
  value: FieldValue | null,
  field: FieldShape,
  today: PlainDate | null = null,
): Refusal | null =>
  value === null ? null : fieldKinds[field.kind].validate(value, field, { today });

/** The value as people read it; nothing where there is none. */
export const formatValue = (
  value: FieldValue | null,
  field: FieldShape,
  writing: Writing,
): string => (value === null ? '' : fieldKinds[field.kind].format(value, field, writing));

/** What somebody typed or pasted; undefined where it cannot be understood. */
export const readTyped = (
  text: string,
  field: FieldShape,
  reading: Reading,
): FieldValue | null | undefined => fieldKinds[field.kind].parseText(text, field, reading);

/** The cell of a file, read and judged like an answer (specification 5.4). */
export const readCell = (
  text: string,
  field: FieldShape,
  reading: CellReading & Judging & { readonly required: boolean },
): CellValue => {
  const cell = fieldKinds[field.kind].parseCell(text, field, reading);
  if (cell.refusal !== null) return cell;
  if (cell.value === null) return reading.required ? cellRefused(refuse('Required')) : cell;
  const refusal = valueRefusal(cell.value, field, reading.today);
  return refusal === null ? cell : cellRefused(refusal);
};

/** Which of the choices that were handed in are not kept, for the field does not have them. */
export const droppedChoices = (raw: unknown, field: FieldShape): readonly string[] => {
  if (!fieldKinds[field.kind].hasOptions) return [];
  const choices: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  return choices
    .filter((choice) => typeof choice === 'string')
    .filter((choice) => keptChoice(choice, field) === undefined);
};

/** Whether a question that has to be answered is: a box says no where nobody has touched it. */
export const isFilled = (value: FieldValue | null, { kind }: Pick<FieldShape, 'kind'>): boolean =>
  kind === 'CHECKBOX' || (isRows(value) ? value.some((row) => !isEmptyRow(row)) : value !== null);

/** The refusal of a value that is not of its field's kind (specification 5.5). */
export const wrongValueType = (
  field: Pick<FieldShape, 'kind' | 'columns'>,
  raw: unknown,
  at?: string,
): Refusal => {
  const { kind } = field;
  if (kind === 'TABLE') {
    const cell = wrongCell(raw, field.columns);
    return cell === null
      ? refuse('WrongValueType', { kind }, at)
      : refuse('WrongValueType', { kind: cell.kind }, `${at ?? 'value'}.${cell.path}`);
  }
  return Array.isArray(raw) && !fieldKinds[kind].isMultiple
    ? refuse('MultipleValuesOnSingle', { count: raw.length }, at)
    : refuse('WrongValueType', { kind }, at);
};

/** A refusal at its place, or those that it sums up, each at its own. */
export const refusalsAt = (refusal: Refusal, at: string): readonly Refusal[] =>
  refusal.details === undefined
    ? [refuse(refusal.code, refusal.params, at)]
    : refusal.details.map(({ code, params, field }) =>
        refuse(code, params, field === undefined ? at : `${at}.${field}`),
      );
