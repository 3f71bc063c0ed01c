import type { BlueprintContent, BlueprintTask } from '../blueprint/content.ts';
import { orderedTasks } from '../blueprint/order.ts';
import type { InstanceKey } from '../core/ids.ts';
import type { FieldInstance } from './field.ts';

/** An instance with where it stands. */
export interface PlacedInstance {
  readonly instance: FieldInstance;
  /** Null: asked at the start. */
  readonly task: BlueprintTask | null;
  /** Reading order; what is asked at the start comes before everything. */
  readonly place: number;
}

/** Every field instance of a blueprint in reading order, by key. */
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

/**
 * The sources of an instance, the nearest first. A chain that comes back to itself ends
 * before it does, and one that leads nowhere where it ends.
 */
export function upstreamOf(
  instance: FieldInstance,
  placed: ReadonlyMap<InstanceKey, PlacedInstance>,
): readonly InstanceKey[] {
  const chain: InstanceKey[] = [];
  for (
    let source = instance.source;
    source !== null && source !== instance.key && !chain.includes(source);
  ) {
    const next = placed.get(source);
    if (next === undefined) break;
    chain.push(source);
    source = next.instance.source;
  }
  return chain;
}
