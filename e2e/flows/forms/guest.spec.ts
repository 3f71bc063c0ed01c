import path from 'node:path';
import type { Page } from '@playwright/test';
import { linkIn, sentMail } from '../../../apps/server/src/testing/sent-mail.ts';
import { startFormWorkflow } from '../../pages/form-workflow.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const mei = 'mei.lin@jadetea.example';
const wei = 'li.wei@jadetea.example';

test('a guest on a phone forwards a task, and a colleague completes it', async ({
  newPerson,
  server,
}) => {
  const folder = path.join(server.dataDir, 'mail');
  const read = new Set<string>();
  /** Returns the address of the next message. */
  const nextLink = async (to: string): Promise<string> => {
    let found = '';
    await expect
      .poll(async () => {
        found = (await sentMail(folder, to)).find((message) => !read.has(message)) ?? '';
        return found;
      })
      .not.toBe('');
    read.add(found);
    const { pathname, search } = linkIn(found, '/guest');
    return pathname + search;
  };
  const phone = async (): Promise<Page> => {
    const page = await newPerson();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark' });
    return page;
  };

  const jonas = await newPerson('jonas');
  await jonas.goto('/');
  const address = await startFormWorkflow(
    jonas,
    'Supplier papers',
    ['Leilani'],
    [
      { kind: 'TEXT', name: 'Company' },
      { kind: 'DOCUMENT', name: 'Certificate' },
    ],
  );
  await jonas.goto(address);
  await jonas.getByRole('button', { name: 'More actions' }).click();
  await jonas.getByRole('menuitem', { name: 'Send to guest' }).click();
  const dialog = jonas.getByRole('dialog', { name: 'Send task to guest' });
  await dialog.getByLabel('Email address').fill('mei.lin');
  await dialog.getByRole('button', { name: 'Send task' }).click();
  await expect(dialog.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Email address').fill(mei);
  await dialog.getByLabel('Message').fill('Your certificate, please.');
  await expectAccessible(jonas);
  await dialog.getByRole('button', { name: 'Send task' }).click();
  const guests = jonas.getByRole('region', { name: 'Guests' });
  await expect(guests.getByRole('listitem')).toContainText(`${mei} Not opened`);

  const first = await phone();
  const link = await nextLink(mei);
  await first.goto(link);
  await expect(
    first.getByRole('heading', { name: /Jonas Lindqvist sent you a task/ }),
  ).toBeVisible();
  await expectAccessible(first);
  await first.getByRole('button', { name: 'Open task' }).click();
  await expect(first.getByRole('heading', { name: 'Fill in the form' })).toBeVisible();
  await expect(first.getByText('Your certificate, please.')).toBeVisible();
  await expectAccessible(first);
  await first.getByLabel('Your question').fill('Which certificate?');
  const questions = first.getByRole('region', { name: 'Questions' });
  await questions.getByRole('button', { name: 'Attach files' }).click();
  await questions.locator('input[type=file]').setInputFiles({
    ...{ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('Organic, fair trade') },
  });
  await expect(questions.getByText('list.txt').first()).toBeVisible();
  await first.getByRole('button', { name: 'Send question' }).click();
  await expect(questions.getByRole('listitem').first()).toContainText('Which certificate?');
  const downloading = first.waitForEvent('download');
  await questions.getByRole('button', { name: 'list.txt' }).click();
  expect((await downloading).suggestedFilename()).toBe('list.txt');
  await expect(guests.getByRole('listitem')).toContainText('Opened');

  await test.step('the reply comes by email, and its link works after the first one', async () => {
    const comments = jonas.getByRole('region', { name: 'Comments' });
    await comments.getByRole('button', { name: 'Reply' }).click();
    await jonas.keyboard.type('The organic one');
    await jonas.keyboard.press('Control+Enter');
    const other = await phone();
    await other.goto(link);
    await expect(other.getByRole('button', { name: 'Send a new link' })).toBeVisible();
    await expectAccessible(other);
    await other.goto(await nextLink(mei));
    await other.getByRole('button', { name: 'Open task' }).click();
    await expect(other.getByText('The organic one')).toBeVisible();
  });

  await first.getByRole('button', { name: 'Forward to a colleague' }).click();
  await first.getByLabel('Email address').fill(wei);
  await expectAccessible(first);
  await first.getByRole('button', { name: 'Forward task' }).click();
  await expect(first.getByText(`Task forwarded to ${wei}.`)).toBeVisible();
  await expect(guests.getByText(`Forwarded to ${wei}`)).toBeVisible();

  let secondLink = '';
  const second = await phone();
  await second.goto(await nextLink(wei));
  await second.getByRole('combobox').first().selectOption('th');
  await second.getByRole('button', { name: 'เปิดงาน' }).click();
  await second.getByRole('textbox', { name: /Company/ }).fill('บริษัทชาหยก');
  await second.locator('input[type=file]').setInputFiles({
    name: 'organic.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Organic'),
  });
  await expect(second.getByText('organic.txt').first()).toBeVisible();
  await expect(second.getByText('1 kB').first()).toBeVisible();
  await expectAccessible(second);
  await second.getByRole('button', { name: 'ทำงานให้เสร็จ' }).click();
  await expect(second.getByText('ขอบคุณ งานของคุณถูกส่งแล้ว')).toBeVisible();
  await expectAccessible(second);

  await test.step('a second task is in the list of the guest', async () => {
    const page = await newPerson('jonas');
    await page.goto('/');
    await page.goto(
      await startFormWorkflow(page, 'Bank details', ['Leilani'], [{ kind: 'TEXT', name: 'IBAN' }]),
    );
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Send to guest' }).click();
    const sending = page.getByRole('dialog', { name: 'Send task to guest' });
    await sending.getByLabel('Email address').fill(wei);
    await sending.getByRole('spinbutton').fill('1');
    await sending.getByRole('button', { name: 'Send task' }).click();
    await expect(page.getByRole('region', { name: 'Guests' })).toContainText(wei);
    secondLink = await nextLink(wei);
    await second.goto(secondLink);
    await second.getByRole('button', { name: /^(เปิดงาน|Open task)$/ }).click();
    await expect(second.getByRole('button', { name: /Fill in the form/ })).toHaveCount(2);
    await expectAccessible(second);
  });

  await jonas.reload();
  await expect(jonas.getByText('organic.txt').first()).toBeVisible();
  await expect(jonas.getByText('บริษัทชาหยก')).toBeVisible();
  const theirs = guests.getByRole('listitem').filter({ hasText: wei }).first();
  await theirs.getByRole('button', { name: 'Revoke' }).click();
  await jonas
    .getByRole('dialog', { name: 'Revoke link?' })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await expect(theirs).toContainText('Revoked');
  await expectAccessible(jonas);
  await second.reload();
  await expect(second.getByRole('textbox', { name: /IBAN/ })).toBeVisible();

  await test.step('an expired link opens nothing', async () => {
    await server.passTime(25 * 3_600_000);
    await second.reload();
    await expect(second.getByRole('textbox', { name: /IBAN/ })).toBeHidden();
    await second.goto(secondLink);
    await expect(second.getByText(/ลิงก์หมดอายุแล้ว|The link has expired/)).toBeVisible();
    await expectAccessible(second);
  });
});
