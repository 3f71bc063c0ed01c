import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { expectSaved } from '../pages/blueprint-editor-page.ts';
import { publishBlueprint } from '../pages/form-workflow.ts';
import { chooseFile, openImport } from '../pages/import-page.ts';
import { expect, expectAccessible, test } from '../story.ts';

test('duplicates, names, locks, exports, and imports a blueprint', async ({ newPerson }) => {
  const page = await newPerson('amara');
  await page.goto('/');
  const built = buildBlueprint({ tasks: [{ assignees: [], name: 'Pack' }] });
  const id = await publishBlueprint(page, 'Moving files', built);
  const choose = async (action: string): Promise<void> => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const title = page.getByRole('button', { name: 'Copy of Moving files' });
  const template = page.getByLabel('Name pattern');
  const lock = page.getByLabel('Lock what the blueprint defines');

  await test.step('the draft is started as a test run', async () => {
    await page.goto(`/blueprints/${id}`);
    await choose('Start test run');
    const dialog = page.getByRole('dialog', { name: 'Start test run of “Moving files”' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Start workflow' }).click();
    await expect(page).toHaveURL(/\/workflow\//);
    await expect(page.getByText('Test run', { exact: true })).toBeVisible();
    await expect(page.getByText(/^TEST-\d+/).first()).toBeVisible();
  });

  await test.step('the copy is a separate blueprint', async () => {
    await page.goto(`/blueprints/${id}`);
    await choose('Duplicate');
    await expect(title).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(id));
  });

  await test.step('the settings show the names of new workflows', async () => {
    await page.getByRole('button', { name: /^Advanced/ }).click();
    await template.fill('{blueprint} {reference}');
    await template.blur();
    await expect(page.getByText('Example: Copy of Moving files AB-12')).toBeVisible();
    await lock.check();
    await expectSaved(page);
    await expectAccessible(page);
  });

  await test.step('the exported file becomes an equal blueprint', async () => {
    const waiting = page.waitForEvent('download');
    await choose('Export draft as file');
    const file = await waiting;
    expect(file.suggestedFilename()).toBe('Copy of Moving files.baton.json');
    const folder = await mkdtemp(path.join(tmpdir(), 'baton-'));
    const target = path.join(folder, file.suggestedFilename());
    await file.saveAs(target);
    await openImport(page);
    await chooseFile(page, target);
    await expect(title).toBeVisible();
    await page.getByRole('button', { name: /^Advanced/ }).click();
    await expect(template).toHaveValue('{blueprint} {reference}');
    await expect(lock).toBeChecked();
  });
});
