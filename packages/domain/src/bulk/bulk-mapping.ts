import { isDocumentKind } from '../field/document-kinds.ts';
import type { BlueprintContent } from '../blueprint/content.ts';
import type { InstanceKey } from '../core/ids.ts';
import { locales, type Locale } from '../core/languages.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { BlueprintField, FieldInstance } from '../field/field.ts';
import { effectiveInputType } from '../field/effective-input-type.ts';
import { fieldInAllWords, fieldInWords, formAsking } from '../form/field-in-words.ts';
import { rulesOfInstance } from '../form/form-rules.ts';
import { isAsked } from '../field/read-value.ts';
import type { ImportedTable } from '../import/import-table.ts';
import { fileDayOrder, type DayOrder } from '../field/written/day-order.ts';
import { decideDayOrder } from '../field/written/written-date.ts';
import { cellsOf, likeliestName } from '../import/likeliest-name.ts';
import { matchColumns } from '../import/match-columns.ts';

/** What the columns of a table are taken for. */
export interface BulkMapping {
  /** By position: the question of the intake that the column answers. */
  readonly fields: readonly (InstanceKey | null)[];
  /** The column of the workflow's name; it may answer a question besides. */
  readonly name: number | null;
  /** The column of the owner; null: one owner for all. */
  readonly owner: number | null;
  /** The column of the day of the start; null: at once. */
  readonly start: number | null;
  /** By position: whether the day or the month comes first. Null if no date depends on it. */
  readonly dayOrders?: readonly (DayOrder | null)[];
}

/** A question of the intake with its field, in the words of a reader. */
export interface IntakePlace {
  readonly instance: FieldInstance;
  readonly field: BlueprintField;
}

const askedPlaces = (content: BlueprintContent, reader: Locale): readonly IntakePlace[] =>
  content.intake.flatMap((one) => {
    const field = content.fields[one.field];
    const instance = { ...one, inputType: effectiveInputType(one, null) };
    if (field === undefined || !isAsked(instance)) return [];
    const form = formAsking(content, one);
    return [{ instance, field: form === undefined ? field : fieldInWords(field, form, reader) }];
  });

/** What is asked at the start and can stand in a cell, in order: a table has rows of its own, a document is no text. */
export const intakePlaces = (content: BlueprintContent, reader: Locale): readonly IntakePlace[] =>
  askedPlaces(content, reader).filter(
    ({ field: { kind } }) => kind !== 'TABLE' && !isDocumentKind(kind),
  );

type BulkColumn = 'NAME' | 'OWNER' | 'START';

/** What people call these columns in the seven interface languages. */
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
 * What the columns probably are, by their headers. Questions come first: a column that is called
 * like one answers it. Without a telling header the workflow is named by what looks like names.
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
  const likely = likeliestName(table, (at) => found[at] === null);
  return {
    fields: fields.map((key, at) => (found[at] === null ? key : null)),
    name: positionOf(found, 'NAME') ?? (likely === -1 ? null : likely),
    owner: positionOf(found, 'OWNER'),
    start: positionOf(found, 'START'),
    dayOrders: table.columns.map(
      (_, at) => decideDayOrder(cellsOf(table, at), reader, fileDayOrder)?.order ?? null,
    ),
  };
};

/** A mapping that does not fit the table or the blueprint, or null. */
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
    (mapping.dayOrders ?? mapping.fields).length === columnCount;
  return fits ? null : refuse('ImportMappingMismatch', {}, 'mapping');
};

/** Whether the rules of its form may leave a question out, so that only each row can tell. */
export const mayBeHidden = (content: BlueprintContent, instance: FieldInstance): boolean =>
  rulesOfInstance(content, content.intake, instance).some(({ effect }) => effect !== 'MANDATORY');

/** What no row can answer, since no column is taken for it. */
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

/** Why nothing can be started by this mapping, or null. */
export const mappingRefusal = (
  mapping: BulkMapping,
  content: BlueprintContent,
  reader: Locale,
): Refusal | null => {
  if (mapping.name === null) return refuse('BulkNameNotMapped', {}, 'mapping.name');
  const missing = unmapped(mapping, content, reader);
  return missing.length === 0
    ? null
    : refuse(
        'BulkFieldsNotMapped',
        { count: missing.length, list: missing.map(({ field }) => field.name).join(', ') },
        'mapping.fields',
      );
};
