import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, place, withFields } from '@baton/fixtures/builders/fields';
import type { SendMailOptions } from 'nodemailer';
import { chooseInBlueprintMenu } from '../../pages/blueprint-menu.ts';
import { partyCalled, publishBlueprint } from '../../pages/form-workflow.ts';
import { mailServerEnv, mailTransport } from '../../pages/mail-transport.ts';
import { expect, expectAccessible, test } from '../../story.ts';

test.use({ serverEnv: mailServerEnv });

test('an email starts a workflow, and an admin releases a refused one', async ({
  newPerson,
  server,
}) => {
  const transport = mailTransport(server.log);
  const send = (message: SendMailOptions) =>
    transport.sendMail({
      from: 'Rita Buyer <rita@buyer.example>',
      to: 'new.orders@in.meridian.example',
      ...message,
    });
  const jonas = await newPerson('jonas');
  await jonas.goto('/');

  await test.step('a designer gives the blueprint an address', async () => {
    const content = withFields(
      buildBlueprint({
        tasks: [{ name: 'Confirm it', assignees: [await partyCalled(jonas, 'Jonas')] }],
      }),
      [
        field(1, 'EMAIL', { name: 'Requestor email' }),
        field(2, 'TEXT', { name: 'Email subject' }),
        field(3, 'DOCUMENT', { name: 'Email body (PDF)' }),
        field(4, 'DOCUMENT', { name: 'Email attachments' }),
      ],
      [null, place(1, 1)],
      [null, place(2, 2)],
      [null, place(3, 3)],
      [null, place(4, 4)],
    );
    const id = await publishBlueprint(jonas, 'Order by email', content);
    await jonas.goto(`/blueprints/${id}`);
    await chooseInBlueprintMenu(jonas, 'Start by email');
    const dialog = jonas.getByRole('dialog', { name: 'Start by email' });
    const alias = dialog.getByRole('textbox', { name: /Address before @in.meridian.example/ });
    await alias.fill('new orders');
    await dialog.getByRole('button', { name: 'Create address' }).click();
    await expect(alias).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(jonas);
    await alias.fill('new.orders');
    await dialog.getByRole('button', { name: 'Create address' }).click();
    await expect(jonas.getByText('Start by email saved.')).toBeVisible();
  });

  await test.step('an email with 3 attachments starts a workflow', async () => {
    await send({
      subject: 'Forty oak tables',
      text: 'Please see the attachments.',
      html: '<p>Please see the <b>attachments</b>.</p><script>alert(1)</script>',
      attachments: [
        { filename: 'offer.pdf', content: Buffer.from('%PDF-1.7\n') },
        { filename: 'sizes.csv', content: 'a,b\n1,2\n' },
        { filename: 'notes.txt', content: 'Soon, please' },
      ],
    });
    const amara = await newPerson('amara');
    await amara.goto('/admin?tab=incoming-mail');
    const row = amara.getByRole('row', { name: /Forty oak tables/ });
    await expect(row).toContainText('Accepted');
    await expectAccessible(amara);
    await row.click();
    const dialog = amara.getByRole('dialog', { name: 'Forty oak tables' });
    await expectAccessible(amara);
    await dialog.getByRole('link').click();
    await amara.getByRole('tab', { name: 'Data' }).click();
    const data = amara.getByRole('tabpanel', { name: 'Data' });
    const all = ['rita@buyer.example', 'offer.pdf', 'sizes.csv', 'notes.txt', 'Email body.pdf'];
    for (const text of all) await expect(data.getByText(text).first()).toBeVisible();
  });

  await test.step('an admin sees why an email was refused, and releases it', async () => {
    await send({
      subject: 'Weekly newsletter',
      text: 'News',
      attachments: [{ filename: 'news.txt', content: 'News' }],
      headers: { Precedence: 'bulk' },
    });
    const amara = await newPerson('amara');
    await amara.goto('/admin?tab=incoming-mail');
    const row = amara.getByRole('row', { name: /Weekly newsletter/ });
    await expect(row).toContainText('Refused');
    await row.click();
    const dialog = amara.getByRole('dialog', { name: 'Weekly newsletter' });
    await expect(dialog.getByText(/A program sent the email/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Release' }).click();
    await expect(row).toContainText('Accepted');
  });
  transport.close();
});
