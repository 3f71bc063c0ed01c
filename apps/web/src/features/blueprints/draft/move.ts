import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { moveStage, moveTask } from '@baton/domain/blueprint/edit/edit';
import { orderedStages, tasksOfStage } from '@baton/domain/blueprint/order';
import type { StageKey, TaskKey } from '@baton/domain/core/ids';
import type { Place } from './place.ts';

/** The new position of a moved item, for screen readers. */
export interface Landing {
  readonly content: BlueprintContent;
  readonly name: string;
  readonly position: number;
  readonly count: number;
  /** Name of the stage for a task. */
  readonly stage: string | null;
}

export type Direction = 'UP' | 'DOWN' | 'FIRST' | 'LAST';

function landing(content: BlueprintContent, place: Place): Landing | null {
  if (place.kind === 'STAGE') {
    const stages = orderedStages(content);
    const index = stages.findIndex((stage) => stage.key === place.key);
    const name = stages[index]?.name;
    return name === undefined
      ? null
      : { content, name, position: index + 1, count: stages.length, stage: null };
  }
  const task = content.tasks[place.key];
  if (task === undefined) return null;
  const tasks = tasksOfStage(content, task.stage);
  return {
    content,
    name: task.name,
    position: tasks.findIndex(({ key }) => key === place.key) + 1,
    count: tasks.length,
    stage: content.stages[task.stage]?.name ?? null,
  };
}

const landed = (before: BlueprintContent, after: BlueprintContent, place: Place): Landing | null =>
  after === before ? null : landing(after, place);

/**
 * Moves an item by keyboard like dragging. A task at the edge of its stage moves to the next stage.
 */
export function moveBy(
  content: BlueprintContent,
  place: Place,
  direction: Direction,
): Landing | null {
  const after =
    place.kind === 'STAGE'
      ? moveStageBy(content, place.key, direction)
      : moveTaskBy(content, place.key, direction);
  return landed(content, after, place);
}

function moveStageBy(
  content: BlueprintContent,
  key: StageKey,
  direction: Direction,
): BlueprintContent {
  const keys = orderedStages(content).map((stage) => stage.key);
  const at = keys.indexOf(key);
  const target = targetIndex(at, keys.length, direction);
  if (target === null) return content;
  const others = keys.filter((other) => other !== key);
  return moveStage(content, key, others[target] ?? null);
}

function moveTaskBy(
  content: BlueprintContent,
  key: TaskKey,
  direction: Direction,
): BlueprintContent {
  const task = content.tasks[key];
  if (task === undefined) return content;
  const keys = tasksOfStage(content, task.stage).map((sibling) => sibling.key);
  const target = targetIndex(keys.indexOf(key), keys.length, direction);
  if (target !== null) {
    const others = keys.filter((other) => other !== key);
    return moveTask(content, key, { stage: task.stage, before: others[target] ?? null });
  }
  if (direction === 'FIRST' || direction === 'LAST') return content;
  const stages = orderedStages(content).map((stage) => stage.key);
  const next = stages[stages.indexOf(task.stage) + (direction === 'UP' ? -1 : 1)];
  if (next === undefined) return content;
  const first = direction === 'UP' ? null : (tasksOfStage(content, next)[0]?.key ?? null);
  return moveTask(content, key, { stage: next, before: first });
}

/** Returns the new index, or null at the edge. */
function targetIndex(at: number, count: number, direction: Direction): number | null {
  const target = { UP: at - 1, DOWN: at + 1, FIRST: 0, LAST: count - 1 }[direction];
  return target === at || target < 0 || target >= count ? null : target;
}

/** Moves a task to the end of a stage, for the move menu. */
export const moveToStage = (
  content: BlueprintContent,
  key: TaskKey,
  stage: StageKey,
): Landing | null =>
  landed(content, moveTask(content, key, { stage, before: null }), { kind: 'TASK', key });

export type Edge = 'BEFORE' | 'AFTER';

/**
 * Applies a drop of `source` at an edge of `target`. A task dropped on a stage header becomes its
 * first task. A stage dropped anywhere in another stage moves before or after it.
 */
export function dropAt(
  content: BlueprintContent,
  source: Place,
  target: Place,
  edge: Edge,
): Landing | null {
  const after =
    source.kind === 'TASK'
      ? dropTask(content, source.key, target, edge)
      : dropStage(content, source.key, target, edge);
  return landed(content, after, source);
}

function dropTask(
  content: BlueprintContent,
  key: TaskKey,
  target: Place,
  edge: Edge,
): BlueprintContent {
  if (target.kind === 'STAGE') {
    const first = tasksOfStage(content, target.key).find((task) => task.key !== key)?.key ?? null;
    return moveTask(content, key, { stage: target.key, before: edge === 'AFTER' ? first : null });
  }
  const stage = content.tasks[target.key]?.stage;
  if (stage === undefined || target.key === key) return content;
  const siblings = tasksOfStage(content, stage)
    .map((task) => task.key)
    .filter((other) => other !== key);
  const at = siblings.indexOf(target.key) + (edge === 'AFTER' ? 1 : 0);
  return moveTask(content, key, { stage, before: siblings[at] ?? null });
}

function dropStage(
  content: BlueprintContent,
  key: StageKey,
  target: Place,
  edge: Edge,
): BlueprintContent {
  const stage = target.kind === 'STAGE' ? target.key : content.tasks[target.key]?.stage;
  if (stage === undefined || stage === key) return content;
  const others = orderedStages(content)
    .map((other) => other.key)
    .filter((other) => other !== key);
  const at = others.indexOf(stage) + (edge === 'AFTER' ? 1 : 0);
  return moveStage(content, key, others[at] ?? null);
}
