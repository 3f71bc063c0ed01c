import type { FieldKey, InstanceKey, TaskKey } from '../../core/ids.ts';
import type { BlueprintField, FieldInstance } from '../../field/field.ts';
import { parseValue } from '../../field/field-kinds.ts';
import { fittedField } from '../../field/fitted-field.ts';
import type { BlueprintContent, BlueprintTask } from '../content.ts';
import { withoutField } from '../../form/repair-form.ts';
import { repairConditions } from './edit-conditions.ts';

/** Edits of a blueprint's fields; see `edit.ts`. `task` is null for the intake form. */

const instancesAt = (
  content: BlueprintContent,
  task: TaskKey | null,
): readonly FieldInstance[] | undefined =>
  task === null ? content.intake : content.tasks[task]?.fields;

const withInstances = (
  content: BlueprintContent,
  key: TaskKey | null,
  instances: readonly FieldInstance[],
): BlueprintContent => {
  if (key === null) return { ...content, intake: instances };
  const task = content.tasks[key];
  return task === undefined
    ? content
    : { ...content, tasks: { ...content.tasks, [key]: { ...task, fields: instances } } };
};

/** Replaces the field with this key, or adds it. Drops default values that no longer fit. */
export function putField(content: BlueprintContent, field: BlueprintField): BlueprintContent {
  const clean = fittedField(field);
  const put = { ...content, fields: { ...content.fields, [field.key]: clean } };
  return mapInstances(put, (instance) => {
    if (instance.field !== field.key || instance.value === null) return instance;
    const value = parseValue(instance.value, clean) ?? null;
    return value === instance.value ? instance : { ...instance, value };
  });
}

/** Removes a field from the blueprint and from all tasks and the intake form. */
export function removeField(content: BlueprintContent, key: FieldKey): BlueprintContent {
  if (content.fields[key] === undefined) return content;
  const { [key]: _removed, ...fields } = content.fields;
  return repairConditions(
    mapInstances({ ...content, fields, forms: withoutField(content.forms, key) }, (instance) =>
      instance.field === key ? null : instance,
    ),
  );
}

/**
 * Replaces each field instance, or removes it if the callback returns null. Unchanged lists are
 * shared.
 */
function mapInstances(
  content: BlueprintContent,
  change: (instance: FieldInstance) => FieldInstance | null,
): BlueprintContent {
  const mapped = (list: readonly FieldInstance[]): readonly FieldInstance[] => {
    const next = list.flatMap((instance) => change(instance) ?? []);
    return next.length === list.length && next.every((one, at) => one === list[at]) ? list : next;
  };
  const tasks = Object.values<BlueprintTask>(content.tasks).map((task) => {
    const fields = mapped(task.fields);
    return fields === task.fields ? task : { ...task, fields };
  });
  return {
    ...content,
    intake: mapped(content.intake),
    tasks: Object.fromEntries(tasks.map((task) => [task.key, task])),
  };
}

/** Replaces the instance with this key, or adds it at the end of the form. */
export function putInstance(
  content: BlueprintContent,
  task: TaskKey | null,
  instance: FieldInstance,
): BlueprintContent {
  const list = instancesAt(content, task);
  if (list === undefined || content.fields[instance.field] === undefined) return content;
  const at = list.findIndex(({ key }) => key === instance.key);
  return withInstances(content, task, at < 0 ? [...list, instance] : list.with(at, instance));
}

/** Removes an instance from a form, and its field if no other form uses it. */
export function removeInstance(
  content: BlueprintContent,
  task: TaskKey | null,
  key: InstanceKey,
): BlueprintContent {
  const list = instancesAt(content, task);
  const gone = list?.find((instance) => instance.key === key);
  if (list === undefined || gone === undefined) return content;
  const left = withInstances(
    content,
    task,
    list.filter((instance) => instance.key !== key),
  );
  const isUsed = [left.intake, ...Object.values<BlueprintTask>(left.tasks).map((one) => one.fields)]
    .flat()
    .some(({ field }) => field === gone.field);
  return isUsed ? repairConditions(left) : removeField(left, gone.field);
}

/** Moves an instance before another one, or to the end. */
export function moveInstance(
  content: BlueprintContent,
  task: TaskKey | null,
  key: InstanceKey,
  before: InstanceKey | null,
): BlueprintContent {
  const list = instancesAt(content, task);
  const moved = list?.find((instance) => instance.key === key);
  if (list === undefined || moved === undefined || key === before) return content;
  const others = list.filter((instance) => instance.key !== key);
  const found = others.findIndex((instance) => instance.key === before);
  return withInstances(
    content,
    task,
    others.toSpliced(found < 0 ? others.length : found, 0, moved),
  );
}
