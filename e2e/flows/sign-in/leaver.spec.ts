import type { Locator, Page } from '@playwright/test';
import { textOf } from '../../pages/locale-texts.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const give = async (page: Page, dialog: Locator, field: RegExp, name: string): Promise<void> => {
  await dialog.getByRole('combobox', { name: field }).fill(name);
  await page.getByRole('option', { name }).first().click();
};

test('an admin transfers the roles and teams of someone who leaves', async ({ newPerson }) => {
  const [admin, leaver] = await Promise.all([newPerson('amara'), newPerson('diego')]);
  await leaver.goto('/');
  await expect(leaver.getByRole('navigation').first()).toBeVisible();
  await admin.goto('/people?search=Diego');
  await admin.getByRole('row', { name: /Diego Fernández Ruiz/ }).click();
  await admin.getByRole('button', { name: 'Edit' }).click();
  await admin.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Deactivate Diego Fernández Ruiz?' });
  await expect(dialog).toContainText('Plant manager, Plant Aveiro');
  await expectAccessible(admin);
  await give(admin, dialog, /^Successor in roles and teams/, '王晓燕');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(admin.getByText('Diego Fernández Ruiz is deactivated.')).toBeVisible();

  await leaver.reload();
  // The title is in Spanish, the language of Diego.
  const title = textOf('es', 'session.signInTitle');
  await expect(leaver.getByRole('heading', { level: 1 })).toHaveText(title);
  await admin.goto('/people?tab=roles');
  const role = admin.getByRole('row').filter({ has: admin.getByText('Plant manager') });
  await expect(role).toContainText('王晓燕');
});
