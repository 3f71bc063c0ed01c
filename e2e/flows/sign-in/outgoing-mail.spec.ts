import { expect, expectAccessible, test } from '../../story.ts';

const email = 'paulo@partner.example';

test('an admin without a mail server passes on the link of an invitation', async ({
  newPerson,
}) => {
  const admin = await newPerson('amara');
  await admin.goto('/people');
  await admin.getByRole('button', { name: 'Invite people' }).click();
  const invitation = admin.getByRole('dialog', { name: 'Invite people' });
  await invitation.getByLabel('Email addresses').fill(`Paulo Prado <${email}>,`);
  await invitation.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(admin.getByText(`Invitation sent to ${email}.`)).toBeVisible();

  await admin.goto('/admin?tab=mail');
  const row = admin.getByRole('row', { name: new RegExp(`Not sent.*${email}`) });
  await expect(row).toBeVisible();
  await expectAccessible(admin);
  await row.click();
  const dialog = admin.getByRole('dialog', { name: /invited you to/ });
  const frame = dialog.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: /^You’re invited to/ })).toBeVisible();
  // Hides the frame of the message, because the accessibility check needs scripts, which the frame
  // blocks.
  await dialog.getByRole('tab', { name: 'Text only' }).click();
  await expect(frame.owner()).toBeHidden();
  await expectAccessible(admin);
  const link = await dialog
    .getByRole('link', { name: 'Link of the button in the message' })
    .getAttribute('href');
  const { pathname, search } = new URL(link ?? '');

  const invited = await newPerson();
  await invited.goto(pathname + search);
  await expect(invited.getByRole('heading', { name: /^Join / })).toBeVisible();
});
