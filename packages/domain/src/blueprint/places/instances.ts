import type { BlueprintContent, BlueprintTask } from '../content.ts';
import { orderedTasks } from '../order.ts';
import type { InstanceKey } from '../../core/ids.ts';
import type { FieldInstance } from '../../field/field.ts';

/** An instance with its position. */
export interface PlacedInstance {
  readonly instance: FieldInstance;
  /** Null for the intake form. */
  readonly task: BlueprintTask | null;
  /** Position in display order; the intake form comes first. */
  readonly place: number;
}

/** Returns all field instances of a blueprint in display order, by key. */
export function placedInstances(
  content: BlueprintContent,
): ReadonlyMap<InstanceKey, PlacedInstance> {
  const placed = new Map<InstanceKey, PlacedInstance>();
  const add = (instance: FieldInstance, task: BlueprintTask | null): void => {
    placed.set(instance.key, { instance, task, place: placed.size });
  };
  for (const instance of content.intake) add(instance, null);
  for (const task of orderedTasks(content)) for (const instance of task.fields) add(instance, task);
  return placed;
}

/** Returns whether the source chain of an instance ends at a value, without gaps and cycles. */
export function hasSource(
  instance: FieldInstance,
  placed: ReadonlyMap<InstanceKey, PlacedInstance>,
): boolean {
  if (instance.source === null) return false;
  const passed = new Set<InstanceKey>();
  for (let key: InstanceKey | null = instance.source; key !== null;) {
    const next = placed.get(key);
    if (next === undefined || passed.has(key) || key === instance.key) return false;
    passed.add(key);
    key = next.instance.source;
  }
  return true;
}
