import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import type { Locator } from '@playwright/test';
import { partyCalled, startFrom } from '../../pages/form-workflow.ts';
import { expect, test } from '../../story.ts';

test('reassigns many tasks in one operation, and undoes it', async ({ newPerson }) => {
  test.setTimeout(300_000);
  const [jonas, amara] = await Promise.all([newPerson('jonas'), newPerson('amara')]);
  await Promise.all([jonas, amara].map((page) => page.goto('/')));
  const both = {
    assignees: [await partyCalled(jonas, 'Jonas'), await partyCalled(jonas, 'Amara')],
  };
  const blueprint = (task: string) =>
    buildBlueprint({ name: 'Crates', tasks: [{ name: task, ...both }] });
  await startFrom(jonas, 'Crates for Oslo', blueprint('Seal the crates'));
  await startFrom(jonas, 'Crates for Bergen', blueprint('Weigh the crates'));
  for (const name of ['Stamp the crates', 'Count the crates'])
    await startFrom(amara, `${name} today`, blueprint(name));

  await test.step('selects the tasks and checks who can change them', async () => {
    await jonas.goto('/my/tasks');
    for (const name of ['Seal', 'Weigh', 'Stamp', 'Count']) {
      const row = jonas.getByRole('row', { name: new RegExp(`${name} the crates`) });
      await row.hover();
      await row.getByRole('checkbox').click();
    }
    await jonas
      .getByRole('toolbar', { name: '4 selected' })
      .getByRole('button', { name: 'Assign' })
      .click();
    const dialog = jonas.getByRole('dialog', { name: 'Assign 4 tasks' });
    await dialog.getByRole('combobox', { name: /Assignees/ }).fill('Kofi');
    await jonas.getByRole('option', { name: /Kofi/ }).first().click();
    await jonas.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect(jonas.getByText('2 items change. 2 items can’t change.')).toBeVisible();
    const refused = jonas.getByRole('region', { name: 'Items that can’t change' });
    await expect(refused.getByRole('listitem')).toHaveText([
      /Stamp the crates.+/,
      /Count the crates.+/,
    ]);
  });

  await test.step('changes them in the background', async () => {
    await jonas.getByRole('button', { name: 'Change 2 items' }).click();
    await expect(jonas.getByText('2 of 2 changed')).toBeVisible({ timeout: 30_000 });
    await amara.goto('/my/tasks');
    await expect(amara.getByRole('row', { name: /Stamp the crates/ })).toBeVisible();
    await expect(amara.getByRole('row', { name: /(?:Seal|Weigh) the crates/ })).toHaveCount(0);
  });

  await test.step('gives them back', async () => {
    await jonas.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect(jonas.getByText('2 items undone.', { exact: false })).toBeVisible();
    await expect(amara.getByRole('row', { name: /Seal the crates/ })).toBeVisible();
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
    const list = jonas.getByRole('grid', { name: 'Workflows' });
    await list.getByRole('row').filter({ hasText: 'Turku' }).focus();
    await jonas.keyboard.press('Control+a');
    await jonas
      .getByRole('toolbar', { name: '2 selected' })
      .getByRole('button', { name: button, exact: true })
      .click();
    return jonas.getByRole('dialog', { name: title });
  };
  const run = async (dialog: Locator): Promise<void> => {
    await dialog.getByRole('button', { name: 'Check' }).click();
    await jonas.getByRole('button', { name: 'Change 2 items' }).click();
    await expect(jonas.getByText('2 of 2 changed')).toBeVisible({ timeout: 30_000 });
  };

  const pause = await act('Pause', 'Pause 2 workflows');
  await pause.getByRole('textbox', { name: 'Reason' }).fill('The wrapper is broken.');
  await run(pause);
  await expect(jonas.getByRole('button', { name: 'Undo' })).toBeHidden();

  const transfer = await act('Transfer', 'Transfer 2 workflows');
  await transfer.getByRole('combobox', { name: /Owner/ }).fill('Kofi');
  await jonas.getByRole('option', { name: /Kofi/ }).first().click();
  await jonas.keyboard.press('Escape');
  await run(transfer);
  const kofi = await newPerson('kofi');
  await kofi.goto('/?search=Pallets');
  const rows = kofi.getByRole('row').filter({ hasText: 'Pallets for' });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('You');
});
