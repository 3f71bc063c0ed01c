import type { InstanceKey, StageKey, TaskKey } from '../core/ids.ts';
import type { FieldKind } from '../field/field.ts';
import { placedInstances, type PlacedInstance } from './places/instances.ts';
import type { BlueprintContent, BlueprintTask } from './content.ts';

/** Whether a field will have a value at a given time. */
export type Answered = 'MISSING' | 'OTHER_KIND' | 'LATER' | 'MAYBE' | 'SURELY';

/** The time of the check. */
export interface Moment {
  readonly task: BlueprintTask;
  /**
   * Whether the check is for the time after the submission of the task (for its approvals) instead
   * of its start.
   */
  readonly isHandedIn: boolean;
}

/**
 * Returns the tasks that are completed or skipped before the task starts, directly or indirectly.
 */
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

/**
 * Returns the field in which a value is entered: the field itself, or the one from which it
 * inherits its value.
 */
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
 * Returns whether the field will have a value at that time. Optional fields and fields of parallel
 * tasks return MAYBE.
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
