import path from 'node:path';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import type { Page } from '@playwright/test';
import { linkIn, sentMail } from '../../../apps/server/src/testing/sent-mail.ts';
import { callApi } from '../../pages/api-calls.ts';
import { partyCalled, publishBlueprint } from '../../pages/form-workflow.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const email = 'sanna@timber.example';
const password = 'Walk-the-otter-7';
const taskName = 'Send the certificate of origin';

const isSupplierSignIn = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Sign in as a supplier' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('supplier')).not.toBeNull();
};

/** Invites a supplier as an admin, and assigns a first task to them. */
const inviteSupplier = async (admin: Page): Promise<void> => {
  const idempotencyKey = (): string => crypto.randomUUID();
  await admin.goto('/');
  await callApi(
    admin,
    'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } } }',
    {
      input: {
        ...{ idempotencyKey: idempotencyKey(), name: 'Sanna Timber', email },
        ...{ accessLevel: 'EXTERNAL', isAdmin: false },
      },
    },
  );
  const assignees = [await partyCalled(admin, 'Sanna Timber')];
  const content = buildBlueprint({ tasks: [{ name: taskName, assignees }] });
  await callApi(
    admin,
    'mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }',
    {
      input: {
        blueprintId: await publishBlueprint(admin, 'Timber delivery', content),
        ...{ idempotencyKey: idempotencyKey(), name: 'Timber for plant Aveiro' },
        ownerId: await partyCalled(admin, 'Amara'),
      },
    },
  );
};

test('an invited supplier asks for the lost invitation, signs up, and completes a task', async ({
  newPerson,
  server,
}) => {
  await inviteSupplier(await newPerson('amara'));
  const page = await newPerson();

  await test.step('the sign-in is worded for suppliers and offers only a password', async () => {
    await page.goto('/login?supplier=1&redirect=%2Fmy%2Ftasks');
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

  await test.step('the link in the message leads to the work of the supplier', async () => {
    const folder = path.join(server.dataDir, 'mail');
    const links = async (): Promise<readonly URL[]> =>
      (await sentMail(folder, email, '/sign-up')).map((message) => linkIn(message, '/sign-up'));
    const asked = async (): Promise<URL | undefined> =>
      (await links()).find(({ searchParams }) => searchParams.has('supplier'));
    await expect.poll(async () => (await asked())?.searchParams.get('redirect')).toBe('/my/tasks');
    const { pathname, search } = (await asked()) ?? new URL(page.url());
    await page.goto(pathname + search);
    await page.getByLabel(/^Password(?! rules)/).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.waitForURL('**/my/tasks');
    await expect(page.getByRole('heading', { level: 1, name: 'My tasks' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the supplier completes a first task', async () => {
    await page.getByRole('row', { name: taskName }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Complete task/ })
      .click();
    await expect(page.getByRole('row', { name: taskName })).toBeHidden();
    await page.getByRole('tab', { name: 'Shared workflows' }).click();
    await expect(page).toHaveURL(/tab=workflows/);
    await expectAccessible(page);
  });

  await test.step('lists of the company stay closed', async () => {
    const navigation = page.getByRole('navigation').first();
    for (const name of ['People', 'Blueprints', 'Tags', 'Documents', 'Admin'])
      await expect(navigation.getByRole('link', { name, exact: true })).toBeHidden();
    for (const address of ['/people', '/blueprints', '/admin']) {
      await page.goto(address);
      await expect(page.getByRole('row')).toHaveCount(0);
    }
  });
});
