import { readFile } from 'node:fs/promises';
import { signIn } from '../../pages/sign-in-page.ts';
import { expect, test } from '../../story.ts';

test('an admin filters the audit log and exports what is left', async ({ newPerson }) => {
  const admin = await newPerson();
  await signIn(admin, 'amara');
  await admin.goto('/admin?tab=audit-log');
  const person = admin.getByRole('combobox', { name: 'Filter by person' });
  await person.click();
  await person.pressSequentially('Amara');
  await admin.getByRole('option', { name: /Amara/ }).first().click();
  await expect(admin).toHaveURL(/person=/);
  await admin.getByRole('combobox', { name: 'Filter by event' }).click();
  await admin.getByRole('option', { name: 'Signed in' }).click();
  await expect(admin).toHaveURL(/action=SIGNED_IN/);
  await expect(admin.getByRole('row', { name: /Amara.* signed in/ }).first()).toBeVisible();
  await admin.reload();
  await expect(admin.getByRole('row', { name: /Amara.* signed in/ }).first()).toContainText(
    'Chrome on Linux',
  );
  const downloading = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Export as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('audit-log.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  const [, newest] = lines;
  expect(newest).toContain('Chrome on Linux,,SIGNED_IN,User,');
  for (const line of lines.slice(1)) expect(line).toMatch(/Amara Okafor,.*,SIGNED_IN,User,/);
});
