import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Walks with Tab, as somebody without a pointer does, until the focus is there. */
export const tabTo = async (
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 60 && !(await isFocused(target)); steps += 1)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
};
