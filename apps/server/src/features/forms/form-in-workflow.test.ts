import { attachForm } from '@baton/domain/blueprint/edit/edit-forms';
import { emptyBlueprint } from '@baton/domain/blueprint/edit/edit';
import { diffBlueprint } from '@baton/domain/blueprint/patch';
import { asId, type FormId, type PartyId } from '@baton/domain/core/ids';
import { emptyForm, translateText } from '@baton/domain/form/edit-form';
import { diffForm } from '@baton/domain/form/patch-form';
import { textKey } from '@baton/domain/form/form-texts';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field } from '@baton/fixtures/builders/fields';
import { buildForm, fieldItem, when } from '@baton/fixtures/builders/forms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/db/uuid.ts';
import { listed } from '../../testing/scenes/listed-content.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

// Follows a form from the workspace to a task: edit, publish, use in a blueprint, and fill in.
const server = await createTestServer();
afterAll(server.close);

let ada: TestPerson;
let ben: TestPerson;
let formId: string;
let blueprintId: string;
let taskId: string;

const run = async (who: TestPerson, document: string, input: object) => {
  const answer = await who.graphql(document, { input: { idempotencyKey: newId(), ...input } });
  expect(answer.errors).toEqual([]);
  return answer.data;
};

const form = translateText(
  buildForm('Supplier', {
    items: [
      [fieldItem(1, { inputType: 'OPTIONAL' }), field(1, 'CHECKBOX')],
      [fieldItem(2, { rules: [when('SHOW', 1, 'EQUALS', true)] }), field(2, 'TEXT')],
    ],
  }),
  'de',
  textKey.field(field(2, 'TEXT').key),
  'Firma',
);

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  const made = await run(
    ada,
    'mutation ($input: CreateFormInput!) { createForm(input: $input) { form { id } } }',
    { name: 'Supplier' },
  );
  formId = made.createForm.form.id;
  await run(
    ada,
    'mutation ($input: UpdateFormDraftInput!) { updateFormDraft(input: $input) { form { id } } }',
    {
      id: formId,
      expectedVersion: 1,
      patch: diffForm(emptyForm('Supplier'), form),
    },
  );
  await run(
    ada,
    'mutation ($input: PublishFormInput!) { publishForm(input: $input) { form { id } } }',
    { id: formId, expectedVersion: 2, notes: '' },
  );
  const origin = { form: asId<FormId>(formId), version: 1 };
  const assignees = [asId<PartyId>(ben.userId)];
  const content = attachForm(
    { ...buildBlueprint({ tasks: [{ assignees }] }), name: 'Process' },
    taskKey(1),
    { origin, content: form },
    newId,
  );
  const drafted = await run(
    ada,
    'mutation ($input: CreateBlueprintInput!) { createBlueprint(input: $input) { blueprint { id } } }',
    { name: 'Process' },
  );
  blueprintId = drafted.createBlueprint.blueprint.id;
  const patch = diffBlueprint(emptyBlueprint('Process'), content);
  await run(
    ada,
    'mutation ($input: UpdateBlueprintDraftInput!) { updateBlueprintDraft(input: $input) { blueprint { id } } }',
    {
      id: blueprintId,
      expectedVersion: 1,
      patch: {
        ...patch,
        putForms: patch.putForms?.map((one) => ({ ...one, description: '<p onclick="x">Hi</p>' })),
      },
    },
  );
});

