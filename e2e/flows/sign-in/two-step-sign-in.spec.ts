import path from 'node:path';
import { demoPassword } from '@baton/fixtures/world/company';
import { worldEmail } from '@baton/fixtures/world/people';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { linkIn, sentMail } from '../../../apps/server/src/testing/sent-mail.ts';
import { expect, expectAccessible, test } from '../../story.ts';
import { signIn } from '../../pages/sign-in-page.ts';

const email = worldEmail('amara');

// Its own server, because the demo people have no second factor.
test.use({ serverEnv: { BATON_UNDO_SECONDS: '9' } });

const openMenuItem = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: /preferences and sign-out/ }).click();
  await page.getByRole('menuitem', { name }).click();
};
const signOut = async (page: Page): Promise<void> => {
  await openMenuItem(page, 'Sign out');
  await expect(page.getByLabel('Email address')).toBeVisible();
};
const enterPassword = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/^Password(?! rules)/).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('a person turns on two-step sign-in, uses it, and resets it', async ({
  newPerson,
  server,
}) => {
  const page = await newPerson();
  await signIn(page, 'amara');
  await openMenuItem(page, 'Sign-in methods');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByText('You can’t scan the code?').click();
  const key = (await page.locator('details code').innerText()).replaceAll(' ', '');
  const code = (steps = 0): string =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({
      timestamp: Date.now() + steps * 30_000,
    });
  await page.getByRole('dialog').getByLabel(/^Code/).fill(code());
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('dialog').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  await page.keyboard.press('Escape');
  await signOut(page);

  await enterPassword(page);
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Code/).fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/This code is wrong/)).toBeVisible();
  await page.getByLabel(/^Code/).fill(code(1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'My tasks' })).toBeVisible();
  await signOut(page);

  await enterPassword(page);
  await page.getByLabel(/^Code/).fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'My tasks' })).toBeVisible();
  await signOut(page);

  await enterPassword(page);
  await page.getByRole('link', { name: 'Lost your app and your recovery codes?' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  const folder = path.join(server.dataDir, 'mail');
  await expect.poll(async () => (await sentMail(folder, email, '/mfa-reset')).length).toBe(1);
  const [message = ''] = await sentMail(folder, email, '/mfa-reset');
  const { pathname, search } = linkIn(message, '/mfa-reset');
  await page.goto(pathname + search);
  await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Password/).fill(demoPassword);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('heading', { name: 'Two-step sign-in is off' })).toBeVisible();
  await enterPassword(page);
  await expect(page.getByRole('link', { name: 'My tasks' })).toBeVisible();
});
