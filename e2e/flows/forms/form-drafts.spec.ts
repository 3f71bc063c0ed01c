import type { Locator, Page } from '@playwright/test';
import { callApi } from '../../pages/api-calls.ts';
import { partyCalled, startFormWorkflow, type Question } from '../../pages/form-workflow.ts';
import { signIn } from '../../pages/sign-in-page.ts';
import { live } from '../../pages/workflow-page.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const questions: readonly Question[] = [
  { name: 'Summary', kind: 'TEXT' },
  { name: 'Budget', kind: 'NUMBER' },
  { name: 'Remarks', kind: 'TEXT' },
];

const formOf = (page: Page): Locator => page.getByRole('region', { name: 'Form' });
const summary = (page: Page): Locator => formOf(page).getByRole('textbox', { name: 'Summary' });
const stored = async (page: Page, address: string): Promise<unknown> => {
  const id = new URL(address, 'http://x').searchParams.get('task-id');
  return callApi(page, 'query ($id: ID!) { task(id: $id) { form { name value } } }', { id });
};

test('keeps typed text through a lost connection, a reload, and a closed tab', async ({
  newPerson,
}) => {
  const page = await newPerson('jonas');
  await page.goto('/');
  const address = await startFormWorkflow(page, 'Kept form', ['Jonas'], questions);
  await page.goto(address);

  await test.step('the connection is lost and restored', async () => {
    await expect(summary(page)).toBeVisible();
    await page.context().setOffline(true);
    await summary(page).fill('Written on a train');
    await page.keyboard.press('Tab');
    await expect(formOf(page).getByText(/on this device and will be sent later/)).toBeVisible();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await expect(formOf(page).getByText('Saved', { exact: true })).toBeVisible();
    await expect
      .poll(() => stored(page, address))
      .toMatchObject({ task: { form: [{ value: 'Written on a train' }, {}, {}] } });
  });

  await test.step('the page is reloaded in the middle of a word', async () => {
    await page.route('/graphql', (route) =>
      route.request().postData()?.includes('saveTaskValues') === true
        ? route.abort('connectionreset')
        : route.continue(),
    );
    await formOf(page).getByRole('textbox', { name: 'Remarks' }).pressSequentially('Half a sen');
    await page.reload();
    await expect(formOf(page).getByRole('textbox', { name: 'Remarks' })).toHaveValue('Half a sen');
  });

  await test.step('the tab is closed and the next visit saves the text on any page', async () => {
    const context = page.context();
    await page.close();
    const later = await context.newPage();
    await later.goto('/my/tasks');
    await expect
      .poll(() => stored(later, address))
      .toMatchObject({ task: { form: [{}, {}, { value: 'Half a sen' }] } });
    await expect
      .poll(() => later.evaluate(() => Object.keys(localStorage).join()))
      .not.toContain('baton.typed');
  });
});

test('keeps typed text when the session ends', async ({ newPerson, page }) => {
  const jonas = await newPerson('jonas');
  await jonas.goto('/');
  const address = await startFormWorkflow(jonas, 'Ended session', ['Lukasz'], questions);
  await signIn(page, 'lukasz', address);
  await expect(summary(page)).toBeVisible();
  // The save waits until the session ended, and discovers it before a refresh can.
  const ended = Promise.withResolvers<void>();
  await page.route('/graphql', async (route) => {
    if (route.request().postData()?.includes('saveTaskValues') !== true) return route.abort();
    await ended.promise;
    return route.continue();
  });
  await summary(page).fill('Typed too late');
  await page.keyboard.press('Tab');
  await page.context().clearCookies();
  ended.resolve();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.unroute('/graphql');
  await signIn(page, 'lukasz', page.url());
  await expect(summary(page)).toHaveValue('Typed too late');
  await expect
    .poll(() => stored(page, address))
    .toMatchObject({ task: { form: [{ value: 'Typed too late' }, {}, {}] } });
});

test('keeps typed text when the task is reassigned', async ({ newPerson }) => {
  const [jonas, lukasz] = await Promise.all([newPerson('jonas'), newPerson('lukasz')]);
  await jonas.goto('/');
  const address = await startFormWorkflow(jonas, 'Reassigned form', ['Lukasz'], questions);
  await lukasz.goto(address);
  await expect(summary(lukasz)).toBeVisible();
  await summary(lukasz).pressSequentially('Half a sen');
  const assigneeIds = [await partyCalled(jonas, 'Jonas')];
  const taskId = new URL(address, 'http://x').searchParams.get('task-id');
  await callApi(
    jonas,
    'mutation ($input: AssignTaskInput!) { assignTask(input: $input) { task { id } } }',
    { input: { idempotencyKey: crypto.randomUUID(), taskId, assigneeIds } },
  );
  const typed = lukasz.getByRole('region', { name: /can no longer edit/ });

  await test.step('the text replaces the form and has focus', async () => {
    await expect(typed.getByText('Half a sen')).toBeVisible(live);
    await expect(typed).toBeFocused();
    await expectAccessible(lukasz);
    expect(await stored(jonas, address)).toMatchObject({
      task: { form: [{ value: null }, {}, {}] },
    });
  });

  await test.step('the next visit links to it and can discard it', async () => {
    await lukasz.goto('/my/tasks');
    await lukasz.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(typed.getByText('Half a sen')).toBeVisible();
    await typed.getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(typed).toBeHidden();
    await expect
      .poll(() => lukasz.evaluate(() => Object.keys(localStorage).join()))
      .not.toContain('baton.typed');
  });
});

test('shows two people in one form and resolves their conflicts', async ({ newPerson }) => {
  const [jonas, lukasz] = await Promise.all([newPerson('jonas'), newPerson('lukasz')]);
  await jonas.goto('/');
  const address = await startFormWorkflow(jonas, 'Shared form', ['Jonas', 'Lukasz'], questions);
  await Promise.all([jonas.goto(address), lukasz.goto(address)]);
  await expect(summary(jonas)).toBeVisible();
  await expect(summary(lukasz)).toBeVisible();

  await test.step('each sees the other person and their field', async () => {
    await summary(jonas).focus();
    await expect(formOf(lukasz).getByText(/Jonas .* is editing this field$/)).toBeVisible(live);
    await expectAccessible(lukasz);
  });

  await test.step('changes to different fields are merged live', async () => {
    await formOf(jonas).getByRole('spinbutton', { name: 'Budget' }).fill('1200');
    await jonas.keyboard.press('Tab');
    await expect(formOf(lukasz).getByRole('spinbutton', { name: 'Budget' })).toHaveValue(
      /^1.?200$/,
      live,
    );
    await expect(formOf(lukasz).getByText(/^Changed by Jonas/)).toBeVisible();
  });

  await test.step('a person selects one of two values for the same field', async () => {
    await summary(lukasz).fill('By Lukasz');
    await summary(jonas).fill('By Jonas');
    await jonas.keyboard.press('Tab');
    await expect
      .poll(() => stored(jonas, address))
      .toMatchObject({ task: { form: [{ value: 'By Jonas' }, {}, {}] } });
    await lukasz.keyboard.press('Tab');
    const choice = formOf(lukasz).getByRole('group', { name: 'Two values for “Summary”' });
    await expect(choice).toBeVisible(live);
    await expect(choice.getByText('By Lukasz')).toBeVisible();
    await expect(choice.getByText('By Jonas')).toBeVisible();
    await expectAccessible(lukasz);
    await choice.getByRole('button', { name: 'Keep mine' }).click();
    await expect(choice).toBeHidden();
    await expect(summary(jonas)).toHaveValue('By Lukasz', live);
  });
});
