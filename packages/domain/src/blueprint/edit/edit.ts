import { newAutomation } from '../../automation/automation.ts';
import {
  asId,
  type InstanceKey,
  type RichText,
  type StageKey,
  type TaskKey,
} from '../../core/ids.ts';
import type {
  BlueprintContent,
  BlueprintSettings,
  BlueprintStage,
  BlueprintTask,
} from '../content.ts';
import {
  contentDefaults,
  settingsDefaults,
  stageDefaults,
  taskDefaults,
} from '../complete-content.ts';
import { newLinkRule } from '../link-rule.ts';
import { repairConditions } from './edit-conditions.ts';
import { repairRejectEffects } from '../reject-effects.ts';
import { orderedStages, placeBefore, tasksOfStage } from '../order.ts';
import { waitingFor } from '../start-outcomes.ts';

/**
 * Edits of blueprint content. Each returns a new document that shares unchanged parts. An edit of a
 * missing item returns the same document, so that a late keystroke after a removal has no effect.
 */

export const emptyBlueprint = (name: string): BlueprintContent => ({
  formatVersion: 1,
  name,
  description: '',
  settings: settingsDefaults,
  stages: {},
  tasks: {},
  ...contentDefaults,
});

export const renameBlueprint = (content: BlueprintContent, name: string): BlueprintContent =>
  content.name === name ? content : { ...content, name };

export const describeBlueprint = (
  content: BlueprintContent,
  description: RichText,
): BlueprintContent =>
  content.description === description ? content : { ...content, description };

export const updateSettings = (
  content: BlueprintContent,
  change: Partial<BlueprintSettings>,
): BlueprintContent => ({ ...content, settings: { ...content.settings, ...change } });

const withStages = (
  content: BlueprintContent,
  stages: readonly BlueprintStage[],
): BlueprintContent => ({
  ...content,
  stages: { ...content.stages, ...Object.fromEntries(stages.map((stage) => [stage.key, stage])) },
});

const withTasks = (
  content: BlueprintContent,
  tasks: readonly BlueprintTask[],
): BlueprintContent => ({
  ...content,
  tasks: { ...content.tasks, ...Object.fromEntries(tasks.map((task) => [task.key, task])) },
});

export interface NewStage {
  readonly name: string;
  /** The stage before which it is inserted; null or missing for the end. */
  readonly before?: StageKey | null;
}

/** Adds a stage that starts after the previous one. */
export function addStage(
  content: BlueprintContent,
  key: StageKey,
  { name, before = null }: NewStage,
): BlueprintContent {
  const stage: BlueprintStage = {
    ...stageDefaults,
    key,
    name,
    description: '',
    displayOrder: 0,
    trigger: { kind: 'PREVIOUS_STAGE' },
  };
  return withStages(content, placeBefore(orderedStages(content), stage, before));
}

export type StageChange = Partial<Omit<BlueprintStage, 'key' | 'displayOrder'>>;

export function updateStage(
  content: BlueprintContent,
  key: StageKey,
  change: StageChange,
): BlueprintContent {
  const stage = content.stages[key];
  return stage === undefined ? content : withStages(content, [{ ...stage, ...change }]);
}

/** Moves a stage before another one, or to the end if `before` is null. */
export function moveStage(
  content: BlueprintContent,
  key: StageKey,
  before: StageKey | null,
): BlueprintContent {
  const stage = content.stages[key];
  if (stage === undefined || key === before) return content;
  return withStages(content, placeBefore(orderedStages(content), stage, before));
}

/** Removes a stage, its tasks, and all references to them. */
export function removeStage(content: BlueprintContent, key: StageKey): BlueprintContent {
  if (content.stages[key] === undefined) return content;
  const emptied = removeTasks(
    content,
    tasksOfStage(content, key).map((task) => task.key),
  );
  const { [key]: _removed, ...stages } = emptied.stages;
  const kept = Object.values<BlueprintStage>(stages).map((stage) => forgetStage(stage, key));
  const tasks = Object.values<BlueprintTask>(emptied.tasks).map((task) =>
    forgetTasks(task, new Set([key])),
  );
  return {
    ...emptied,
    stages: Object.fromEntries(kept.map((stage) => [stage.key, stage])),
    tasks: Object.fromEntries(tasks.map((task) => [task.key, task])),
  };
}

function forgetStage(stage: BlueprintStage, gone: StageKey): BlueprintStage {
  if (stage.trigger.kind !== 'AFTER_STAGES' || !stage.trigger.stages.includes(gone)) return stage;
  const stages = stage.trigger.stages.filter((key) => key !== gone);
  return {
    ...stage,
    // A stage that has lost all its predecessors gets the default trigger, so that it can still
    // start.
    trigger: stages.length === 0 ? { kind: 'PREVIOUS_STAGE' } : { ...stage.trigger, stages },
  };
}

