import { expect, type Locator, type Page } from '@playwright/test';

/** The wizard at /templates/import. */
export const openImport = async (page: Page): Promise<void> => {
  await page.goto('/templates/import');
  await expect(page.getByText('Drop a file with your plan here')).toBeVisible();
};

export interface ImportFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Selects a file with the browser's file chooser. */
export const chooseFile = async (page: Page, file: string | ImportFile): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Select file' }).click();
  await (await chooser).setFiles(file);
};

export const planPreview = (page: Page): Locator => page.getByRole('region', { name: 'Preview' });

/** Continues from the preview of the columns to the draft in the editor. */
export const createDraft = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Blueprint name').fill(name);
  await page.getByRole('button', { name: 'Create blueprint' }).click();
  await expect(page).toHaveURL(/\/blueprints\/[^/]+$/);
};
