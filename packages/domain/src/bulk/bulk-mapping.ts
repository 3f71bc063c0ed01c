import { isDocumentKind } from '../field/document-kinds.ts';
import type { BlueprintContent } from '../blueprint/content.ts';
import type { InstanceKey } from '../core/ids.ts';
import { locales, type Locale } from '../core/languages.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { isFilledInByPeople, type BlueprintField, type FieldInstance } from '../field/field.ts';
import { effectiveInputType } from '../blueprint/places/effective-input-type.ts';
import { fieldInAllWords, fieldInWords } from '../form/field-in-words.ts';
import { formAsking } from '../blueprint/places/forms-at-places.ts';
import { rulesOfInstance } from '../form/rules/form-rules.ts';
import type { ImportedTable } from '../import/import-table.ts';
import type { DayOrder } from '../field/written/day-order.ts';
import { cellsOf, likeliestName } from '../import/mapping/likeliest-name.ts';
import { matchColumns } from '../import/mapping/match-columns.ts';
import type { PlannedDateColumn } from '../import/plan/plan-date-columns.ts';
import { fileDate, fileDates, type FileDates } from './file-dates.ts';

/** The meaning of the columns of a file. */
export interface BulkMapping {
  /** The intake field that each column fills, by column position. */
  readonly fields: readonly (InstanceKey | null)[];
  /** The column with the workflow name; it can also fill a field. Null for the name template. */
  readonly name: number | null;
  /** The column with the owner; null for one owner of all workflows. */
  readonly owner: number | null;
  /** The column with the start date; null to start now. */
  readonly start: number | null;
  /**
   * By column position: whether the day or the month comes first in dates. Null if all dates of the
   * column are unambiguous.
   */
  readonly dates?: readonly (FileDates | null)[];
}

/** Returns the mapping with the orders of day and month that a person selected. */
export const withDayOrders = (
  mapping: BulkMapping,
  chosen: readonly { readonly column: number; readonly order: DayOrder }[],
): BulkMapping => {
  const orders = new Map(chosen.map(({ column, order }) => [column, order]));
  const dates = (mapping.dates ?? []).map((column, at) =>
    column === null ? null : { ...column, order: orders.get(at) ?? column.order },
  );
  return { ...mapping, dates };
};

/** A field of the intake form, with names in the language of the reader. */
export interface IntakePlace {
  readonly instance: FieldInstance;
  readonly field: BlueprintField;
}

const askedPlaces = (content: BlueprintContent, reader: Locale): readonly IntakePlace[] =>
  content.intake.flatMap((one) => {
    const field = content.fields[one.field];
    const instance = { ...one, inputType: effectiveInputType(one, null) };
    if (field === undefined || !isFilledInByPeople(instance)) return [];
    const form = formAsking(content, one);
    return [{ instance, field: form === undefined ? field : fieldInWords(field, form, reader) }];
  });

/** Returns the intake fields that fit into a cell, in order, without tables and documents. */
export const intakePlaces = (content: BlueprintContent, reader: Locale): readonly IntakePlace[] =>
  askedPlaces(content, reader).filter(
    ({ field: { kind } }) => kind !== 'TABLE' && !isDocumentKind(kind),
  );

type BulkColumn = 'NAME' | 'OWNER' | 'START';

/** Common column names in the seven interface languages. */
const columnNames: Readonly<Record<BulkColumn, readonly string[]>> = {
  NAME: [
    'workflow name|workflow|workflow-name|name des workflows|nom du workflow|nombre del flujo',
    '工作流名称|워크플로 이름|ชื่อเวิร์กโฟลว์|name|title|titel|nom|titre|nombre|título|名称|이름|ชื่อ',
  ].flatMap((names) => names.split('|')),
  OWNER: [
    'workflow owner|owner|owner email|verantwortlich|inhaber|eigentümer|responsable|propriétaire',
    'propietario|负责人|所有者|소유자|담당자|เจ้าของ|ผู้รับผิดชอบ',
  ].flatMap((names) => names.split('|')),
  START: [
    'start date|start|starts on|begin|startdatum|beginn|date de début|début|fecha de inicio|inicio',
    '开始日期|시작일|시작 날짜|วันที่เริ่ม',
  ].flatMap((names) => names.split('|')),
};

const positionOf = (found: readonly (BulkColumn | null)[], column: BulkColumn): number | null => {
  const at = found.indexOf(column);
  return at === -1 ? null : at;
};

