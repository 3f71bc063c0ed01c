import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { positions } from '@baton/domain/blueprint/order';
import type { InstanceKey, StageKey, TaskKey } from '@baton/domain/core/ids';
import { placedInstances, type PlacedInstance } from '@baton/domain/blueprint/places/instances';

/** Returns fields whose values are known before a task or stage starts. */
export const sourcesFor = (
  content: BlueprintContent,
  before: TaskKey | StageKey,
): readonly PlacedInstance[] => {
  const place = positions(content);
  const own = place.get(before) ?? 0;
  return [...placedInstances(content).values()].filter(
    ({ task }) => task === null || (place.get(task.key) ?? own) < own,
  );
};

/** Returns sources of the same custom field, without the field itself. */
export const sourcesOf = (
  content: BlueprintContent,
  task: TaskKey,
  own: { readonly key: InstanceKey; readonly field: string },
): readonly PlacedInstance[] =>
  sourcesFor(content, task).filter(
    ({ instance }) => instance.field === own.field && instance.key !== own.key,
  );
