import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { worldEmail } from '@baton/fixtures/world/people';
import type { Page } from '@playwright/test';
import { createSamlProvider } from '../../../apps/server/src/testing/saml/saml-provider.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const records = path.join(tmpdir(), `baton-text-records-${randomUUID()}.json`);
const domain = worldEmail('priya').split('@')[1] ?? '';
const origin = 'https://id.harbour.example';
const provider = createSamlProvider(`${origin}/metadata`);

test.use({ serverEnv: { TEXT_RECORDS: records } });
test.afterAll(() => {
  rmSync(records, { force: true });
});

/** Shows the page of the provider, which sends its form when the person confirms. */
const showProvider = async (page: Page, email: string): Promise<void> => {
  await page.route(`${origin}/**`, async (route) => {
    const request = new URL(route.request().url());
    const response = await provider.respond(request, { nameId: email, email });
    const callback = /Destination="([^"]*)"/.exec(response)?.[1] ?? '';
    const state = request.searchParams.get('RelayState') ?? '';
    await route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${callback}">
        <input type="hidden" name="SAMLResponse" value="${Buffer.from(response).toString('base64')}">
        <input type="hidden" name="RelayState" value="${state}">
        <button>Confirm</button></form>`,
    });
  });
};

test('a person signs in with SAML', async ({ newPerson }) => {
  const admin = await newPerson('amara');
  await showProvider(admin, worldEmail('amara'));
  await admin.goto('/admin?tab=sign-in');
  await admin.getByRole('button', { name: 'Add identity provider' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Provider' }).click();
  await admin.getByRole('option', { name: 'Other (SAML 2.0)' }).click();
  await dialog.getByLabel(/^Name/).fill('Harbour SAML');
  await dialog.getByLabel(/^Entity ID/).fill(`${origin}/metadata`);
  await dialog.getByLabel(/^Sign-in URL/).fill(`${origin}/sign-in`);
  await dialog.getByLabel(/^Signing certificate/).fill('not a certificate');
  await dialog.getByRole('button', { name: 'Add identity provider' }).click();
  await expect(dialog.getByText(/^Enter a certificate in the PEM format/)).toBeVisible();
  await dialog.getByLabel(/^Signing certificate/).fill(provider.certificate);
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Add identity provider' }).click();
  await expect(admin.getByText('Harbour SAML added. Test it before people use it.')).toBeVisible();

  await admin.getByRole('button', { name: 'Add domain' }).first().click();
  await dialog.getByLabel(/^Domain/).fill(domain);
  await dialog.getByRole('button', { name: 'Add domain' }).click();
  await admin.getByText(domain, { exact: true }).click();
  const proof = await dialog.locator('code').innerText();
  writeFileSync(records, JSON.stringify({ [domain]: proof }));
  await dialog.getByRole('button', { name: 'Check DNS record' }).click();
  await expect(admin.getByText(`${domain} verified.`)).toBeVisible();

  await admin.getByText(`${origin}/metadata`, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Test sign-in' }).click();
  await admin.getByRole('button', { name: 'Confirm' }).click();
  await admin.waitForURL('**/admin?tab=sign-in');
  await admin.getByText(`${origin}/metadata`, { exact: true }).click();
  await expect(dialog.getByText(/^Tested successfully/)).toBeVisible();

  const person = await newPerson();
  await showProvider(person, worldEmail('priya'));
  await person.goto('/login');
  await person.getByLabel('Email address').fill(worldEmail('priya'));
  await person.getByRole('button', { name: 'Continue' }).click();
  await person.getByRole('button', { name: 'Continue with Harbour SAML' }).click();
  await person.getByRole('button', { name: 'Confirm' }).click();
  await expect(person.getByRole('link', { name: 'My tasks' })).toBeVisible();
});