test('copies a form without unsafe markup, and lists its blueprints', async () => {
  const { data } = await ada.graphql(
    `query ($blueprint: ID!, $form: ID!) {
      blueprint(id: $blueprint) { draft { document } }
      form(id: $form) { usageCount uses { name isPublished } permissions { refusals { action code } } } }`,
    { blueprint: blueprintId, form: formId },
  );
  const { forms, tasks } = listed(data.blueprint.draft);
  expect(forms).toMatchObject([
    { origin: { form: formId, version: 1 }, name: 'Supplier', description: '<p>Hi</p>' },
  ]);
  expect(tasks[0]?.fields).toHaveLength(2);
  expect(data.form).toMatchObject({
    usageCount: 1,
    uses: [{ name: 'Process', isPublished: false }],
  });
  const seen = await ben.graphql(
    'query ($id: ID!) { form(id: $id) { usageCount uses { name } } }',
    {
      id: formId,
    },
  );
  expect(seen.data.form).toEqual({ usageCount: 1, uses: [] });
  const deleted = await ada.graphql(
    'mutation ($input: DeleteFormInput!) { deleteForm(input: $input) { deletedId } }',
    { input: { id: formId } },
  );
  expect(deleted.errors[0]?.extensions.errorDetails.errorcode).toBe('CannotDeleteInUseForm');
});

test("shows a task's form in the reader's language with its rules", async () => {
  await run(
    ada,
    'mutation ($input: PublishBlueprintInput!) { publishBlueprint(input: $input) { blueprint { id } } }',
    { id: blueprintId, expectedVersion: 2, notes: 'First.' },
  );
  const started = await run(
    ada,
    `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { stages { tasks { id version } } } } }`,
    { blueprintId, name: 'Northwind', ownerId: ada.userId },
  );
  const [task] = started.startWorkflow.workflow.stages[0].tasks;
  taskId = task.id;
  await ben.graphql(
    'mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { viewer { locale } } }',
    { input: { locale: 'de' } },
  );
  const shown = `form { instance isShown isMandatory rules { effect comparisons { instance } } }
    formLayout { name sections { isShown columns items { label instance } } }`;
  const read = async () =>
    (await ben.graphql(`query ($id: ID!) { task(id: $id) { version ${shown} } }`, { id: task.id }))
      .data.task;
  const before = await read();
  const [asked, hidden] = before.form;
  expect([asked.isShown, hidden.isShown, hidden.isMandatory]).toEqual([true, false, false]);
  expect(hidden.rules).toEqual([{ effect: 'SHOW', comparisons: [{ instance: asked.instance }] }]);
  expect(before.formLayout).toEqual([
    {
      name: 'Supplier',
      sections: [
        {
          isShown: true,
          columns: 1,
          items: [
            { label: 'Field 1', instance: asked.instance },
            { label: 'Firma', instance: hidden.instance },
          ],
        },
      ],
    },
  ]);
  await run(
    ben,
    'mutation ($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) { task { id } } }',
    {
      taskId: task.id,
      values: [{ instance: asked.instance, value: true }],
    },
  );
  const after = await read();
  expect([after.form[1].isShown, after.form[1].isMandatory]).toEqual([true, true]);
  const handedIn = await ben.graphql(
    'mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }',
    { input: { taskId: task.id, expectedVersion: after.version, idempotencyKey: newId() } },
  );
  expect(handedIn.errors[0]?.extensions.errorDetails.errorcode).toBe(
    'ActionItemHasValidationErrors',
  );
  expect(handedIn.errors[0]?.extensions.validationResult).toMatchObject({
    isValid: false,
    fieldResults: [{ code: 'Required' }],
  });
});

test("shows field labels in the reader's language everywhere", async () => {
  const names = async (who: TestPerson) => {
    const { data } = await who.graphql(
      'query ($id: ID!) { task(id: $id) { workflowId form { name } } }',
      { id: taskId },
    );
    const all = await who.graphql(
      'query ($id: ID!) { workflow(id: $id) { data { field { name } } } }',
      { id: data.task.workflowId },
    );
    const ofForm = data.task.form.map(({ name }: any) => name);
    return [ofForm, all.data.workflow.data.map(({ field: asked }: any) => asked.name)];
  };
  expect(await names(ben)).toEqual([['Field 1', 'Firma'], ['Field 1']]);
  expect((await names(ada))[0]).toEqual(['Field 1', 'Field 2']);
});

