import type { Page } from '@playwright/test';

/** On a narrow screen, a button opens the navigation. */
const showSidebar = async (page: Page): Promise<void> => {
  const menus = page.getByRole('navigation').locator('button[aria-haspopup="menu"]');
  const opener = page.getByRole('button', { name: 'Show sidebar' });
  await menus.first().or(opener).first().waitFor();
  if (!(await menus.first().isVisible())) await opener.click();
};

/** Selects an item of the profile menu, which is the last one in the navigation. */
export const chooseInProfileMenu = async (page: Page, item: string | RegExp): Promise<void> => {
  await showSidebar(page);
  await page.getByRole('navigation').locator('button[aria-haspopup="menu"]').last().click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** Selects an item of the workspace menu. */
export const chooseInWorkspaceMenu = async (page: Page, item: string): Promise<void> => {
  await showSidebar(page);
  await page.getByRole('button', { name: /^Workspace/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
