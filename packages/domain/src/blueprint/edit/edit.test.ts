import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { buildBlueprint, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { describe, expect, it } from 'vitest';
import {
  addStage,
  addTask,
  describeBlueprint,
  duplicateTask,
  emptyBlueprint,
  moveStage,
  moveTask,
  removeStage,
  removeTask,
  renameBlueprint,
  updateStage,
  updateTask,
} from './edit.ts';
import { orderedStages, orderedTasks, tasksOfStage } from '../order.ts';

const three = buildBlueprint({ tasks: [{}, {}] }, {}, {});
const stageNames = (content = three) => orderedStages(content).map(({ name }) => name);
const taskNames = (content = three) => orderedTasks(content).map(({ name }) => name);

describe('stages', () => {
  it('are added at the end or before another stage', () => {
    expect(stageNames()).toEqual(['Stage 1', 'Stage 2', 'Stage 3']);
    const added = addStage(three, stageKey(9), { name: 'New', before: stageKey(2) });
    expect(stageNames(added)).toEqual(['Stage 1', 'New', 'Stage 2', 'Stage 3']);
  });

  it.each([
    [3, 1, ['Stage 3', 'Stage 1', 'Stage 2']],
    [1, 3, ['Stage 2', 'Stage 1', 'Stage 3']],
    [1, null, ['Stage 2', 'Stage 3', 'Stage 1']],
    [1, 1, ['Stage 1', 'Stage 2', 'Stage 3']],
  ])('move %s before %s', (moved, before, expected) => {
    const content = moveStage(three, stageKey(moved), before === null ? null : stageKey(before));
    expect(stageNames(content)).toEqual(expected);
  });

  it('change only the moved stage', () => {
    const moved = moveStage(three, stageKey(3), stageKey(2));
    expect(moved.stages[stageKey(1)]).toBe(three.stages[stageKey(1)]);
    expect(moved.stages[stageKey(2)]).toBe(three.stages[stageKey(2)]);
    expect(moved.tasks).toBe(three.tasks);
  });

  it('keep their order after many moves to the same place', () => {
    let content = three;
    for (let round = 0; round < 200; round += 1) {
      content = moveStage(content, stageKey(3), stageKey(2));
      content = moveStage(content, stageKey(2), stageKey(3));
    }
    expect(stageNames(content)).toEqual(['Stage 1', 'Stage 2', 'Stage 3']);
    expect(new Set(orderedStages(content).map((stage) => stage.displayOrder)).size).toBe(3);
  });

  it('are removed with their tasks and all references', () => {
    const linked = updateTask(
      updateTask(
        updateStage(three, stageKey(3), {
          trigger: { kind: 'AFTER_STAGES', stages: [stageKey(1)], join: 'ALL_RESOLVED' },
        }),
        taskKey(3),
        { trigger: { afterTasks: [taskKey(1)], notBefore: null } },
      ),
      taskKey(4),
      {
        type: 'APPROVAL',
        rejectAction: { kind: 'REOPEN_TASK', task: taskKey(2), requiresComment: true },
      },
    );
    const removed = removeStage(linked, stageKey(1));
    expect(stageNames(removed)).toEqual(['Stage 2', 'Stage 3']);
    expect(taskNames(removed)).toEqual(['Task 3', 'Task 4']);
    expect(removed.stages[stageKey(3)]?.trigger).toEqual({ kind: 'PREVIOUS_STAGE' });
    expect(removed.tasks[taskKey(3)]?.trigger.afterTasks).toEqual([]);
    expect(removed.tasks[taskKey(4)]?.rejectAction).toEqual({
      kind: 'CONTINUE',
      requiresComment: true,
    });
  });

  it('keep their other predecessors when one predecessor is removed', () => {
    const waiting = updateStage(three, stageKey(3), {
      trigger: { kind: 'AFTER_STAGES', stages: [stageKey(1), stageKey(2)], join: 'ANY_COMPLETED' },
    });
    expect(removeStage(waiting, stageKey(1)).stages[stageKey(3)]?.trigger).toEqual({
      kind: 'AFTER_STAGES',
      stages: [stageKey(2)],
      join: 'ANY_COMPLETED',
    });
  });
});

describe('tasks', () => {
  it('are added at the end or before another task', () => {
    const added = addTask(three, taskKey(9), {
      stage: stageKey(1),
      name: 'New',
      before: taskKey(1),
    });
    expect(taskNames(added)).toEqual(['New', 'Task 1', 'Task 2', 'Task 3', 'Task 4']);
  });

  it('move within a stage and to another one', () => {
    const within = moveTask(three, taskKey(2), { stage: stageKey(1), before: taskKey(1) });
    expect(taskNames(within)).toEqual(['Task 2', 'Task 1', 'Task 3', 'Task 4']);
    const across = moveTask(three, taskKey(1), { stage: stageKey(3), before: null });
    expect(tasksOfStage(across, stageKey(3)).map(({ name }) => name)).toEqual(['Task 4', 'Task 1']);
  });

  it('lose a predecessor that is removed', () => {
    const waiting = updateTask(three, taskKey(2), {
      trigger: { afterTasks: [taskKey(1), taskKey(3)], notBefore: null },
    });
    const removed = removeTask(waiting, taskKey(1));
    expect(removed.tasks[taskKey(2)]?.trigger.afterTasks).toEqual([taskKey(3)]);
    expect(removed.tasks[taskKey(3)]).toBe(three.tasks[taskKey(3)]);
  });

  it('are duplicated after the original with new keys', () => {
    let next = 20;
    const newKey = () => taskKey((next += 1));
    const withStep = updateTask(three, taskKey(1), {
      approvals: [approvalStep(8)],
    });
    const copied = duplicateTask(withStep, taskKey(1), newKey);
    expect(taskNames(copied)).toEqual(['Task 1', 'Task 1', 'Task 2', 'Task 3', 'Task 4']);
    expect(copied.tasks[taskKey(21)]?.approvals[0]?.key).toBe(taskKey(22));
  });

  it('lose their own approvals when their type changes to approval', () => {
    const withStep = updateTask(three, taskKey(1), {
      approvals: [approvalStep(8)],
    });
    expect(
      updateTask(withStep, taskKey(1), { type: 'APPROVAL' }).tasks[taskKey(1)]?.approvals,
    ).toEqual([]);
  });
});

it('returns the same document if the item is missing', () => {
  const gone = stageKey(99);
  const lost = taskKey(99);
  expect(updateStage(three, gone, { name: 'x' })).toBe(three);
  expect(moveStage(three, gone, null)).toBe(three);
  expect(removeStage(three, gone)).toBe(three);
  expect(addTask(three, lost, { stage: gone, name: 'x' })).toBe(three);
  expect(updateTask(three, lost, { name: 'x' })).toBe(three);
  expect(moveTask(three, taskKey(1), { stage: gone, before: null })).toBe(three);
  expect(removeTask(three, lost)).toBe(three);
  expect(duplicateTask(three, lost, () => lost)).toBe(three);
});

it('changes the name and the description', () => {
  const content = emptyBlueprint('Old');
  expect(renameBlueprint(content, 'Old')).toBe(content);
  expect(renameBlueprint(content, 'New').name).toBe('New');
  expect(describeBlueprint(content, '')).toBe(content);
  expect(describeBlueprint(content, '<p>x</p>').description).toBe('<p>x</p>');
});
