import type { Locator, Page } from '@playwright/test';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, place, withFields } from '@baton/fixtures/builders/fields';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { stepDefaults } from '@baton/domain/blueprint/complete-content';
import { callApi } from '../../pages/api-calls.ts';
import {
  addField,
  addStage,
  addTaskToLast,
  chooseOption,
  expectSaved,
  outlineRow,
  publish,
} from '../../pages/blueprint-editor-page.ts';
import { partyCalled, startFrom } from '../../pages/form-workflow.ts';
import { startWorkflow } from '../../pages/start-workflow-dialog-page.ts';
import { openTask } from '../../pages/workflow-page.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const formOf = (page: Page | Locator): Locator => page.getByRole('region', { name: 'Form' });

/** Adds a field to the selected section of the editor, which opens the field's settings. */
const addQuestion = async (page: Page, name: string, kind: string): Promise<void> => {
  await addField(page);
  const question = page.getByRole('textbox', { name: 'Field name' }).last();
  await question.fill(name);
  await question.press('Tab');
  await chooseOption(page, 'Field type', kind);
};

test('shows preset values, default values, and product objects', async ({ newPerson }) => {
  test.setTimeout(300_000);
  const jonas = await newPerson('jonas');
  await jonas.goto('/');
  await callApi(
    jonas,
    'mutation ($input: AddProductObjectsInput!) { addProductObjects(input: $input) { productObjects { id } } }',
    { input: { names: ['Rye loaf', 'Oat biscuit', 'Carrot soup'] } },
  );
  const create = jonas.getByRole('dialog', { name: 'New blueprint' });
  await jonas.goto('/blueprints');
  await jonas.getByRole('button', { name: 'New blueprint' }).click();
  await create.getByLabel('Blueprint name').fill('Tasting');
  await create.getByRole('button', { name: 'Create blueprint' }).click();
  await expect(jonas.getByRole('heading', { name: 'Tasting', level: 1 })).toBeVisible();
  await jonas.keyboard.press('Enter');

  await test.step('the designer sets one value, a default for another, and the products', async () => {
    await addStage(jonas, 'Taste');
    await addTaskToLast(jonas, 'Taste it');
    await outlineRow(jonas, 'Taste it').click();
    await jonas.getByRole('button', { name: 'Edit Assignees' }).click();
    await jonas.getByRole('menuitemradio', { name: 'Person' }).click();
    await jonas.getByRole('combobox', { name: 'Assignees', exact: true }).fill('Jonas');
    await jonas.getByRole('option', { name: 'Jonas Lindqvist' }).click();
    await expect(jonas.getByRole('button', { name: 'Remove Jonas Lindqvist' })).toBeVisible();
    for (let steps = 0; steps < 3; steps += 1) await jonas.keyboard.press('Escape');
    await addQuestion(jonas, 'Room', 'Text');
    await chooseOption(jonas, 'How the field is filled in', 'Preset value, read-only');
    await jonas.getByRole('textbox', { name: 'Value', exact: true }).fill('Kitchen 4');
    await jonas.keyboard.press('Tab');
    await addQuestion(jonas, 'Tasters', 'Number');
    await jonas.getByRole('spinbutton', { name: 'Default value' }).fill('6');
    await jonas.keyboard.press('Tab');
    await addQuestion(jonas, 'Tasted', 'Product object');
    await jonas.getByRole('button', { name: 'Allow all' }).click();
    await expect(jonas.getByText('Carrot soup').first()).toBeVisible();
    await expectSaved(jonas);
    await expectAccessible(jonas);
    await publish(jonas, 'First.');
  });

  await test.step('the assignee fills in preset, default, and product values', async () => {
    await startWorkflow(jonas, 'Tasting on Monday');
    const dialog = await openTask(jonas, { stage: 'Taste', task: 'Taste it' });
    const form = formOf(dialog);
    await expect(form.getByText('Kitchen 4')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Room' })).toHaveCount(0);
    await expect(form.getByRole('spinbutton', { name: 'Tasters' })).toHaveValue('6');
    const tasted = form.getByRole('combobox', { name: 'Tasted' });
    await tasted.click();
    // Other tests can have added products before all were allowed.
    for (const name of ['Rye loaf', 'Oat biscuit', 'Carrot soup'])
      await expect(jonas.getByRole('option', { name, exact: true })).toBeVisible();
    await jonas.getByRole('option', { name: 'Oat biscuit' }).click();
    await tasted.press('Escape');
    await expect(jonas.getByRole('listbox')).toBeHidden();
    await expect(form.getByText('Saved', { exact: true }).first()).toBeVisible();
    await expectAccessible(jonas);
    await dialog.getByRole('button', { name: /^Complete task/ }).click();
    await expect(dialog).toBeHidden();
    await jonas.getByRole('tab', { name: 'Data' }).click();
    const data = jonas.getByRole('tabpanel');
    await expect(data).toContainText('Oat biscuit');
    await expect(data).toContainText('Kitchen 4');
  });
});

test('accepts a suggested value that an approver adds to a comment', async ({ newPerson }) => {
  test.setTimeout(300_000);
  const [jonas, amara] = await Promise.all([newPerson('jonas'), newPerson('amara')]);
  await jonas.goto('/');
  const approvers = [await partyCalled(jonas, 'Amara')];
  const voting = { ...stepDefaults.voting, mayCounter: true };
  const asked = withFields(
    buildBlueprint({
      tasks: [
        {
          name: 'Plan the trip',
          assignees: [await partyCalled(jonas, 'Jonas')],
          approvals: [approvalStep(91, { approvers, voting })],
        },
      ],
    }),
    [field(1, 'TEXT', { name: 'Hotel' }), field(2, 'NUMBER', { name: 'Nights' })],
    [taskKey(1), place(1, 1)],
    [taskKey(1), place(2, 2)],
  );
  const content = { ...asked, settings: { ...asked.settings, editableSharedFields: true } };
  const address = await startFrom(jonas, 'Trip to Aveiro', content);

  await test.step('Jonas submits his plan', async () => {
    await jonas.goto(address);
    await formOf(jonas).getByRole('textbox', { name: 'Hotel' }).fill('Moliceiro');
    await formOf(jonas).getByRole('spinbutton', { name: 'Nights' }).fill('5');
    await jonas.keyboard.press('Tab');
    await jonas.getByRole('button', { name: /^Submit/ }).click();
    await expect(jonas.getByText(/submitted for approval/).first()).toBeVisible();
  });

  await test.step('Amara comments on a field and suggests another value', async () => {
    await amara.goto(address);
    await formOf(amara).getByRole('button', { name: 'Add comment on Nights' }).click();
    await amara.keyboard.type('Three are enough.');
    await amara.getByRole('button', { name: 'Reject with suggestions' }).click();
    const proposal = amara.getByRole('region', { name: 'Reject with suggestions' });
    await proposal.getByRole('spinbutton', { name: 'Nights' }).fill('3');
    await expectAccessible(amara);
    await proposal.getByRole('button', { name: 'Reject with suggestions' }).click();
    await expect(amara.getByText(/^“Plan the trip” was sent back/).first()).toBeVisible();
  });

  await test.step('Jonas sees both and accepts by submitting', async () => {
    await jonas.goto(address);
    await expect(formOf(jonas).getByText('Three are enough.')).toBeVisible();
    await expect(formOf(jonas).getByRole('spinbutton', { name: 'Nights' })).toHaveValue('3');
    await expect(formOf(jonas).getByText('Suggested by Amara Okafor')).toBeVisible();
    await expectAccessible(jonas);
    await jonas.getByRole('button', { name: /^Submit/ }).click();
    await expect(jonas.getByText(/submitted for approval/).first()).toBeVisible();
    await amara.goto(address);
    await expect(formOf(amara).getByText('Three are enough.')).toBeHidden();
    await amara
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(amara.getByText('“Plan the trip” approved.')).toBeVisible();
  });
});
