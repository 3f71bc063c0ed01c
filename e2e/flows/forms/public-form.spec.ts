import path from 'node:path';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, place, withFields } from '@baton/fixtures/builders/fields';
import { sentMail } from '../../../apps/server/src/testing/sent-mail.ts';
import { chooseInBlueprintMenu } from '../../pages/blueprint-menu.ts';
import { partyCalled, publishBlueprint } from '../../pages/form-workflow.ts';
import { mailServerEnv, mailTransport } from '../../pages/mail-transport.ts';
import { seekRow } from '../../pages/task-list-page.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const name = 'Supplier application';
const email = 'malee@jasmine.example';

test.use({ serverEnv: mailServerEnv });

test('a supplier on a phone submits a form in Thai, and answers a question by email', async ({
  newPerson,
  server,
}) => {
  const jonas = await newPerson('jonas');
  await jonas.goto('/');
  const content = withFields(
    buildBlueprint({
      tasks: [{ name: 'Check it', assignees: [await partyCalled(jonas, 'Leilani')] }],
    }),
    [field(1, 'TEXT', { name: 'Company' }), field(2, 'DOCUMENT', { name: 'Certificate' })],
    [null, place(1, 1)],
    [null, place(2, 2)],
  );
  const id = await publishBlueprint(jonas, name, content);
  await jonas.goto(`/blueprints/${id}`);
  await chooseInBlueprintMenu(jonas, 'Public form');
  const dialog = jonas.getByRole('dialog', { name: 'Public form' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await dialog.getByRole('link', { name: /submission/ }).getAttribute('href');
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(jonas);

  const visitor = await newPerson();
  await visitor.setViewportSize({ width: 360, height: 740 });
  await visitor.goto(address ?? '');
  await visitor.getByRole('combobox').first().selectOption('th');
  await expect(visitor.getByRole('button', { name: 'ส่ง' })).toBeVisible();
  await visitor.getByRole('button', { name: 'ส่ง' }).click();
  await expect(visitor.getByRole('textbox', { name: /Company/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await visitor.getByRole('textbox', { name: /Company/ }).fill('บริษัทชาหยก');
  await visitor.getByRole('textbox', { name: /อีเมลสำหรับการยืนยัน/ }).fill(email);
  await visitor.locator('input[type=file]').setInputFiles({
    name: 'video.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(26 * 1024 * 1024, 'x'),
  });
  await expect(visitor.getByText(/25,600 KB/).first()).toBeVisible();
  await expect(visitor.getByRole('textbox', { name: /Company/ })).toHaveValue('บริษัทชาหยก');
  await expect(visitor.getByText('บันทึกไว้ในแท็บนี้แล้ว')).toBeVisible();
  await visitor.locator('input[type=file]').setInputFiles({
    name: 'certificate.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Organic'),
  });
  await expect(visitor.getByText('certificate.txt').first()).toBeVisible();
  await expect(visitor.getByText('1 kB').first()).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'ส่ง' }).click();
  await expect(visitor.getByRole('heading', { name: 'ได้รับข้อมูลแล้ว' })).toBeVisible();
  const reference = (await visitor.locator('dd').first().textContent()) ?? '';
  await visitor.getByRole('link', { name: 'ตรวจสอบสถานะ' }).click();
  await expect(visitor.getByText('กำลังดำเนินการ')).toBeVisible();
  await expectAccessible(visitor);

  await jonas.goto('/');
  const row = await seekRow(jonas, reference);
  await expect(row).toContainText(name);
  await expect(row).toContainText('You');

  await test.step('the supplier gets a question by email, and replies to it', async () => {
    await row.getByRole('link').first().click();
    await jonas.getByRole('tab', { name: 'Comments' }).click();
    const comments = jonas.getByRole('region', { name: 'Comments' });
    await comments.getByRole('textbox', { name: 'New comment' }).click();
    await jonas.keyboard.type('Which size?');
    await comments.getByRole('checkbox', { name: /person who submitted the form/ }).check();
    await comments.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(comments.getByText('Visible to the person who submitted the form')).toBeVisible();
    await expectAccessible(jonas);
    const folder = path.join(server.dataDir, 'mail');
    const questions = async () =>
      (await sentMail(folder, email)).filter((message) => message.includes('Which size?'));
    await expect.poll(async () => (await questions()).length).toBe(1);
    const [question = ''] = await questions();
    await mailTransport(server.log).sendMail({
      from: email,
      to: /reply\+[0-9a-f]{40}@[\w.]+/.exec(question)?.[0] ?? '',
      subject: 'Re: Supplier application',
      text: 'ขนาดใหญ่\n\nOn Monday, Baton wrote:\n> Which size?',
    });
    await expect(comments.getByText('ขนาดใหญ่')).toBeVisible();
  });

  await test.step('the supplier answers again on the status page', async () => {
    await visitor.reload();
    await visitor.getByRole('combobox').first().selectOption('en');
    await expect(visitor.getByText('Which size?')).toBeVisible();
    await expect(visitor.getByText('ขนาดใหญ่')).toBeVisible();
    await visitor.getByLabel('Your answer').fill('With a lid');
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: 'Send answer' }).click();
    await expect(jonas.getByText('With a lid')).toBeVisible();
  });
});
