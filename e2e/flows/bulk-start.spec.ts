import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pasteRows, supplierQualification } from '../pages/bulk-start-page.ts';
import { chooseFile } from '../pages/import-page.ts';
import { expect, expectAccessible, test } from '../story.ts';

const companies = path.join(
  import.meta.dirname,
  '../../packages/fixtures/src/imports/sp500-companies.csv',
);

test('rows are mended in place, and 503 companies become workflows', async ({ newPerson }) => {
  const page = await newPerson('amara');
  await page.goto('/blueprints');
  const id = await supplierQualification(page);
  await page.goto(`/blueprints/${id}`);
  await page.getByRole('link', { name: 'Bulk start' }).click();

  await pasteRows(
    page,
    'Name\tTicker symbol\tGICS sector\nAcme\tACM\tEnergy\nBeta\tBET\tBicycles\nGamma\t\tEnergy',
  );
  const start = page.getByRole('button', { name: 'Start 3 workflows' });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  const grid = page.getByRole('grid', { name: 'Rows of the table' });
  await expect(grid.getByRole('gridcell', { name: 'Bicycles' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessible(page);
  await grid.getByRole('gridcell', { name: 'Bicycles' }).dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Utilities');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 rows can be started, 1 is at fault')).toBeVisible();
  // A draft is there again after a reload, as it was left.
  await page.reload();
  await expect(page.getByText('2 rows can be started, 1 is at fault')).toBeVisible();
  const faulty = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download rows at fault' }).click();
  expect(readFileSync(await (await faulty).path(), 'utf8')).toContain('Gamma,,Energy,');
  await page.getByRole('button', { name: 'Start 2 good rows' }).click();
  await expect(page.getByRole('heading', { name: 'All rows are done' })).toBeVisible();

  await page.goto(`/blueprints/${id}/bulk-start`);
  await chooseFile(page, companies);
  await expect(page.getByText('503 rows can be started')).toBeVisible();
  await page.getByRole('button', { name: 'Start 503 workflows' }).click();
  await expect(page.getByRole('heading', { name: 'All rows are done' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('503 of 503 started')).toBeVisible();
  await expectAccessible(page);
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  const lines = readFileSync(await (await report).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(504);
  expect(lines[2]).toMatch(/^3,A\. O\. Smith,SQ-\d+,Started,http.*\/workflow\/[0-9a-f-]+,$/);
  await page.getByRole('link', { name: /A\. O\. Smith/ }).click();
  await expect(page.getByRole('link', { name: 'Ask for certificates', exact: true })).toBeVisible();
});
