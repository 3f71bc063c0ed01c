import { expect, type Locator, type Page } from '@playwright/test';
import type { FieldKind } from '@baton/domain/field/field';
import { tabTo } from './keys.ts';
import { textOf } from './locale-texts.ts';

export type Language = 'en' | 'de' | 'th';

/** The text typed into one field, by language. */
export type Typed = Readonly<Record<Language, string>> | string;

export const inLanguage = (typed: Typed, language: Language): string =>
  typeof typed === 'string' ? typed : typed[language];

interface Writing {
  readonly page: Page;
  readonly form: Locator;
  readonly language: Language;
  /** Name of the field in the language. */
  readonly name: string;
  readonly text: string;
  /** Columns of a table, with their names in the language. */
  readonly columns?: readonly { readonly kind: FieldKind; readonly name: string }[];
}

const reach = async ({ page }: Writing, target: Locator): Promise<void> => {
  await tabTo(page, target);
};

const textIn =
  (role: 'textbox' | 'spinbutton' | 'combobox') =>
  async (writing: Writing): Promise<void> => {
    const { page, form, name, text } = writing;
    await reach(writing, form.getByRole(role, { name, exact: true }));
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };

/** Finds each option by the start of its name. */
const choices = async (writing: Writing): Promise<void> => {
  const { page, form, name, text } = writing;
  await reach(writing, form.getByRole('combobox', { name, exact: true }));
  for (const choice of text.split('; ')) {
    await page.keyboard.type(choice);
    await expect(page.getByRole('option', { name: choice }).first()).toBeVisible();
    await page.keyboard.press('Enter');
  }
  if (await page.getByRole('listbox').isVisible()) await page.keyboard.press('Escape');
};

const tick = async (writing: Writing): Promise<void> => {
  const { page, form, name } = writing;
  const box = form.getByRole('checkbox', { name, exact: true });
  await reach(writing, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
};

/** Adds a link as a document by typing its URL. */
const link = async (writing: Writing): Promise<void> => {
  const { page, form, name, language, text } = writing;
  await reach(writing, form.getByRole('button', { name: new RegExp(`^${name} `) }).first());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const address = form.getByRole('textbox', { name: textOf(language, 'documents.link') });
  await expect(address).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(address).toBeHidden();
};

const certificate = async (writing: Writing): Promise<void> => {
  const { page, form, name, language, text } = writing;
  const [address = '', expires = ''] = text.split('; ');
  await link({ ...writing, text: address });
  const group = form.getByRole('group', { name, exact: true });
  await reach(writing, group.getByRole('textbox', { name: textOf(language, 'documents.expires') }));
  await page.keyboard.type(expires);
  await page.keyboard.press('Tab');
};

const signature = async (writing: Writing): Promise<void> => {
  const { page, form, language, name, text } = writing;
  const field = form.getByRole('radio', { name: textOf(language, 'widgets.signatureDraw') });
  await reach(writing, field);
  await page.keyboard.press('ArrowRight');
  await expect(
    form.getByRole('radio', { name: textOf(language, 'widgets.signatureType') }),
  ).toBeChecked();
  await reach(writing, form.getByRole('textbox', { name, exact: true }));
  await page.keyboard.type(text);
  await reach(writing, form.getByRole('button', { name: textOf(language, 'documents.sign') }));
  await page.keyboard.press('Enter');
  await expect(
    form.getByRole('button', { name: textOf(language, 'documents.signAgain') }),
  ).toBeVisible();
};

/** Opens the dialog of a cell that is too small for its documents. */
const cellDialog = async (writing: Writing, kind: FieldKind): Promise<void> => {
  const { page, language } = writing;
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog').last();
  // The dialog takes focus after it appears.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await ways[kind]({ ...writing, form: dialog });
  const close = dialog.getByRole('button', { name: textOf(language, 'ui.close') }).last();
  await reach(writing, close);
  await page.keyboard.press('Enter');
};

/** Selects each option by the start of its name. */
const cellChoices = async ({ page, text }: Writing): Promise<void> => {
  for (const choice of text.split('; ')) {
    await page.keyboard.type(choice);
    await expect(page.getByRole('option', { name: choice }).first()).toBeVisible();
    await page.keyboard.press('Enter');
  }
};

const cell = async (kind: FieldKind, writing: Writing): Promise<void> => {
  const { page, text } = writing;
  if (kind === 'DOCUMENT' || kind === 'CERTIFICATE' || kind === 'SIGNATURE')
    return cellDialog(writing, kind);
  if (ways[kind] === choices) return cellChoices(writing);
  if (kind === 'CHECKBOX') return page.keyboard.press('Space');
  return page.keyboard.type(text);
};

/** Fills in a table. Rows are separated by `|`, cells by `;`, and parts of a value by `/`. */
const table = async (writing: Writing): Promise<void> => {
  const { page, form, language, name, text, columns = [] } = writing;
  const grid = form.getByRole('grid', { name, exact: true });
  for (const row of text.split(' | ')) {
    await reach(writing, form.getByRole('button', { name: textOf(language, 'widgets.addRow') }));
    await page.keyboard.press('Enter');
    await expect(grid.locator(':focus')).toHaveCount(1);
    for (const [at, said] of row.split('; ').entries()) {
      const { kind = 'TEXT', name: column = '' } = columns[at] ?? {};
      if (at > 0) await page.keyboard.press('Tab');
      await cell(kind, { ...writing, name: column, text: said.replaceAll(' / ', '; ') });
      // A cell has focus again after its editor or dialog closes.
      await expect(grid.locator(':focus')).toHaveCount(1);
    }
  }
};

const ways: Readonly<Record<FieldKind, (writing: Writing) => Promise<void>>> = {
  TEXT: textIn('textbox'),
  EMAIL: textIn('textbox'),
  PHONE: textIn('textbox'),
  NUMBER: textIn('spinbutton'),
  CURRENCY: textIn('spinbutton'),
  DATE: textIn('textbox'),
  SELECT: choices,
  MULTI_SELECT: choices,
  PEOPLE: choices,
  PRODUCT_OBJECT: choices,
  CHECKBOX: tick,
  DOCUMENT: link,
  CERTIFICATE: certificate,
  SIGNATURE: signature,
  TABLE: table,
};

/** Moves to a field with Tab and fills it in with the keyboard only. */
export const answer = (kind: FieldKind, writing: Writing): Promise<void> => ways[kind](writing);
