import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { owner, person, startedScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../party/actor.ts';
import { taskPermissions } from '../../access/task/task-permissions.ts';
import { isSourceChanged, readForm } from '../../run-model/read-value.ts';
import { factsOfRun } from '../facts/facts-of-task.ts';
import { valueAt, viewOf } from '../../run-model/run-view.ts';

const after = (n: number) => ({ trigger: { afterTasks: [taskKey(n)], notBefore: null } });

/** Task 1 has an amount, task 2 inherits it, and task 3 inherits it from task 2. */
const scene = () => {
  const content = withFields(
    buildBlueprint({
      tasks: [{}, after(1), { ...after(2), assignees: [partyId(4)] }, after(3)],
    }),
    [field(1, 'NUMBER')],
    [taskKey(1), place(1, 1)],
    [taskKey(2), place(2, 1, { inputType: 'INHERITED', source: instanceKey(1) })],
    [taskKey(3), place(3, 1, { inputType: 'INHERITED', source: instanceKey(2) })],
  );
  const settings = { ...content.settings, editableSharedFields: true };
  const run = startedScene({ ...content, settings });
  const at = (n: number) => {
    const value = valueAt(viewOf(run.run()), instanceKey(n));
    if (value === undefined) throw new Error('no such field');
    return value;
  };
  const values = (n: number, value: number) => [{ instance: instanceKey(n), value }];
  run.give(person(1), { kind: 'SUBMIT', taskId: run.task(1).id, values: values(1, 100) });
  return {
    ...run,
    edit: (by: Actor, n: number, value: number) => {
      const command = { kind: 'EDIT_SHARED', taskId: run.task(n).id, values: values(n, value) };
      const result = run.give(by, command as never);
      return result.ok ? null : result.refusals[0].code;
    },
    forms: () => [1, 2, 3].map((n) => readForm(viewOf(run.run()), at(n))),
    isChanged: () => [2, 3].some((n) => isSourceChanged(viewOf(run.run()), at(n))),
    may: (by: Actor, n: number, action: 'editData' | 'delete') =>
      taskPermissions(by, factsOfRun(run.run(), by)(run.task(n))).may(action),
  };
};

describe('an edit of a value that was inherited twice', () => {
  it('is written to the source', () => {
    const run = scene();
    run.submit(2);
    expect(run.may(person(4), 3, 'editData')).toBe(true);
    expect(run.edit(person(4), 3, 120)).toBeNull();
    expect(run.forms()).toEqual([120, 120, 120]);
    expect(run.isChanged()).toBe(false);
  });

  it('is refused if the task in the middle kept an older value', () => {
    const run = scene();
    run.submit(2);
    run.edit(owner, 1, 110);
    expect(run.forms()).toEqual([110, 100, 100]);
    expect(run.may(person(4), 3, 'editData')).toBe(false);
    expect(run.edit(person(4), 3, 120)).toBe('FieldIsReadOnly');
  });
});

describe('the permission editData', () => {
  it('is false for a task without fields', () => {
    const run = scene();
    run.submit(2);
    run.submit(3, person(4));
    expect(run.may(owner, 4, 'editData')).toBe(false);
  });

  it('is false before a value is submitted', () => {
    const run = scene();
    run.reopen(1);
    expect(run.may(person(1), 1, 'editData')).toBe(false);
  });
});

describe('the permission delete', () => {
  it('is false for a task that another one needs', () => {
    expect(scene().may(owner, 2, 'delete')).toBe(false);
  });

  it('is true for a task that nothing needs', () => {
    expect(scene().may(owner, 3, 'delete')).toBe(true);
  });
});
