import { buildBlueprint, taskKey, uuid } from '@baton/fixtures/builders/blueprint';
import { field } from '@baton/fixtures/builders/fields';
import { buildForm, fieldItem, when } from '@baton/fixtures/builders/forms';
import { commandsFor, owner, person, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { attachForm } from '../../blueprint/edit/edit-forms.ts';
import { asId, type FormId, type InstanceKey } from '../../core/ids.ts';
import type { FieldValue } from '../../field/field.ts';
import { readForm, readValue } from '../../run-model/read-value.ts';
import { updateSection } from '../../form/edit-form.ts';
import { statesOfForm } from './place-states.ts';
import { formOf, viewOf } from '../../run-model/run-view.ts';

/**
 * Task 1 has a form with a checkbox "urgent" (1), a date shown if urgent (2), a text required if
 * urgent (3), and a section hidden if urgent (4).
 */
const scene = () => {
  const urgent = [1, 'EQUALS', true] as const;
  const form = updateSection(
    buildForm(
      'Request',
      {
        items: [
          [fieldItem(1, { inputType: 'OPTIONAL' }), field(1, 'CHECKBOX')],
          [fieldItem(2, { rules: [when('SHOW', ...urgent)] }), field(2, 'DATE')],
          [
            fieldItem(3, { inputType: 'OPTIONAL', rules: [when('MANDATORY', ...urgent)] }),
            field(3, 'TEXT'),
          ],
        ],
      },
      { items: [[fieldItem(4), field(4, 'TEXT')]] },
    ),
    asId(uuid('a', 2)),
    { rule: when('HIDE', ...urgent) },
  );
  let next = 0;
  const content = attachForm(
    buildBlueprint({ tasks: [{}] }, { tasks: [{}] }),
    taskKey(1),
    { origin: { form: asId<FormId>(uuid('c', 1)), version: 1 }, content: form },
    () => uuid('9', (next += 1)),
  );
  const made = runScene(content);
  const view = () => viewOf(made.run());
  const task = () => made.task(1);
  // Places follow the order of the items; the first key is used by the form.
  const at = (n: number): InstanceKey => asId<InstanceKey>(uuid('9', n + 1));
  const placeOf = (n: number) => {
    const found = formOf(view(), task().id).find(({ key }) => key === at(n));
    if (found === undefined) throw new Error(`no place ${n}`);
    return found;
  };
  const run = {
    ...made,
    ...commandsFor(made),
    save: (n: number, value: FieldValue | null) => {
      made.give(person(1), {
        kind: 'SAVE_VALUES',
        taskId: task().id,
        values: [{ instance: at(n), value }],
      });
    },
    submit: () => {
      const result = made.give(person(1), { kind: 'SUBMIT', taskId: task().id });
      const refusals = result.ok ? [] : result.refusals.slice(1);
      return refusals.map(({ code, field: where }) => `${code} ${where ?? ''}`);
    },
    shown: () =>
      [1, 2, 3, 4].filter((n) => statesOfForm(view(), task().id).get(at(n))?.isShown === true),
    form: (n: number) => readForm(view(), placeOf(n)),
    read: (n: number) => readValue(view(), at(n)),
    required: (n: number) => `Required values.${at(n)}`,
  };
  run.start();
  return run;
};

describe('form rules in a workflow', () => {
  it('require only shown fields', () => {
    const run = scene();
    expect(run.shown()).toEqual([1, 3, 4]);
    expect(run.submit()).toEqual([run.required(4)]);
    run.save(1, true);
    expect(run.shown()).toEqual([1, 2, 3]);
    expect(run.submit()).toEqual([run.required(2), run.required(3)]);
  });

  it('submit hidden fields as empty and keep their drafts', () => {
    const run = scene();
    run.save(1, true);
    run.save(2, '2026-05-01');
    run.save(3, 'Now');
    run.save(1, false);
    run.save(4, 'Whenever');
    expect(run.submit()).toEqual([]);
    expect([1, 2, 3, 4].map(run.read)).toEqual([false, null, 'Now', 'Whenever']);
    run.give(owner, { kind: 'REOPEN', taskId: run.task(1).id, cascade: 'NONE', reason: 'Again' });
    run.save(1, true);
    expect(run.form(2)).toBe('2026-05-01');
    expect(run.submit()).toEqual([]);
    expect([1, 2, 3, 4].map(run.read)).toEqual([true, '2026-05-01', 'Now', null]);
    expect(run.form(4)).toBeNull();
  });
});
