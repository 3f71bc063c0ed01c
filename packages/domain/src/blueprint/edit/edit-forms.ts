import {
  asId,
  type FieldKey,
  type FormKey,
  type InstanceKey,
  type TaskKey,
} from '../../core/ids.ts';
import { isDeepEqual } from '../../core/equality.ts';
import type { BlueprintField, FieldInstance } from '../../field/field.ts';
import { placedInstances } from '../places/instances.ts';
import {
  fieldItems,
  isFieldItem,
  type BlueprintForm,
  type FormContent,
  type FormFieldItem,
  type FormOrigin,
} from '../../form/form.ts';
import type { BlueprintContent, BlueprintTask } from '../content.ts';
import { repairConditions } from './edit-conditions.ts';
import { removeInstance } from './edit-fields.ts';
import { positions } from '../order.ts';

/** Edits of a blueprint's forms; see `edit.ts`. `task` is null for the intake form. */

/** A version of a workspace form. */
export interface FormVersionContent {
  readonly origin: FormOrigin;
  readonly content: FormContent;
}

/**
 * Returns the field keys of a form in the blueprint. Fields from the same custom field share a key;
 * others keep the key that they have in the form.
 */
function fieldKeysIn(
  content: BlueprintContent,
  { fields }: FormContent,
): ReadonlyMap<FieldKey, FieldKey> {
  const shared = (field: BlueprintField): BlueprintField | undefined =>
    content.fields[field.key] ??
    (field.origin === null
      ? undefined
      : Object.values<BlueprintField>(content.fields).find(
          ({ origin }) => origin?.field === field.origin?.field,
        ));
  return new Map(
    Object.values<BlueprintField>(fields).map((field) => [
      field.key,
      shared(field)?.key ?? field.key,
    ]),
  );
}

const renamed = (text: string, keys: ReadonlyMap<FieldKey, FieldKey>): string => {
  const [what, key, ...rest] = text.split('.');
  if (what !== 'field' || key === undefined) return text;
  return [what, keys.get(asId<FieldKey>(key)) ?? key, ...rest].join('.');
};

/** Returns the form as a part of the blueprint, with its fields. */
function blueprintCopy(
  content: BlueprintContent,
  key: FormKey,
  { origin, content: form }: FormVersionContent,
): { readonly form: BlueprintForm; readonly fields: readonly BlueprintField[] } {
  const keys = fieldKeysIn(content, form);
  const { name, description, language } = form;
  const sections = form.sections.map((section) => ({
    ...section,
    items: section.items.map((item) =>
      isFieldItem(item) ? { ...item, field: keys.get(item.field) ?? item.field } : item,
    ),
  }));
  const translations = Object.fromEntries(
    Object.entries(form.translations).map(([locale, texts]) => [
      locale,
      Object.fromEntries(Object.entries(texts).map(([at, text]) => [renamed(at, keys), text])),
    ]),
  );
  const fields = Object.values<BlueprintField>(form.fields).map((field) => ({
    ...field,
    key: keys.get(field.key) ?? field.key,
  }));
  return { form: { key, origin, name, description, language, sections, translations }, fields };
}

const instancesAt = (
  content: BlueprintContent,
  task: TaskKey | null,
): readonly FieldInstance[] | undefined =>
  task === null ? content.intake : content.tasks[task]?.fields;

const withInstancesAt = (
  content: BlueprintContent,
  key: TaskKey | null,
  fields: readonly FieldInstance[],
): BlueprintContent => {
  if (key === null) return { ...content, intake: fields };
  const task = content.tasks[key];
  return task === undefined
    ? content
    : { ...content, tasks: { ...content.tasks, [key]: { ...task, fields } } };
};

/** Returns a filter for field instances that belong to the form. */
const isOf =
  (form: FormKey) =>
  ({ item }: FieldInstance): boolean =>
    item?.form === form;

/**
 * Returns the same field in the nearest earlier task or in the intake form, as the source of the
 * default value.
 */
function nearestBefore(
  content: BlueprintContent,
  task: TaskKey | null,
  field: FieldKey,
): InstanceKey | null {
  const place = positions(content);
  const own = task === null ? undefined : place.get(task);
  if (own === undefined) return null;
  const before = [...placedInstances(content).values()].filter(
    ({ instance, task: at }) =>
      instance.field === field && (at === null || (place.get(at.key) ?? own) < own),
  );
  return before.at(-1)?.instance.key ?? null;
}

const instanceOf = (
  content: BlueprintContent,
  task: TaskKey | null,
  form: FormKey,
  item: FormFieldItem,
  key: InstanceKey,
): FieldInstance => ({
  key,
  field: item.field,
  inputType: item.inputType,
  source: item.inputType === 'PROVIDED' ? null : nearestBefore(content, task, item.field),
  value: item.value,
  item: { form, item: item.key },
  required: false,
});

/**
 * Shows a form on a task or as intake form. If the blueprint already has the form, uses that
 * version. Has no effect if the form is already shown there.
 */
export function attachForm(
  content: BlueprintContent,
  task: TaskKey | null,
  formVersion: FormVersionContent,
  newKey: () => string,
): BlueprintContent {
  const before = instancesAt(content, task);
  if (before === undefined) return content;
  if (task !== null && content.tasks[task]?.type === 'APPROVAL') return content;
  const known = Object.values<BlueprintForm>(content.forms).find(
    ({ origin }) => origin.form === formVersion.origin.form,
  );
  if (known !== undefined && before.some(isOf(known.key))) return content;
  const { form, fields } =
    known === undefined
      ? blueprintCopy(content, asId<FormKey>(newKey()), formVersion)
      : { form: known, fields: [] };
  const added = Object.fromEntries(fields.map((field) => [field.key, field]));
  const stocked: BlueprintContent = {
    ...content,
    forms: { ...content.forms, [form.key]: form },
    // Fields of the blueprint have priority.
    fields: { ...added, ...content.fields },
  };
  const instances = fieldItems(form).map((item) =>
    instanceOf(stocked, task, form.key, item, asId<InstanceKey>(newKey())),
  );
  return withInstancesAt(stocked, task, [...before, ...instances]);
}

