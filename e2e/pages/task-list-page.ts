import type { Locator, Page } from '@playwright/test';
import { expect } from '../story.ts';

/** Less than a list shows at once, so that no row is passed by. */
const step = 600;

/**
 * Rows of a list of tasks in which a text stands. The list draws what is in sight, and other
 * stories give the same people hundreds of tasks, so it is scrolled from its top to the first of them.
 */
export const seekRow = async (page: Page, text: string): Promise<Locator> => {
  const rows = page.getByRole('row');
  const sought = rows.filter({ hasText: text });
  await expect(rows.nth(1)).toBeVisible();
  if ((await sought.count()) > 0) return sought;
  await rows.nth(1).hover();
  await page.mouse.wheel(0, -1_000_000);
  await expect(async () => {
    if ((await sought.count()) === 0) await page.mouse.wheel(0, step);
    await expect(sought.first()).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 90_000, intervals: [0] });
  return sought;
};
