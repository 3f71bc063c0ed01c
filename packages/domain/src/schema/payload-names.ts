import { newConstraints } from '../field/fitted-field.ts';

/**
 * Other names that programs can use for the properties of values, comparisons, and fields. They are
 * replaced before a patch is parsed. If both names have different values, the schema refuses the
 * second.
 */

export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

/** Returns the properties with a value, without these. */
const others = (json: Json, names: readonly string[]): Json =>
  Object.fromEntries(
    Object.entries(json).filter(([name, value]) => isGiven(value) && !names.includes(name)),
  );

/** Returns a list with each object replaced. Other values stay. */
export const mapList = (list: unknown, replace: (json: Json) => unknown): unknown =>
  Array.isArray(list) ? list.map((one: unknown) => (isJson(one) ? replace(one) : one)) : list;

/** Returns the object with some of its properties replaced. Missing properties stay missing. */
export const mapProperties = (
  json: unknown,
  replace: Readonly<Record<string, (value: unknown) => unknown>>,
): unknown =>
  isJson(json)
    ? Object.fromEntries(
        Object.entries(json).map(([name, value]) => [name, replace[name]?.(value) ?? value]),
      )
    : json;

/** Returns the value of a property, and the names that the schema must not see. */
const either = (json: Json, name: string, alias: string) => ({
  value: json[name] ?? json[alias],
  names: isGiven(json[name]) && json[name] !== json[alias] ? [name] : [name, alias],
});

const comparisonOf = (json: Json): Json => {
  const instance = either(json, 'instance', 'leftFieldInstanceValueID');
  const operator = either(json, 'operator', 'operatorV2');
  const { task, fact, values } = json;
  const right = Object.keys(json).filter(
    (name) => /^right\w+Value$/.test(name) && isGiven(json[name]),
  );
  const isTask = isGiven(task) && !isGiven(instance.value);
  return {
    ...others(json, [
      ...instance.names,
      ...operator.names,
      ...right,
      ...['values', ...(isTask ? ['task', 'fact'] : [])],
    ]),
    kind: 'COMPARISON',
    operand: isTask ? { kind: 'TASK', task, fact } : { kind: 'FIELD', instance: instance.value },
    operator: operator.value,
    values: [...(Array.isArray(values) ? values : []), ...right.flatMap((name) => json[name])],
  };
};

const partOf = (part: Json): Json => {
  if (!isGiven(part['parts'])) return 'kind' in part ? part : comparisonOf(part);
  const parts = mapList(part['parts'], partOf);
  return 'kind' in part
    ? { ...part, parts }
    : { kind: 'GROUP', match: part['match'] ?? 'ALL', parts };
};

/** Returns a condition with the names of the schema. */
const conditionOf = (condition: unknown): unknown =>
  mapProperties(condition, { parts: (parts) => mapList(parts, partOf) });

/** A date with a time is also given as a day, for fields without a time. */
const valueNames = [
  ...['value', 'stringValue', 'stringMultiValue', 'partyIdMultiValue', 'floatValue', 'intValue'],
  ...['booleanValue', 'timeValue', 'dateValue'],
];

const instanceOf = (json: Json): Json => {
  const field = either(json, 'field', 'fieldId');
  const source = either(json, 'source', 'sourceFieldInstanceValueId');
  const value = valueNames.map((name) => json[name]).find(isGiven) ?? null;
  return {
    ...others(json, [
      ...field.names,
      ...source.names,
      ...valueNames,
      ...['displayOrder', 'displayContext', 'spectrumFieldVersionId'],
    ]),
    field: field.value,
    source: source.value ?? null,
    value,
  };
};

/** Returns the fields sorted by their order. Fields without an order keep their position. */
const instancesOf = (list: unknown): unknown => {
  if (!Array.isArray(list)) return list;
  const orderOf = (one: unknown): unknown => (isJson(one) ? one['displayOrder'] : null);
  const ordered = list
    .filter((one) => isGiven(orderOf(one)))
    .toSorted((a, b) => Number(orderOf(a)) - Number(orderOf(b)))
    .values();
  return mapList(
    list.map((one: unknown) => (isGiven(orderOf(one)) ? ordered.next().value : one)),
    instanceOf,
  );
};

const newDecimalsOf = (kind: unknown): number | null =>
  ({ NUMBER: newConstraints('NUMBER'), CURRENCY: newConstraints('CURRENCY') })[String(kind)]
    ?.decimals ?? null;

/** Sets the decimals of new numbers, which depend on the type of the field. */
const fieldOf = (json: Json): unknown => {
  const constraints = json['constraints'];
  return mapProperties(
    {
      ...json,
      constraints: { decimals: newDecimalsOf(json['kind']), ...Object(constraints ?? {}) },
    },
    { columns: (columns) => mapList(columns, fieldOf) },
  );
};

/** Returns a patch of a blueprint or form with the names of the schema. */
export const withSchemaNames = (patch: unknown): unknown =>
  mapProperties(patch, {
    putFields: (fields) => mapList(fields, fieldOf),
    putStages: (stages) => mapList(stages, (one) => mapProperties(one, { condition: conditionOf })),
    putTasks: (tasks) => mapList(tasks, (one) => mapProperties(one, { fields: instancesOf })),
    intake: instancesOf,
    variants: (list) => mapList(list, (one) => mapProperties(one, { when: conditionOf })),
  });

/** A field with the version of its custom field that a program expects. */
export interface ExpectedVersion {
  readonly key: string;
  readonly field: string;
  readonly version: string;
}

/** Returns the versions of custom fields that the fields of a patch name. */
export const expectedVersions = (patch: unknown): readonly ExpectedVersion[] => {
  const listOf = (json: unknown, name: string): readonly Json[] => {
    const list = isJson(json) ? json[name] : null;
    return Array.isArray(list) ? list.filter(isJson) : [];
  };
  return [
    ...listOf(patch, 'intake'),
    ...listOf(patch, 'putTasks').flatMap((task) => listOf(task, 'fields')),
  ].flatMap(({ key, field, fieldId, spectrumFieldVersionId: version }) =>
    isGiven(version)
      ? [{ key: String(key), field: String(field ?? fieldId), version: String(version) }]
      : [],
  );
};
