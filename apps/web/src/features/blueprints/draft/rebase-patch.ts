import type {
  BlueprintContent,
  BlueprintStage,
  BlueprintTask,
  StageTrigger,
} from '@baton/domain/blueprint/content';
import { repairRejectEffects } from '@baton/domain/blueprint/reject-effects';
import { removeStage, removeTask } from '@baton/domain/blueprint/edit/edit';
import { removeField } from '@baton/domain/blueprint/edit/edit-fields';
import { removeForm } from '@baton/domain/blueprint/edit/edit-forms';
import { tasksOfStage } from '@baton/domain/blueprint/order';
import { waitingFor } from '@baton/domain/blueprint/start-outcomes';
import { applyBlueprintPatch, type BlueprintPatch } from '@baton/domain/blueprint/patch';
import { isDeepEqual } from '@baton/domain/core/equality';
import type { StageKey, TaskKey } from '@baton/domain/core/ids';
import type { FieldInstance } from '@baton/domain/field/field';
import type { Rebased } from '../../../lib/draft/draft-rules.ts';

/** The parts that a patch changes, before the change. */
export type PatchBasis = Pick<BlueprintContent, 'stages' | 'tasks' | 'fields' | 'forms'>;

const noPatch: BlueprintPatch = {
  putStages: [],
  removeStages: [],
  putTasks: [],
  removeTasks: [],
  putFields: [],
  removeFields: [],
  putForms: [],
  removeForms: [],
};

/**
 * Rebases a patch onto another state field by field, so that changes to different fields of a task
 * are both kept. If both changed the same field, the patch wins.
 */
export function rebasePatch(
  basis: PatchBasis,
  theirs: BlueprintContent,
  patch: BlueprintPatch,
): Rebased<BlueprintContent> {
  const put: BlueprintPatch = {
    ...patch,
    removeStages: [],
    removeTasks: [],
    removeFields: [],
    removeForms: [],
  };
  const cleared = withoutRemoved(theirs, patch);
  const mergedPatch = mergePatch(basis, theirs, cleared, put);
  const whole = applyBlueprintPatch(cleared, mergedPatch);
  if (whole.ok) return { content: whole.value, lost: 0 };
  return applyInParts(cleared, mergedPatch);
}

function withoutRemoved(theirs: BlueprintContent, patch: BlueprintPatch): BlueprintContent {
  // A task that the patch moves out of a stage must not be deleted with it.
  const kept = new Set<TaskKey>(patch.putTasks.map((task) => task.key));
  const tasks = patch.removeTasks
    .filter((key) => !kept.has(key))
    .reduce((content, key) => removeTask(content, key), theirs);
  const content = patch.removeStages.reduce(
    // A stage that the patch deletes stays if someone else has added tasks to it, with these tasks.
    (content, key) =>
      tasksOfStage(content, key).every((task) => kept.has(task.key))
        ? removeEmptied(content, key, kept)
        : content,
    tasks,
  );
  const left = patch.removeForms.reduce(removeForm, content);
  return patch.removeFields.reduce((now, key) => removeField(now, key), left);
}

function removeEmptied(
  content: BlueprintContent,
  key: StageKey,
  moving: ReadonlySet<TaskKey>,
): BlueprintContent {
  // Tasks are removed without removing references to them, because a task may only have moved.
  const staying = Object.values<BlueprintTask>(content.tasks).filter(
    (task) => task.stage !== key || !moving.has(task.key),
  );
  const tasks = Object.fromEntries(staying.map((task) => [task.key, task]));
  return removeStage({ ...content, tasks }, key);
}

