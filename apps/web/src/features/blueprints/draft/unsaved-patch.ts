import type { BlueprintField } from '@baton/domain/field/field';
import type { BlueprintForm } from '@baton/domain/form/form';
import type {
  BlueprintContent,
  BlueprintStage,
  BlueprintTask,
} from '@baton/domain/blueprint/content';
import { isEmptyPatch, type BlueprintPatch } from '@baton/domain/blueprint/wire/patch';
import { patchFromWire, patchToWire, type WirePatch } from '@baton/domain/blueprint/wire/wire';
import type { PatchBasis } from './rebase-patch.ts';

export type PatchStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Edits that the server hasn't acknowledged, stored for a reload. */
export interface UnsavedPatch {
  readonly patch: BlueprintPatch;
  readonly basis: PatchBasis;
}

export interface UnsavedPatches {
  readonly read: () => UnsavedPatch | null;
  readonly write: (patch: BlueprintPatch, before: BlueprintContent) => void;
  readonly clear: () => void;
}

interface Stored {
  readonly format: 1;
  readonly patch: WirePatch;
  /** The changed parts before the patch, in the format of a patch. */
  readonly basis: WirePatch;
}

/** Only checks the format, because this code wrote it. Damaged content throws below. */
const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 1 &&
  'patch' in value &&
  'basis' in value;

/**
 * Stores one patch for each blueprint and person. If storage is full or blocked, edits last as long
 * as the page, and the save indicator shows it.
 */
export function unsavedPatches(
  blueprintId: string,
  userId: string,
  storage: PatchStorage,
): UnsavedPatches {
  const key = `baton.unsaved.${blueprintId}.${userId}`;
  const clear = (): void => {
    try {
      storage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  };
  return {
    clear,
    read: () => {
      try {
        const text = storage.getItem(key);
        if (text === null) return null;
        const stored: unknown = JSON.parse(text);
        if (!isStored(stored)) return null;
        const patch = patchFromWire(stored.patch);
        const { putStages, putTasks, putFields, putForms } = patchFromWire(stored.basis);
        return {
          patch,
          basis: {
            stages: byKey(putStages),
            tasks: byKey(putTasks),
            fields: byKey(putFields),
            forms: byKey(putForms),
          },
        };
      } catch {
        return null;
      }
    },
    write: (patch, before) => {
      if (isEmptyPatch(patch)) return clear();
      const stored: Stored = {
        format: 1,
        patch: patchToWire(patch),
        basis: patchToWire(basisOf(patch, before)),
      };
      try {
        storage.setItem(key, JSON.stringify(stored));
      } catch {
        // Nothing was stored.
      }
    },
  };
}

const byKey = <T extends { readonly key: string }>(items: readonly T[]): Record<string, T> =>
  Object.fromEntries(items.map((item) => [item.key, item]));

function basisOf(patch: BlueprintPatch, before: BlueprintContent): BlueprintPatch {
  const isThere = <T>(item: T | undefined): item is T => item !== undefined;
  const tasks = patch.putTasks.map((task) => before.tasks[task.key]).filter(isThere<BlueprintTask>);
  const stageKeys = new Set([
    ...patch.putStages.map(({ key }) => key),
    ...patch.putTasks.map(({ stage }) => stage),
  ]);
  const stages = [...stageKeys].map((key) => before.stages[key]).filter(isThere<BlueprintStage>);
  const fields = patch.putFields
    .map((field) => before.fields[field.key])
    .filter(isThere<BlueprintField>);
  const forms = patch.putForms.map((form) => before.forms[form.key]).filter(isThere<BlueprintForm>);
  return {
    putStages: stages,
    removeStages: [],
    putTasks: tasks,
    removeTasks: [],
    putFields: fields,
    removeFields: [],
    putForms: forms,
    removeForms: [],
  };
}
