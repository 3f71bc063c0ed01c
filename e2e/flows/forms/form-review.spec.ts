import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { startFormWorkflow } from '../../pages/form-workflow.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const formOf = (page: Page): Locator => page.getByRole('region', { name: 'Form' });

test('sends back, corrects, approves, and prints a form', async ({ newPerson }) => {
  const jonas = await newPerson('jonas');
  await jonas.goto('/');
  const address = await startFormWorkflow(
    jonas,
    'Reviewed form',
    ['Jonas'],
    [
      { name: 'Summary', kind: 'TEXT' },
      { name: 'Budget', kind: 'NUMBER' },
    ],
    ['Amara'],
  );
  await jonas.goto(address);
  const amara = await newPerson('amara');

  await test.step('the task is submitted', async () => {
    await formOf(jonas).getByRole('textbox', { name: 'Summary' }).fill('A new line');
    await formOf(jonas).getByRole('spinbutton', { name: 'Budget' }).fill('1200');
    await jonas.keyboard.press('Tab');
    await jonas.getByRole('button', { name: /^Submit/ }).click();
    await expect(jonas.getByText(/submitted/i).first()).toBeVisible();
  });

  await test.step('the approver comments on a field', async () => {
    await amara.goto(address);
    await formOf(amara).getByRole('button', { name: 'Add comment on Budget' }).click();
    await amara.keyboard.type('Which year is that?');
    await expectAccessible(amara);
    await amara.getByRole('button', { name: 'Send back' }).click();
    await expect(amara.getByText('1 field comment will be included.')).toBeVisible();
    await amara.keyboard.press('Control+Enter');
    await expect(amara.getByRole('dialog')).toBeHidden();
  });

  await test.step('the assignee is led to the comment', async () => {
    await jonas.goto(address);
    await jonas.getByRole('navigation', { name: 'Fields with comments' }).getByRole('link').click();
    await expect(formOf(jonas).getByRole('spinbutton', { name: 'Budget' })).toBeFocused();
    await expect(formOf(jonas).getByText('Which year is that?')).toBeVisible();
    await expectAccessible(jonas);
    await jonas.keyboard.press('Control+a');
    await jonas.keyboard.type('1300');
    await jonas.keyboard.press('Control+Enter');
    await expect(formOf(jonas).getByText('Saved', { exact: true })).toBeVisible();
    await jonas.keyboard.press('Control+Enter');
    await expect(jonas.getByRole('navigation', { name: 'Fields with comments' })).toBeHidden();
  });

  await test.step('the form is approved and printed', async () => {
    await amara.goto(address);
    await expect(formOf(amara).getByText('Which year is that?')).toBeHidden();
    await amara
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve/ })
      .click();
    await amara.goto(address);
    const arriving = amara.waitForEvent('download');
    await amara.getByRole('button', { name: 'Submission PDF' }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe('Submission – Fill in the form.pdf');
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
