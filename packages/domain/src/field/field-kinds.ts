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
import { storedOption } from './kinds/choice/stored-options.ts';
import { columnKinds } from './kinds/column-kinds.ts';
import { tableKind } from './kinds/table-kind.ts';
import { isEmptyRow, isRows, wrongCell } from './kinds/table-rows.ts';
import { withWallTimes } from './zoned-times.ts';

/** The record of each type. A missing one is a compile error. */
export const fieldKinds: Readonly<Record<FieldKind, KindRecord>> = {
  ...columnKinds,
  TABLE: tableKind,
};

/**
 * Returns the stored form of an input, or undefined for a wrong type. A time with a time zone needs
 * the zone of the field.
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
 * Returns why a stored value is invalid, or null. An empty value is valid. Day rules are only
 * checked with `today`.
 */
export const valueRefusal = (
  value: FieldValue | null,
  field: FieldShape,
  today: PlainDate | null = null,
): Refusal | null =>
  value === null ? null : fieldKinds[field.kind].validate(value, field, { today });

/** Returns the value as text; empty without a value. */
export const formatValue = (
  value: FieldValue | null,
  field: FieldShape,
  writing: Writing,
): string => (value === null ? '' : fieldKinds[field.kind].format(value, field, writing));

/** Parses typed or pasted text; returns undefined if it can't be parsed. */
export const readTyped = (
  text: string,
  field: FieldShape,
  reading: Reading,
): FieldValue | null | undefined => fieldKinds[field.kind].parseText(text, field, reading);

/** Parses and validates the cell of a file. */
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

/** Returns input options that the field doesn't have and that are dropped. */
export const droppedChoices = (raw: unknown, field: FieldShape): readonly string[] => {
  if (!fieldKinds[field.kind].hasOptions) return [];
  const choices: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  return choices
    .filter((choice) => typeof choice === 'string')
    .filter((choice) => storedOption(choice, field) === undefined);
};

/** Returns whether a required field has a value; an empty checkbox counts as no. */
export const isFilled = (value: FieldValue | null, { kind }: Pick<FieldShape, 'kind'>): boolean =>
  kind === 'CHECKBOX' || (isRows(value) ? value.some((row) => !isEmptyRow(row)) : value !== null);

/** Returns the refusal of a value with the wrong type. */
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

/** Returns the refusal with this path, or its details, each with its own path. */
export const refusalsAt = (refusal: Refusal, at: string): readonly Refusal[] =>
  refusal.details === undefined
    ? [refuse(refusal.code, refusal.params, at)]
    : refusal.details.map(({ code, params, field }) =>
        refuse(code, params, field === undefined ? at : `${at}.${field}`),
      );
