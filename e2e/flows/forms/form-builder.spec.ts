import type { Locator, Page } from '@playwright/test';
import { emptyForm } from '@baton/domain/form/edit-form';
import type { FormContent } from '@baton/domain/form/form';
import { diffForm } from '@baton/domain/form/patch-form';
import { column, field } from '@baton/fixtures/builders/fields';
import { buildForm, fieldItem, when } from '@baton/fixtures/builders/forms';
import { z } from 'zod';
import { callApi } from '../../pages/api-calls.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const createdShape = z.object({
  createForm: z.object({ form: z.object({ id: z.string(), draftVersion: z.number() }) }),
});

/** Creates a form with this content as the signed-in person. Returns its id. */
const writeForm = async (page: Page, name: string, content: FormContent): Promise<string> => {
  const key = () => crypto.randomUUID();
  const { createForm } = createdShape.parse(
    await callApi(
      page,
      'mutation ($input: CreateFormInput!) { createForm(input: $input) { form { id draftVersion } } }',
      { input: { idempotencyKey: key(), name } },
    ),
  );
  const { id, draftVersion } = createForm.form;
  const patch = diffForm(emptyForm(name), { ...content, name });
  await callApi(
    page,
    'mutation ($input: UpdateFormDraftInput!) { updateFormDraft(input: $input) { form { id } } }',
    { input: { idempotencyKey: key(), id, expectedVersion: draftVersion, patch } },
  );
  return id;
};

const order = buildForm('Order', {
  columns: 2,
  items: [
    [fieldItem(1, { column: 1 }), field(1, 'CHECKBOX', { name: 'Urgent' })],
    [
      fieldItem(2, { column: 2, rules: [when('SHOW', 1, 'EQUALS', true)] }),
      field(2, 'DATE', { name: 'Until' }),
    ],
    [
      fieldItem(3, { column: 1 }),
      field(3, 'TABLE', { name: 'Items', columns: [column(1, 'TEXT', { name: 'Article' })] }),
    ],
    [fieldItem(4, { column: 1 }), field(4, 'TEXT', { name: 'Reason' })],
  ],
});

/** Drags a row of the outline by its handle onto another element with real pointer events. */
const drag = async (page: Page, item: string, onto: Locator): Promise<void> => {
  const row = page.getByRole('treegrid').getByRole('row').filter({ hasText: item });
  await row.click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  const from = await row.locator('[data-handle]').boundingBox();
  if (from === null) throw new Error(`${item} has no visible handle`);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + 12, { steps: 4 });
  // Rows can move until the drag starts.
  const to = await onto.boundingBox();
  if (to === null) throw new Error(`The target of ${item} is not visible`);
  await page.mouse.move(to.x + to.width / 2, to.y + 4, { steps: 12 });
  await page.mouse.up();
};

test('builds a form with the pointer and previews it before publishing', async ({ newPerson }) => {
  const page = await newPerson('amara');
  await page.goto('/');
  const id = await writeForm(page, 'Order by hand', order);
  await page.goto(`/forms/form-builder?uuid=${id}`);
  const second = page.locator('[data-outline] [data-column="2"]');

  await test.step('a field is dragged into the other column and the move is announced', async () => {
    await drag(page, 'Reason', second.filter({ hasText: 'Until' }));
    await expect(second.getByRole('button', { name: /^Reason/ })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Reason is now 1 of 2' })).toHaveCount(
      1,
    );
    await page.keyboard.press('ControlOrMeta+z');
    await expect(second.getByRole('button', { name: /^Reason/ })).toHaveCount(0);
  });

  await test.step('a field is dragged within the outline', async () => {
    const rows = page.getByRole('treegrid').getByRole('row');
    await drag(page, 'Reason', rows.filter({ hasText: 'Urgent' }));
    await expect(rows.nth(1)).toContainText('Reason');
    await expectAccessible(page);
  });

  await test.step('rules and the table react in the preview', async () => {
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.getByLabel(/^Until/)).toHaveCount(0);
    await page.getByRole('checkbox', { name: /^Urgent/ }).check();
    await expect(page.getByLabel(/^Until/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Add row' }).click();
    await page.keyboard.type('Desk');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell', { name: 'Desk' })).toBeVisible();
    await expectAccessible(page);
  });
});
