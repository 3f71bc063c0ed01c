import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { expect, it } from 'vitest';
import {
  completeContent,
  settingsDefaults,
  stageDefaults,
  stepDefaults,
  taskDefaults,
  votingDefaults,
} from './complete-content.ts';

const without = (item: object, defaults: object): object =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !Object.hasOwn(defaults, name)));

it('fills in defaults of properties missing in older documents', () => {
  const content = buildBlueprint({ tasks: [{ approvals: [approvalStep(5)] }, {}] }, {});
  const older = {
    ...without(content, { settings: null }),
    stages: Object.fromEntries(
      Object.entries(content.stages).map(([key, stage]) => [key, without(stage, stageDefaults)]),
    ),
    tasks: Object.fromEntries(
      Object.entries(content.tasks).map(([key, task]) => [
        key,
        {
          ...without(task, taskDefaults),
          approvals: task.approvals.map((step) => without(step, stepDefaults)),
        },
      ]),
    ),
  };
  expect(completeContent(JSON.parse(JSON.stringify(older)))).toEqual(content);
});

it('keeps stored properties', () => {
  const content = buildBlueprint({ restartRule: 'SKIP_ON_RESTART' });
  const stored = { ...content, settings: { ...settingsDefaults, rejectCycleLimit: 3 } };
  expect(completeContent(stored)).toEqual(stored);
  expect(settingsDefaults.rejectCycleLimit).toBe(10);
});

it('adds missing settings to an older approval rule', () => {
  const content = buildBlueprint({ tasks: [{ approvals: [approvalStep(5)] }] });
  const { mayCounter: _counter, onChange: _onChange, ...voting } = votingDefaults;
  const older = {
    ...content,
    tasks: Object.fromEntries(
      Object.entries(content.tasks).map(([key, task]) => [
        key,
        { ...task, voting, approvals: task.approvals.map((step) => ({ ...step, voting })) },
      ]),
    ),
  };
  expect(completeContent(older)).toEqual(content);
});
