import { expect, type Locator, type Page } from '@playwright/test';

/** A task with its stage, because the activity also contains task names. */
export interface TaskPlace {
  readonly stage: string;
  readonly task: string;
}

/** The card of a task, which contains its approvals. */
export const taskCard = (page: Page, { stage, task }: TaskPlace): Locator =>
  page
    .getByRole('region', { name: stage, exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByText(task, { exact: true }) });

/**
 * Limit for changes by others. A page without an event stream only polls, and `many-tabs.spec.ts`
 * checks that it has one, so a short limit would only add failures on a busy machine.
 */
export const live = { timeout: 30_000 };

/** Expects the status of a task or approval on its card, without a reload. */
export const expectTaskStatus = async (
  page: Page,
  place: TaskPlace,
  status: string,
): Promise<void> =>
  expect(taskCard(page, place).getByRole('img', { name: status, exact: true }).first()).toBeVisible(
    live,
  );

export const completeOnCard = async (page: Page, place: TaskPlace): Promise<void> => {
  await taskCard(page, place).getByRole('button', { name: 'Complete task' }).click();
  await expectTaskStatus(page, place, 'Completed');
};

export const openTask = async (page: Page, place: TaskPlace): Promise<Locator> => {
  await taskCard(page, place).getByRole('button').filter({ hasText: place.task }).click();
  const dialog = page.getByRole('dialog', { name: 'Task' });
  await expect(dialog.getByRole('heading', { name: place.task, exact: true })).toBeVisible();
  return dialog;
};

/** Selects an item of the menu of the open task. */
export const chooseInTaskMenu = async (page: Page, action: string): Promise<void> => {
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

/** Opens an explanation and returns it. Escape closes it. */
export const askWhy = async (within: Page | Locator, question: string): Promise<Locator> => {
  await within.getByRole('button', { name: question, exact: true }).first().click();
  const page = 'page' in within ? within.page() : within;
  return page.getByRole('dialog', { name: question, exact: true });
};

/** Selects an item of the workflow menu, enters a reason if required, and confirms. */
export const runWorkflowCommand = async (
  page: Page,
  action: string,
  reason?: string,
): Promise<void> => {
  await page.getByRole('button', { name: 'Workflow actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: action });
  if (reason !== undefined) await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
};
