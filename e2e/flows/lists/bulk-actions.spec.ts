import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import type { Locator, Page } from '@playwright/test';
import { partyCalled, startFrom } from '../../pages/form-workflow.ts';
import { expect, test } from '../../story.ts';

test('reassigns 200 tasks in one operation, and undoes it', async ({ newPerson }) => {
  test.setTimeout(600_000);
  const [jonas, amara] = await Promise.all([newPerson('jonas'), newPerson('amara')]);
  await Promise.all([jonas, amara].map((page) => page.goto('/')));
  const assignees = [await partyCalled(jonas, 'Jonas'), await partyCalled(jonas, 'Amara')];
  const crates = Array.from({ length: 50 }, (_, at) => ({ name: `Crate ${at + 1}`, assignees }));
  const blueprint = buildBlueprint({ name: 'Crates', tasks: crates });
  // Only the owner of a workflow can change the assignees of its tasks.
  for (const [owner, harbors] of [
    [jonas, ['Oslo', 'Bergen']],
    [amara, ['Malmo', 'Gdansk']],
  ] as const)
    for (const harbor of harbors) await startFrom(owner, `Harbor of ${harbor}`, blueprint);
  const list = (page: Page): Locator => page.getByRole('grid', { name: 'Tasks' });
  const selectAll = async (page: Page): Promise<void> => {
    await list(page).getByRole('row').filter({ hasText: 'Crate' }).first().focus();
    await page.keyboard.press('Control+a');
  };

  await test.step('selects everything that matches and checks who can change it', async () => {
    await jonas.goto('/tasks?search=Harbor%20of');
    await selectAll(jonas);
    await jonas
      .getByRole('toolbar', { name: '200 selected' })
      .getByRole('button', { name: 'Assign' })
      .click();
    const dialog = jonas.getByRole('dialog', { name: 'Assign 200 tasks' });
    await dialog.getByRole('combobox', { name: /Assignees/ }).fill('Kofi');
    await jonas.getByRole('option', { name: /Kofi/ }).first().click();
    await jonas.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Preview changes' }).click();
    await expect(jonas.getByText('100 items change. 100 items can’t change.')).toBeVisible();
    const refused = jonas.getByRole('region', { name: 'Items that can’t change' });
    await expect(refused.getByRole('listitem')).toHaveCount(100);
    // Each refused item shows the reason.
    await expect(refused.getByRole('listitem').filter({ hasText: /^Crate \d+.+\.$/ })).toHaveCount(
      100,
    );
  });

  const kofi = await newPerson('kofi');
  await test.step('changes them in the background', async () => {
    await jonas.getByRole('button', { name: 'Change 100 items' }).click();
    await expect(jonas.getByText('100 of 100 changed')).toBeVisible({ timeout: 120_000 });
    await kofi.goto('/tasks?search=Harbor%20of&assignee=me');
    await selectAll(kofi);
    await expect(kofi.getByRole('toolbar', { name: '100 selected' })).toBeVisible();
  });

  await test.step('gives them back', async () => {
    await jonas.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect(jonas.getByText('100 items undone.', { exact: false })).toBeVisible({
      timeout: 120_000,
    });
    await kofi.goto('/tasks?search=Harbor%20of&assignee=me');
    await expect(kofi.getByText('No tasks found')).toBeVisible();
  });
});

test('pauses and transfers many workflows', async ({ newPerson }) => {
  const jonas = await newPerson('jonas');
  await jonas.goto('/');
  const assignees = [await partyCalled(jonas, 'Jonas')];
  const blueprint = buildBlueprint({ name: 'Pallets', tasks: [{ name: 'Wrap', assignees }] });
  for (const name of ['Pallets for Turku', 'Pallets for Tampere'])
    await startFrom(jonas, name, blueprint);
  const act = async (button: string, title: string): Promise<Locator> => {
    await jonas.goto('/?search=Pallets');
    const found = jonas.getByRole('grid').getByRole('row').filter({ hasText: 'Pallets for' });
    // The search knows new workflows within a second.
    await expect(found).toHaveCount(2);
    await found.first().focus();
    await jonas.keyboard.press('Control+a');
    await jonas
      .getByRole('toolbar', { name: '2 selected' })
      .getByRole('button', { name: button, exact: true })
      .click();
    return jonas.getByRole('dialog', { name: title });
  };
  const run = async (dialog: Locator): Promise<void> => {
    await dialog.getByRole('button', { name: 'Preview changes' }).click();
    await jonas.getByRole('button', { name: 'Change 2 items' }).click();
    await expect(jonas.getByText('2 of 2 changed')).toBeVisible({ timeout: 30_000 });
  };

  const pause = await act('Pause', 'Pause 2 workflows');
  await pause.getByRole('textbox', { name: 'Reason' }).fill('The wrapper is broken.');
  await run(pause);
  await expect(jonas.getByRole('button', { name: 'Undo' })).toBeHidden();

  const transfer = await act('Change owner', 'Change the owner of 2 workflows');
  await transfer.getByRole('combobox', { name: /Owner/ }).fill('Kofi');
  await jonas.getByRole('option', { name: /Kofi/ }).first().click();
  await jonas.keyboard.press('Escape');
  await run(transfer);
  // The row has the same actions, and the same keys.
  await jonas.goto('/?search=Pallets');
  const turku = jonas.getByRole('row').filter({ hasText: 'Pallets for Turku' });
  await turku.hover();
  await turku.getByRole('button', { name: 'Tag' }).click();
  await expect(jonas.getByRole('dialog', { name: 'Tag 1 workflow' })).toBeVisible();
  await jonas.keyboard.press('Escape');
  await turku.press('o');
  await expect(jonas.getByRole('dialog', { name: 'Change the owner of 1 workflow' })).toBeVisible();

  const kofi = await newPerson('kofi');
  await kofi.goto('/?search=Pallets');
  const rows = kofi.getByRole('row').filter({ hasText: 'Pallets for' });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('You');
});
