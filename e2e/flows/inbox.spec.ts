import path from 'node:path';
import { worldEmail } from '@baton/fixtures/world/people';
import type { Locator, Page } from '@playwright/test';
import { linkIn, sentMail } from '../../apps/server/src/testing/sent-mail.ts';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import {
  partyCalled,
  publishBlueprint,
  startFormWorkflow,
  startPublished,
} from '../pages/form-workflow.ts';
import { expect, expectAccessible, test } from '../story.ts';

const row = (page: Page, name: string): Locator => page.getByRole('button', { name });

test('a person is told of a task, and completes it from the inbox', async ({ newPerson }) => {
  const jonas = await newPerson('jonas');
  const priya = await newPerson('priya');
  await jonas.goto('/');
  await priya.goto('/inbox');
  await expect(priya.getByRole('tab', { name: 'Open' })).toBeVisible();
  await startFormWorkflow(jonas, 'Told by inbox', ['Priya'], []);
  const needed = priya.getByRole('region', { name: 'Needs your action' }).getByRole('listitem');
  /** Returns whether the sidebar counts exactly what is listed. */
  const isCounted = async (): Promise<boolean> => {
    const count = await needed.count();
    const name =
      count === 1 ? 'Inbox 1 item needs your action' : `Inbox ${count} items need your action`;
    return priya.getByRole('link', { name, exact: true }).isVisible();
  };

  await test.step('the task appears without a reload, and is counted', async () => {
    await expect(row(priya, 'Told by inbox')).toBeVisible();
    await expect.poll(isCounted).toBe(true);
    await row(priya, 'Told by inbox').click();
    const preview = priya.getByRole('region', { name: 'Preview' });
    await expect(preview.getByText('This task is assigned to you')).toBeVisible();
    await preview.getByText('Why did I get this?').click();
    await expect(preview.getByText(/the task is assigned to you or your team/)).toBeVisible();
    await expectAccessible(priya);
  });

  await test.step('it leaves when the task is completed', async () => {
    const preview = priya.getByRole('region', { name: 'Preview' });
    await preview.getByRole('button', { name: /^Complete task/ }).click();
    await expect(row(priya, 'Told by inbox')).toBeHidden();
    await priya.goto('/inbox');
    await expect(priya.getByRole('tab', { name: 'Open' })).toBeVisible();
    await expect(needed.first()).toBeVisible();
    await expect(row(priya, 'Told by inbox')).toBeHidden();
    await expect.poll(isCounted).toBe(true);
  });
});

test('several items are sorted by keyboard, and a mention arrives', async ({ newPerson }) => {
  const jonas = await newPerson('jonas');
  const sofia = await newPerson('sofia');
  await jonas.goto('/');
  const names = ['Sort one', 'Sort two', 'Sort three'];
  const addresses: string[] = [];
  for (const name of names) addresses.push(await startFormWorkflow(jonas, name, ['Sofia'], []));
  await sofia.goto('/inbox');
  for (const name of names) await expect(row(sofia, name)).toBeVisible();

  await test.step('done, snoozed, and unread by one key each', async () => {
    await row(sofia, 'Sort three').click();
    await sofia.keyboard.press('e');
    await expect(row(sofia, 'Sort three')).toBeHidden();
    await expect(row(sofia, 'Sort two')).toHaveAttribute('aria-current', 'true');
    await sofia.keyboard.press('h');
    await expect(row(sofia, 'Sort two')).toBeHidden();
    await expect(row(sofia, 'Sort one')).toHaveAttribute('aria-current', 'true');
    await sofia.keyboard.press('u');
    await expect(row(sofia, 'Sort one').getByText('Unread')).toBeAttached();
    await sofia.getByRole('tab', { name: 'Done' }).click();
    await expect(row(sofia, 'Sort three')).toBeVisible();
    await sofia.getByRole('tab', { name: 'Snoozed' }).click();
    await expect(row(sofia, 'Sort two')).toBeVisible();
    await sofia.getByRole('tab', { name: 'Open' }).click();
  });

  await test.step('a mention shows what was said', async () => {
    await jonas.goto(addresses[0] ?? '');
    const comments = jonas.getByRole('region', { name: 'Comments' });
    await comments.getByRole('textbox', { name: 'New comment' }).click();
    await jonas.keyboard.type('Is it fixed, @Sofia');
    await jonas.getByRole('option', { name: /Sofia/ }).first().click();
    await jonas.keyboard.press('Control+Enter');
    await expect(comments.getByRole('listitem')).toContainText('Is it fixed');
    await expect(row(sofia, 'Sort one')).toContainText('Jonas Lindqvist: Is it fixed, @Sofia');
  });

  await test.step('a filter finds the mention, and is cleared', async () => {
    await sofia.keyboard.press('f');
    await sofia.getByRole('menuitemradio', { name: 'Comments and mentions' }).press('Enter');
    await expect(sofia).toHaveURL(/\/inbox\?type=COMMENTS$/);
    await expect(row(sofia, 'Sort one')).toBeVisible();
    await sofia.getByRole('tab', { name: 'Snoozed' }).click();
    await expect(sofia.getByText('No items found')).toBeVisible();
    await expectAccessible(sofia);
    await sofia.getByRole('button', { name: 'Clear filter' }).click();
    await expect(row(sofia, 'Sort two')).toBeVisible();
    await sofia.getByRole('tab', { name: 'Open' }).click();
    await sofia.keyboard.press('f');
    await sofia.getByRole('menuitemcheckbox', { name: 'Unread only' }).press('Enter');
    await expect(sofia).toHaveURL(/\/inbox\?unread=yes$/);
    await expect(row(sofia, 'Sort one').getByText('Unread')).toBeAttached();
  });

  await test.step('the list fits a phone', async () => {
    await sofia.setViewportSize({ width: 360, height: 740 });
    await expect(row(sofia, 'Sort one')).toBeVisible();
    const width = await sofia.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await row(sofia, 'Sort one').click();
    await expect(sofia.getByRole('dialog')).toBeVisible();
  });
});

