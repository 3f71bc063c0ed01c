import type { BlueprintContent } from '../blueprint/content.ts';
import type { InstanceKey } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { isDocumentKind } from '../field/document-kinds.ts';
import { isFilledInByPeople, type BlueprintField, type FieldValue } from '../field/field.ts';
import { readCell } from '../field/field-kinds.ts';

/** Maximum length of the name of a JSON property, in characters. */
const nameMaxLength = 200;
/** Maximum number of calls of one address in an hour. */
export const startCallsPerHour = 1000;
/** Tolerated age of a signed request, in milliseconds. */
export const signatureTolerance = 5 * 60_000;

/**
 * JSON property names by field of the intake form. Fields without an entry use the name of the
 * field.
 */
export type StartMapping = Readonly<Record<string, string>>;

/** A field of the intake form that a JSON property fills in. */
export interface StartProperty {
  readonly instance: InstanceKey;
  readonly name: string;
  readonly field: BlueprintField;
}

/** Returns the properties of a JSON body. A body can't contain files or tables. */
export const startProperties = (
  { intake, fields }: Pick<BlueprintContent, 'intake' | 'fields'>,
  mapping: StartMapping,
): readonly StartProperty[] =>
  intake.flatMap((instance) => {
    const field = fields[instance.field];
    if (field === undefined || !isFilledInByPeople(instance)) return [];
    if (field.kind === 'TABLE' || isDocumentKind(field.kind)) return [];
    return [{ instance: instance.key, name: mapping[instance.key] ?? field.name, field }];
  });

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Returns the errors in a mapping. Two fields can't have the same name. */
export const mappingRefusals = (
  content: Pick<BlueprintContent, 'intake' | 'fields'>,
  mapping: StartMapping,
): readonly Refusal[] => {
  const properties = startProperties(content, mapping);
  return Object.entries(mapping).flatMap(([instance, name]) => {
    const field = `mapping.${instance}`;
    if (!properties.some((one) => one.instance === instance))
      return [refuse('NotFound', {}, field)];
    if (name.trim() === '') return [refuse('Required', {}, field)];
    if ([...name].length > nameMaxLength) return [refuse('TooLong', { max: nameMaxLength }, field)];
    const isTwice = properties.some((one) => one.instance !== instance && sameName(one.name, name));
    return isTwice ? [refuse('PropertyTwice', { name }, field)] : [];
  });
};

/** Returns a JSON value as the text of a cell. Null for objects. */
const textOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.join('; ')
    : null;
};

type Reading = Omit<Parameters<typeof readCell>[2], 'required'>;

export interface StartValues {
  readonly values: readonly { readonly instance: InstanceKey; readonly value: FieldValue }[];
  /** Errors at the names of properties. */
  readonly refusals: readonly Refusal[];
}

/** Reads a JSON body. Texts are read like the cells of a file, so options and people have names. */
export const readStartBody = (
  properties: readonly StartProperty[],
  body: Readonly<Record<string, unknown>>,
  reading: Reading,
): StartValues => {
  const values: { instance: InstanceKey; value: FieldValue }[] = [];
  const refusals: Refusal[] = [];
  for (const [name, given] of Object.entries(body)) {
    const property = properties.find((one) => sameName(one.name, name));
    if (property === undefined) refusals.push(refuse('PropertyUnknown', { name }, name));
    if (property === undefined || given === null) continue;
    const { instance, field } = property;
    const text = textOf(given);
    const cell = text === null ? null : readCell(text, field, { ...reading, required: false });
    if (cell === null) refusals.push(refuse('WrongValueType', { kind: field.kind }, name));
    else if (cell.refusal !== null)
      refusals.push(refuse(cell.refusal.code, cell.refusal.params, name));
    else if (cell.value !== null) values.push({ instance, value: cell.value });
  }
  return { values, refusals };
};

/** Returns the refusals of a start with the names of properties in place of `values.…`. */
export const namedRefusals = (
  refusals: readonly Refusal[],
  properties: readonly StartProperty[],
): readonly Refusal[] =>
  refusals.map((refusal) => {
    const property = properties.find(({ instance }) => refusal.field === `values.${instance}`);
    return property === undefined ? refusal : refuse(refusal.code, refusal.params, property.name);
  });
