import type { StageKey, TaskKey } from '../core/ids.ts';
import type { BlueprintContent, BlueprintStage, BlueprintTask } from './content.ts';

interface Sortable {
  readonly key: string;
  readonly displayOrder: number;
}

/** Orders by display order, then by key, so that all readers see the same order. */
export const byDisplayOrder = (a: Sortable, b: Sortable): number =>
  a.displayOrder - b.displayOrder || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

/** Returns the stages in order. */
export const orderedStages = (content: BlueprintContent): readonly BlueprintStage[] =>
  Object.values<BlueprintStage>(content.stages).sort(byDisplayOrder);

/** Returns the tasks of each stage in order; empty lists for stages without tasks. */
export function tasksByStage(
  content: BlueprintContent,
): ReadonlyMap<StageKey, readonly BlueprintTask[]> {
  const lists = new Map<StageKey, BlueprintTask[]>(
    orderedStages(content).map((stage) => [stage.key, []]),
  );
  for (const task of Object.values<BlueprintTask>(content.tasks)) lists.get(task.stage)?.push(task);
  for (const list of lists.values()) list.sort(byDisplayOrder);
  return lists;
}

/** Returns the tasks of one stage in order. */
export const tasksOfStage = (
  content: BlueprintContent,
  stage: StageKey,
): readonly BlueprintTask[] =>
  Object.values<BlueprintTask>(content.tasks)
    .filter((task) => task.stage === stage)
    .sort(byDisplayOrder);

/** Returns all tasks, stage by stage. */
export const orderedTasks = (content: BlueprintContent): readonly BlueprintTask[] =>
  [...tasksByStage(content).values()].flat();

/** Returns the positions of all stages and tasks in display order. */
export function positions(content: BlueprintContent): ReadonlyMap<StageKey | TaskKey, number> {
  const places = new Map<StageKey | TaskKey, number>();
  for (const [stage, tasks] of tasksByStage(content)) {
    places.set(stage, places.size);
    for (const task of tasks) places.set(task.key, places.size);
  }
  return places;
}

/**
 * Returns display orders with `moved` before `before` (or last). Only the moved item changes, to
 * the middle of its neighbors; without enough precision, all are numbered again.
 */
export function placeBefore<T extends Sortable>(
  siblings: readonly T[],
  moved: T,
  before: string | null,
): readonly T[] {
  const others = siblings.filter((item) => item.key !== moved.key);
  const found = others.findIndex((item) => item.key === before);
  const index = found === -1 ? others.length : found;
  const previous = others[index - 1]?.displayOrder;
  const next = others[index]?.displayOrder;
  const order = between(previous, next);
  if (order !== null) return [{ ...moved, displayOrder: order }];
  return others.toSpliced(index, 0, moved).map((item, at) => ({ ...item, displayOrder: at + 1 }));
}

function between(previous: number | undefined, next: number | undefined): number | null {
  if (previous === undefined) return next === undefined ? 1 : next - 1;
  if (next === undefined) return previous + 1;
  const middle = (previous + next) / 2;
  return middle > previous && middle < next ? middle : null;
}
