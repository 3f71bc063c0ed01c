import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { commandsFor, owner, person, runScene } from '@baton/fixtures/builders/run-scene';
import { expect, it } from 'vitest';
import { noConstraints } from '../../field/field-constraints.ts';
import { isSourceChanged, readForm, readValue } from '../../run-model/read-value.ts';
import { valueAt, viewOf } from '../../run-model/run-view.ts';

const ends = { ...noConstraints, withTime: true };
const begins = { ...ends, startOfDay: true };

/** Task 1 has a day field that means the end of the day; task 2 shows it with its start. */
const scene = () => {
  const content = withFields(
    buildBlueprint({
      tasks: [{}, { trigger: { afterTasks: [taskKey(1)], notBefore: null } }],
    }),
    [field(1, 'DATE', { constraints: ends }), field(2, 'DATE', { constraints: begins })],
    [taskKey(1), place(1, 1)],
    [taskKey(2), place(2, 2, { inputType: 'INHERITED', source: instanceKey(1) })],
  );
  const run = runScene({
    ...content,
    settings: { ...content.settings, editableSharedFields: true },
  });
  const { start, submit } = commandsFor(run);
  start();
  const shown = () => valueAt(viewOf(run.run()), instanceKey(2));
  return {
    ...run,
    submit,
    hand: (value: string) =>
      run.give(person(1), {
        kind: 'SUBMIT',
        taskId: run.task(1).id,
        values: [{ instance: instanceKey(1), value }],
      }),
    change: (value: string) =>
      run.give(owner, {
        kind: 'EDIT_SHARED',
        taskId: run.task(2).id,
        values: [{ instance: instanceKey(2), value }],
      }),
    source: () => readValue(viewOf(run.run()), instanceKey(1)),
    form: () => {
      const value = shown();
      return value === undefined ? null : readForm(viewOf(run.run()), value);
    },
    isChanged: () => {
      const value = shown();
      return value !== undefined && isSourceChanged(viewOf(run.run()), value);
    },
  };
};

it('shows the same day if one field uses the start and one the end of it', () => {
  const run = scene();
  run.hand('2026-03-09T23:59');
  expect(run.form()).toBe('2026-03-09T00:00');
  run.submit(2);
  expect(run.form()).toBe('2026-03-09T00:00');
  expect(run.isChanged()).toBe(false);
});

it('keeps the time of a value that has a time', () => {
  const run = scene();
  run.hand('2026-03-09T14:05');
  expect(run.form()).toBe('2026-03-09T14:05');
});

it('changes the source in the format of the source', () => {
  const run = scene();
  run.hand('2026-03-09T23:59');
  expect(run.change('2026-03-10T00:00').ok).toBe(true);
  expect(run.source()).toBe('2026-03-10T23:59');
  expect(run.form()).toBe('2026-03-10T00:00');
});
