import { expect, type Page } from '@playwright/test';
import { demoPassword } from '@baton/fixtures/world/company';
import { worldEmail } from '@baton/fixtures/world/people';

/** Signs in a person of the demo company by their key. */
export const signIn = async (page: Page, key: string, path = '/'): Promise<void> => {
  await page.goto(path);
  await page.getByLabel('Email address').fill(worldEmail(key));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/^Password/).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // Password hashing is slow on purpose, and several people can sign in at the same time.
  await expect(page.getByRole('navigation').first()).toBeVisible({ timeout: 60_000 });
};
