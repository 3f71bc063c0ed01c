import { stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { expect, it } from 'vitest';
import { changedStepSettings, changedTaskSettings } from './advanced-settings.ts';
import { addApprovalStep } from './edit/edit-approvals.ts';
import { addStage, addTask, emptyBlueprint, updateTask, type TaskChange } from './edit/edit.ts';

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
