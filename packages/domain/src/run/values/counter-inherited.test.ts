import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { approvalStep, owner, person, startedScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { taskPermissions } from '../../access/task/task-permissions.ts';
import type { Actor } from '../../party/actor.ts';
import { stepDefaults } from '../../blueprint/complete-content.ts';
import { isSourceChanged, readForm, readValue } from '../../run-model/read-value.ts';
import { factsOfRun } from '../facts/facts-of-task.ts';
import { valueAt, viewOf } from '../../run-model/run-view.ts';

/** Task 1 asks for an amount. Task 2 only inherits it, and has an approval. */
const scene = (worker: Actor = person(4)) => {
  const voting = { ...stepDefaults.voting, mayCounter: true };
  const content = withFields(
    buildBlueprint({
      tasks: [
        {},
        {
          assignees: [partyId(4)],
          trigger: { afterTasks: [taskKey(1)], notBefore: null },
          approvals: [approvalStep(91, { voting })],
        },
      ],
    }),
    [field(1, 'NUMBER')],
    [taskKey(1), place(1, 1)],
    [taskKey(2), place(2, 1, { inputType: 'INHERITED', source: instanceKey(1) })],
  );
  const settings = { ...content.settings, editableSharedFields: true };
  const run = startedScene({ ...content, settings });
  const values = (n: number, value: number) => [{ instance: instanceKey(n), value }];
  const at = (n: number) => {
    const value = valueAt(viewOf(run.run()), instanceKey(n));
    if (value === undefined) throw new Error('no such field');
    return value;
  };
  run.give(person(1), { kind: 'SUBMIT', taskId: run.task(1).id, values: values(1, 100) });
  run.submit(2, worker);
  const counter = run.give(person(2), {
    ...{ kind: 'COUNTER', taskId: run.task(91).id, comment: 'Less' },
    values: values(2, 90),
  });
  return {
    ...run,
    at,
    counter,
    resubmit: () => run.submit(2, worker),
    edit: (value: number) =>
      run.give(worker, { kind: 'EDIT_SHARED', taskId: run.task(2).id, values: values(2, value) }),
    form: (n: number) => readForm(viewOf(run.run()), at(n)),
    read: (n: number) => readValue(viewOf(run.run()), instanceKey(n)),
    isMarked: () => isSourceChanged(viewOf(run.run()), at(2)),
  };
};

describe('a suggestion for an inherited value', () => {
  it('is offered to approvers', () => {
    const run = scene();
    run.resubmit();
    const facts = factsOfRun(run.run(), person(2));
    expect(taskPermissions(person(2), facts(run.task(91))).may('counter')).toBe(true);
  });

  it('becomes a draft of the form that is sent back', () => {
    const run = scene();
    expect(run.counter.ok).toBe(true);
    expect(run.task(2).status).toBe('REJECTED');
    expect(run.at(2).draft).toMatchObject({ value: 90, proposedBy: partyId(2) });
    expect([run.form(2), run.read(2), run.read(1)]).toEqual([90, 100, 100]);
  });

  it('changes the source when the assignee submits the task', () => {
    const run = scene();
    expect(run.resubmit()).toBeNull();
    expect([run.read(1), run.form(1), run.read(2)]).toEqual([90, 90, 90]);
    expect(run.at(2).draft).toBeNull();
    expect(run.isMarked()).toBe(false);
    expect(run.task(1).submittedFor).toEqual([partyId(4)]);
  });

  it('does not change the source if an external person submits', () => {
    const run = scene(person(4, { accessLevel: 'EXTERNAL' }));
    expect(run.resubmit()).toBeNull();
    expect([run.read(1), run.read(2)]).toEqual([100, 90]);
    expect(run.isMarked()).toBe(true);
  });

  it('is dropped if the assignee enters a different value', () => {
    const run = scene();
    expect(run.edit(95).ok).toBe(true);
    expect([run.form(2), run.at(2).draft]).toEqual([95, null]);
    run.resubmit();
    expect([run.read(1), run.read(2)]).toEqual([95, 95]);
  });

  it('is dropped if the assignee keeps the current value', () => {
    const run = scene();
    expect(run.edit(100).ok).toBe(true);
    expect([run.form(2), run.at(2).draft]).toEqual([100, null]);
  });

  it('is not offered for a value that changed at its source', () => {
    const run = scene();
    run.resubmit();
    const values = [{ instance: instanceKey(1), value: 70 }];
    run.give(owner, { kind: 'EDIT_SHARED', taskId: run.task(1).id, values });
    const facts = factsOfRun(run.run(), person(2));
    expect(taskPermissions(person(2), facts(run.task(91))).may('counter')).toBe(false);
  });
});