/** Removes a form from a task or the intake form, with fields that nothing else uses. */
export function detachForm(
  content: BlueprintContent,
  task: TaskKey | null,
  key: FormKey,
): BlueprintContent {
  const gone = instancesAt(content, task)?.filter(isOf(key)) ?? [];
  const left = gone.reduce((now, instance) => removeInstance(now, task, instance.key), content);
  return gone.length === 0 ? content : withoutUnused(left);
}

/** Removes a form from the blueprint and from all tasks and the intake form. */
export const removeForm = (content: BlueprintContent, key: FormKey): BlueprintContent =>
  [null, ...Object.values<BlueprintTask>(content.tasks).map((task) => task.key)].reduce(
    (now, task) => detachForm(now, task, key),
    content,
  );

/** Returns the blueprint without forms that neither a task nor the intake form shows. */
function withoutUnused(content: BlueprintContent): BlueprintContent {
  const shown = new Set(
    [...placedInstances(content).values()].map(({ instance }) => instance.item?.form),
  );
  const forms = Object.values<BlueprintForm>(content.forms).filter(({ key }) => shown.has(key));
  return { ...content, forms: Object.fromEntries(forms.map((form) => [form.key, form])) };
}

/**
 * Replaces a form by another version wherever it is shown. Adds new fields, removes old ones, and
 * keeps what the blueprint changed.
 */
export function updateFormVersion(
  content: BlueprintContent,
  key: FormKey,
  formVersion: FormVersionContent,
  newKey: () => string,
): BlueprintContent {
  const before = content.forms[key];
  if (before === undefined) return content;
  const { form, fields } = blueprintCopy(content, key, formVersion);
  const put = Object.fromEntries(fields.map((field) => [field.key, field]));
  const stocked: BlueprintContent = {
    ...content,
    forms: { ...content.forms, [key]: form },
    fields: { ...content.fields, ...put },
  };
  const old = new Map(fieldItems(before).map((item) => [item.key, item]));
  const places = [null, ...Object.values<BlueprintTask>(content.tasks).map((task) => task.key)];
  const renewed = places.reduce<BlueprintContent>((now, task) => {
    const list = instancesAt(now, task) ?? [];
    const own = new Map(list.filter(isOf(key)).map((one) => [one.item?.item, one]));
    if (own.size === 0) return now;
    const instances = fieldItems(form).map((item) => {
      const instance = own.get(item.key);
      return instance === undefined
        ? instanceOf(now, task, key, item, asId<InstanceKey>(newKey()))
        : followed(instance, old.get(item.key), item);
    });
    const others = list.filter((one) => !isOf(key)(one));
    const at = list.findIndex(isOf(key));
    return withInstancesAt(now, task, others.toSpliced(at, 0, ...instances));
  }, stocked);
  return repairConditions(withoutStrayFields(renewed, content));
}

/**
 * Updates a field of the blueprint after the form changed it; keeps settings that the blueprint
 * changed.
 */
const followed = (
  instance: FieldInstance,
  before: FormFieldItem | undefined,
  after: FormFieldItem,
): FieldInstance => ({
  ...instance,
  field: after.field,
  inputType: instance.inputType === before?.inputType ? after.inputType : instance.inputType,
  value: isDeepEqual(instance.value, before?.value) ? after.value : instance.value,
});

/** Returns the blueprint without fields that no task and no intake form uses anymore. */
function withoutStrayFields(content: BlueprintContent, before: BlueprintContent): BlueprintContent {
  const standing = (one: BlueprintContent): ReadonlySet<string> =>
    new Set([...placedInstances(one).values()].map(({ instance }) => instance.field));
  const [stood, stands] = [standing(before), standing(content)];
  const kept = Object.values<BlueprintField>(content.fields).filter(
    (field) => stands.has(field.key) || !stood.has(field.key),
  );
  return { ...content, fields: Object.fromEntries(kept.map((field) => [field.key, field])) };
}

/** The changes in another version of a form, by field names. */
export interface FormNews {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
  /** Whether sections, text blocks, or rules changed or moved. */
  readonly isLaidOutAnew: boolean;
}

export function compareFormVersions(
  content: BlueprintContent,
  key: FormKey,
  formVersion: FormVersionContent,
): FormNews {
  const before = content.forms[key];
  if (before === undefined) return { added: [], removed: [], changed: [], isLaidOutAnew: false };
  const { form, fields } = blueprintCopy(content, key, formVersion);
  const after = new Map(fields.map((field) => [field.key, field]));
  const [old, now] = [before, form].map(
    (one) => new Map(fieldItems(one).map((item) => [item.key, item])),
  );
  const nameOf = (item: FormFieldItem): string =>
    (after.get(item.field) ?? content.fields[item.field])?.name ?? '';
  const isOther = (item: FormFieldItem): boolean =>
    !isDeepEqual(after.get(item.field), content.fields[item.field]) ||
    !isDeepEqual(old?.get(item.key), item);
  return {
    added: [...(now?.values() ?? [])].filter((item) => !old?.has(item.key)).map(nameOf),
    removed: [...(old?.values() ?? [])].filter((item) => !now?.has(item.key)).map(nameOf),
    changed: [...(now?.values() ?? [])]
      .filter((item) => old?.has(item.key) === true && isOther(item))
      .map(nameOf),
    isLaidOutAnew: !isDeepEqual(before.sections, form.sections),
  };
}
