import { stepDefaults } from '../complete-content.ts';
import { buildBlueprint, partyId, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { describe, expect, it } from 'vitest';
import type { ApprovalStep, BlueprintContent, StageTrigger } from '../content.ts';
import { renameBlueprint, type TaskChange, updateStage, updateTask } from '../edit/edit.ts';
import { blueprintLimits, validateBlueprint } from './validate.ts';

const sound = buildBlueprint({ tasks: [{}, {}] }, {});
const found = (content: BlueprintContent) =>
  validateBlueprint(content).map(({ code, field }) => [code, field]);
const at = (path: string) => `tasks.${taskKey(1)}.${path}`;
const step = (change: Partial<ApprovalStep> = {}): ApprovalStep => ({
  ...stepDefaults,
  key: taskKey(50),
  level: 1,
  approvers: [partyId(1)],
  rule: 'ANY',
  requiresComment: true,
  due: null,
  ...change,
});

it('accepts a valid and an incomplete draft', () => {
  expect(found(sound)).toEqual([]);
  expect(
    found(updateTask(sound, taskKey(1), { assignees: [], approvals: [step({ approvers: [] })] })),
  ).toEqual([]);
});

describe('names', () => {
  it.each([
    ['', 'Required'],
    ['   ', 'Required'],
    ['x'.repeat(201), 'TooLong'],
  ])('refuses %j', (name, code) => {
    expect(found(renameBlueprint(sound, name))).toEqual([[code, 'name']]);
    expect(found(updateStage(sound, stageKey(1), { name }))).toEqual([
      [code, `stages.${stageKey(1)}.name`],
    ]);
    expect(found(updateTask(sound, taskKey(1), { name }))).toEqual([[code, at('name')]]);
  });
  it('accepts 200 characters', () => {
    expect(found(renameBlueprint(sound, 'x'.repeat(200)))).toEqual([]);
  });
});

describe('tasks', () => {
  it.each<[string, TaskChange, string, string]>([
    ['a long description', { description: 'x'.repeat(20_001) }, 'TooLong', 'description'],
    ['a long tag', { tags: ['x'.repeat(41)] }, 'TooLong', 'tags'],
    [
      'too many people',
      { assignees: Array.from({ length: 51 }, (_, n) => partyId(n)) },
      'TooMany',
      'assignees',
    ],
    [
      'a day that does not exist',
      { due: { kind: 'FIXED', date: '2026-02-30' } },
      'InvalidDate',
      'due.date',
    ],
    [
      'a day before the start',
      { due: { kind: 'WORKFLOW_START', days: -1 } },
      'OutOfRange',
      'due.days',
    ],
    ['half a day', { due: { kind: 'WORKFLOW_START', days: 0.5 } }, 'OutOfRange', 'due.days'],
    [
      'a fraction of a minute',
      { due: { kind: 'DURATION', amount: 0.5, unit: 'MINUTES' } },
      'OutOfRange',
      'due.amount',
    ],
    [
      'more than a year in hours',
      { due: { kind: 'DURATION', amount: 8761, unit: 'HOURS' } },
      'OutOfRange',
      'due.amount',
    ],
    [
      'an unknown predecessor',
      { trigger: { afterTasks: [taskKey(77)], notBefore: null } },
      'UnknownReference',
      'afterTasks',
    ],
    [
      'an invalid start date',
      { trigger: { afterTasks: [], notBefore: { kind: 'FIXED', date: 'soon' } } },
      'InvalidDate',
      'notBefore.date',
    ],
    [
      'an unknown task to reopen',
      { rejectAction: { kind: 'REOPEN_TASK', task: taskKey(77), requiresComment: true } },
      'UnknownReference',
      'rejectAction.task',
    ],
    [
      'level 0',
      { approvals: [step({ level: 0 })] },
      'OutOfRange',
      `approvals.${taskKey(50)}.level`,
    ],
    [
      'an invalid due date of an approval',
      { approvals: [step({ due: { kind: 'WORKFLOW_START', days: 4000 } })] },
      'OutOfRange',
      `approvals.${taskKey(50)}.due.days`,
    ],
    [
      'too many approvals',
      {
        approvals: Array.from({ length: 21 }, (_, n) => step({ key: taskKey(100 + n), level: 1 })),
      },
      'TooMany',
      'approvals',
    ],
  ])('refuses %s', (_, change, code, field) => {
    expect(found(updateTask(sound, taskKey(1), change))).toEqual([[code, at(field)]]);
  });

  it('refuses an approval that shares its key with a task', () => {
    const content = updateTask(sound, taskKey(1), { approvals: [step({ key: taskKey(2) })] });
    expect(found(content)).toContainEqual(['InvalidKey', `tasks.${taskKey(2)}.key`]);
  });
});

describe('stages', () => {
  it.each<[StageTrigger, string, string]>([
    [
      { kind: 'DATE', date: { kind: 'FIXED', date: '2026-13-01' } },
      'InvalidDate',
      'trigger.date.date',
    ],
    [
      { kind: 'AFTER_STAGES', stages: [stageKey(9)], join: 'ALL_RESOLVED' },
      'UnknownReference',
      'trigger.stages',
    ],
  ])('refuses the trigger %o', (trigger, code, field) => {
    expect(found(updateStage(sound, stageKey(2), { trigger }))).toEqual([
      [code, `stages.${stageKey(2)}.${field}`],
    ]);
  });
});

it.each(['__proto__', 'constructor', 'x', ''])('refuses the key %j', (key) => {
  const stage = { ...sound.stages[stageKey(1)], key } as never;
  const stages = Object.fromEntries([...Object.entries(sound.stages), [key, stage]]);
  expect(found({ ...sound, stages })).toContainEqual(['InvalidKey', `stages.${key}.key`]);
});

it('checks the limits before the parts', () => {
  const many = Object.fromEntries(
    Array.from({ length: blueprintLimits.tasks + 1 }, (_, n) => [
      taskKey(n),
      { ...sound.tasks[taskKey(1)], key: taskKey(n), name: '' },
    ]),
  );
  expect(validateBlueprint({ ...sound, tasks: many as never })).toEqual([
    { code: 'TooMany', params: { count: 2001, max: 2000 }, field: 'tasks' },
  ]);
});
