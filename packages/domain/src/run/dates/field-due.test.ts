import { describe, expect, it } from 'vitest';
import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { commandsFor, owner, person, runScene } from '@baton/fixtures/builders/run-scene';
import type { BlueprintTask, FieldDue } from '../../blueprint/content.ts';
import { noDeadline } from '../../time/deadline.ts';
import { noConstraints, type FieldConstraints } from '../../field/field-constraints.ts';
import type { FieldValue } from '../../field/field.ts';
import { explainTask } from '../../explain/explain-task.ts';
import { viewOf } from '../../run-model/run-view.ts';

const endOf = (day: string): number => Date.parse(`${day}T23:59:59.999Z`);
const rule = (days: number, over: Partial<FieldDue> = {}): FieldDue => ({
  kind: 'FIELD',
  instance: instanceKey(1),
  days,
  ...over,
});

/** Task 1 has a date field; task 2 is due by it. */
const dated = (task: Partial<BlueprintTask>, constraints: Partial<FieldConstraints> = {}) => {
  const content = withFields(
    buildBlueprint({
      tasks: [{}, { trigger: { afterTasks: [taskKey(1)], notBefore: null }, ...task }],
    }),
    [field(1, 'DATE', { name: 'Launch', constraints: { ...noConstraints, ...constraints } })],
    [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
  );
  const scene = runScene({
    ...content,
    settings: { ...content.settings, editableSharedFields: true },
  });
  const commands = commandsFor(scene);
  commands.start();
  const values = (value: FieldValue | null) => [{ instance: instanceKey(1), value }];
  return {
    ...scene,
    ...commands,
    hand: (value: FieldValue | null) =>
      scene.give(person(1), { kind: 'SUBMIT', taskId: scene.task(1).id, values: values(value) }),
    move: (value: FieldValue | null) =>
      scene.give(owner, { kind: 'EDIT_SHARED', taskId: scene.task(1).id, values: values(value) }),
    dueOn: () => scene.task(2).dueOn,
    why: () =>
      explainTask(
        viewOf(scene.run()),
        scene.task(2),
        scene
          .rows()
          .flat()
          .filter((event) => event.subject === 'TASK' && event.taskId === scene.task(2).id)
          .map((event) => ({ at: scene.now(), actorId: null, event }))
          .toReversed(),
        person(1),
      ).filter(({ topic }) => topic === 'DUE')[0],
  };
};

const launch = [{ kind: 'PLACE', id: instanceKey(1) }];

describe('due by the date of a field', () => {
  // 2026-03-13 is a Friday.
  it.each([
    ['on the day', rule(0), '2026-03-13', '2026-03-13'],
    ['days before', rule(-3), '2026-03-13', '2026-03-10'],
    ['days after', rule(2), '2026-03-13', '2026-03-15'],
    ['working days after', rule(2, { countedIn: 'WORKING' }), '2026-03-13', '2026-03-17'],
    ['working days before', rule(-1, { countedIn: 'WORKING' }), '2026-03-16', '2026-03-13'],
  ])('%s', (_, due, value, expected) => {
    const run = dated({ due });
    expect(run.dueOn()).toBeNull();
    expect(run.why()).toMatchObject({ code: 'DUE_AWAITS_FIELD', names: launch });
    run.hand(value);
    expect(run.dueOn()).toBe(endOf(expected));
    expect(run.why()).toMatchObject({ code: 'DUE_FROM_FIELD', names: launch });
  });

  it('uses the time of the field', () => {
    const run = dated({ due: rule(1) });
    run.hand('2026-03-13');
    expect(run.dueOn()).toBe(endOf('2026-03-14'));
  });

  it.each([
    ['a day', {}, '2026-03-13', '2026-03-13T00:00:00Z'],
    ['a day with a time', { withTime: true }, '2026-03-13', '2026-03-13T00:00:00Z'],
    ['its last minute', { withTime: true }, '2026-03-13T23:59', '2026-03-13T23:59:00Z'],
  ])('uses the start of %s if the field says so', (_, constraints, value, expected) => {
    const run = dated({ due: rule(0) }, { ...constraints, startOfDay: true });
    run.hand(value);
    expect(run.dueOn()).toBe(Date.parse(expected));
  });

  it('follows the date until the task is completed', () => {
    const run = dated({ due: rule(0) });
    run.hand('2026-03-13');
    run.move('2026-03-20');
    expect(run.dueOn()).toBe(endOf('2026-03-20'));
    run.move(null);
    expect(run.dueOn()).toBeNull();
    run.move('2026-03-20');
    const third = dated({ due: rule(0), need: 'NORMAL' });
    third.hand('2026-03-13');
    third.reopen(1);
    third.submit(2);
    third.hand('2026-03-20');
    expect(third.dueOn()).toBe(endOf('2026-03-13'));
  });

  it('ignores the field after a person set another date', () => {
    const run = dated({ due: rule(0) });
    run.hand('2026-03-13');
    run.due(2, endOf('2026-04-01'));
    run.move('2026-03-20');
    expect(run.dueOn()).toBe(endOf('2026-04-01'));
    expect(run.why()?.code).toBe('DUE_SET');
  });

  it('does not move with a pause', () => {
    const run = dated({ due: rule(0) });
    run.hand('2026-03-13');
    run.pause();
    run.wait(48 * 3_600_000);
    run.resume();
    expect(run.dueOn()).toBe(endOf('2026-03-13'));
  });
});

describe('duration from acceptance', () => {
  const hour = 3_600_000;
  const confirmed = (over: Partial<BlueprintTask> = {}) => {
    const run = dated({
      due: { kind: 'DURATION', amount: 5, unit: 'HOURS' },
      acknowledgement: 'FIRST',
      deadline: { ...noDeadline, countedFrom: 'ACKNOWLEDGEMENT' },
      ...over,
    });
    run.hand(null);
    run.wait(hour);
    return {
      ...run,
      acknowledge: (n: number) =>
        run.give(person(n), { kind: 'ACKNOWLEDGE', taskId: run.task(2).id }),
    };
  };

  it('starts when the task is accepted', () => {
    const run = confirmed();
    expect(run.dueOn()).toBeNull();
    expect(run.why()?.code).toBe('DUE_AFTER_CONFIRMATION');
    run.acknowledge(1);
    expect(run.dueOn()).toBe(run.now() + 5 * hour);
    expect(run.why()?.code).toBe('DUE_FROM_CONFIRMATION');
  });

  it('starts when the last assignee accepts or is removed', () => {
    const both = { acknowledgement: 'ALL', assignees: [partyId(1), partyId(2)] } as const;
    const run = confirmed(both);
    run.acknowledge(1);
    expect(run.dueOn()).toBeNull();
    run.acknowledge(2);
    expect(run.dueOn()).toBe(run.now() + 5 * hour);
    const left = confirmed(both);
    left.acknowledge(1);
    left.assign(2, [partyId(1)]);
    expect(left.dueOn()).toBe(left.now() + 5 * hour);
    const declined = confirmed(both);
    declined.acknowledge(1);
    declined.give(person(2), { kind: 'DECLINE', taskId: declined.task(2).id, reason: 'Away' });
    expect(declined.dueOn()).toBe(declined.now() + 5 * hour);
  });

  it('keeps a due date that a person set', () => {
    const run = confirmed();
    run.due(2, run.now() + hour);
    run.acknowledge(1);
    expect(run.dueOn()).toBe(run.now() + hour);
  });

  it('starts with the task if no acceptance is required', () => {
    const run = confirmed({ acknowledgement: 'NONE' });
    expect(run.dueOn()).toBe(run.now() + 4 * hour);
  });
});
