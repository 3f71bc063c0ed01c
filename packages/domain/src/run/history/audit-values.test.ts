import { expect, it } from 'vitest';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { commandsFor, owner, person, runScene } from '@baton/fixtures/builders/run-scene';
import { activityOf } from './activity.ts';
import { auditOf, withoutDrafts } from './audit.ts';

const asked = () => {
  const scene = runScene(
    withFields(
      buildBlueprint({ tasks: [{}] }),
      [field(1, 'NUMBER'), field(2, 'TEXT')],
      [taskKey(1), place(1, 1)],
      [taskKey(1), place(2, 2)],
    ),
  );
  commandsFor(scene).start();
  const { id: taskId } = scene.task(1);
  const values = [
    { instance: instanceKey(1), value: 5 },
    { instance: instanceKey(2), value: 'yes' },
  ];
  const last = () => scene.rows().at(-1) ?? [];
  return {
    save: () => {
      scene.give(person(1), { kind: 'SAVE_VALUES', taskId, values });
      return last();
    },
    submit: () => {
      scene.give(person(1), { kind: 'SUBMIT', taskId });
      return last();
    },
  };
};

it('records drafts and submitted values with their place', () => {
  const run = asked();
  const drafts = auditOf(run.save());
  expect(drafts).toHaveLength(1);
  expect(drafts[0]).toMatchObject({
    subject: 'TASK',
    fields: [
      {
        fieldName: 'CustomFieldValueDraft',
        instance: instanceKey(1),
        valueBefore: null,
        valueAfter: 5,
      },
      { fieldName: 'CustomFieldValueDraft', instance: instanceKey(2), valueAfter: 'yes' },
    ],
  });
  expect(withoutDrafts(drafts, () => false)).toEqual([]);
  expect(withoutDrafts(drafts, () => true)).toEqual(drafts);
  const committed = auditOf(run.submit()).flatMap(({ fields }) => fields);
  expect(committed).toContainEqual({
    fieldName: 'CustomFieldValue',
    instance: instanceKey(1),
    valueBefore: null,
    valueAfter: 5,
  });
  expect(committed.map(({ fieldName }) => fieldName)).not.toContain('CustomFieldValueDraft');
});

it('records saved values as one entry, and not again when submitted', () => {
  const run = asked();
  expect(activityOf(run.save(), owner.id).map(({ kind }) => kind)).toEqual(['SAVE']);
  expect(activityOf(run.submit(), owner.id).map(({ kind }) => kind)).not.toContain('SAVE');
});