function mergePatch(
  basis: PatchBasis,
  theirs: BlueprintContent,
  cleared: BlueprintContent,
  patch: BlueprintPatch,
): BlueprintPatch {
  const stages = patch.putStages.map((stage) =>
    mergeFields(basis.stages[stage.key], stage, theirs.stages[stage.key]),
  );
  const tasks = patch.putTasks.map((task) =>
    mergeFields(basis.tasks[task.key], task, theirs.tasks[task.key]),
  );
  const fields = patch.putFields.map((field) =>
    mergeFields(basis.fields[field.key], field, theirs.fields[field.key]),
  );
  const forms = patch.putForms.map((form) =>
    mergeFields(basis.forms[form.key], form, theirs.forms[form.key]),
  );
  const shown = new Set<string>([...Object.keys(cleared.forms), ...forms.map(({ key }) => key)]);
  const known = new Set<string>([...Object.keys(cleared.fields), ...fields.map(({ key }) => key)]);
  const askable = (instances: readonly FieldInstance[]): readonly FieldInstance[] =>
    instances.filter(
      ({ field, item }) => known.has(field) && (item === null || shown.has(item.form)),
    );
  const hasStage = new Set<string>([
    ...Object.keys(cleared.stages),
    ...stages.map(({ key }) => key),
  ]);
  const revived = tasks
    .map((task) => basis.stages[task.stage])
    .filter((stage): stage is BlueprintStage => stage !== undefined && !hasStage.has(stage.key));
  for (const { key } of revived) hasStage.add(key);
  const hasTask = new Set<string>([...Object.keys(cleared.tasks), ...tasks.map(({ key }) => key)]);
  return {
    ...patch,
    putStages: [
      ...new Map([...revived, ...stages].map((stage) => [stage.key, stage])).values(),
    ].map((stage) => ({ ...stage, trigger: keepKnownStages(stage.trigger, hasStage) })),
    putTasks: tasks.map((task) => ({
      ...repairRejectEffects(task, (key) => hasTask.has(key) || hasStage.has(key)),
      ...waitingFor(
        task,
        task.trigger.afterTasks.filter((key) => hasTask.has(key)),
      ),
      fields: askable(task.fields),
    })),
    putFields: fields,
    putForms: forms,
    ...(patch.intake === undefined ? {} : { intake: askable(patch.intake) }),
  };
}

/** Returns their object with my changed fields. */
function mergeFields<T extends object>(before: T | undefined, mine: T, theirs: T | undefined): T {
  if (before === undefined || theirs === undefined) return mine;
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(mine).filter(
    ([field, value]) => !isDeepEqual(value, old.get(field)),
  );
  return { ...theirs, ...Object.fromEntries(changed) };
}

function keepKnownStages(trigger: StageTrigger, known: ReadonlySet<string>): StageTrigger {
  if (trigger.kind !== 'AFTER_STAGES') return trigger;
  const stages = trigger.stages.filter((key) => known.has(key));
  return stages.length === 0 && trigger.stages.length > 0
    ? { kind: 'PREVIOUS_STAGE' }
    : { ...trigger, stages };
}

/** Applies changes one by one and omits those that would make the blueprint invalid. */
function applyInParts(theirs: BlueprintContent, patch: BlueprintPatch): Rebased<BlueprintContent> {
  const { name, description } = patch;
  const parts: readonly BlueprintPatch[] = [
    ...(name === undefined ? [] : [{ ...noPatch, name }]),
    ...(description === undefined ? [] : [{ ...noPatch, description }]),
    ...patch.putFields.map((field) => ({ ...noPatch, putFields: [field] })),
    ...patch.putForms.map((form) => ({ ...noPatch, putForms: [form] })),
    ...(patch.intake === undefined ? [] : [{ ...noPatch, intake: patch.intake }]),
    ...(patch.variants === undefined ? [] : [{ ...noPatch, variants: patch.variants }]),
    ...patch.putStages.map((stage) => ({ ...noPatch, putStages: [stage] })),
    ...patch.putTasks.map((task) => ({ ...noPatch, putTasks: [task] })),
  ];
  let content = theirs;
  let lost = 0;
  for (const part of parts) {
    const applied = applyBlueprintPatch(content, part);
    if (applied.ok) content = applied.value;
    else lost += 1;
  }
  return { content, lost };
}
