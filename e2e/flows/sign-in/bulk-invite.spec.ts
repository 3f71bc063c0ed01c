import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { chooseFile, type ImportFile } from '../../pages/import-page.ts';
import { signIn } from '../../pages/sign-in-page.ts';
import { startServer, type RunningServer } from '../../running-server.ts';
import { expect, expectAccessible, test as base } from '../../story.ts';

interface FaultFixtures {
  /** The test's own server, which it can kill. */
  readonly mortal: RunningServer;
}

const test = base.extend<FaultFixtures>({
  mortal: [
    async ({ browserName: _ }, use) => {
      const server = await startServer({ demo: true });
      await use(server);
      await server.stop();
    },
    { timeout: 180_000 },
  ],
});

const count = 500;
const addressOf = (n: number): string => `person${n}@bulk.example`;

/** Returns a file with 500 people. Other lines come first. */
const peopleFile = (lines: readonly string[] = []): ImportFile => {
  const people = Array.from(
    { length: count },
    (_, n) => `${addressOf(n + 1)};Person ${n + 1};Fjordpack;Fjordpack;extern;Deutsch`,
  );
  const text = ['E-Mail;Name;Firma;Teams;Zugriff;Sprache', ...lines, ...people].join('\r\n');
  return { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
};

/** Returns the addresses of the sent messages to the people of the file. */
const mailedTo = ({ dataDir }: RunningServer): readonly string[] => {
  const folder = path.join(dataDir, 'mail');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => /^To: (\S+)/m.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1] ?? '')
    .filter((address) => address.endsWith('@bulk.example'));
};

const reportOf = async (page: Page): Promise<readonly string[]> => {
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  return readFileSync(await (await report).path(), 'utf8')
    .trim()
    .split('\r\n');
};

test('invites 500 people from a file', async ({ newPerson, server }) => {
  const page = await newPerson('amara');
  await page.goto('/people?tab=invitations');
  await page.getByRole('link', { name: 'Invite from a file' }).click();
  await expect(page.getByText('Drop a file with one person per row')).toBeVisible();
  await expectAccessible(page);

  await chooseFile(
    page,
    peopleFile(['jonas@demo.baton.example;Jonas;;;;', 'bea@tamarack;Bea;;Nowhere;;']),
  );
  await expect(page.getByText('500 rows are ready. 2 rows have errors.')).toBeVisible();
  const all = page.getByRole('button', { name: 'Invite 502 people' });
  await expect(all).toHaveAttribute('aria-disabled', 'true');
  const grid = page.getByRole('grid', { name: 'Table rows' });
  for (const cell of ['bea@tamarack', 'Nowhere'])
    await expect(grid.getByRole('gridcell', { name: cell })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invite 500 people without errors' }).click();
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible({ timeout: 180_000 });
  await expect(page.getByText('500 of 500 invited, 2 rows with errors were skipped')).toBeVisible();
  await expectAccessible(page);

  const lines = await reportOf(page);
  expect(lines[0]).toBe('Row,Email,Name,Status,Link,Error');
  expect(lines).toHaveLength(503);
  expect(lines[1]).toMatch(/^2,jonas@demo\.baton\.example,,Error,,"?E-Mail: .+$/);
  expect(lines[3]).toMatch(
    /^4,person1@bulk\.example,Person 1,Invited,http.*\/people\/[0-9a-f-]+,$/,
  );

  await page.getByRole('link', { name: 'Person 1', exact: true }).click();
  await expect(page.getByText(addressOf(1))).toBeVisible();
  await expect(page.getByText('External', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fjordpack', exact: true })).toBeVisible();
  await expect.poll(() => mailedTo(server)).toContain(addressOf(1));
});

test('invites each person once if the server is killed', async ({ page, mortal }) => {
  test.setTimeout(240_000);
  await signIn(page, 'amara', `${mortal.url}/admin/bulk-invite`);
  await chooseFile(page, peopleFile());
  await page.getByRole('button', { name: 'Invite 500 people' }).click();
  await expect(page.getByRole('heading', { name: 'In progress' })).toBeVisible();
  await mortal.kill();
  await mortal.restart();
  await page.reload();
  // Jobs of a dead worker run again within a minute.
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible({ timeout: 180_000 });
  await expect(page.getByText('500 of 500 invited')).toBeVisible();
  const lines = await reportOf(page);
  expect(lines.filter((line) => line.includes(',Invited,'))).toHaveLength(count);
  await expect.poll(() => mailedTo(mortal).length, { timeout: 180_000 }).toBe(count);
  expect(new Set(mailedTo(mortal)).size).toBe(count);
});
