import type { Page } from '@playwright/test';
import { demoPassword } from '@baton/fixtures/world/company';
import { worldEmail } from '@baton/fixtures/world/people';
import { expectSaved, outline, outlineRow } from '../pages/blueprint-editor-page.ts';
import { tabTo } from '../pages/keys.ts';
import { expect, test } from '../story.ts';

/** Types the name of a new item and continues with the next. */
const name = async (page: Page, ...names: readonly string[]): Promise<void> => {
  for (const one of names) {
    await page.keyboard.type(one);
    await page.keyboard.press('Enter');
    await expect(outlineRow(page, one)).toBeVisible();
  }
  await page.keyboard.press('Escape');
};

/** Expects the task names in this order. */
const expectOrder = (page: Page, names: readonly string[]): Promise<void> =>
  expect(outline(page).locator('[data-kind="TASK"]')).toContainText([...names]);

test('signs in, opens a task, goes back, and completes it by keyboard', async ({ page }) => {
  await page.goto('/my/tasks');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type(worldEmail('lukasz'));
  await page.keyboard.press('Enter');
  await expect(page.locator('input[type="password"]')).toBeFocused();
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/my\/tasks$/);
  const rows = page.getByRole('row').filter({ hasText: '›' });
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const heading = dialog.getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeVisible();
  const task = await heading.innerText();
  await expect(rows.first()).toContainText(task);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rows.first()).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(heading).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(rows.filter({ hasText: task })).toHaveCount(0);
  // Opens the next task.
  await page.keyboard.press('j');
  await expect(rows.and(page.locator(':focus'))).toHaveCount(1);
});

test('creates, reorders, publishes, and starts a blueprint by keyboard', async ({ newPerson }) => {
  const page = await newPerson('jonas');
  await page.goto('/blueprints');
  await expect(page.getByRole('row').first()).toBeVisible();
  await page.keyboard.press('c');
  const creating = page.getByRole('dialog', { name: 'New blueprint' });
  await expect(creating.getByLabel('Blueprint name')).toBeFocused();
  await page.keyboard.type('Without a mouse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Without a mouse', level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Blueprint name' })).toBeFocused();
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('button', { name: 'Add stage' }));
  await page.keyboard.press('Enter');
  await name(page, 'Prepare', 'Ship');
  await expect(page.getByRole('button', { name: 'Add stage' })).toBeFocused();

  const addTask = page.getByRole('button', { name: 'Add task' });
  await tabTo(page, addTask.first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await name(page, 'Order', 'Pack', 'Label');
  await expectOrder(page, ['Order', 'Pack', 'Label']);

  await test.step('move with Alt and the arrow keys, undo, redo', async () => {
    await tabTo(page, outlineRow(page, 'Prepare'), 'Shift+Tab');
    for (const next of ['Order', 'Pack', 'Label']) {
      await page.keyboard.press('ArrowDown');
      await expect(outlineRow(page, next)).toBeFocused();
    }
    await page.keyboard.press('Alt+ArrowUp');
    await expectOrder(page, ['Order', 'Label', 'Pack']);
    await expect(outlineRow(page, 'Label')).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expectOrder(page, ['Label', 'Order', 'Pack']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expectOrder(page, ['Order', 'Pack', 'Label']);
    await page.keyboard.press('Control+Shift+z');
    await expectOrder(page, ['Order', 'Label', 'Pack']);
  });

  await test.step('rename in the row and in the settings', async () => {
    await expect(outlineRow(page, 'Label')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Task name' })).toBeFocused();
    await page.keyboard.type('Label the boxes');
    await page.keyboard.press('Enter');
    await expect(outlineRow(page, 'Label the boxes')).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Edit Assignees' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('menuitemradio', { name: 'Person' }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Assignees', exact: true })).toBeFocused();
    await page.keyboard.type('Jonas');
    await expect(page.getByRole('option', { name: 'Jonas Lindqvist' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Jonas Lindqvist' })).toBeVisible();
    // Escape closes the list, goes back to the first step, and closes the popover.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitemradio', { name: 'Person' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Edit Assignees' })).toBeFocused();
    await expectSaved(page);
  });

  await test.step('publish and start', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const publishing = page.getByRole('dialog', { name: 'Publish version 1' });
    await tabTo(page, publishing.getByLabel('Version notes'));
    await page.keyboard.type('The first one.');
    await page.keyboard.press('Control+Enter');
    await expect(publishing).toBeHidden();

    await tabTo(page, page.getByRole('button', { name: 'Start workflow' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const starting = page.getByRole('dialog', { name: /^Start/ });
    await expect(starting.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('All by hand');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/workflow\//);
    await expect(page.getByRole('heading', { name: 'All by hand', level: 1 })).toBeVisible();
  });
});
