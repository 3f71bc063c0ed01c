import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { updateStage } from '@baton/domain/blueprint/edit/edit';
import { attachForm } from '@baton/domain/blueprint/edit/edit-forms';
import { asId, type FormId, type FormKey, type PartyId } from '@baton/domain/core/ids';
import { noConstraints } from '@baton/domain/field/field-constraints';
import { translateText } from '@baton/domain/form/edit-form';
import { textKey } from '@baton/domain/form/form-texts';
import { buildBlueprint, stageKey, taskKey, uuid } from '@baton/fixtures/builders/blueprint';
import { column, field, fieldKey, instanceKey, place } from '@baton/fixtures/builders/fields';
import { buildForm, fieldItem, itemKey } from '@baton/fixtures/builders/forms';
import { expect } from 'vitest';
import { publishedBlueprint } from '../published-blueprint.ts';
import { createTestServer, type TestPerson } from '../test-server.ts';

const PREFER = `mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { viewer { locale } } }`;
const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id stages { tasks { id } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!, $values: [FieldValueInput!]) {
  completeTask(input: $input, values: $values) { task { status } } }`;

/** Fields of the form, in English with German translations. */
const asked = [
  field(1, 'SELECT', { name: 'Region', options: [{ id: 'north', name: 'North' }] }),
  field(2, 'TEXT', { name: 'Note' }),
  field(3, 'CURRENCY', { name: 'Price', constraints: { ...noConstraints, decimals: 2 } }),
  field(4, 'DATE', { name: 'Delivery' }),
  field(5, 'CHECKBOX', { name: 'Agreed' }),
  field(6, 'TABLE', {
    name: 'Parts',
    columns: [
      column(61, 'TEXT', { name: 'Item' }),
      column(62, 'SELECT', { name: 'Size', options: [{ id: 'large', name: 'Large' }] }),
      column(63, 'NUMBER', { name: 'Weight', unit: 'kilogram' }),
      column(64, 'CHECKBOX', { name: 'Fragile' }),
    ],
  }),
  field(7, 'PEOPLE', { name: 'Reviewer' }),
] as const;

const german: Readonly<Record<string, string>> = {
  [textKey.field(fieldKey(1))]: 'Gebiet',
  [textKey.option(fieldKey(1), 'north')]: 'Norden',
  [textKey.field(fieldKey(2))]: 'Anmerkung',
  [textKey.field(fieldKey(3))]: 'Preis',
  [textKey.field(fieldKey(4))]: 'Lieferung',
  [textKey.field(fieldKey(5))]: 'Einverstanden',
  [textKey.field(fieldKey(6))]: 'Teile',
  [textKey.column(fieldKey(6), fieldKey(61))]: 'Artikel',
  [textKey.column(fieldKey(6), fieldKey(62))]: 'Größe',
  [textKey.columnOption(fieldKey(6), fieldKey(62), 'large')]: 'Groß',
  [textKey.field(fieldKey(7))]: 'Prüferin',
};

/** Adds the form to the first task. Field n has the instance `instanceKey(n)`. */
const withForm = (content: BlueprintContent): BlueprintContent => {
  const written = buildForm('Supplier', {
    items: asked.map((one, at) => [fieldItem(at + 1, { inputType: 'OPTIONAL' }), one]),
  });
  const form = Object.entries(german).reduce(
    (now, [key, text]) => translateText(now, 'de', key, text),
    written,
  );
  const keys = [formKey, ...asked.map((_, at) => instanceKey(at + 1))][Symbol.iterator]();
  return attachForm(
    content,
    taskKey(1),
    { origin: { form: asId<FormId>(uuid('c', 2)), version: 1 }, content: form },
    () => keys.next().value ?? crypto.randomUUID(),
  );
};

const formKey = asId<FormKey>(uuid('c', 1));

/**
 * Starts a workflow with an English form that has a German translation. Ada reads German, Ben reads
 * English, and Cem is an option of a field. The second stage depends on the region. Its first task
 * uses reviewer, delivery, and note, and its second task asks for a date.
 */
export const translatedScene = async () => {
  const server = await createTestServer();
  const tenantId = await server.createTenant('Acme');
  const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const ben = await server.createPerson({ tenantId, name: 'Ben' });
  const cem = await server.createPerson({ tenantId, name: 'Cem' });
  await ada.graphql(PREFER, { input: { locale: 'de' } });
  const asking = withForm(
    buildBlueprint(
      { tasks: [{ assignees: [asId<PartyId>(ada.userId), asId<PartyId>(ben.userId)] }] },
      {
        tasks: [
          {
            assignees: [asId<PartyId>(ada.userId), asId<PartyId>(ben.userId)],
            peopleFrom: [instanceKey(7)],
            managersOf: [{ kind: 'FIELD', instance: instanceKey(7) }],
            due: { kind: 'FIELD', instance: instanceKey(4), days: 0 },
            fields: [
              place(12, 2, {
                inputType: 'INHERITED',
                source: instanceKey(2),
                required: true,
                item: { form: formKey, item: itemKey(2) },
              }),
            ],
          },
          { assignees: [asId<PartyId>(ben.userId)], fields: [place(31, 4)] },
        ],
      },
    ),
  );
  const content = updateStage(asking, stageKey(2), {
    condition: {
      match: 'ALL',
      whenUnknown: 'SKIP',
      parts: [
        {
          kind: 'COMPARISON',
          operand: { kind: 'FIELD', instance: instanceKey(1) },
          operator: 'CONTAINS_ANY_OF',
          values: ['north'],
        },
      ],
    },
  });
  const blueprintId = await publishedBlueprint(server, ben, content);

  const key = () => crypto.randomUUID();
  const start = async () => {
    const { data, codes } = await ben.graphql(START, {
      input: { idempotencyKey: key(), blueprintId, name: 'Northwind', ownerId: ben.userId },
    });
    expect(codes).toEqual([]);
    const { id, stages } = data.startWorkflow.workflow;
    const tasks: readonly string[] = stages.flatMap((stage: any) =>
      stage.tasks.map((task: any) => task.id),
    );
    return { id: id as string, tasks };
  };
  /** Completes a task with values by field number. */
  const complete = (by: TestPerson, taskId: string, answers: Readonly<Record<number, unknown>>) =>
    by.graphql(COMPLETE, {
      input: { idempotencyKey: key(), taskId },
      values: Object.entries(answers).map(([n, value]) => ({
        instance: instanceKey(Number(n)),
        value,
      })),
    });
  return { server, ada, ben, cem, start, complete };
};
