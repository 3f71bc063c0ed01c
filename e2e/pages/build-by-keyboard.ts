import { expect, type Locator, type Page } from '@playwright/test';
import { pick, retype, tabTo } from './keys.ts';

/** The form builder for a person without a pointer. */
export interface FormKeys {
  /** The row of a field, a text block, or a section in the outline. */
  readonly card: (name: string) => Locator;
  /** The settings of the selected row. */
  readonly settings: Locator;
  readonly addSection: (name: string, columns?: number) => Promise<void>;
  /** Adds a field of a type at the end of a column and names it. */
  readonly ask: (
    where: { readonly section: string; readonly column?: number },
    kind: string,
    name: string,
  ) => Promise<void>;
  /** Moves focus from the settings to a row of the outline. */
  readonly goTo: (name: string) => Promise<void>;
  /** Moves focus from a row to its settings. */
  readonly open: (name: string) => Promise<void>;
  /** Moves focus to a setting and types. */
  readonly write: (setting: string, text: string) => Promise<void>;
  /** Moves focus to a setting and selects an option. */
  readonly choose: (setting: string, option: string) => Promise<void>;
  readonly tick: (setting: string) => Promise<void>;
  /** Opens the less common settings. */
  readonly advanced: () => Promise<void>;
  readonly press: (button: string) => Promise<void>;
  /** Adds a rule that depends on the value of another field. */
  readonly rule: (effect: string, question: string, answer?: string) => Promise<void>;
  readonly tab: (name: string) => Promise<void>;
}

export const formKeys = (page: Page): FormKeys => {
  const settings = page.getByRole('complementary', { name: 'Settings' });
  const main = page.locator('[data-outline]');
  const outline = page.getByRole('treegrid', { name: 'Outline' });
  const card = (name: string): Locator =>
    outline.getByRole('row').filter({ hasText: new RegExp(`^${name}`) });
  const labelled = (role: 'textbox' | 'combobox' | 'checkbox' | 'spinbutton', name: string) =>
    settings.getByRole(role, { name, exact: true }).last();
  const leave = async (): Promise<void> => {
    if ((await settings.locator(':focus').count()) > 0) await page.keyboard.press('Escape');
    await expect(settings.locator(':focus')).toHaveCount(0);
  };
  /** Walks in both directions, because the shorter one isn't known. */
  const walk = async (target: Locator): Promise<void> => {
    const focused = page.locator(':focus');
    const isBelow = await target.evaluate(
      (element, from) =>
        from === null ||
        (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      (await focused.count()) === 0 ? null : await focused.elementHandle(),
    );
    await tabTo(page, target, isBelow ? 'Tab' : 'Shift+Tab');
  };
  const goTo = async (name: string): Promise<void> => {
    await leave();
    await walk(outline.locator('[role="row"][tabindex="0"]'));
    await page.keyboard.press('Home');
    await tabTo(page, card(name), 'ArrowDown');
  };
  const press = async (button: string): Promise<void> => {
    await walk(settings.getByRole('button', { name: button, exact: true }));
    await page.keyboard.press('Enter');
  };
  const choose = async (setting: string, option: string): Promise<void> => {
    const list = labelled('combobox', setting);
    await walk(list);
    await pick(page, list, option);
  };
  return {
    card,
    settings,
    goTo,
    press,
    choose,
    addSection: async (name, columns = 1) => {
      await leave();
      await walk(page.getByRole('button', { name: 'Add section' }));
      await page.keyboard.press('Enter');
      await expect(settings.getByRole('textbox', { name: /heading/i })).toBeFocused();
      await retype(page, name);
      if (columns === 1) return;
      await tabTo(page, settings.getByRole('radio', { name: '1 column' }));
      for (let count = 1; count < columns; count += 1) await page.keyboard.press('ArrowRight');
      await expect(settings.getByRole('radio', { name: `${columns} columns` })).toBeChecked();
    },
    ask: async ({ section, column = 1 }, kind, name) => {
      await leave();
      const where = new RegExp(`^Add field ?to ${section}, column ${column}$`);
      await walk(main.getByRole('button', { name: where }));
      await page.keyboard.press('Enter');
      const item = page.getByRole('menuitem', { name: kind, exact: true });
      await tabTo(page, item, 'ArrowDown');
      await page.keyboard.press('Enter');
      await expect(settings.getByRole('textbox', { name: /^Field name/ })).toBeFocused();
      await retype(page, name);
    },
    open: async (name) => {
      await goTo(name);
      await page.keyboard.press('Enter');
      await expect(settings.locator(':focus')).toHaveCount(1);
    },
    write: async (setting, text) => {
      const field = labelled('textbox', setting).or(labelled('spinbutton', setting));
      await walk(field);
      await retype(page, text);
    },
    tick: async (setting) => {
      const box = labelled('checkbox', setting);
      await walk(box);
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },
    advanced: async () => {
      const opener = settings.getByRole('button', { name: /^Advanced/ });
      await walk(opener);
      await page.keyboard.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
    },
    rule: async (effect, question, answer) => {
      await press('Add rule');
      const what = settings.getByRole('combobox', { name: 'Effect' }).last();
      await expect(what).toBeFocused();
      if ((await what.inputValue()) !== effect) await pick(page, what, effect);
      const rule = settings.getByRole('group', { name: effect }).last();
      const operand = rule.getByRole('combobox', { name: 'Field' });
      await tabTo(page, operand);
      await pick(page, operand, question);
      if (answer === undefined) return;
      const value = rule.getByRole('combobox', { name: 'Value' });
      await tabTo(page, value);
      await pick(page, value, answer);
    },
    tab: async (name) => {
      await leave();
      await walk(page.getByRole('tab', { selected: true }));
      const wanted = page.getByRole('tab', { name });
      for (let steps = 0; steps < 4; steps += 1) {
        if ((await wanted.getAttribute('aria-selected')) === 'true') break;
        await page.keyboard.press('ArrowRight');
      }
      await expect(wanted).toBeFocused();
    },
  };
};
