import { expect, expectAccessible, test } from '../../story.ts';

test('an admin views Baton as another person without changing anything', async ({ newPerson }) => {
  const admin = await newPerson('amara');
  await admin.goto('/people?search=Priya');
  await admin.getByRole('row', { name: /Priya Raghunathan/ }).click();
  await admin.getByRole('button', { name: 'Edit' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'View as' }).click();
  await admin
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('Ticket 12');
  await admin.getByRole('button', { name: 'Start viewing' }).click();
  const banner = admin.getByRole('region', { name: 'Viewing as another person' });
  await expect(banner).toContainText('You’re viewing Baton as Priya Raghunathan.');
  await expect(admin.getByRole('link', { name: 'Admin' })).toBeHidden();
  await expectAccessible(admin);

  await admin.getByRole('button', { name: /preferences and sign-out/ }).click();
  await admin.getByRole('menuitem', { name: 'Preferences' }).click();
  await admin.getByRole('dialog').getByText('Dark', { exact: true }).click();
  await expect(admin.getByText(/so you can’t change anything/)).toBeVisible();
  await admin.keyboard.press('Escape');

  await banner.getByRole('button', { name: 'Stop viewing' }).click();
  await expect(admin.getByRole('link', { name: 'Admin' })).toBeVisible();
  await expect(banner).toBeHidden();
  await admin.goto('/admin?tab=audit-log');
  await expect(admin.getByText('Viewed Baton as Priya Raghunathan').first()).toBeVisible();
  await admin.getByRole('link', { name: 'View as another person' }).click();
  await expect(admin.getByLabel('View Baton as another person')).toBeVisible();
});
