import { expect, type Locator, type Page } from '@playwright/test';

/** A task by the stage that it stands in, since names alone also stand in the activity. */
export interface TaskPlace {
  readonly stage: string;
  readonly task: string;
}

/** The card of a task, its approvals in it. */
export const taskCard = (page: Page, { stage, task }: TaskPlace): Locator =>
  page
    .getByRole('region', { name: stage, exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByText(task, { exact: true }) });

/**
 * For what others change. A page polls only without an event stream, and `many-tabs.spec.ts` checks
 * that it has one, so a short limit would add nothing but failures on a busy machine.
 */
export const live = { timeout: 30_000 };

/** The card shows how the task or its approval stands; whoever did it, the page is not loaded again. */
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

/** Opens what explains something, and answers with it; it closes with Escape. */
export const askWhy = async (within: Page | Locator, question: string): Promise<Locator> => {
  await within.getByRole('button', { name: question, exact: true }).first().click();
  const page = 'page' in within ? within.page() : within;
  return page.getByRole('dialog', { name: question, exact: true });
};

/** Chooses from the menu of the workflow, gives a reason where one is asked, and confirms. */
export const giveOrder = async (page: Page, action: string, reason?: string): Promise<void> => {
  await page.getByRole('button', { name: 'Workflow actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: action });
  if (reason !== undefined) await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
};
