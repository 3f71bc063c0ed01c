import type { Page } from '@playwright/test';
import { asId, type CustomFieldId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { z } from 'zod';
import { callApi } from '../../pages/api-calls.ts';
import { publishBlueprint } from '../../pages/form-workflow.ts';
import { textOf } from '../../pages/locale-texts.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const created = z.object({
  createCustomField: z.object({ customField: z.object({ id: z.string() }) }),
});
const me = z.object({ viewer: z.object({ user: z.object({ id: z.string() }) }) });
const name = 'Harbor of the views';
const options = [{ id: 'h0', name: 'North quay' }];

/** Starts a workflow with a value of a new custom field. */
const startWorkflowWithField = async (page: Page): Promise<void> => {
  const { createCustomField } = created.parse(
    await callApi(
      page,
      'mutation ($input: CreateCustomFieldInput!) { createCustomField(input: $input) { customField { id } } }',
      {
        input: {
          ...{ idempotencyKey: crypto.randomUUID(), isShared: true },
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
  const blueprintId = await publishBlueprint(page, 'Ships in the view', content);
  await callApi(
    page,
    'mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }',
    {
      input: {
        ...{ idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Ship in the view' },
        ...{ ownerId: viewer.user.id },
        values: [{ instance: instanceKey(1), stringValue: 'h0' }],
      },
    },
  );
};

const ships = z.object({
  workflows: z.object({
    edges: z.array(
      z.object({
        node: z.object({
          stages: z.array(
            z.object({ tasks: z.array(z.object({ id: z.string(), name: z.string() })) }),
          ),
        }),
      }),
    ),
  }),
});

/** Makes the task of the workflow overdue and returns its name. */
const makeOverdue = async (page: Page): Promise<string> => {
  const { workflows } = ships.parse(
    await callApi(
      page,
      '{ workflows(first: 1, filter: { search: "Ship in the view" }) { edges { node { stages { tasks { id name } } } } } }',
    ),
  );
  const task = workflows.edges[0]?.node.stages[0]?.tasks[0];
  if (task === undefined) throw new Error('The workflow has no task');
  const dueOn = new Date(Date.now() - 60_000).toISOString();
  await callApi(
    page,
    'mutation ($input: ChangeTaskDueDateInput!) { changeTaskDueDate(input: $input) { task { id } } }',
    { input: { idempotencyKey: crypto.randomUUID(), taskId: task.id, dueOn } },
  );
  return task.name;
};

const inGerman = (id: string): RegExp => textOf('de', id);

test('saves a view in German, shares it, and exports it', async ({ newPerson }) => {
  const page = await newPerson('hannah');
  await page.goto('/');
  await startWorkflowWithField(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  await test.step('selects what needs attention, the sort, and a custom field', async () => {
    const late = page.getByRole('button', { name: /\d+ überfällig$/ });
    await late.click();
    await expect(late).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: inGerman('workflows.name') }).click();
    await expect(page).toHaveURL(/sort=name/);
    await page.getByRole('button', { name: inGerman('views.columns') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: inGerman('views.columnField') }).fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await expect(dialog.getByText(name, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: inGerman('views.columnsApply') }).click();
    await expect(page).toHaveURL(/columns=.*field/);
  });

  await test.step('saves the view and shares it with everyone', async () => {
    await page.getByRole('button', { name: inGerman('views.save') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: inGerman('views.name') }).fill('Verspätete Schiffe');
    await dialog.getByRole('button', { name: inGerman('views.save') }).click();
    await expect(page).toHaveURL(/\?view-id=[0-9a-f-]{36}$/);
    const columns = page.getByRole('columnheader');
    await expect(columns.filter({ hasText: name })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: inGerman('views.actions') }).click();
    await page.getByRole('menuitem', { name: inGerman('views.share') }).click();
    await page.getByRole('checkbox', { name: inGerman('views.shareEveryone') }).check();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: inGerman('views.share') })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  const other = await newPerson('amara');
  await test.step('another person opens and stars it', async () => {
    await other.goto('/');
    await other.getByRole('button', { name: 'Saved views' }).click();
    await other.getByRole('menuitemradio', { name: 'Verspätete Schiffe' }).click();
    await expect(other).toHaveURL(/\?view-id=/);
    await expect(other.getByRole('columnheader').filter({ hasText: name })).toBeVisible();
    await expect(other.getByRole('button', { name: 'View actions' })).toBeHidden();
    await other.getByRole('button', { name: 'Add to starred' }).click();
    await expect(other.getByRole('button', { name: 'Remove from starred' })).toBeVisible();
    await expect(
      other.getByRole('navigation').getByRole('link', { name: 'Verspätete Schiffe' }).first(),
    ).toBeVisible();
    await expectAccessible(other);
  });

  await test.step('groups overdue workflows, and moves a date in the calendar', async () => {
    const task = await makeOverdue(page);
    await other.goto('/?search=Ship+in+the+view');
    await other.getByRole('button', { name: /^\d+ overdue$/ }).click();
    await other.getByRole('button', { name: 'Add filter' }).click();
    await other.getByRole('menuitemradio', { name: 'Started in the last 7 days' }).click();
    await other.getByRole('button', { name: 'No groups' }).click();
    await other.getByRole('menuitemradio', { name: 'Group by owner' }).click();
    await expect(other.getByRole('row', { name: /1 overdue/ })).toBeVisible();
    await expect(other.getByRole('row', { name: /Ship in the view/ })).toBeVisible();
    await other.getByRole('radio', { name: 'Calendar' }).click({ force: true });
    await other.getByRole('checkbox', { name: 'Show due tasks' }).click();
    await expect(other.getByRole('checkbox', { name: 'Show due tasks' })).toBeChecked();
    await other.getByRole('radio', { name: 'Week' }).click({ force: true });
    await expect(other.getByRole('radio', { name: 'Week' })).toBeChecked();
    await expectAccessible(other);
    await other.getByRole('button', { name: `Change due date of ${task}` }).click();
    await other.getByRole('menuitem', { name: 'One week later' }).click();
    await expect(other.getByText(`${task} is due`)).toBeVisible();
    // The workflow leaves the view when it has no overdue task anymore.
    await other.getByRole('button', { name: /^\d+ overdue$/ }).click();
    await other.getByRole('button', { name: 'Later', exact: true }).click();
    await expect(other.getByRole('link', { name: task, exact: true })).toBeVisible();
    await other.getByRole('button', { name: 'Save view' }).click();
    await other.getByRole('textbox', { name: 'Name' }).fill('Ships by week');
    await other.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
    await expect(other).toHaveURL(/\?view-id=[0-9a-f-]{36}$/);
    await expect(other.getByRole('radio', { name: 'Calendar' })).toBeChecked();
    await other.goto('/?view-id=all-active');
  });

  await test.step('the export has the columns of the view', async () => {
    await other.getByRole('button', { name: 'Export list' }).click();
    const downloading = other.waitForEvent('download');
    await other.getByRole('menuitem', { name: 'Export as Excel' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Workflows.xlsx');
    expect(new URL(download.url()).protocol).toMatch(/^(blob|http)/);
  });
});
