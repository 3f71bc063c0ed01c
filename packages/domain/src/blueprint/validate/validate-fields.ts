import type { FieldKey, InstanceKey } from '../../core/ids.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { BlueprintField, FieldInstance } from '../../field/field.ts';
import { defaultValueRefusal } from '../../field/values/beginning-value.ts';
import { parseValue, wrongValueType } from '../../field/field-kinds.ts';
import { fieldLimits } from '../../field/field-limits.ts';
import { fieldRefusals } from '../../field/validate-field.ts';
import type { BlueprintContent, BlueprintTask } from '../content.ts';
import { countRefusals, keyRefusals } from '../../field/validate-parts.ts';

/** Returns why the fields of a document are malformed; see `validateBlueprint`. */
export function validateFields(content: BlueprintContent): readonly Refusal[] {
  const fields = Object.values<BlueprintField>(content.fields);
  const tooMany = countRefusals(fields.length, fieldLimits.fields, 'fields');
  if (tooMany.length > 0) return tooMany;
  const keys = countKeys(content);
  return [
    ...fields.flatMap((field) => fieldRefusals(field, `fields.${field.key}`)),
    ...listRefusals(content.intake, content, keys, 'intake'),
    ...Object.values<BlueprintTask>(content.tasks).flatMap((task) =>
      listRefusals(task.fields, content, keys, `tasks.${task.key}.fields`),
    ),
  ];
}

/** Counts the instance keys, which identify values of a workflow. */
function countKeys(content: BlueprintContent): ReadonlyMap<InstanceKey, number> {
  const counts = new Map<InstanceKey, number>();
  const lists = Object.values<BlueprintTask>(content.tasks).map(({ fields }) => fields);
  for (const { key } of [content.intake, ...lists].flat())
    counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function listRefusals(
  instances: readonly FieldInstance[],
  content: BlueprintContent,
  keys: ReadonlyMap<InstanceKey, number>,
  at: string,
): readonly Refusal[] {
  const tooMany = countRefusals(instances.length, fieldLimits.instances, at);
  if (tooMany.length > 0) return tooMany;
  return instances.flatMap((instance) => {
    const path = `${at}.${instance.key}`;
    return [
      ...keyRefusals(instance.key, path),
      ...((keys.get(instance.key) ?? 0) > 1 ? [refuse('InvalidKey', {}, `${path}.key`)] : []),
      ...instanceRefusals(instance, content.fields, path),
    ];
  });
}

function instanceRefusals(
  { field: key, value }: FieldInstance,
  fields: Readonly<Record<FieldKey, BlueprintField>>,
  at: string,
): readonly Refusal[] {
  const field = fields[key];
  if (field === undefined) return [refuse('UnknownReference', {}, `${at}.field`)];
  const kept = parseValue(value, field);
  if (kept === undefined) return [wrongValueType(field, value, `${at}.value`)];
  const refusal = defaultValueRefusal(kept, field);
  return refusal === null ? [] : [refuse(refusal.code, refusal.params, `${at}.value`)];
}