/**
 * Suggests a mapping by column names. Intake fields have priority. Without a matching name, the
 * workflow name comes from the name template of the blueprint or from a column that looks like names.
 */
export const suggestBulkMapping = (
  table: Pick<ImportedTable, 'columns' | 'rows'>,
  content: BlueprintContent,
  reader: Locale,
): BulkMapping => {
  const fields = matchColumns(
    table.columns,
    intakePlaces(content, reader).map(({ instance, field }) => ({
      key: instance.key,
      names: fieldInAllWords(
        content.fields[instance.field] ?? field,
        formAsking(content, instance),
        reader,
      ).names,
    })),
  );
  const isFree = (at: number): boolean => fields[at] === null;
  const found = matchColumns(
    table.columns.map((column, at) => (isFree(at) ? column : '')),
    (['NAME', 'OWNER', 'START'] as const).map((key) => ({ key, names: columnNames[key] })),
  );
  const likely =
    content.settings.nameTemplate.trim() === ''
      ? likeliestName(table, (at) => found[at] === null)
      : -1;
  return {
    fields: fields.map((key, at) => (found[at] === null ? key : null)),
    name: positionOf(found, 'NAME') ?? (likely === -1 ? null : likely),
    owner: positionOf(found, 'OWNER'),
    start: positionOf(found, 'START'),
    dates: table.columns.map((_, at) => fileDates(cellsOf(table, at), reader)),
  };
};

/** Returns how each column with dates is read. */
export const bulkDateColumns = (
  mapping: BulkMapping,
  content: BlueprintContent,
  locale: string,
): readonly PlannedDateColumn[] => {
  const places = intakePlaces(content, locales[0]);
  const isDate = (key: InstanceKey | null | undefined): boolean =>
    places.some(({ instance, field }) => instance.key === key && field.kind === 'DATE');
  return (mapping.dates ?? []).flatMap((dates, column) => {
    if (dates === null || (mapping.start !== column && !isDate(mapping.fields[column]))) return [];
    const { order, isProven, text } = dates;
    const date = fileDate(text, order, locale);
    return [{ column, order, isProven, example: date === null ? null : { text, date } }];
  });
};

/** Returns why a mapping doesn't fit the table or the blueprint, or null. */
export const mappingMismatch = (
  mapping: BulkMapping,
  columnCount: number,
  content: BlueprintContent,
): Refusal | null => {
  const asked = new Set(intakePlaces(content, locales[0]).map(({ instance }) => instance.key));
  const keys = mapping.fields.filter((key) => key !== null);
  const isColumn = (at: number | null): boolean =>
    at === null || (Number.isInteger(at) && at >= 0 && at < columnCount);
  const fits =
    mapping.fields.length === columnCount &&
    new Set(keys).size === keys.length &&
    keys.every((key) => asked.has(key)) &&
    [mapping.name, mapping.owner, mapping.start].every(isColumn) &&
    (mapping.dates ?? mapping.fields).length === columnCount;
  return fits ? null : refuse('ImportMappingMismatch', {}, 'mapping');
};

/** Returns whether form rules can hide a field, so that it must be checked by row. */
export const mayBeHidden = (content: BlueprintContent, instance: FieldInstance): boolean =>
  rulesOfInstance(content, content.intake, instance).some(({ effect }) => effect !== 'MANDATORY');

/** Returns required intake fields without a column. */
export const unmapped = (
  mapping: BulkMapping,
  content: BlueprintContent,
  reader: Locale,
): readonly IntakePlace[] =>
  askedPlaces(content, reader).filter(
    ({ instance, field }) =>
      instance.inputType === 'REQUESTED' &&
      instance.value === null &&
      field.kind !== 'CHECKBOX' &&
      !mayBeHidden(content, instance) &&
      !mapping.fields.includes(instance.key),
  );

/** Returns why nothing can be started with this mapping, or null. */
export const mappingRefusal = (
  mapping: BulkMapping,
  content: BlueprintContent,
  reader: Locale,
): Refusal | null => {
  const missing = unmapped(mapping, content, reader);
  return missing.length === 0
    ? null
    : refuse(
        'BulkFieldsNotMapped',
        { count: missing.length, list: missing.map(({ field }) => field.name).join(', ') },
        'mapping.fields',
      );
};
