import { pdfWithText } from '@baton/fixtures/forms/pdf-with-text';
import { startFormWorkflow } from '../../pages/form-workflow.ts';
import { expect, expectAccessible, test } from '../../story.ts';

test('finds work, people, and actions by keyboard', async ({ newPerson }) => {
  const jonas = await newPerson('jonas');
  await jonas.goto('/');
  const address = await startFormWorkflow(jonas, 'Quokka habitat 申请 คำขอ', ['Lukasz'], []);
  await jonas.goto('/my/tasks');
  await expect(jonas.getByRole('button', { name: /^Search/ })).toBeVisible();

  const field = jonas.getByRole('combobox', { name: 'Search everything' });
  await test.step('the new workflow within a second, by a prefix', async () => {
    await jonas.keyboard.press('Control+k');
    await field.fill('quok hab');
    await expect(jonas.getByRole('option', { name: /Quokka habitat/ }).first()).toBeVisible();
    await expect(jonas.locator('mark').first()).toHaveText('Quok');
    await expectAccessible(jonas);
    await jonas.keyboard.press('Enter');
    await expect(jonas).toHaveURL(/\/workflow\//);
  });

  await test.step('actions of the workflow and its task', async () => {
    await expect(jonas.getByRole('button', { name: 'Workflow actions' })).toBeVisible();
    await jonas.keyboard.press('Control+k');
    await field.fill('>pause');
    await jonas.getByRole('option', { name: /^Pause/ }).click();
    const pause = jonas.getByRole('dialog', { name: /Pause/ });
    await expect(pause).toBeVisible();
    await jonas.keyboard.press('Escape');
    await expect(pause).toBeHidden();
    await jonas.goto(address);
    await expect(jonas.getByRole('button', { name: 'Edit Assignees' })).toBeVisible();
    await jonas.keyboard.press('Control+k');
    await field.fill('assign to');
    await jonas.getByRole('option', { name: /^Assign to/ }).click();
    await expect(jonas.getByRole('combobox', { name: 'Assignees' })).toBeFocused();
    await jonas.keyboard.press('Escape');
    await jonas.keyboard.press('Escape');
  });

  await test.step('a clause inside a PDF by two words', async () => {
    const comments = jonas.getByRole('region', { name: 'Comments' });
    await jonas.goto(address);
    await comments.getByRole('textbox', { name: 'New comment' }).click();
    await comments.getByRole('button', { name: 'Attach files' }).click();
    await comments
      .getByLabel('Attachments')
      .last()
      .setInputFiles({
        ...{ name: 'terms.pdf', mimeType: 'application/pdf' },
        buffer: pdfWithText('Marmalade shipments are insured by the buyer.'),
      });
    await expect(comments.getByRole('link', { name: 'terms.pdf' })).toBeVisible();
    await comments.getByRole('textbox', { name: 'New comment' }).click();
    await jonas.keyboard.type('The terms.');
    await jonas.keyboard.press('Control+Enter');
    await expect(comments.getByRole('listitem').filter({ hasText: 'The terms.' })).toBeVisible();
    // A file is read in the background after it was attached.
    await expect(async () => {
      await jonas.keyboard.press('Control+k');
      await field.fill('marmalade insured');
      const isFound = await jonas
        .getByRole('option', { name: /terms\.pdf/ })
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        );
      await jonas.keyboard.press('Escape');
      expect(isFound).toBe(true);
    }).toPass();
  });

  await test.step('Chinese by two characters, Thai by three', async () => {
    for (const text of ['申请', 'คำข']) {
      await jonas.keyboard.press('/');
      await field.fill(text);
      await expect(jonas.getByRole('option', { name: /Quokka habitat/ }).first()).toBeVisible();
      await jonas.keyboard.press('Escape');
    }
  });

  await test.step('people, pages, and a blueprint to start', async () => {
    await jonas.keyboard.press('Control+k');
    await field.fill('lukasz');
    await jonas
      .getByRole('option', { name: /Łukasz|Lukasz/ })
      .first()
      .click();
    await expect(jonas).toHaveURL(/\/people\//);
    await jonas.keyboard.press('Control+k');
    await field.fill('documents');
    await jonas.getByRole('option', { name: 'Go to Documents' }).click();
    await expect(jonas).toHaveURL(/\/documents$/);
  });

  await test.step('all results on a page', async () => {
    await jonas.keyboard.press('Control+k');
    await field.fill('quokka');
    await jonas.getByRole('link', { name: 'Show all results' }).click();
    await expect(jonas).toHaveURL(/\/search\?search=quokka/);
    await expect(jonas.getByRole('link', { name: /Quokka habitat/ }).first()).toBeVisible();
    await expectAccessible(jonas);
  });

  await test.step('nothing that another person cannot open', async () => {
    const ingrid = await newPerson('ingrid');
    await ingrid.goto('/search?search=quokka');
    await expect(ingrid.getByRole('heading', { name: 'No matches' })).toBeVisible();
  });
});
