import { expect, type Page } from '@playwright/test';

/** Starts a workflow from the open blueprint and opens it. */
export const startWorkflow = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Start workflow' }).click();
  const dialog = page.getByRole('dialog', { name: /^Start/ });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Start workflow' }).click();
  await expect(page).toHaveURL(/\/workflow\/[^/]+$/);
};
