import path from 'node:path';
import { linkIn, sentMail } from '../../../apps/server/src/testing/sent-mail.ts';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { callApi } from '../../pages/api-calls.ts';
import { partyCalled, publishBlueprint } from '../../pages/form-workflow.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const email = 'ines@partner.example';
const other = 'rui@partner.example';
const password = 'Walk-the-otter-7';

test('invites several people, and one signs up and completes a first task', async ({
  newPerson,
  server,
}) => {
  const admin = await newPerson('amara');
  await admin.goto('/people');
  await admin.getByRole('button', { name: 'Invite people' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Invite people' });
  await dialog.getByLabel('Email addresses').fill(`Ines Prado <${email}>, ${other}, bea@tamarack,`);
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect(admin.getByText('2 invitations sent.')).toBeVisible();
  // Addresses that can't be invited stay in the field.
  await expect(dialog.getByRole('list', { name: 'Addresses with errors' })).toHaveText(
    /^bea@tamarack /,
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const folder = path.join(server.dataDir, 'mail');
  for (const one of [email, other])
    await expect.poll(async () => (await sentMail(folder, one)).length).toBe(1);
  const [message = ''] = await sentMail(folder, email);
  const { pathname, search } = linkIn(message, '/sign-up');
  const page = await newPerson();
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { name: /^Join / })).toBeVisible();
  await page.getByLabel(/^Password(?! rules)/).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('link', { name: 'My tasks' })).toBeVisible();

  await test.step('gets a first task, and completes it', async () => {
    const assignees = [await partyCalled(admin, 'Ines Prado')];
    const content = buildBlueprint({ tasks: [{ name: 'Read the safety rules', assignees }] });
    const blueprintId = await publishBlueprint(admin, 'First week', content);
    await callApi(
      admin,
      'mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }',
      {
        input: {
          ...{ idempotencyKey: crypto.randomUUID(), blueprintId, name: 'First week of Ines' },
          ownerId: await partyCalled(admin, 'Amara'),
        },
      },
    );
    await page.getByRole('link', { name: 'My tasks' }).click();
    await page.getByRole('row', { name: /Read the safety rules/ }).click();
    const task = page.getByRole('dialog');
    await task.getByRole('button', { name: /^Complete task/ }).click();
    await expect(page.getByRole('row', { name: /Read the safety rules/ })).toBeHidden();
  });

  await admin.goto('/people?tab=invitations');
  await expect(admin.getByRole('row', { name: new RegExp(`${email}.*Accepted`) })).toBeVisible();
  const open = admin.getByRole('row', { name: new RegExp(`${other}.*Invited`) });
  await expectAccessible(admin);
  await open.hover();
  await open.getByRole('button', { name: 'Resend invitation' }).click();
  await expect(admin.getByText(/^Too many attempts. Try again in \d+ seconds?\.$/)).toBeVisible();
  await open.hover();
  await open.getByRole('button', { name: 'Withdraw invitation' }).click();
  await expect(admin.getByRole('row', { name: new RegExp(`${other}.*Withdrawn`) })).toBeVisible();
  expect(await sentMail(folder, other)).toHaveLength(1);
});
