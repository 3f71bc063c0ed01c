import { describe, expect, it } from 'vitest';
import { buildBlueprint, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { commandsFor, monday, owner, person, runScene } from '@baton/fixtures/builders/run-scene';
import { lintBlueprint } from '../../blueprint/lint/lint.ts';
import type { BlueprintContent, FieldDue } from '../../blueprint/content.ts';
import type { FieldValue } from '../../field/field.ts';
import { waitingForStage, waitingForTask } from '../../workflow/waiting.ts';
import { viewOf } from '../../run-model/run-view.ts';
import { nextWakeUp } from '../clock/wake-up.ts';

const day = 24 * 3_600_000;
const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const rule = (days: number, over: Partial<FieldDue> = {}): FieldDue => ({
  kind: 'FIELD',
  instance: instanceKey(1),
  days,
  ...over,
});

/** Task 1 has a date field. Task 2 of its stage, or the next stage, starts by it. */
const content = (date: FieldDue, what: 'TASK' | 'STAGE'): BlueprintContent => {
  const built = buildBlueprint(
    {
      tasks: [{}, { trigger: { afterTasks: [], notBefore: what === 'TASK' ? date : null } }],
    },
    { trigger: what === 'STAGE' ? { kind: 'DATE', date } : { kind: 'PREVIOUS_STAGE' } },
  );
  return {
    ...withFields(
      built,
      [field(1, 'DATE', { name: 'Launch' }), field(2, 'TEXT')],
      [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
      [taskKey(1), place(2, 2, { inputType: 'OPTIONAL' })],
    ),
    settings: { ...built.settings, editableSharedFields: true },
  };
};

const dated = (date: FieldDue, what: 'TASK' | 'STAGE') => {
  const scene = runScene(content(date, what));
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
    started: () =>
      what === 'TASK' ? scene.task(2).startedAt !== null : scene.stage(2).startedAt !== null,
    waits: () => {
      const view = viewOf(scene.run());
      return what === 'TASK'
        ? waitingForTask(view, scene.task(2))
        : waitingForStage(view, scene.stage(2));
    },
  };
};

describe.each(['TASK', 'STAGE'] as const)('%s that starts on the date in a field', (what) => {
  it('waits for the value, then for the date', () => {
    const run = dated(rule(-1), what);
    expect(run.waits()).toMatchObject({
      code: 'DATE_UNKNOWN',
      params: { tasks: run.task(1).id, count: 1 },
    });
    expect(nextWakeUp(run.run())).toBeNull();
    run.hand('2026-03-05');
    expect(run.waits()).toEqual({ code: 'DATE', params: { date: startOf('2026-03-04') } });
    expect(nextWakeUp(run.run())).toBe(startOf('2026-03-04'));
    run.wait(startOf('2026-03-04') - monday);
    run.dateReached();
    expect(run.started()).toBe(true);
  });

  it('starts immediately if the day is past', () => {
    const run = dated(rule(0), what);
    run.hand('2026-02-20');
    expect(run.started()).toBe(true);
  });

  it('follows changes of the date until the start', () => {
    const run = dated(rule(0), what);
    run.hand('2026-03-05');
    run.move('2026-03-09');
    run.wait(4 * day);
    run.dateReached();
    expect(run.started()).toBe(false);
    expect(nextWakeUp(run.run())).toBe(startOf('2026-03-09'));
    run.move('2026-03-03');
    expect(run.started()).toBe(true);
  });

  it('starts if the date can’t be entered anymore', () => {
    const run = dated(rule(0), what);
    run.hand(null);
    expect(run.started()).toBe(true);
  });
});

describe('lintBlueprint for start dates in fields', () => {
  const codes = (made: BlueprintContent): readonly string[] =>
    lintBlueprint(made)
      .filter(({ severity }) => severity === 'ERROR')
      .map(({ code }) => code);
  const task1 = (made: BlueprintContent, afterTasks: readonly ReturnType<typeof taskKey>[]) => {
    const before = made.tasks[taskKey(1)];
    if (before === undefined) throw new Error('no first task');
    const trigger = { afterTasks, notBefore: null };
    return { ...made, tasks: { ...made.tasks, [taskKey(1)]: { ...before, trigger } } };
  };

  it.each<[string, BlueprintContent, readonly string[]]>([
    ['accepts a field of a parallel task', content(rule(0), 'TASK'), []],
    ['accepts a field of an earlier stage', content(rule(0), 'STAGE'), []],
    [
      'rejects a field that is not a date',
      content(rule(0, { instance: instanceKey(2) }), 'TASK'),
      ['StartFieldUnfit'],
    ],
    [
      'rejects an unknown field',
      content(rule(0, { instance: instanceKey(9) }), 'STAGE'),
      ['MissingReference'],
    ],
    [
      'rejects a field of a follower',
      task1(content(rule(0), 'TASK'), [taskKey(2)]),
      ['StartFieldLater'],
    ],
    [
      'rejects a stage that uses its own field',
      {
        ...content(rule(0), 'STAGE'),
        tasks: Object.fromEntries(
          Object.entries(content(rule(0), 'STAGE').tasks).map(([key, task]) => [
            key,
            { ...task, stage: stageKey(2) },
          ]),
        ),
      },
      ['StartFieldLater'],
    ],
  ])('%s', (_, made, expected) => {
    expect(codes(made)).toEqual(expected);
  });
});
