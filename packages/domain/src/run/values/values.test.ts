import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import {
  approvalStep,
  commandsFor,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { Agent } from '../../party/actor.ts';
import type { FieldValue } from '../../field/field.ts';
import { noConstraints } from '../../field/field-constraints.ts';
import { isSourceChanged, readForm, readValue } from '../../run-model/read-value.ts';
import { valueAt, viewOf } from '../../run-model/run-view.ts';

/**
 * Task 1 has an email address (9-1) and an optional number (9-2), with an approval; task 2 shows
 * the address (9-3) and has the number as default (9-4).
 */
const scene = () => {
  const content = withFields(
    buildBlueprint({ tasks: [{ approvals: [approvalStep(31)] }] }, { tasks: [{}] }),
    [field(1, 'EMAIL'), field(2, 'NUMBER')],
    [taskKey(1), place(1, 1)],
    [taskKey(1), place(2, 2, { inputType: 'OPTIONAL' })],
    [taskKey(2), place(3, 1, { inputType: 'INHERITED', source: instanceKey(1) })],
    [taskKey(2), place(4, 2, { inputType: 'OPTIONAL', source: instanceKey(2) })],
  );
  const made = runScene(content);
  const view = () => viewOf(made.run());
  const at = (n: number) => {
    const value = valueAt(view(), instanceKey(n));
    if (value === undefined) throw new Error(`no place ${n}`);
    return value;
  };
  return {
    ...made,
    ...commandsFor(made),
    at,
    form: (n: number) => readForm(view(), at(n)),
    read: (n: number) => readValue(view(), instanceKey(n)),
    isChanged: (n: number) => isSourceChanged(view(), at(n)),
    save: (task: number, n: number, value: FieldValue | null, by: Agent = person(1)) => {
      const result = made.give(by, {
        kind: 'SAVE_VALUES',
        taskId: made.task(task).id,
        values: [{ instance: instanceKey(n), value }],
      });
      return result.ok ? null : result.refusals[0];
    },
  };
};

const filled = () => {
  const run = scene();
  run.start();
  run.save(1, 1, 'maya@baton.example');
  run.save(1, 2, 7);
  return run;
};

describe('drafts', () => {
  it('can be invalid, and are private until submission', () => {
    const run = scene();
    run.start();
    expect(run.save(1, 1, 'not yet an addr')).toBeNull();
    expect(run.form(1)).toBe('not yet an addr');
    expect(run.read(1)).toBeNull();
    expect(run.form(3)).toBeNull();
  });

  it('stay unchanged if an equal value is saved', () => {
    const run = filled();
    const rows = run.rows().length;
    expect(run.save(1, 2, 7)).toBeNull();
    expect(run.rows()).toHaveLength(rows);
    expect(run.at(2).version).toBe(1);
  });

  it.each([
    [
      'another person',
      (run: ReturnType<typeof scene>) => run.save(1, 2, 1, person(4)),
      'NotAssignee',
    ],
    [
      'a place of another task',
      (run: ReturnType<typeof scene>) => run.save(1, 4, 1),
      'UnknownReference',
    ],
    [
      'a value of another type',
      (run: ReturnType<typeof scene>) => run.save(1, 2, 'seven'),
      'WrongValueType',
    ],
    [
      'a task that has not started',
      (run: ReturnType<typeof scene>) => run.save(2, 4, 1),
      'TaskNotOpen',
    ],
  ])('refuse %s', (_, save, code) => {
    const run = scene();
    run.start();
    expect(save(run)?.code).toBe(code);
  });

  it('record person and time', () => {
    const run = filled();
    expect(run.at(1).draft).toMatchObject({ by: person(1).id, at: expect.any(Number) });
  });

  it.each([
    ['the value that the person saw', 'other@baton.example', 1, null],
    ['without a known version', 'other@baton.example', null, null],
    ['an unseen value of someone else', 'other@baton.example', 0, 'FieldsChangedMeanwhile'],
    ['an equal value', 'maya@baton.example', 0, null],
  ])('replace a stored value or are refused: %s', (_, value, expectedVersion, code) => {
    const run = filled();
    const result = run.give(owner, {
      kind: 'SAVE_VALUES',
      taskId: run.task(1).id,
      values: [
        { instance: instanceKey(2), value: 8, expectedVersion: 1 },
        { instance: instanceKey(1), value, expectedVersion },
      ],
    });
    expect(result.ok ? null : result.refusals[0]?.code).toBe(code);
    // One conflict refuses the whole command.
    expect(run.at(2).draft?.value).toBe(code === null ? 8 : 7);
  });

  it('are refused for read-only fields', () => {
    const run = filled();
    run.submit(1);
    run.approve(31);
    expect(run.save(2, 3, 'other@baton.example')?.code).toBe('FieldIsReadOnly');
  });
});

describe('submit', () => {
  it('lists every missing or invalid field', () => {
    const run = scene();
    run.start();
    const give = () => run.give(person(1), { kind: 'SUBMIT', taskId: run.task(1).id });
    expect(give()).toMatchObject({
      ok: false,
      refusals: [
        { code: 'ActionItemHasValidationErrors', params: { count: 1 } },
        { code: 'Required', field: `values.${instanceKey(1)}` },
      ],
    });
    run.save(1, 1, 'wrong');
    expect(give()).toMatchObject({ refusals: [{}, { code: 'InvalidEmail' }] });
    expect(run.onBehalf(1)).toBe('ActionItemHasValidationErrors');
  });

  it('can save values in the same command', () => {
    const run = scene();
    run.start();
    const values = [{ instance: instanceKey(1), value: 'maya@baton.example' }];
    const given = run.give(person(1), { kind: 'SUBMIT', taskId: run.task(1).id, values });
    expect(given.ok).toBe(true);
    expect(run.at(1)).toMatchObject({ committed: 'maya@baton.example', draft: null });
  });

  it('shows inherited values as they change, until the task is submitted', () => {
    const run = filled();
    run.submit(1);
    expect(run.read(1)).toBe('maya@baton.example');
    run.approve(31);
    expect([run.form(3), run.form(4)]).toEqual(['maya@baton.example', 7]);
    run.submit(2);
    expect(run.at(3).committed).toBe('maya@baton.example');
    expect(run.isChanged(3)).toBe(false);
  });

  it('keeps values when a task is reopened, and marks later tasks as changed', () => {
    const run = filled();
    run.submit(1);
    run.approve(31);
    run.submit(2);
    run.reopen(1);
    run.save(1, 1, 'new@baton.example');
    expect([run.read(1), run.form(1)]).toEqual(['maya@baton.example', 'new@baton.example']);
    run.submit(1);
    expect([run.read(1), run.read(3)]).toEqual(['new@baton.example', 'maya@baton.example']);
    expect(run.isChanged(3)).toBe(true);
  });

  it('hides values of a skipped task and keeps them as drafts', () => {
    const run = filled();
    run.submit(1);
    run.recall(1);
    run.skip(1);
    expect(run.read(1)).toBeNull();
    run.unskip(1);
    expect(run.form(1)).toBe('maya@baton.example');
  });
});

describe('intake form', () => {
  const asking = (over = {}) => {
    const content = withFields(
      buildBlueprint({ tasks: [{}] }),
      [field(1, 'TEXT')],
      [null, place(1, 1)],
      [taskKey(1), place(2, 1, { inputType: 'INHERITED', source: instanceKey(1) })],
    );
    return runScene(content, over);
  };
  const values = [{ instance: instanceKey(1), value: 'Northwind' }];

  it('must be complete to start', () => {
    const run = asking();
    expect(run.give(owner, { kind: 'START' })).toMatchObject({
      refusals: [{ code: 'MissingRequired', params: { count: 1 } }, { code: 'Required' }],
    });
    expect(run.give(owner, { kind: 'START', values }).ok).toBe(true);
    expect(readValue(viewOf(run.run()), instanceKey(2))).toBe('Northwind');
  });

  it('must be complete to schedule', () => {
    const run = asking({ scheduledFor: Date.UTC(2026, 2, 9) });
    expect(run.give(owner, { kind: 'SCHEDULE', values: [] }).ok).toBe(false);
    expect(run.give(owner, { kind: 'SCHEDULE', values }).ok).toBe(true);
    run.wait(7 * 86_400_000);
    expect(run.give('SYSTEM', { kind: 'START_SCHEDULED' }).ok).toBe(true);
  });

  it.each([
    ['on its day', 'SYSTEM', { kind: 'START_SCHEDULED' }],
    ['and before, manually', owner, { kind: 'START' }],
  ] as const)('is not validated again at the scheduled start %s', (_, by, command) => {
    const content = withFields(
      buildBlueprint({ tasks: [{}] }),
      [field(1, 'DATE', { constraints: { ...noConstraints, day: 'TODAY_OR_LATER' } })],
      [null, place(1, 1)],
    );
    const run = runScene(content, { scheduledFor: Date.UTC(2026, 2, 9) });
    const answered = [{ instance: instanceKey(1), value: '2026-03-02' }];
    expect(run.give(owner, { kind: 'SCHEDULE', values: answered }).ok).toBe(true);
    run.wait(7 * 86_400_000);
    // New values are validated.
    const anew = [{ instance: instanceKey(1), value: '2026-03-03' }];
    expect(run.give(owner, { kind: 'START', values: anew })).toMatchObject({
      refusals: [{ code: 'ActionItemHasValidationErrors' }, { code: 'DateBeforeToday' }],
    });
    expect(run.give(by, command).ok).toBe(true);
    expect(run.run().workflow.scheduleStatus).toBe('RUNNING');
    expect(readValue(viewOf(run.run()), instanceKey(1))).toBe('2026-03-02');
  });
});
