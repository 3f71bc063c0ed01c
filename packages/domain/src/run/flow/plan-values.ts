import type { BlueprintContent } from '../../blueprint/content.ts';
import type { TaskId, TaskKey } from '../../core/ids.ts';
import { storedDefault } from '../../field/values/beginning-value.ts';
import { effectiveInputType } from '../../blueprint/places/effective-input-type.ts';
import { rulesOfInstance } from '../../form/rules/form-rules.ts';
import { hasSource, placedInstances } from '../../blueprint/places/instances.ts';
import type { RunValue } from '../../run-model/run-value.ts';
import type { RunTask } from '../../run-model/run.ts';

/** Returns a field without a value for each field instance of the blueprint. */
export const planValues = (
  content: BlueprintContent,
  tasks: readonly RunTask[],
): readonly RunValue[] => {
  const placed = placedInstances(content);
  if (placed.size === 0) return [];
  const ids = new Map<TaskKey, TaskId>(tasks.map((task) => [task.key, task.id]));
  const counts = new Map<TaskId | null, number>();
  return [...placed.values()].flatMap(({ instance, task }): readonly RunValue[] => {
    const field = content.fields[instance.field];
    const taskId = task === null ? null : ids.get(task.key);
    if (field === undefined || taskId === undefined) return [];
    const position = counts.get(taskId) ?? 0;
    counts.set(taskId, position + 1);
    return [
      {
        key: instance.key,
        taskId,
        position,
        field,
        inputType: effectiveInputType(instance, task),
        required: instance.required,
        ...(instance.onSourceChange !== undefined && {
          onSourceChange: instance.onSourceChange,
        }),
        // Missing sources and source cycles count as no source.
        source: hasSource(instance, placed) ? instance.source : null,
        rules: rulesOfInstance(content, task?.fields ?? content.intake, instance),
        initial: storedDefault(instance.value, field),
        committed: null,
        draft: null,
        version: 0,
      },
    ];
  });
};
