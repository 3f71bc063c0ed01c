import { stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { expect, it } from 'vitest';
import {
  changedBlueprintSettings,
  changedStageSettings,
  changedStepSettings,
  changedTaskSettings,
} from './advanced-settings.ts';
import { addApprovalStep } from './edit/edit-approvals.ts';
import {
  addStage,
  addTask,
  emptyBlueprint,
  updateSettings,
  updateStage,
  updateTask,
  type TaskChange,
} from './edit/edit.ts';

const task = taskKey(1);
const withStage = addStage(emptyBlueprint('Release'), stageKey(1), { name: 'Stage' });
const withTask = addTask(withStage, task, { stage: stageKey(1), name: 'Task' });
const changedAfter = (change: TaskChange): number | undefined => {
  const changed = updateTask(withTask, task, change).tasks[task];
  return changed && changedTaskSettings(changed);
};

it('a new task has only default settings', () => {
  expect(changedAfter({})).toBe(0);
  expect(changedAfter({ name: 'Other', due: null })).toBe(0);
});

it('a new approval task has only default settings', () => {
  expect(changedAfter({ type: 'APPROVAL' })).toBe(0);
});

it('each different setting of a task counts', () => {
  expect(changedAfter({ tags: ['High'], need: 'OPTIONAL', clockStops: ['PROBLEM'] })).toBe(3);
});

it('counts each setting of an approval that differs from its default', () => {
  const [step] = addApprovalStep(withTask, task, taskKey(2)).tasks[task]?.approvals ?? [];
  expect(step && changedStepSettings(step)).toBe(0);
  expect(step && changedStepSettings({ ...step, rule: 'ALL', requiresComment: false })).toBe(2);
});

it('counts each setting of a blueprint that differs from its default', () => {
  expect(changedBlueprintSettings(withStage.settings)).toBe(0);
  const changed = updateSettings(withStage, { isLocked: true, rejectCycleLimit: 3 });
  expect(changedBlueprintSettings(changed.settings)).toBe(2);
});

it('counts each setting of a stage that differs from its default', () => {
  const countAfter = (change: Parameters<typeof updateStage>[2]): number | undefined => {
    const stage = updateStage(withStage, stageKey(1), change).stages[stageKey(1)];
    return stage && changedStageSettings(stage);
  };
  expect(countAfter({ trigger: { kind: 'WORKFLOW_START' } })).toBe(0);
  expect(countAfter({ openTasks: 'LEAVE', restartRule: 'SKIP_ON_RESTART' })).toBe(2);
});