export interface NewTask {
  readonly stage: StageKey;
  readonly name: string;
  readonly type?: BlueprintTask['type'];
  /** The task before which it is inserted; null or missing for the end of the stage. */
  readonly before?: TaskKey | null;
}

export function addTask(
  content: BlueprintContent,
  key: TaskKey,
  { stage, name, type = 'DEFAULT', before = null }: NewTask,
): BlueprintContent {
  if (content.stages[stage] === undefined) return content;
  const task: BlueprintTask = {
    key,
    stage,
    displayOrder: 0,
    type,
    name,
    description: '',
    assignees: [],
    due: null,
    trigger: { afterTasks: [], notBefore: null },
    approvals: [],
    rejectAction: { kind: 'CONTINUE', requiresComment: true },
    ...taskDefaults,
    link: type === 'LINKED_WORKFLOW' ? newLinkRule : null,
    automation: type === 'AUTOMATION' ? newAutomation : null,
  };
  return withTasks(content, placeBefore(tasksOfStage(content, stage), task, before));
}

export type TaskChange = Partial<Omit<BlueprintTask, 'key' | 'stage' | 'displayOrder'>>;

/**
 * Changes a task. A change of type removes what the new type doesn't have: approvals and form, or
 * link.
 */
export function updateTask(
  content: BlueprintContent,
  key: TaskKey,
  change: TaskChange,
): BlueprintContent {
  const task = content.tasks[key];
  if (task === undefined) return content;
  const changed = { ...task, ...change };
  const approvals = changed.type === 'APPROVAL' ? [] : changed.approvals;
  const fields = changed.type === 'APPROVAL' ? [] : changed.fields;
  const link = changed.type === 'LINKED_WORKFLOW' ? (changed.link ?? newLinkRule) : null;
  const automation = changed.type === 'AUTOMATION' ? (changed.automation ?? newAutomation) : null;
  const updated = withTasks(content, [{ ...changed, approvals, fields, link, automation }]);
  return fields === task.fields ? updated : repairConditions(updated);
}

export interface TaskPlace {
  readonly stage: StageKey;
  readonly before: TaskKey | null;
}

/** Moves a task before another one of the given stage, or to its end. */
export function moveTask(
  content: BlueprintContent,
  key: TaskKey,
  { stage, before }: TaskPlace,
): BlueprintContent {
  const task = content.tasks[key];
  if (task === undefined || content.stages[stage] === undefined || key === before) return content;
  return withTasks(content, placeBefore(tasksOfStage(content, stage), { ...task, stage }, before));
}

export const removeTask = (content: BlueprintContent, key: TaskKey): BlueprintContent =>
  content.tasks[key] === undefined ? content : removeTasks(content, [key]);

function removeTasks(content: BlueprintContent, keys: readonly TaskKey[]): BlueprintContent {
  const gone = new Set<TaskKey>(keys);
  const kept = Object.values<BlueprintTask>(content.tasks)
    .filter((task) => !gone.has(task.key))
    .map((task) => forgetTasks(task, gone));
  return repairConditions({
    ...content,
    tasks: Object.fromEntries(kept.map((task) => [task.key, task])),
  });
}

function forgetTasks(source: BlueprintTask, gone: ReadonlySet<string>): BlueprintTask {
  const task = repairRejectEffects(source, (key) => !gone.has(key));
  if (!task.trigger.afterTasks.some((key) => gone.has(key))) return task;
  const afterTasks = task.trigger.afterTasks.filter((key) => !gone.has(key));
  return { ...task, ...waitingFor(task, afterTasks) };
}

/**
 * Duplicates a task after the original, with new keys for the task, its approvals, and its field
 * instances.
 */
export function duplicateTask(
  content: BlueprintContent,
  key: TaskKey,
  newKey: () => TaskKey,
): BlueprintContent {
  const task = content.tasks[key];
  if (task === undefined) return content;
  const siblings = tasksOfStage(content, task.stage);
  const next = siblings[siblings.findIndex((sibling) => sibling.key === key) + 1]?.key ?? null;
  const copy: BlueprintTask = {
    ...task,
    key: newKey(),
    approvals: task.approvals.map((step) => ({ ...step, key: newKey() })),
    fields: task.fields.map((one) => ({ ...one, key: asId<InstanceKey>(newKey()) })),
  };
  return withTasks(content, placeBefore(siblings, copy, next));
}
