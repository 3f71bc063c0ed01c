import path from 'node:path';
import { linkIn, sentMail } from '../../apps/server/src/testing/sent-mail.ts';
import { expect, expectAccessible, test } from '../story.ts';

const email = 'ines@partner.example';
const password = 'Walk-the-otter-7';

test('an invited person signs up with the link and finds their work', async ({
  newPerson,
  server,
}) => {
  const admin = await newPerson('amara');
  await admin.goto('/people');
  await admin.getByRole('button', { name: 'Invite person' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Invite person' });
  await dialog.getByLabel('Name').fill('Ines Prado');
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(admin.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  await admin.getByRole('searchbox').fill('Ines');
  await expect(admin.getByRole('row', { name: /Ines Prado.*Invited/ })).toBeVisible();

  const folder = path.join(server.dataDir, 'mail');
  await expect.poll(async () => (await sentMail(folder, email)).length).toBe(1);
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

  await admin.reload();
  await expect(admin.getByRole('row', { name: /Ines Prado/ })).toBeVisible();
  await expect(admin.getByRole('row', { name: /Ines Prado.*Invited/ })).toBeHidden();
});
