import path from 'node:path';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { demoPassword } from '@baton/fixtures/world/company';
import { worldEmail } from '@baton/fixtures/world/people';
import type { Page } from '@playwright/test';
import { linkIn, sentMail } from '../../../apps/server/src/testing/sent-mail.ts';
import { callApi } from '../../pages/api-calls.ts';
import { partyCalled, publishBlueprint } from '../../pages/form-workflow.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const password = 'Walk-the-otter-7';
const taskName = 'Send the certificate of origin';

const isSupplierSignIn = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Sign in as a supplier' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('supplier')).not.toBeNull();
};

/** Invites a supplier as an admin, and assigns a first task to them. */
const inviteSupplier = async (admin: Page, email: string): Promise<void> => {
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

const signUp = async (page: Page, link: URL): Promise<void> => {
  await page.goto(link.pathname + link.search);
  await page.getByLabel(/^Password(?! rules)/).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
};

const completeTask = async (page: Page): Promise<void> => {
  await page.getByRole('row', { name: taskName }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Complete task/ })
    .click();
  await expect(page.getByRole('row', { name: taskName })).toBeHidden();
};

test('an invited supplier asks for the lost invitation, signs up, and completes a task', async ({
  newPerson,
  server,
}) => {
  const email = 'sanna@timber.example';
  await inviteSupplier(await newPerson('amara'), email);
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
      (await links()).find(({ searchParams }) => searchParams.has('redirect'));
    await expect.poll(async () => (await asked())?.searchParams.get('redirect')).toBe('/my/tasks');
    await signUp(page, (await asked()) ?? new URL(page.url()));
    await page.waitForURL('**/my/tasks');
    await expect(page.getByRole('heading', { level: 1, name: 'My tasks' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the supplier completes a first task', async () => {
    await completeTask(page);
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

test('a supplier with a password joins a second workspace and completes a task', async ({
  newPerson,
  server,
}) => {
  const email = 'pekka@timber.example';
  const invitation = async (count: number): Promise<URL> => {
    const folder = path.join(server.dataDir, 'mail');
    const sent = () => sentMail(folder, email, '/sign-up');
    await expect.poll(async () => (await sent()).length).toBe(count);
    return linkIn((await sent()).at(-1) ?? '', '/sign-up');
  };
  // The session moves to the new workspace, so it must not be shared with other stories.
  const admin = await newPerson();
  await admin.goto('/login');
  await callApi(
    admin,
    'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }',
    { input: { email: worldEmail('amara'), password: demoPassword } },
  );
  await inviteSupplier(admin, email);
  const page = await newPerson();
  await signUp(page, await invitation(1));
  await expect(page.getByRole('heading', { level: 1, name: 'My tasks' })).toBeVisible();
  await page.context().clearCookies();

  await callApi(
    admin,
    'mutation ($input: CreateTenantInput!) { createTenant(input: $input) { viewer { id } } }',
    {
      input: {
        ...{ idempotencyKey: crypto.randomUUID(), name: 'Tamarack Packaging' },
        timeZone: 'Europe/Lisbon',
      },
    },
  );
  await inviteSupplier(admin, email);

  await test.step('the message leads to the sign-in with the known password', async () => {
    const link = await invitation(2);
    expect(link.searchParams.get('supplier')).toBe('1');
    await page.goto(link.pathname + link.search);
    await expect(page.getByRole('heading', { name: 'Join Tamarack Packaging' })).toBeVisible();
    await expect(page.getByLabel('Confirm password')).toBeHidden();
    await expectAccessible(page);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My tasks' })).toBeVisible();
  });

  await test.step('the task of the second workspace is completed', async () => {
    await completeTask(page);
  });

  await test.step('a later sign-in opens the supplier’s page again', async () => {
    await page.context().clearCookies();
    await page.goto('/login?supplier=1&redirect=%2Fmy%2Ftasks');
    await isSupplierSignIn(page);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/my/tasks');
  });
});
