import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses Tab, or an arrow key in a menu, until the target has focus. */
export const tabTo = async (
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> => {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 120 && !(await isFocused(target)); steps += 1)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
};

/** Selects an option of a list. Types to find it if possible and uses arrow keys otherwise. */
export const pick = async (page: Page, list: Locator, option: string): Promise<void> => {
  await expect(list).toBeFocused();
  if (await list.isEditable()) await page.keyboard.type(option);
  else await page.keyboard.press('ArrowDown');
  // The option's description follows its name.
  const wanted = page.getByRole('option', { name: new RegExp(`^${option}`) }).first();
  await expect(wanted).toBeVisible();
  const active = async (): Promise<boolean> =>
    (await list.getAttribute('aria-activedescendant')) === (await wanted.getAttribute('id'));
  for (let steps = 0; steps < 30 && !(await active()); steps += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(wanted).toBeHidden();
  await expect(list).toBeFocused();
};

/** Replaces the text of the focused field. */
export const retype = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
};
