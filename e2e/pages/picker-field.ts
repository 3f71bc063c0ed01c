import { expect, type Locator, type Page } from '@playwright/test';

/** Types into a multi-select picker and selects the option with that name. The list then closes. */
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
