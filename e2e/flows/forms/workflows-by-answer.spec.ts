import { readFile } from 'node:fs/promises';
import { asId, type CustomFieldId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { z } from 'zod';
import { callApi } from '../../pages/api-calls.ts';
import { publishBlueprint } from '../../pages/form-workflow.ts';
import { tabTo } from '../../pages/keys.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const options = ['Harbour north', 'Harbour south'].map((name, at) => ({ id: `h${at}`, name }));
const created = z.object({
  createCustomField: z.object({ customField: z.object({ id: z.string() }) }),
});
const me = z.object({ viewer: z.object({ user: z.object({ id: z.string() }) }) });

test('filters workflows by a custom field value with the keyboard', async ({ newPerson }) => {
  const page = await newPerson('amara');
  await page.goto('/');
  const name = 'Harbour';
  const { createCustomField } = created.parse(
    await callApi(
      page,
      'mutation ($input: CreateCustomFieldInput!) { createCustomField(input: $input) { customField { id } } }',
      {
        input: {
          idempotencyKey: crypto.randomUUID(),
          isShared: true,
          definition: { name, kind: 'SELECT', options },
        },
      },
    ),
  );
  const origin = { field: asId<CustomFieldId>(createCustomField.customField.id), version: 1 };
  const { viewer } = me.parse(await callApi(page, '{ viewer { user { id } } }'));
  const content = withFields(
    buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(viewer.user.id)] }] }),
    [field(1, 'SELECT', { name, options, origin })],
    [null, place(1, 1)],
  );
  const blueprintId = await publishBlueprint(page, 'Ships in harbours', content);
  for (const [ship, harbour] of [
    ['Ship of the north', 'h0'],
    ['Ship of the south', 'h1'],
  ])
    await callApi(
      page,
      'mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }',
      {
        input: {
          ...{ idempotencyKey: crypto.randomUUID(), blueprintId, name: ship },
          ownerId: viewer.user.id,
          values: [{ instance: instanceKey(1), stringValue: harbour }],
        },
      },
    );

  const north = page.getByRole('row').filter({ hasText: 'Ship of the north' });
  const south = page.getByRole('row').filter({ hasText: 'Ship of the south' });
  await page.goto('/');
  await expect(north).toBeVisible();
  await expect(south).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Add filter' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('field value');
  await expect(page.getByRole('menuitem')).toHaveText(['Filter by field value']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filter by field value' });
  await expect(dialog.getByRole('combobox', { name: 'Custom field' })).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(name, { exact: true })).toBeVisible();
  await tabTo(page, dialog.getByRole('combobox', { name: 'Value' }));
  await page.keyboard.type('Harbour n');
  await expect(page.getByRole('option', { name: 'Harbour north' })).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: /^Show results/ }));
  await expect(page.getByRole('listbox')).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  const filter = page.getByRole('button', { name: 'Harbour is one of Harbour north' });
  await expect(filter).toBeVisible();
  await expect(north).toBeVisible();
  await expect(south).toBeHidden();
  await expectAccessible(page);

  await test.step('the URL contains the filter', async () => {
    await page.reload();
    await expect(filter).toBeVisible();
    await expect(north).toBeVisible();
    await expect(south).toBeHidden();
  });

  await test.step('the export has what the filter leaves', async () => {
    await page.getByRole('button', { name: 'Export list' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Workflows.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^On track,[^,]+,Ship of the north,/);
  });

  await test.step('the filter is removed', async () => {
    await page.getByRole('button', { name: 'Remove filter by field value' }).click();
    await expect(south).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  await test.step('a deleted field is reported', async () => {
    await page.goto(`/?field=${crypto.randomUUID()}&operator=EQUALS&values=%5B1%5D`);
    await expect(page.getByText('This filter can’t be used').last()).toBeVisible();
    await expectAccessible(page);
  });
});
