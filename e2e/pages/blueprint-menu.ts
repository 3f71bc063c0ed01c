import { expect, type Locator, type Page } from '@playwright/test';

/** Selects an item of the blueprint menu. */
export const chooseInBlueprintMenu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

/** Renames the open blueprint. */
export const renameBlueprint = async (page: Page, name: string): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .first()
    .getByRole('button')
    .click();
  const field = page.getByRole('textbox', { name: 'Blueprint name' });
  await field.fill(name);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
};

/** Opens the start dialog of the open blueprint, or of its draft for a test run. */
export const openStart = async (page: Page, isTestRun = false): Promise<Locator> => {
  if (isTestRun) await chooseInBlueprintMenu(page, 'Start test run');
  else await page.getByRole('button', { name: 'Start workflow' }).click();
  return page.getByRole('dialog', { name: isTestRun ? /^Start test run/ : /^Start/ });
};
