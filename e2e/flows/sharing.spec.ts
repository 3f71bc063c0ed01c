import type { Page } from '@playwright/test';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { chooseInBlueprintMenu } from '../pages/blueprint-menu.ts';
import { partyCalled, publishBlueprint } from '../pages/form-workflow.ts';
import { choose } from '../pages/picker-field.ts';
import { startWorkflow } from '../pages/start-workflow-dialog-page.ts';
import { live, openTask, taskCard } from '../pages/workflow-page.ts';
import { expect, expectAccessible, test } from '../story.ts';

const stage = 'Packing up';
const packing = { stage, task: 'Pack the archive' };
const added = { stage, task: 'Order more boxes' };
const workflow = 'Archive to the harbour';

const shareWith = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Share with' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(page.getByRole('button', { name: `Remove access of ${name}` })).toBeVisible();
};

test('shares a workflow with viewers and editors and limits who can start', async ({
  newPerson,
}) => {
  test.setTimeout(300_000);
  const [jonas, sofia, leilani, kofi] = await Promise.all([
    newPerson('jonas'),
    newPerson('sofia'),
    newPerson('leilani'),
    newPerson('kofi'),
  ]);
  await jonas.goto('/');
  const own = { assignees: [await partyCalled(jonas, 'Jonas')] };
  const id = await publishBlueprint(
    jonas,
    'Moving an archive',
    buildBlueprint({ name: stage, tasks: [{ name: packing.task, ...own }] }),
  );

  await test.step('Jonas shares his workflow with Sofia as viewer and Leilani as editor', async () => {
    await jonas.goto(`/blueprints/${id}`);
    await startWorkflow(jonas, workflow);
    await sofia.goto(jonas.url());
    await expect(
      sofia.getByRole('heading', { name: 'Workflow not found', level: 1 }),
    ).toBeVisible();
    await jonas.getByRole('tab', { name: 'Access' }).click();
    await expect(jonas.getByText('Not shared yet')).toBeVisible();
    await shareWith(jonas, 'Sofia Marchetti');
    await shareWith(jonas, 'Leilani Kahale');
    await jonas.getByRole('combobox', { name: 'Access of Leilani Kahale' }).click();
    await jonas.getByRole('option', { name: /^Editor/ }).click();
    await expect(jonas.getByRole('combobox', { name: 'Access of Leilani Kahale' })).toHaveValue(
      'Editor',
    );
    await expectAccessible(jonas);
  });

  await test.step('Sofia views it and sees why she cannot act', async () => {
    await sofia.goto('/');
    await sofia.getByRole('row').filter({ hasText: workflow }).click(live);
    await expect(sofia.getByRole('heading', { name: workflow, level: 1 })).toBeVisible();
    await expect(taskCard(sofia, packing)).toBeVisible();
    await expect(sofia.getByRole('button', { name: /^Add task/ })).toHaveCount(0);
    await expect(
      taskCard(sofia, packing).getByRole('button', { name: 'Complete task' }),
    ).toHaveCount(0);
    const dialog = await openTask(sofia, packing);
    await expect(dialog.getByRole('button', { name: /^Complete task/ })).toBeDisabled();
    await expect(dialog.getByText('Only assignees of this task can do this.')).toBeVisible();
    await expect(dialog.getByText('Jonas Lindqvist can complete this task.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await sofia.getByRole('tab', { name: 'Access' }).click();
    await expect(sofia.getByRole('combobox', { name: 'Share with' })).toHaveCount(0);
    await expect(sofia.getByRole('button', { name: /^Remove access of/ })).toHaveCount(0);
    await expect(
      sofia.getByRole('tabpanel').getByText(/^People who can do this: the owner/),
    ).toBeVisible();
  });

  await test.step('Leilani adds a task that both others see', async () => {
    await leilani.goto(jonas.url());
    await leilani.getByRole('tab', { name: 'Workflow' }).click();
    await leilani.getByRole('button', { name: `Add task ${stage}` }).click();
    const dialog = leilani.getByRole('dialog', { name: /Add a task/ });
    await dialog.getByLabel('Name').fill(added.task);
    await dialog.getByRole('button', { name: 'Add task' }).click();
    await expect(dialog).toBeHidden();
    await jonas.getByRole('tab', { name: 'Workflow' }).click();
    await expect(taskCard(jonas, added)).toBeVisible(live);
    await sofia.getByRole('tab', { name: 'Workflow' }).click();
    await expect(taskCard(sofia, added)).toBeVisible(live);
  });

  await test.step('access is removed', async () => {
    await jonas.getByRole('tab', { name: 'Access' }).click();
    await jonas.getByRole('button', { name: 'Remove access of Sofia Marchetti' }).click();
    await expect(sofia.getByRole('heading', { name: 'Workflow not found', level: 1 })).toBeVisible(
      live,
    );
  });

  await test.step('only Kofi can start the blueprint now, and Sofia sees the reason', async () => {
    await jonas.goto(`/blueprints/${id}`);
    await chooseInBlueprintMenu(jonas, 'Access');
    const dialog = jonas.getByRole('dialog', { name: 'Access' });
    await dialog
      .getByRole('group', { name: 'Who can start workflows' })
      .getByText('Only selected')
      .click();
    await choose(jonas, dialog, 'People, teams, and roles', 'Kofi Mensah');
    await expectAccessible(jonas);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();

    await sofia.goto(`/blueprints/${id}`);
    await sofia.goto(`/workflow-intake/${id}`);
    await expect(
      sofia.getByRole('heading', { name: 'You can’t start this workflow' }),
    ).toBeVisible();
    await kofi.goto(`/workflow-intake/${id}`);
    await kofi.getByLabel('Name').fill('By Kofi');
    await kofi.getByRole('button', { name: 'Start workflow' }).click();
    await expect(kofi.getByText(/” started/).first()).toBeVisible();
  });
});
