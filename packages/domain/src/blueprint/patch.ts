import { isDeepEqual } from '../core/equality.ts';
import type { FieldKey, FormKey, RichText, StageKey, TaskKey } from '../core/ids.ts';
import { fail, ok, type Result } from '../core/refusal.ts';
import type {
  BlueprintContent,
  BlueprintSettings,
  BlueprintStage,
  BlueprintTask,
  BlueprintVariant,
} from './content.ts';
import type { BlueprintField, FieldInstance } from '../field/field.ts';
import { completeField } from '../field/complete-field.ts';
import { writtenFieldRefusals } from '../field/validate-field.ts';
import type { BlueprintForm } from '../form/form.ts';
import { completeStage, completeTask } from './complete-content.ts';
import { validateBlueprint } from './validate/validate.ts';

/** The difference between two drafts: changed and removed stages, tasks, and fields. */
export interface BlueprintPatch {
  readonly name?: string;
  readonly description?: RichText;
  /** The changed settings. */
  readonly settings?: Partial<BlueprintSettings>;
  readonly putStages: readonly BlueprintStage[];
  readonly removeStages: readonly StageKey[];
  readonly putTasks: readonly BlueprintTask[];
  readonly removeTasks: readonly TaskKey[];
  readonly putFields: readonly BlueprintField[];
  readonly removeFields: readonly FieldKey[];
  readonly putForms: readonly BlueprintForm[];
  readonly removeForms: readonly FormKey[];
  /** The complete list of intake fields, if changed. */
  readonly intake?: readonly FieldInstance[];
  /** The complete list of variants, if changed. */
  readonly variants?: readonly BlueprintVariant[];
}

/** Returns the patch that turns `before` into `after`. Shared parts are skipped by reference. */
export function diffBlueprint(before: BlueprintContent, after: BlueprintContent): BlueprintPatch {
  return {
    ...(before.name === after.name ? {} : { name: after.name }),
    ...(before.description === after.description ? {} : { description: after.description }),
    ...changedSettings(before.settings, after.settings),
    putStages: changed<BlueprintStage>(before.stages, after.stages),
    removeStages: missing<BlueprintStage, StageKey>(before.stages, after.stages),
    putTasks: changed<BlueprintTask>(before.tasks, after.tasks),
    removeTasks: missing<BlueprintTask, TaskKey>(before.tasks, after.tasks),
    putFields: changed<BlueprintField>(before.fields, after.fields),
    removeFields: missing<BlueprintField, FieldKey>(before.fields, after.fields),
    putForms: changed<BlueprintForm>(before.forms, after.forms),
    removeForms: missing<BlueprintForm, FormKey>(before.forms, after.forms),
    ...(isDeepEqual(before.intake, after.intake) ? {} : { intake: after.intake }),
    ...(isDeepEqual(before.variants, after.variants) ? {} : { variants: after.variants }),
  };
}

const changedSettings = (
  before: BlueprintSettings,
  after: BlueprintSettings,
): Pick<BlueprintPatch, 'settings'> => {
  const old = new Map<string, unknown>(Object.entries(before));
  const differing = Object.entries(after).filter(
    ([name, value]) => !isDeepEqual(value, old.get(name)),
  );
  return differing.length === 0 ? {} : { settings: Object.fromEntries(differing) };
};

const changed = <T extends { readonly key: string }>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
): readonly T[] => Object.values(after).filter((item) => !isDeepEqual(item, before[item.key]));

const missing = <T extends { readonly key: K }, K extends string>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
): readonly K[] =>
  Object.values(before)
    .filter((item) => after[item.key] === undefined)
    .map((item) => item.key);

/** Returns a patch that an earlier version stored, with defaults for all missing properties. */
export const completePatch = (stored: BlueprintPatch): BlueprintPatch => {
  const putFields = stored.putFields.map(completeField);
  const fields = Object.fromEntries(putFields.map((field) => [field.key, field]));
  return {
    ...stored,
    putStages: stored.putStages.map(completeStage),
    putTasks: stored.putTasks.map((task) => completeTask(task, fields)),
    putFields,
  };
};

/** Returns whether the patch changes nothing. */
export const isEmptyPatch = (patch: BlueprintPatch): boolean =>
  patch.name === undefined &&
  patch.description === undefined &&
  patch.settings === undefined &&
  patch.putStages.length === 0 &&
  patch.removeStages.length === 0 &&
  patch.putTasks.length === 0 &&
  patch.removeTasks.length === 0 &&
  patch.putFields.length === 0 &&
  patch.removeFields.length === 0 &&
  patch.putForms.length === 0 &&
  patch.removeForms.length === 0 &&
  patch.intake === undefined &&
  patch.variants === undefined;

/** Returns the content with the patch applied, valid or not. */
export const contentAfterPatch = (
  content: BlueprintContent,
  patch: BlueprintPatch,
): BlueprintContent => ({
  ...content,
  name: patch.name ?? content.name,
  description: patch.description ?? content.description,
  settings: { ...content.settings, ...patch.settings },
  stages: merge<BlueprintStage>(content.stages, patch.putStages, patch.removeStages),
  tasks: merge<BlueprintTask>(content.tasks, patch.putTasks, patch.removeTasks),
  fields: merge<BlueprintField>(content.fields, patch.putFields, patch.removeFields),
  forms: merge<BlueprintForm>(content.forms, patch.putForms, patch.removeForms),
  intake: patch.intake ?? content.intake,
  variants: patch.variants ?? content.variants,
});

/** Returns the content with the patch applied, or why it would be invalid. */
export function applyBlueprintPatch(
  content: BlueprintContent,
  patch: BlueprintPatch,
): Result<BlueprintContent> {
  const patched = contentAfterPatch(content, patch);
  const [first, ...rest] = [
    ...validateBlueprint(patched),
    ...patch.putFields.flatMap((field) =>
      writtenFieldRefusals(field, content.fields[field.key], `fields.${field.key}`),
    ),
  ];
  return first === undefined ? ok(patched) : fail(first, ...rest);
}

function merge<T extends { readonly key: string }>(
  items: Readonly<Record<string, T>>,
  put: readonly T[],
  removed: readonly string[],
): Readonly<Record<string, T>> {
  const merged = new Map(Object.entries(items));
  for (const key of removed) merged.delete(key);
  for (const item of put) merged.set(item.key, item);
  return Object.fromEntries(merged);
}
