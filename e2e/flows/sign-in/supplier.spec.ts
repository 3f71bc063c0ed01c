import { demoPassword } from '@baton/fixtures/world/company';
import { worldEmail } from '@baton/fixtures/world/people';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../story.ts';

const email = worldEmail('ingrid');

const isSupplierSignIn = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Sign in as a supplier' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('supplier')).not.toBeNull();
};

test('a supplier asks for the invitation again, signs in, and sees only shared work', async ({
  newPerson,
}) => {
  const page = await newPerson();

  await test.step('the sign-in is worded for suppliers and offers only a password', async () => {
    await page.goto('/login?supplier=1');
    await isSupplierSignIn(page);
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel(/^Password/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Continue with/ })).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('a lost invitation leads back to the sign-in of suppliers', async () => {
    await page.getByRole('link', { name: 'Lost your invitation?' }).click();
    await expect(page.getByRole('textbox', { name: /Email address/ })).toHaveValue(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(`If ${email} has an open invitation`)).toBeVisible();
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await isSupplierSignIn(page);
  });

  await test.step('the supplier lands on My tasks, with shared workflows next to them', async () => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel(/^Password/).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/my/tasks');
    await expect(page.getByRole('heading', { level: 1, name: 'My tasks' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Shared workflows' }).click();
    await expect(page).toHaveURL(/tab=workflows/);
    await expectAccessible(page);
  });

  await test.step('lists of the company stay closed', async () => {
    const navigation = page.getByRole('navigation').first();
    for (const name of ['People', 'Blueprints', 'Tags', 'Documents', 'Admin'])
      await expect(navigation.getByRole('link', { name, exact: true })).toBeHidden();
    for (const path of ['/people', '/blueprints', '/admin']) {
      await page.goto(path);
      await expect(page.getByRole('row')).toHaveCount(0);
    }
  });
});
