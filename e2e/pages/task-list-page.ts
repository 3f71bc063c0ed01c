import type { Locator, Page } from '@playwright/test';
import { expect } from '../story.ts';

/**
 * Rows of a list of tasks in which a text stands. The list draws what is in sight, and other
 * stories give the same people work, so it is scrolled to the first of them.
 */
export const seekRow = async (page: Page, text: string): Promise<Locator> => {
  const rows = page.getByRole('row');
  const sought = rows.filter({ hasText: text });
  await expect(async () => {
    if ((await sought.count()) === 0) await rows.last().scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(sought.first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  return sought;
};
