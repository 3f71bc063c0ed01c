import { chooseInProfileMenu } from '../pages/shell-page.ts';
import { expect, expectAccessible, test } from '../story.ts';

test('a calendar app reads the feed of a person until its address is revoked', async ({
  newPerson,
  playwright,
}) => {
  const page = await newPerson('amara');
  await page.goto('/my/tasks');
  await chooseInProfileMenu(page, 'Preferences');
  const dialog = page.getByRole('dialog', { name: 'Preferences' });
  await dialog.getByRole('button', { name: 'Create calendar address' }).click();
  const address = (await dialog.getByText(/\/calendar\/.*\.ics$/).textContent()) ?? '';
  await expectAccessible(page);
  await dialog.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await expect(dialog.getByText(/never used$/)).toBeVisible();

  // A calendar app reads the address without a session cookie.
  const calendar = await playwright.request.newContext();
  const read = await calendar.get(address);
  expect(read.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await read.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VTODO\r\n/);
  const { etag = '' } = read.headers();
  expect((await calendar.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304);

  await dialog.getByRole('button', { name: 'Revoke calendar address' }).click();
  const question = page.getByRole('dialog', { name: 'Revoke calendar address' });
  await question.getByRole('button', { name: 'Revoke calendar address' }).click();
  await expect(dialog.getByRole('button', { name: 'Create calendar address' })).toBeVisible();
  expect((await calendar.get(address)).status()).toBe(404);
  await calendar.dispose();
});
