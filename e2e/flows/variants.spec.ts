import type { Page } from '@playwright/test';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, place, withFields } from '@baton/fixtures/builders/fields';
import {
  addStage,
  addTaskToLast,
  chooseOption,
  expectSaved,
  publish,
} from '../pages/blueprint-editor-page.ts';
import { chooseInBlueprintMenu, openStart, renameBlueprint } from '../pages/blueprint-menu.ts';
import { partyCalled, publishBlueprint } from '../pages/form-workflow.ts';
import { runWorkflowCommand, live, taskCard } from '../pages/workflow-page.ts';
import { seekRow } from '../pages/task-list-page.ts';
import { expect, expectAccessible, test } from '../story.ts';

const standard = 'Opening a plant';
const german = 'Opening a plant in Germany';
const french = 'Opening a plant in France';
const permits = { stage: 'Permits', task: 'Ask the trade office' };
const first = { stage: 'Stage 1', task: 'Find a site' };

/** Adds a variant of the open blueprint with its menu and enters the variant's name. */
const makeVariant = async (page: Page, name: string): Promise<void> => {
  await chooseInBlueprintMenu(page, 'Create variant');
  await expect(
    page.getByRole('heading', { name: `${standard} (variant)`, level: 1 }),
  ).toBeVisible();
  await renameBlueprint(page, name);
  await expect(page.getByRole('link', { name: `Variant of ${standard}` })).toBeVisible();
};

/** Starts a workflow for a country from the open blueprint. */
const startIn = async (page: Page, country: string, name: string): Promise<void> => {
  const dialog = await openStart(page);
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await chooseOption(page, 'Country', country);
  await dialog.getByRole('button', { name: 'Start workflow' }).click();
  await expect(page).toHaveURL(/\/workflow\/[^/]+$/);
};

test('uses the variant whose condition matches the start values', async ({ newPerson }) => {
  test.setTimeout(300_000);
  const [jonas, leilani, sofia] = await Promise.all([
    newPerson('jonas'),
    newPerson('leilani'),
    newPerson('sofia'),
  ]);
  await jonas.goto('/');
  const buyer = await partyCalled(jonas, 'Leilani');
  const options = ['Germany', 'France', 'Portugal'].map((name) => ({ id: name, name }));
  const content = withFields(
    buildBlueprint({ tasks: [{ name: first.task, assignees: [buyer] }] }),
    [field(1, 'SELECT', { name: 'Country', options })],
    [null, place(1, 1)],
  );
  const id = await publishBlueprint(jonas, standard, content);

  await test.step('Jonas adds a variant with its own stage and one that stays a draft', async () => {
    await jonas.goto(`/blueprints/${id}`);
    await makeVariant(jonas, german);
    await addStage(jonas, permits.stage);
    await addTaskToLast(jonas, permits.task);
    await expectSaved(jonas);
    await publish(jonas, 'With the trade office.');
    await jonas.getByRole('link', { name: `Variant of ${standard}` }).click();
    await makeVariant(jonas, french);
    await expectSaved(jonas);
    await jonas.getByRole('link', { name: `Variant of ${standard}` }).click();
  });

  await test.step('the base blueprint gets conditions, with an error for a missing one', async () => {
    for (const [name, country] of [
      [french, 'France'],
      [german, 'Germany'],
    ] as const) {
      await jonas.getByRole('button', { name: `Use “${name}”` }).click();
      const when = jonas.getByRole('group', { name: `Condition of “${name}”` });
      const value = when.getByRole('combobox', { name: 'Value' });
      await value.click();
      await jonas.getByRole('option', { name: country, exact: true }).click();
      await value.press('Escape');
    }
    await expect(jonas.getByText('Not published, skipped')).toHaveCount(1);
    await expectAccessible(jonas);
    await expectSaved(jonas);
    await publish(jonas, 'Germany has its own way.');
  });

  await test.step('Germany uses its variant and its task goes to Leilani', async () => {
    await startIn(jonas, 'Germany', 'Plant in Leipzig');
    await expect(
      jonas.getByText(`“Plant in Leipzig” started as variant “${german}”`),
    ).toBeVisible();
    await expect(jonas.getByText(`Variant of ${standard}`)).toBeVisible();
    await expect(taskCard(jonas, permits)).toBeVisible();
  });

  await test.step('France has only a draft and Portugal no variant, so both use the base', async () => {
    for (const [country, name] of [
      ['France', 'Plant in Lyon'],
      ['Portugal', 'Plant in Porto'],
    ] as const) {
      await jonas.goto(`/blueprints/${id}`);
      await startIn(jonas, country, name);
      await expect(taskCard(jonas, first)).toBeVisible();
      await expect(taskCard(jonas, permits)).toHaveCount(0);
    }
    await leilani.goto('/my/tasks');
    for (const name of ['Plant in Leipzig', 'Plant in Lyon', 'Plant in Porto'])
      await expect(await seekRow(leilani, name)).toBeVisible();
  });

  await test.step('the draft is started as a test run', async () => {
    await jonas.goto(`/blueprints/${id}`);
    await addStage(jonas, 'Not yet decided');
    await addTaskToLast(jonas, 'Celebrate');
    await expectSaved(jonas);
    const dialog = await openStart(jonas, true);
    await expect(dialog.getByText('Its tasks and requests are real')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Just trying');
    await chooseOption(jonas, 'Country', 'Germany');
    await dialog.getByRole('button', { name: 'Start workflow' }).click();
    await expect(jonas.getByText(/^TEST-\d+/).first()).toBeVisible();
    await expect(jonas.getByText('Test run', { exact: true })).toBeVisible();
    // The test run uses this draft and no variant.
    await expect(taskCard(jonas, { stage: 'Not yet decided', task: 'Celebrate' })).toBeVisible();
    await expect(taskCard(jonas, permits)).toHaveCount(0);
    await expectAccessible(jonas);
  });

  await test.step('a test run appears only in the test list of its assignee', async () => {
    const row = leilani.getByRole('row').filter({ hasText: 'Just trying' });
    await leilani.goto('/my/tasks?tab=tests');
    await expect(row).toContainText(/TEST-\d+/, live);
    await sofia.goto('/?search=Plant');
    await expect(sofia.getByText('No workflows found')).toBeVisible();
    await sofia.goto('/?search=Just');
    await expect(sofia.getByText('No workflows found')).toBeVisible();
    await runWorkflowCommand(jonas, 'Delete workflow');
    await expect(row).toHaveCount(0, live);
    await jonas.goto('/?search=Plant');
    await expect(jonas.getByRole('row').filter({ hasText: 'Plant in' })).toHaveCount(3);
    await jonas.goto('/?search=Just');
    await expect(jonas.getByText('No workflows found')).toBeVisible();
  });
});
