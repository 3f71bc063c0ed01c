import type { Page } from '@playwright/test';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { column, field, place, withFields } from '@baton/fixtures/builders/fields';
import { partyCalled, publishBlueprint } from '../../pages/form-workflow.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const submitIntake = async (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Start workflow' }).click();

test('starts a workflow from the intake page with a table and drafts', async ({ newPerson }) => {
  const page = await newPerson('jonas');
  await page.goto('/');
  const jonas = await partyCalled(page, 'Jonas');
  const content = withFields(
    buildBlueprint({ tasks: [{ name: 'Order it', assignees: [jonas] }] }),
    [
      field(1, 'TEXT', { name: 'Reason' }),
      field(2, 'TABLE', {
        name: 'Items',
        columns: [
          column(1, 'TEXT', { name: 'Item', required: true }),
          column(2, 'NUMBER', { name: 'Count' }),
        ],
      }),
    ],
    [null, place(1, 1)],
    [null, place(2, 2)],
  );
  const id = await publishBlueprint(page, 'Purchase by link', content);

  await test.step('the blueprint links to its intake page', async () => {
    await page.goto(`/blueprints/${id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Open intake page' }).click();
    await expect(page).toHaveURL(new RegExp(`/workflow-intake/${id}$`));
    await expect(page.getByRole('heading', { name: 'Start “Purchase by link”' })).toBeVisible();
  });

  await test.step('missing values are reported at their fields', async () => {
    await submitIntake(page);
    await expect(page.getByText('Enter a value.').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('typed values are restored after a reload', async () => {
    await page.getByRole('textbox', { name: 'Reason' }).fill('New office');
    await page.getByRole('button', { name: 'Add row' }).click();
    await page.keyboard.type('Desk');
    await page.keyboard.press('Tab');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await page.reload();
    await expect(page.getByText('Unsaved changes restored')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('New office');
    await expect(page.getByRole('gridcell', { name: 'Desk' })).toBeVisible();
  });

  await test.step('rows of a file are fixed, imported, and undone in one step', async () => {
    // The format of a spreadsheet export: byte order mark, semicolons, quotes, empty lines.
    const file = '\uFEFFItem;Count\r\n"Chair; oak";2\r\n\r\nLamp;many\r\n';
    await page.getByRole('button', { name: 'Import rows' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import rows into “Items”' });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'items.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file),
    });
    await expect(dialog.getByText('2 rows. 1 row has errors.')).toBeVisible();
    await expect(dialog.getByText('Row 4, Count')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('gridcell', { name: 'many' }).click();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('2 rows. No rows have errors.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('3 rows', { exact: true })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: 'Chair; oak' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 row', { exact: true })).toBeVisible();
    await page
      .getByRole('button', { name: 'Do again' })
      .or(page.getByRole('button', { name: 'Redo' }))
      .click();
    await expect(page.getByText('3 rows', { exact: true })).toBeVisible();
  });

  await test.step('the workflow is started and the page shows it', async () => {
    await submitIntake(page);
    await expect(page.getByText(/” started/).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(/” started/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open workflow' }).click();
    await expect(page).toHaveURL(/\/workflow\/[^/]+$/);
    await page.goBack();
    await page.getByRole('button', { name: 'Start another' }).click();
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('');
  });

  await test.step('a person without permission sees the reason', async () => {
    await page.goto('/workflow-intake/00000000-0000-4000-8000-000000000000');
    await expect(
      page.getByRole('heading', { name: 'You can’t start this workflow' }),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