const codeOf = (answer: Awaited<ReturnType<TestPerson['graphql']>>): unknown =>
  answer.errors[0]?.extensions.errorDetails.errorcode;

const write = async (draftVersion: number, name: string) => {
  const patch = diffForm(form, { ...form, name });
  return codeOf(
    await ada.graphql(
      'mutation ($input: UpdateFormDraftInput!) { updateFormDraft(input: $input) { form { id } } }',
      { input: { id: formId, expectedVersion: draftVersion, idempotencyKey: newId(), patch } },
    ),
  );
};

/** Adds a form to the blueprint's draft, as if it were the given version of a workspace form. */
const take = async (id: string, version: number) => {
  const { data } = await ada.graphql(
    'query ($id: ID!) { blueprint(id: $id) { draftVersion draft { document } } }',
    { id: blueprintId },
  );
  const { draftVersion, draft } = data.blueprint;
  const origin = { form: asId<FormId>(id), version };
  const taken = attachForm(
    { ...buildBlueprint({ tasks: [{}] }), name: 'Process' },
    taskKey(1),
    { origin, content: form },
    newId,
  );
  const { putForms } = diffBlueprint(emptyBlueprint('Process'), taken);
  const key = version === 1 && id === formId ? listed(draft).forms[0]?.key : newId();
  const answer = await ada.graphql(
    'mutation ($input: UpdateBlueprintDraftInput!) { updateBlueprintDraft(input: $input) { blueprint { id } } }',
    {
      input: {
        id: blueprintId,
        idempotencyKey: newId(),
        expectedVersion: draftVersion,
        patch: {
          putStages: [],
          removeStages: [],
          putTasks: [],
          removeTasks: [],
          putFields: [],
          removeFields: [],
          putForms: putForms?.map((one) => ({ ...one, key })),
          removeForms: [],
        },
      },
    },
  );
  return codeOf(answer);
};

test('publishes only blueprints whose forms are published', async () => {
  expect(await take(newId(), 1)).toBe('CannotCreateFormOnPublishedBlueprint');
  expect(await take(formId, 7)).toBe('CannotCreateFormOnPublishedBlueprint');
  expect(await take(formId, 1)).toBeUndefined();
});

test('can’t be edited while published blueprints or tasks use the version', async () => {
  expect(await write(2, 'Other')).toBe('CannotModifyFormVersionUsedInPublishedBlueprint');
  await ada.graphql(
    'mutation ($input: DeleteBlueprintInput!) { deleteBlueprint(input: $input) { deletedId } }',
    { input: { id: blueprintId } },
  );
  expect(await write(2, 'Other')).toBe('CannotModifyFormVersionWithActionItems');
});

test('keeps submitted values, and can be edited after completion', async () => {
  const read = async () => {
    const { data } = await ben.graphql(
      'query ($id: ID!) { task(id: $id) { version status form { instance } permissions { refusals { action code } } } }',
      { id: taskId },
    );
    return data.task;
  };
  const { version, form: asked } = await read();
  const save = async (value: string | boolean, at: number) =>
    ben.graphql(
      'mutation ($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) { task { version } } }',
      {
        input: {
          idempotencyKey: newId(),
          taskId,
          values: [{ instance: asked[at].instance, value }],
        },
      },
    );
  expect((await save('Northwind', 1)).errors).toEqual([]);
  const completed = await ben.graphql(
    'mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { status } } }',
    { input: { taskId, expectedVersion: (await read()).version, idempotencyKey: newId() } },
  );
  expect(completed.data.completeTask.task.status).toBe('COMPLETED');
  expect(version).toBeGreaterThan(0);
  expect(codeOf(await save('Contoso', 1))).toBe('CannotEditFormFromCompletedWorkflow');
  expect(await write(2, 'Other')).toBe('CannotModifyPublishedForm');
});
