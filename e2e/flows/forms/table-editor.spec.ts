import type { Locator, Page } from '@playwright/test';
import { column } from '@baton/fixtures/builders/fields';
import { z } from 'zod';
import { callApi } from '../../pages/api-calls.ts';
import { startFormWorkflow } from '../../pages/form-workflow.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const rows = 5000;
const columns = [
  column(1, 'TEXT', { name: 'Item', required: true }),
  column(2, 'NUMBER', { name: 'Count' }),
  column(3, 'DATE', { name: 'Needed on' }),
];
const [item, count, day] = columns.map(({ key }) => String(key));

const formShape = z.object({
  task: z.object({
    form: z.array(
      z.object({
        value: z.array(z.object({ cells: z.record(z.string(), z.unknown()) })).nullable(),
      }),
    ),
  }),
});
const stored = async (page: Page, taskId: string | null) => {
  const { task } = formShape.parse(
    await callApi(page, 'query ($id: ID!) { task(id: $id) { form { value } } }', { id: taskId }),
  );
  return (task.form[0]?.value ?? []).map(({ cells }) => cells);
};

const gridOf = (page: Page): Locator => page.getByRole('grid', { name: 'Deliveries' });
const active = (page: Page): Locator => page.locator(':is(input, textarea):focus');

test('edits a table of 5,000 rows by keyboard', async ({ newPerson }) => {
  const page = await newPerson('jonas');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const address = await startFormWorkflow(
    page,
    'Five thousand rows',
    ['Jonas'],
    [{ name: 'Deliveries', kind: 'TABLE', columns }],
  );
  const taskId = new URL(address, 'http://x').searchParams.get('task-id');
  await page.goto(address);

  await test.step('rows are imported from a file and stored', async () => {
    const lines = Array.from({ length: rows }, (_, n) => `Item ${n},${n},2026-12-01`);
    await page.getByRole('button', { name: 'Import rows' }).click();
    await page
      .getByRole('dialog', { name: /Import rows/ })
      .locator('input[type=file]')
      .setInputFiles({
        name: 'items.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['Item,Count,Needed on', ...lines].join('\n')),
      });
    await page.getByRole('button', { name: 'Import 5,000 rows' }).click();
    await expect.poll(async () => (await stored(page, taskId)).length).toBe(rows);
  });

  await test.step('keys move to the last and first cells', async () => {
    await gridOf(page).getByRole('gridcell', { name: 'Item 0', exact: true }).click();
    await page.keyboard.press('Control+End');
    await expect(active(page)).toHaveAccessibleName('Needed on, row 5,000: 1 Dec 2026');
    await page.keyboard.press('Control+Home');
    await expect(active(page)).toHaveAccessibleName('Item, row 1: Item 0');
  });

  await test.step('ranges are copied, pasted, and filled down', async () => {
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+v');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await expect
      .poll(async () => (await stored(page, taskId)).slice(0, 5).map((cells) => cells[item ?? '']))
      .toEqual(['Item 0', 'Item 0', 'Item 0', 'Item 0', 'Item 4']);
  });

  await test.step('a date is picked in the calendar', async () => {
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('End');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.locator('button:focus')).toHaveAccessibleName(/1 December 2026/);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(active(page)).toHaveAccessibleName('Needed on, row 1: 8 Dec 2026');
    await expect
      .poll(async () => (await stored(page, taskId))[0])
      .toMatchObject({ [count ?? '']: 0, [day ?? '']: '2026-12-08' });
  });

  await test.step('rows are removed and restored, and a column width is remembered', async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+Alt+Minus');
    await expect.poll(async () => (await stored(page, taskId)).length).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await stored(page, taskId)).length).toBe(rows);
    await gridOf(page).getByRole('gridcell', { name: 'Item 0', exact: true }).first().click();
    const header = gridOf(page).getByRole('columnheader', { name: /Item/ });
    const width = async () => Math.round((await header.boundingBox())?.width ?? 0);
    const before = await width();
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await expect.poll(width).toBe(before + 10);
    await page.reload();
    await expect.poll(width).toBe(before + 10);
  });
});

test('supports cells with lines, options, and Thai keyboards', async ({ newPerson }) => {
  const page = await newPerson('jonas');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const options = ['Approved', 'Rejected'].map((name) => ({ id: name.toLowerCase(), name }));
  const small = [
    column(1, 'TEXT', { name: 'Item' }),
    column(2, 'SELECT', { name: 'Status', options }),
  ];
  const [name, state] = small.map(({ key }) => String(key));
  const address = await startFormWorkflow(
    page,
    'Lines in cells',
    ['Jonas'],
    [{ name: 'Deliveries', kind: 'TABLE', columns: small }],
  );
  const taskId = new URL(address, 'http://x').searchParams.get('task-id');
  await page.goto(address);
  const paste = async (text: string): Promise<void> => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+v');
  };
  const kept = async (of: string | undefined, row = 0) =>
    (await stored(page, taskId))[row]?.[of ?? ''];

  await test.step('rows are pasted into the empty table and extra columns are reported', async () => {
    await page.getByText(/No rows yet/).click();
    await paste('"line one\nline two"\tapproved\tno room\r\nPlain\tapproved\r\n');
    await expect(page.getByText(/1 column didn’t fit/)).toBeVisible();
    await expect.poll(() => kept(name)).toBe('line one\nline two');
  });

  await test.step('lines are kept, added with Alt+Enter, and all visible', async () => {
    await expect(active(page)).toHaveAccessibleName(/^Item, row 1/);
    await page.keyboard.press('F2');
    await page.keyboard.press('Control+End');
    await page.keyboard.type('!');
    await page.keyboard.press('Alt+Enter');
    await page.keyboard.type('line three');
    const editor = (await active(page).boundingBox())?.height ?? 0;
    expect(editor).toBeGreaterThan(60);
    await expect(active(page)).toBeInViewport({ ratio: 0.95 });
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => kept(name)).toBe('line one\nline two!\nline three');
  });

  await test.step('a typed option is accepted when its cell loses focus', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('rej');
    await page.keyboard.press('Tab');
    await expect.poll(() => kept(state, 1)).toBe('rejected');
  });

  await test.step('undo works on a Thai keyboard', async () => {
    await active(page).dispatchEvent('keydown', { key: 'ผ', code: 'KeyZ', ctrlKey: true });
    await expect.poll(() => kept(state, 1)).toBe('approved');
  });
});
