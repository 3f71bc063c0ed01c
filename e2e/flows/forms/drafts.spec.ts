import type { Locator, Page } from '@playwright/test';
import { startFormWorkflow } from '../../pages/form-workflow.ts';
import { chooseInTaskMenu } from '../../pages/workflow-page.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const formOf = (page: Page): Locator => page.getByRole('region', { name: 'Form' });
/** Reloads the page after the browser has stored the draft, which it does with a delay. */
const loadAgain = async (page: Page): Promise<void> => {
  await page.reload();
  await expect(page.getByRole('dialog').first()).toBeVisible();
};

test('restores unsent text outside of forms after a reload', async ({ newPerson }) => {
  const jonas = await newPerson('jonas');
  await jonas.goto('/');
  const question = { name: 'Summary', kind: 'TEXT' } as const;
  const address = await startFormWorkflow(jonas, 'Kept words', ['Jonas'], [question], ['Amara']);
  await jonas.goto(address);

  await test.step('a description that is edited inline', async () => {
    await jonas.getByRole('button', { name: 'Edit Description' }).click();
    const editor = jonas.getByRole('textbox', { name: 'Description' });
    await editor.click();
    await jonas.keyboard.type('Only this year');
    await loadAgain(jonas);
    await expect(editor).toHaveText('Only this year');
    await expectAccessible(jonas);
    await jonas.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await jonas.goto(address);
    await expect(editor).toHaveText('Only this year');
    await jonas.getByRole('button', { name: /^Save/ }).click();
    await expect(editor).toBeHidden();
    await loadAgain(jonas);
    await expect(jonas.getByText('Only this year')).toBeVisible();
    await expect(editor).toBeHidden();
  });

  await test.step('a problem that is being reported', async () => {
    await chooseInTaskMenu(jonas, 'Report problem');
    const words = jonas.getByRole('textbox', { name: /^Description$/ });
    await words.fill('The supplier is gone');
    await loadAgain(jonas);
    await chooseInTaskMenu(jonas, 'Report problem');
    await expect(words).toHaveValue('The supplier is gone');
    await words.fill('');
    await jonas.keyboard.press('Escape');
  });

  await test.step('a name, a new stage, a message, and a reason, until discarded', async () => {
    await jonas.goto(address.replace(/\?.*/, ''));
    await jonas.getByRole('tab', { name: 'Settings' }).click();
    await jonas.getByRole('button', { name: 'Edit Name' }).click();
    const name = jonas.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Kept for long');
    await jonas.reload();
    await expect(name).toHaveValue('Kept for long');
    await expect(name).not.toBeFocused();
    await expect(jonas.getByText('Unsaved changes restored')).toBeVisible();
    await expectAccessible(jonas);
    await name.press('Escape');
    await expect(name).toBeHidden();

    await jonas.getByRole('tab', { name: 'Workflow' }).click();
    const stage = jonas.getByRole('dialog').getByRole('textbox', { name: 'Stage name' });
    const addStage = jonas.getByRole('button', { name: 'Add stage' });
    await addStage.click();
    await stage.fill('Looking back');
    await jonas.reload();
    await addStage.click();
    await expect(stage).toHaveValue('Looking back');
    await expectAccessible(jonas);
    await jonas.getByRole('button', { name: 'Cancel' }).click();
    await addStage.click();
    await expect(stage).toHaveValue('');
    await jonas.getByRole('button', { name: 'Cancel' }).click();

    await jonas.goto(address);
    await chooseInTaskMenu(jonas, 'Reassign');
    const message = jonas.getByRole('textbox', { name: /^Message/ });
    await message.fill('You know them better');
    await chooseInTaskMenu(jonas, 'Skip task');
    const reason = jonas.getByRole('region', { name: 'Skip task' }).getByRole('textbox');
    await reason.fill('Nobody asks any more');
    await loadAgain(jonas);
    await expect(message).toHaveValue('You know them better');
    await expect(reason).toHaveValue('Nobody asks any more');
    await expect(reason).not.toBeFocused();
    await expectAccessible(jonas);
    await jonas.getByRole('button', { name: 'Cancel' }).last().click();
    await jonas.getByRole('button', { name: 'Cancel' }).click();
    await loadAgain(jonas);
    await expect(jonas.getByRole('button', { name: 'More actions' })).toBeVisible();
    await expect(message).toBeHidden();
    await expect(reason).toBeHidden();
  });

  await test.step('the task is submitted', async () => {
    await formOf(jonas).getByRole('textbox', { name: 'Summary' }).fill('A new line');
    await jonas.keyboard.press('Tab');
    await jonas.getByRole('button', { name: /^Submit/ }).click();
    await expect(jonas.getByText(/submitted/i).first()).toBeVisible();
  });

  const amara = await newPerson('amara');
  await test.step('a field comment and the reason for sending back', async () => {
    await amara.goto(address);
    await formOf(amara).getByRole('button', { name: 'Add comment on Summary' }).click();
    await amara.keyboard.type('Which line?');
    await loadAgain(amara);
    const remark = formOf(amara)
      .getByRole('textbox', { name: /Summary/ })
      .last();
    await expect(remark).toHaveValue('Which line?');
    await amara.getByRole('button', { name: 'Send back' }).click();
    await amara.keyboard.type('Please once more');
    await loadAgain(amara);
    const reason = amara.getByRole('region', { name: 'Send back' }).getByRole('textbox');
    await expect(reason).toHaveValue('Please once more');
    await expectAccessible(amara);
    await reason.press('Control+Enter');
    await expect(amara.getByRole('dialog')).toBeHidden();
    await amara.goto(address);
    await expect(amara.getByText('Please once more').first()).toBeVisible();
    await expect(reason).toBeHidden();
  });

  await test.step('a custom field', async () => {
    await amara.goto('/custom-fields');
    await amara.getByRole('button', { name: 'New custom field' }).first().click();
    const name = amara.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Cost centre of the order');
    await amara.keyboard.press('Escape');
    await expect(name).toBeHidden();
    await amara.reload();
    await amara.getByRole('button', { name: 'New custom field' }).first().click();
    await expect(name).toHaveValue('Cost centre of the order');
    await amara.getByRole('button', { name: 'Cancel' }).click();
    await amara.getByRole('button', { name: 'New custom field' }).first().click();
    await expect(name).toHaveValue('');
  });
});
