import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './picker-field.ts';

export const outline = (page: Page): Locator =>
  page.getByRole('treegrid', { name: 'Stages and tasks' });

/** The row of a stage or task. */
export const outlineRow = (page: Page, name: string): Locator =>
  outline(page)
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) });

export const expectSaved = async (page: Page): Promise<void> =>
  expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** Selects an option of a picker field. */
export const chooseOption = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** Selects the type of the open task. */
export const chooseTaskType = async (page: Page, type: string): Promise<void> => {
  await page.getByRole('button', { name: /^Task type:/ }).click();
  await page.getByRole('menuitemradio', { name: type, exact: true }).click();
};

/** Adds a field to the selected task or the intake form, which opens the field's settings. */
export const addField = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add form or field' }).click();
  await page.getByRole('menuitem', { name: 'New field' }).click();
};

export const addStage = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add stage' }).click();
  const field = page.getByRole('textbox', { name: 'Name of the new stage' });
  await field.fill(name);
  await field.press('Enter');
  await field.press('Escape');
  await expect(outlineRow(page, name)).toBeVisible();
};

/** Adds a task to the last stage. */
export const addTaskToLast = async (page: Page, name: string): Promise<void> => {
  await outline(page).getByRole('button', { name: 'Add task' }).last().click();
  const field = page.getByRole('textbox', { name: 'Name of the new task' });
  await field.fill(name);
  await field.press('Enter');
  await field.press('Escape');
  await expect(outlineRow(page, name)).toBeVisible();
};

/** Adds an approval by one approver to the task and keeps the other defaults. */
export const addApproval = async (page: Page, task: string, approver: string): Promise<void> => {
  await outlineRow(page, task).click();
  await page.getByRole('button', { name: 'Add approval' }).click();
  await page.getByRole('button', { name: 'Edit Approvers' }).click();
  await choose(page, page, 'Approvers', approver);
  await page.getByRole('heading', { name: 'Approvals' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: approver }).first()).toBeVisible();
};

export const publish = async (page: Page, notes: string): Promise<void> => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Publish version/ });
  await dialog.getByLabel('Version notes').fill(notes);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();
};
