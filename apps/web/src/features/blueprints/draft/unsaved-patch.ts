import type { BlueprintField } from '@baton/domain/field/field';
import type { BlueprintForm } from '@baton/domain/form/form';
import type {
  BlueprintContent,
  BlueprintStage,
  BlueprintTask,
} from '@baton/domain/blueprint/content';
import { completePatch, isEmptyPatch, type BlueprintPatch } from '@baton/domain/blueprint/patch';
import type { UnsavedEdits } from '../../../lib/draft/draft.ts';
import type { DraftStorage } from '../../../lib/draft/draft-storage.ts';
import { storedEdits } from '../../../lib/draft/stored-edits.ts';
import type { PatchBasis } from './rebase-patch.ts';

interface StoredPatch {
  readonly patch: BlueprintPatch;
  /** The changed parts before the patch, in the format of a patch. */
  readonly basis: BlueprintPatch;
}

/** Stores one patch for each blueprint and person. */
export const unsavedPatches = (
  blueprintId: string,
  userId: string,
  storage: DraftStorage,
): UnsavedEdits<BlueprintContent, BlueprintPatch, PatchBasis> =>
  storedEdits(`blueprintEdits.${blueprintId}.${userId}`, storage, {
    parts: ['patch', 'basis'],
    isEmpty: isEmptyPatch,
    toStored: (patch, before): StoredPatch => ({
      patch,
      basis: basisOf(patch, before),
    }),
    fromStored: (stored) => {
      const { putStages, putTasks, putFields, putForms } = completePatch(stored.basis);
      return {
        patch: completePatch(stored.patch),
        basis: {
          stages: byKey(putStages),
          tasks: byKey(putTasks),
          fields: byKey(putFields),
          forms: byKey(putForms),
        },
      };
    },
  });

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
