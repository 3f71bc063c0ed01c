import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoPassword } from '@baton/fixtures/world/company';
import { worldEmail } from '@baton/fixtures/world/people';
import type { Page } from '@playwright/test';
import { OAuth2Server } from 'oauth2-mock-server';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../apps/server/src/platform/postgres/embedded-postgres.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const records = path.join(tmpdir(), `baton-text-records-${randomUUID()}.json`);
const domain = worldEmail('amara').split('@')[1] ?? '';
const provider = new OAuth2Server();
/** Address of the person who is signed in at the identity provider. */
let atProvider = worldEmail('amara');

test.use({ serverEnv: { TEXT_RECORDS: records, BATON_EGRESS_ALLOW: '127.0.0.1' } });
test.beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.service.on('beforeTokenSigning', (token) => {
    Object.assign(token.payload, { sub: atProvider, email: atProvider, email_verified: true });
  });
});
test.afterAll(async () => {
  await provider.stop();
  rmSync(records, { force: true });
});

/** The mock provider doesn't repeat the nonce automatically. */
const repeatNonce = async (page: Page): Promise<void> => {
  await page.route(`${provider.issuer.url ?? ''}/authorize**`, async (route) => {
    const nonce = new URL(route.request().url()).searchParams.get('nonce');
    provider.service.once('beforeTokenSigning', (token) => {
      Object.assign(token.payload, { nonce });
    });
    await route.continue();
  });
};

/**
 * Marks the connection as social directly in the database, because only the real Google would be
 * recognized as social.
 */
const makeSocial = async (dataDir: string): Promise<void> => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`UPDATE sso_connection SET method = 'SOCIAL' WHERE name = 'Harbour ID'`);
  await client.end();
  await stop();
};

const enterEmail = async (page: Page, key: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(worldEmail(key));
  await page.getByRole('button', { name: 'Continue' }).click();
};

test('an admin sets up, tests, and requires single sign-on', async ({ newPerson, server }) => {
  const admin = await newPerson('amara');
  await repeatNonce(admin);
  await admin.goto('/admin?tab=sign-in');
  await admin.getByRole('button', { name: 'Add identity provider' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel(/^Name/).fill('Harbour ID');
  await dialog.getByLabel(/^Issuer/).fill(provider.issuer.url ?? '');
  await dialog.getByLabel(/^Client ID/).fill('baton');
  await dialog.getByLabel(/^Client secret/).fill('a secret');
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Add identity provider' }).click();
  await expect(admin.getByText('Harbour ID added. Test it before people use it.')).toBeVisible();

  await admin.getByRole('button', { name: 'Add domain' }).first().click();
  await dialog.getByLabel(/^Domain/).fill(domain);
  await dialog.getByRole('button', { name: 'Add domain' }).click();
  await admin.getByText(domain, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Check DNS record' }).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  const proof = await dialog.locator('code').innerText();
  writeFileSync(records, JSON.stringify({ [domain]: proof }));
  await dialog.getByRole('button', { name: 'Check DNS record' }).click();
  await expect(admin.getByText(`${domain} verified.`)).toBeVisible();

  await admin.getByText(provider.issuer.url ?? '', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Test sign-in' }).click();
  await admin.waitForURL('**/admin?tab=sign-in');
  await admin.getByText(provider.issuer.url ?? '', { exact: true }).click();
  await expect(dialog.getByText(/^Tested successfully/)).toBeVisible();

  const person = await newPerson();
  await repeatNonce(person);
  await enterEmail(person, 'priya');
  await expect(person.getByLabel(/^Password/)).toBeVisible();
  await expectAccessible(person);

  await dialog.getByLabel(/Require this provider for people/).check();
  // No admin must be selected, because the demo company already has an exempt one.
  await expect(dialog.getByText('Amara Okafor')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Harbour ID saved.')).toBeVisible();

  await enterEmail(person, 'priya');
  await expect(person.getByLabel(/^Password/)).toBeHidden();
  await expectAccessible(person);
  atProvider = worldEmail('priya');
  await person.getByRole('button', { name: 'Continue with Harbour ID' }).click();
  await expect(person.getByRole('link', { name: 'My tasks' })).toBeVisible();

  const supplier = await newPerson();
  await repeatNonce(supplier);
  await supplier.goto(`/login?supplier=1&email=${encodeURIComponent(worldEmail('priya'))}`);
  await expect(supplier.getByRole('heading', { name: 'Sign in as a supplier' })).toBeVisible();
  // The identity provider opens without a click.
  await expect(supplier.getByRole('link', { name: 'My tasks' })).toBeVisible();

  const exempt = await newPerson();
  await enterEmail(exempt, 'amara');
  await exempt.getByRole('button', { name: 'Use a password instead' }).click();
  await exempt.getByLabel(/^Password/).fill(demoPassword);
  await exempt.getByRole('button', { name: 'Sign in' }).click();
  await expect(exempt.getByRole('link', { name: 'My tasks' })).toBeVisible();

  const other = await newPerson();
  await enterEmail(other, 'priya');
  await other.getByRole('button', { name: 'Use a password instead' }).click();
  await other.getByLabel(/^Password/).fill(demoPassword);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText(/Single sign-on is required here/)).toBeVisible();

  await makeSocial(server.dataDir);
  const social = await newPerson();
  await repeatNonce(social);
  await social.goto('/login');
  const google = social.getByRole('button', { name: 'Continue with Harbour ID' });
  await expect(google).toBeVisible();
  await expectAccessible(social);
  await google.click();
  await expect(social.getByRole('link', { name: 'My tasks' })).toBeVisible();
});