test('thirty items are marked as done or snoozed by keyboard', async ({ newPerson }) => {
  const jonas = await newPerson('jonas');
  await jonas.goto('/');
  const assignees = [await partyCalled(jonas, 'Kofi')];
  const content = buildBlueprint({ tasks: [{ name: 'Sort me', assignees }] });
  const blueprintId = await publishBlueprint(jonas, 'Triage', content);
  for (let number = 1; number <= 30; number += 1)
    await startPublished(jonas, `Triage ${number}`, blueprintId);
  const kofi = await newPerson('kofi');
  await kofi.goto('/inbox');
  const rows = kofi
    .getByRole('region', { name: 'Needs your action' })
    .getByRole('button', { name: /Triage \d/ });
  await expect(rows).toHaveCount(30);
  await row(kofi, 'Triage 30').click();
  for (let left = 29; left >= 0; left -= 1) {
    await kofi.keyboard.press(left % 3 === 0 ? 'h' : 'e');
    await expect(rows).toHaveCount(left);
  }
  const all = kofi.getByRole('button', { name: /Triage \d/ });
  await kofi.getByRole('tab', { name: 'Done' }).click();
  await expect(all).toHaveCount(20);
  await kofi.getByRole('tab', { name: 'Snoozed' }).click();
  await expect(all).toHaveCount(10);
});

test('an unread task is sent by email, which leads to it and can be ended', async ({
  newPerson,
  server,
}) => {
  const jonas = await newPerson('jonas');
  await jonas.goto('/');
  const tomas = await newPerson('tomas');
  await tomas.goto('/inbox');
  await startFormWorkflow(jonas, 'Told by email', ['Tomás'], []);
  const assignedAt = Date.now();
  await expect(row(tomas, 'Told by email')).toBeVisible();
  const folder = path.join(server.dataDir, 'mail');
  const mails = async (): Promise<readonly string[]> =>
    (await sentMail(folder, worldEmail('tomas'))).filter((mail) => mail.includes('Told by email'));
  await expect.poll(async () => (await mails()).length, { intervals: [200] }).toBe(1);
  const seconds = ((Date.now() - assignedAt) / 1000).toFixed(1);
  test.info().annotations.push({ type: 'assigned to mail', description: `${seconds} s` });
  const [mail = ''] = await mails();
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

  const { pathname, search } = linkIn(mail, '/unsubscribe');
  const page = await newPerson();
  await page.goto(pathname + search);
  const heading = page.getByRole('heading', { name: 'Unsubscribe from task emails' });
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(/\/unsubscribe\?task=1$/);
  await page.reload();
  await expect(heading).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();

  await test.step('the email leads to the task, which is completed', async () => {
    const task = linkIn(mail, '/workspace/');
    await tomas.goto(task.pathname + task.search);
    const dialog = tomas.getByRole('dialog');
    await expect(dialog.getByText('Told by email').first()).toBeVisible();
    await dialog.getByRole('button', { name: /^Complete task/ }).click();
    await tomas.goto('/inbox');
    await expect(tomas.getByRole('tab', { name: 'Open' })).toBeVisible();
    await expect(row(tomas, 'Told by email')).toBeHidden();
  });

  await test.step('an admin sees the same email in the gallery', async () => {
    const amara = await newPerson('amara');
    await amara.goto('/admin?tab=notifications');
    await amara.getByText(/^Email: .+ assigned this task to you/).click();
    const sample = amara.locator('iframe').contentFrame();
    await expect(sample.getByRole('link', { name: 'Complete task' })).toBeVisible();
  });
});
