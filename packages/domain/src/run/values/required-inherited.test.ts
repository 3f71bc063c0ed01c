import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { commandsFor, owner, person, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';

/** Task 2 inherits the value of task 1, optionally as required. */
const handOver = (required: boolean) => {
  const content = withFields(
    buildBlueprint({
      tasks: [
        {},
        { assignees: [partyId(1)], trigger: { afterTasks: [taskKey(1)], notBefore: null } },
      ],
    }),
    [field(1, 'TEXT', { name: 'Supplier' })],
    [taskKey(1), place(1, 1)],
    [taskKey(2), place(2, 1, { inputType: 'INHERITED', source: instanceKey(1), required })],
  );
  const scene = runScene(content);
  commandsFor(scene).start();
  return {
    skip: () =>
      scene.give(owner, { kind: 'SKIP', taskId: scene.task(1).id, reason: 'Known already' }),
    fill: () =>
      scene.give(person(1), {
        kind: 'SUBMIT',
        taskId: scene.task(1).id,
        values: [{ instance: instanceKey(1), value: 'Northwind' }],
      }),
    submit: () => scene.give(person(1), { kind: 'SUBMIT', taskId: scene.task(2).id }),
  };
};

describe('required inherited value', () => {
  it('blocks the submission while it is empty', () => {
    const run = handOver(true);
    expect(run.skip().ok).toBe(true);
    expect(run.submit()).toMatchObject({
      refusals: [
        { code: 'ActionItemHasValidationErrors' },
        {
          code: 'FieldMustBeFilledOutBeforeSubmittingTask',
          field: `values.${instanceKey(2)}`,
        },
      ],
    });
  });

  it('allows the submission if it has a value or is optional', () => {
    const filled = handOver(true);
    filled.fill();
    expect(filled.submit().ok).toBe(true);
    const free = handOver(false);
    free.skip();
    expect(free.submit().ok).toBe(true);
  });
});
