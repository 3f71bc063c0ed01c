import type { Locator, Page } from '@playwright/test';
import { expect } from '../story.ts';

/** Pixels of one scroll step, less than the window is high, so that no row is missed. */
const step = 600;

/**
 * Finds a row with a text in a task list. The list renders only visible rows, and other tests add
 * hundreds, so this scrolls down from the top.
 */
export const seekRow = async (page: Page, text: string): Promise<Locator> => {
  const rows = page.getByRole('row');
  const current = rows.filter({ hasText: text });
  await expect(rows.nth(1)).toBeVisible();
  if ((await current.count()) > 0) return current;
  await rows.nth(1).hover();
  await page.mouse.wheel(0, -1_000_000);
  await expect(async () => {
    if ((await current.count()) === 0) await page.mouse.wheel(0, step);
    await expect(current.first()).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 90_000, intervals: [0] });
  return current;
};
