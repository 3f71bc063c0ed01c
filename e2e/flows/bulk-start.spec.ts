import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { callApi } from '../pages/api-calls.ts';
import { pasteRows, supplierQualification } from '../pages/bulk-start-page.ts';
import { chooseFile } from '../pages/import-page.ts';
import { textOf } from '../pages/locale-texts.ts';
import { expect, expectAccessible, test } from '../story.ts';

/** The lines of the report, without the byte order mark. */
const reportOf = async (page: Page, button = 'Download report'): Promise<readonly string[]> => {
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await report).path(), 'utf8')
    .trim()
    .split('\r\n');
};

const companies = path.join(
  import.meta.dirname,
  '../../packages/fixtures/src/imports/sp500-companies.csv',
);

test('starts 503 workflows after rows are fixed in place', async ({ newPerson }) => {
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
  const grid = page.getByRole('grid', { name: 'Table rows' });
  await expect(grid.getByRole('gridcell', { name: 'Bicycles' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessible(page);
  await grid.getByRole('gridcell', { name: 'Bicycles' }).dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Utilities');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 rows are ready. 1 row has errors.')).toBeVisible();
  // The draft is unchanged after a reload.
  await page.reload();
  await expect(page.getByText('2 rows are ready. 1 row has errors.')).toBeVisible();
  const faulty = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download error rows' }).click();
  expect(readFileSync(await (await faulty).path(), 'utf8')).toContain('Gamma,,Energy,');
  await page.getByRole('button', { name: 'Start 2 valid rows' }).click();
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible();

  await page.goto(`/blueprints/${id}/bulk-start`);
  await chooseFile(page, companies);
  await expect(page.getByText('503 rows are ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Start 503 workflows' }).click();
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible({
    timeout: 180_000,
  });
  await expect(page.getByText('503 of 503 started')).toBeVisible();
  await expectAccessible(page);
  const lines = await reportOf(page);
  expect(lines).toHaveLength(504);
  expect(lines[2]).toMatch(/^3,A\. O\. Smith,SQ-\d+,Started,http.*\/workflow\/[0-9a-f-]+,$/);
  await page.getByRole('link', { name: /A\. O\. Smith/ }).click();
  await expect(page.getByRole('link', { name: 'Ask for certificates', exact: true })).toBeVisible();
});

test('stops a bulk start, reports each row, and resumes with the rest', async ({ newPerson }) => {
  const page = await newPerson('amara');
  await page.goto('/blueprints');
  const id = await supplierQualification(page);
  await page.goto(`/blueprints/${id}/bulk-start`);
  const good = Array.from({ length: 1500 }, (_, at) => `Company ${at + 1}\tC${at + 1}\tEnergy`);
  await pasteRows(
    page,
    ['Name\tTicker symbol\tGICS sector', '-Acme\tACM\tBicycles', ...good].join('\n'),
  );
  await page.getByRole('button', { name: 'Start 1,500 valid rows' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible();
  // Rows in progress are finished after the stop.
  const resume = page.getByRole('button', { name: /^Continue with [\d,]+ rows?$/ });
  await expect(resume).toBeVisible();
  await expectAccessible(page);

  const stopped = await reportOf(page);
  expect(stopped[0]).toBe('Row,Workflow,Reference,Status,Link,Error');
  expect(stopped).toHaveLength(1502);
  expect(stopped[1]).toMatch(/^2,'-Acme,,Error,,"?GICS sector: .+$/);
  expect(stopped.at(-1)).toBe('1502,Company 1500,,Waiting,,');
  const begun = stopped.filter((line) => line.includes(',Started,'));
  for (const line of begun)
    expect(line).toMatch(/^\d+,Company \d+,SQ-\d+,Started,http.*\/workflow\/[0-9a-f-]+,$/);

  await resume.click();
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible({
    timeout: 180_000,
  });
  await expect(
    page.getByText('1,500 of 1,500 started, 1 row with errors was skipped'),
  ).toBeVisible();
  const whole = await reportOf(page);
  expect(whole.filter((line) => line.includes(',Started,'))).toHaveLength(1500);
  // Workflows that were already started are unchanged.
  expect(whole).toEqual(expect.arrayContaining(begun));
});

test('reads a German file with a title above the header row', async ({ newPerson }) => {
  const page = await newPerson('hannah');
  await page.goto('/blueprints');
  const id = await supplierQualification(page);
  await page.goto(`/blueprints/${id}/bulk-start`);
  const table = [
    'Lieferanten 2026;;',
    'Name;Ticker symbol;GICS sector',
    'Süßwaren GmbH;SWG;Energy',
    'Räder AG;"RAD;X";Fahrräder',
  ].join('\r\n');
  await page.getByLabel('Tabelle einfügen').fill(table);
  await page.getByRole('button', { name: 'Text einlesen' }).click();
  await expect(page.getByText('1 Zeile ist bereit. 1 Zeile hat Fehler.')).toBeVisible();
  await expect(page.getByText('Zeile 2 ist die Kopfzeile.')).toBeVisible();
  const header = page.getByRole('combobox', { name: 'Kopfzeile' });
  await expect(header).toHaveValue('Zeile 2: Name · Ticker symbol · GICS sector');
  await expectAccessible(page);

  const choose = async (option: RegExp): Promise<void> => {
    await header.click();
    await page.getByRole('option', { name: option }).click();
    await expect(header).toHaveValue(option);
  };
  await choose(/^Keine Kopfzeile/);
  await expect(page.getByRole('radio', { name: 'Alle (4)' })).toBeVisible();
  await choose(/^Zeile 2: /);
  await expect(page.getByText('1 Zeile ist bereit. 1 Zeile hat Fehler.')).toBeVisible();

  // Discarding fixes needs a confirmation.
  const wrong = page.getByRole('gridcell', { name: 'Fahrräder' });
  await wrong.dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Utilities');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 Zeilen sind bereit.')).toBeVisible();
  const asked = page.getByRole('dialog', { name: 'Tabelle erneut einlesen?' });
  await header.click();
  await page.getByRole('option', { name: /^Keine Kopfzeile/ }).click();
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(asked).toBeHidden();
  await expect(header).toHaveValue(/^Zeile 2: /);
  await expect(page.getByText('2 Zeilen sind bereit.')).toBeVisible();
  await header.click();
  await page.getByRole('option', { name: /^Keine Kopfzeile/ }).click();
  await asked.getByRole('button', { name: 'Erneut einlesen' }).click();
  await expect(page.getByRole('radio', { name: 'Alle (4)' })).toBeVisible();
  await choose(/^Zeile 2: /);
  await expect(page.getByText('1 Zeile ist bereit. 1 Zeile hat Fehler.')).toBeVisible();

  const faulty = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Zeilen mit Fehlern herunterladen' }).click();
  const kept = readFileSync(await (await faulty).path(), 'utf8');
  expect(kept).toContain('Räder AG,"RAD;X",Fahrräder,');
  await page.getByRole('button', { name: '1 gültige Zeile starten' }).click();
  await expect(page.getByRole('heading', { name: 'Abgeschlossen' })).toBeVisible();
  const lines = await reportOf(page, 'Bericht herunterladen');
  expect(lines[0]).toBe('Zeile,Workflow,Kennung,Status,Link,Fehler');
  expect(lines[1]).toMatch(/^3,Süßwaren GmbH,SQ-\d+,Gestartet,http.*,$/);
  expect(lines[2]).toMatch(/^4,Räder AG,,Fehler,,"?GICS sector: .+$/);
});

test('shows rows, errors, and the report in Thai', async ({ newPerson }) => {
  const page = await newPerson('jonas');
  await page.goto('/blueprints');
  const id = await supplierQualification(page);
  const speak = (locale: string) =>
    callApi(
      page,
      'mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { viewer { id } } }',
      { input: { locale } },
    );
  await speak('th');
  await page.goto(`/blueprints/${id}/bulk-start`);
  const table = [
    'Name;Ticker symbol;GICS sector;Date added',
    'ข้าวป่า จำกัด;KP;Energy;2567-12-31',
    'บักวีต จำกัด;BW;จักรยาน;๑/๑/๒๕๖๘',
  ].join('\n');
  await page.getByLabel(textOf('th', 'bulk.source.paste')).fill(table);
  await page.getByRole('button', { name: textOf('th', 'imports.source.read') }).click();
  const grid = page.getByRole('grid', { name: textOf('th', 'bulk.rows.label') });
  await expect(grid.getByRole('gridcell', { name: 'จักรยาน' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: textOf('th', 'bulk.startGood.WORKFLOWS') }).click();
  await expect(
    page.getByRole('heading', { name: textOf('th', 'bulk.state.COMPLETED') }),
  ).toBeVisible();
  await expectAccessible(page);
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: textOf('th', 'bulk.report.download') }).click();
  const lines = readFileSync(await (await report).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines[0]).toBe('แถว,เวิร์กโฟลว์,เลขอ้างอิง,สถานะ,ลิงก์,ข้อผิดพลาด');
  expect(lines[1]).toMatch(/^2,ข้าวป่า จำกัด,SQ-\d+,เริ่มแล้ว,http.*,$/);
  expect(lines[2]).toMatch(/^3,บักวีต จำกัด,,ข้อผิดพลาด,,"?GICS sector: .+$/);
  await speak('en');
});
