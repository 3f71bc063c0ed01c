import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { commandsFor, person, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { effectiveInputType } from './effective-input-type.ts';

describe('preset field', () => {
  it.each([
    ['nothing', {}, 'REQUESTED'],
    ['a value', { value: 'EU' }, 'PROVIDED'],
    ['a source', { source: instanceKey(9) }, 'PROVIDED'],
  ])('with %s', (_, over, inputType) => {
    expect(effectiveInputType(place(1, 1, { inputType: 'PROVIDED', ...over }), null)).toBe(
      inputType,
    );
  });

  it('is requested from the assignees if it has no value', () => {
    const content = withFields(
      buildBlueprint({ tasks: [{}] }),
      [field(1, 'TEXT'), field(2, 'TEXT')],
      [taskKey(1), place(1, 1, { inputType: 'PROVIDED' })],
      [taskKey(1), place(2, 2, { inputType: 'PROVIDED', value: 'EU' })],
    );
    const scene = runScene(content);
    commandsFor(scene).start();
    const submit = (value: string | null) =>
      scene.give(person(1), {
        kind: 'SUBMIT',
        taskId: scene.task(1).id,
        values: value === null ? [] : [{ instance: instanceKey(1), value }],
      });
    expect(submit(null)).toMatchObject({
      refusals: [
        { code: 'ActionItemHasValidationErrors' },
        { code: 'Required', field: `values.${instanceKey(1)}` },
      ],
    });
    expect(submit('Lisbon').ok).toBe(true);
    expect(scene.run().values.map(({ committed, initial }) => committed ?? initial)).toEqual([
      'Lisbon',
      'EU',
    ]);
  });
});
