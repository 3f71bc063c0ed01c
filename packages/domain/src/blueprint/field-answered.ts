import type { InstanceKey, StageKey, TaskKey } from '../core/ids.ts';
import type { FieldKind } from '../field/field.ts';
import { placedInstances, type PlacedInstance } from '../field/instances.ts';
import type { BlueprintContent, BlueprintTask } from './content.ts';

/** Whether a place will have been answered by then. */
export type Answered = 'MISSING' | 'OTHER_KIND' | 'LATER' | 'MAYBE' | 'SURELY';

/** When it is looked at. */
export interface Moment {
  readonly task: BlueprintTask;
  /** Once the task was handed in, for its approvals; else when it starts. */
  readonly isHandedIn: boolean;
}

/** Everything that is settled before the task starts because it waits for it, directly or by others. */
export const waitedFor = (content: BlueprintContent, task: BlueprintTask): ReadonlySet<TaskKey> => {
  const found = new Set<TaskKey>();
  const queue = [...task.trigger.afterTasks];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    queue.push(...(content.tasks[key]?.trigger.afterTasks ?? []));
  }
  return found;
};

const isBefore = (
  content: BlueprintContent,
  place: ReadonlyMap<StageKey | TaskKey, number>,
  asked: BlueprintTask,
  { task, isHandedIn }: Moment,
): Answered => {
  if (asked.key === task.key) return isHandedIn ? 'SURELY' : 'LATER';
  if (asked.stage === task.stage)
    return waitedFor(content, task).has(asked.key) ? 'SURELY' : 'MAYBE';
  return (place.get(asked.stage) ?? 0) < (place.get(task.stage) ?? 0) ? 'SURELY' : 'LATER';
};

/** Where what stands at a place is entered: at it, or where it is taken over from. */
export const originOf = (
  placed: ReadonlyMap<InstanceKey, PlacedInstance>,
  key: InstanceKey,
): PlacedInstance | undefined => {
  const passed = new Set<InstanceKey>();
  let one = placed.get(key);
  while (one?.instance.inputType === 'INHERITED' && one.instance.source !== null) {
    if (passed.has(one.instance.key)) return undefined;
    passed.add(one.instance.key);
    one = placed.get(one.instance.source);
  }
  return one;
};

/**
 * Whether the place will have been answered at a moment of a workflow. What may be left out,
 * or is asked at the same time, is answered only maybe.
 */
export const answeredBy = (
  content: BlueprintContent,
  place: ReadonlyMap<StageKey | TaskKey, number>,
  { key, kind }: { readonly key: InstanceKey; readonly kind: FieldKind },
  moment: Moment,
): Answered => {
  const placed = placedInstances(content);
  const shown = placed.get(key);
  const origin = originOf(placed, key);
  if (shown === undefined || origin === undefined) return 'MISSING';
  if (content.fields[shown.instance.field]?.kind !== kind) return 'OTHER_KIND';
  const { inputType, value } = origin.instance;
  if (inputType === 'PROVIDED') return value === null ? 'MAYBE' : 'SURELY';
  const when = origin.task === null ? 'SURELY' : isBefore(content, place, origin.task, moment);
  return when === 'SURELY' && inputType !== 'REQUESTED' ? 'MAYBE' : when;
};
