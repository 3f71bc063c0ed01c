import path from 'node:path';
import { worldEmail } from '@baton/fixtures/world/people';
import type { Page } from '@playwright/test';
import { linkIn, sentMail } from '../../../apps/server/src/testing/sent-mail.ts';
import { callApi } from '../../pages/api-calls.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const email = worldEmail('amara');
const password = 'Walk-the-otter-7';

const demandConfirmedAddresses = (admin: Page, confirmsAddress: boolean): Promise<unknown> =>
  callApi(
    admin,
    'mutation ($input: UpdateSignInPolicyInput!) { updateSignInPolicy(input: $input) { signInPolicy { confirmsAddress } } }',
    {
      input: {
        ...{ passwordPolicy: 'SPEC', requiresSecondFactor: false },
        ...{ secondFactorRoleIds: [], confirmsAddress },
      },
    },
  );

// Its own server, because the reset ends the person's sessions.
test.use({ serverEnv: { BATON_UNDO_SECONDS: '9' } });

test('a person sets a new password by mail, and comes to the page that they wanted', async ({
  newPerson,
  server,
}) => {
  const page = await newPerson();
  await page.goto('/my/tasks');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  await expectAccessible(page);

  const folder = path.join(server.dataDir, 'mail');
  const links = (): Promise<readonly string[]> => sentMail(folder, email, '/reset-password');
  await expect.poll(async () => (await links()).length).toBe(1);
  const [message = ''] = await links();
  const { pathname, search } = linkIn(message, '/reset-password');
  await page.goto(pathname + search);
  await page.getByLabel(/^Password(?! rules)/).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();

  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/^Password(?! rules)/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/my\/tasks$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My tasks' })).toBeVisible();

  // Signed-in people get the application instead of a page before sign-in.
  await page.goto('/password-reset-request');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'My tasks' })).toBeVisible();

  await test.step('the workspace demands confirmed addresses, and a person confirms theirs', async () => {
    // The link of the new password confirmed the address of the admin.
    await demandConfirmedAddresses(page, true);
    const person = await newPerson('jonas');
    await person.goto('/my/tasks');
    await expect(person).toHaveURL(/\/request-verification\?token=.*&redirect=%2Fmy%2Ftasks/);
    await expectAccessible(person);
    await person.getByRole('button', { name: 'Send link' }).click();
    await expect(person.getByRole('heading', { name: 'Check your email' })).toBeVisible();

    const jonas = worldEmail('jonas');
    const asked = () => sentMail(folder, jonas, '/confirm-verification');
    await expect.poll(async () => (await asked()).length).toBe(1);
    const link = linkIn((await asked())[0] ?? '', '/confirm-verification');
    // A mail program opens the link in another browser, so that it needs a click.
    const other = await newPerson();
    await other.goto(link.pathname + link.search);
    await other.getByRole('button', { name: 'Confirm address' }).click();
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    // The first page finds out without a click, and opens what the person wanted.
    await expect(person.getByRole('heading', { level: 1, name: 'My tasks' })).toBeVisible();
    // Restores the setting, because other tests use the same server.
    await demandConfirmedAddresses(page, false);
  });

  // Opens an empty page first, because an open page of Baton would go to the sign-in page.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});
