import { expect, type Locator, type Page } from '@playwright/test';

/** Types into a picker of several and takes the option of that name; the list closes again. */
export const choose = async (
  page: Page,
  within: Page | Locator,
  label: string,
  name: string,
): Promise<void> => {
  const field = within.getByRole('combobox', { name: label });
  await field.fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(within.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await field.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
};
