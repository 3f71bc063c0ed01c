import { localeLabels, localeNames } from '../../apps/web/src/lib/i18n/locales.ts';
import { callApi } from '../pages/api-calls.ts';
import { textOf } from '../pages/locale-texts.ts';
import { chooseInProfileMenu } from '../pages/shell-page.ts';
import { expect, test } from '../story.ts';

/** Texts from several parts of the product, each with its page. */
const shown = [
  { path: '/my/tasks', id: 'tasks.mine.title' },
  { path: '/inbox', id: 'inbox.snoozed' },
  { path: '/assigned-tasks', id: 'tasks.scope.notStarted' },
  { path: '/?search=zzz', id: 'workflows.nothingFound' },
  { path: '/people', id: 'people.teams' },
];

for (const locale of ['de', 'th'] as const) {
  test(`selects ${localeLabels[locale]} in the preferences and remembers it`, async ({
    newPerson,
  }) => {
    const page = await newPerson('yusuf');
    await page.goto('/my/tasks');
    const before = 'en';
    await callApi(
      page,
      'mutation($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { viewer { id } } }',
      { input: { locale: before } },
    );
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', before);

    await chooseInProfileMenu(page, textOf(before, 'app.preferences'));
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('combobox', { name: textOf(before, 'app.language') });
    await field.click();
    const options = page.getByRole('option');
    await expect(options).toHaveText(localeNames.map((name) => localeLabels[name]));
    await options.filter({ hasText: localeLabels[locale] }).click();

    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const title = dialog.getByRole('heading', { level: 2 });
    await expect(title).toHaveText(textOf(locale, 'app.preferences'));
    await expect(
      dialog.getByRole('combobox', { name: textOf(locale, 'app.language') }),
    ).toHaveValue(localeLabels[locale]);

    for (const { path, id } of shown) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('main').getByText(textOf(locale, id)).first()).toBeVisible();
    }
    const links = page.getByRole('navigation').getByRole('link');
    await expect(links.filter({ hasText: textOf(locale, 'app.home') })).toBeVisible();
  });
}

for (const locale of localeNames) {
  test(`selects ${localeLabels[locale]} before sign-in`, async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('combobox').selectOption(localeLabels[locale]);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(textOf(locale, 'session.signInTitle'));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.reload();
    await expect(heading).toHaveText(textOf(locale, 'session.signInTitle'));
    await page.getByRole('button', { name: textOf(locale, 'session.continue') }).click();
    await expect(
      page.getByRole('alert').getByText(textOf(locale, 'errors.Required')),
    ).toBeVisible();
  });
}
