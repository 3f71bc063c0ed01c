import type { BlueprintContent } from '../blueprint/content.ts';
import type { InstanceKey, TaskId, TaskKey } from '../core/ids.ts';
import { placedInstances, upstreamOf, type PlacedInstance } from '../field/instances.ts';
import type { RunValue } from '../field/run-value.ts';
import type { RunTask } from './run.ts';

/** Places that rules read while their task is not the one that a command is about. */
const followed = (placed: ReadonlyMap<InstanceKey, PlacedInstance>): ReadonlySet<InstanceKey> => {
  const keys = new Set<InstanceKey>();
  for (const { instance, task } of placed.values())
    // Machines begin by themselves, with what they find.
    if (task !== null && task.type !== 'DEFAULT') {
      keys.add(instance.key);
      for (const key of upstreamOf(instance, placed)) keys.add(key);
    }
  return keys;
};

/** A place for each field instance of the blueprint, in which nothing has been entered. */
export const planValues = (
  content: BlueprintContent,
  tasks: readonly RunTask[],
): readonly RunValue[] => {
  const placed = placedInstances(content);
  if (placed.size === 0) return [];
  const ids = new Map<TaskKey, TaskId>(tasks.map((task) => [task.key, task.id]));
  const isFollowed = followed(placed);
  const counts = new Map<TaskId | null, number>();
  return [...placed.values()].flatMap(({ instance, task }): readonly RunValue[] => {
    const field = content.fields[instance.field];
    const taskId = task === null ? null : ids.get(task.key);
    if (field === undefined || taskId === undefined) return [];
    const position = counts.get(taskId) ?? 0;
    counts.set(taskId, position + 1);
    const upstream = upstreamOf(instance, placed);
    return [
      {
        key: instance.key,
        taskId,
        position,
        field,
        inputType: instance.inputType,
        source: upstream[0] ?? null,
        upstream,
        initial: instance.value,
        isFollowed: isFollowed.has(instance.key),
        committed: null,
        draft: null,
        version: 0,
      },
    ];
  });
};
