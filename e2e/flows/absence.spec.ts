import type { Locator, Page } from '@playwright/test';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, place, withFields } from '@baton/fixtures/builders/fields';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { partyCalled, startFrom } from '../pages/form-workflow.ts';
import { chooseInProfileMenu } from '../pages/shell-page.ts';
import { askWhy, live } from '../pages/workflow-page.ts';
import { seekRow } from '../pages/task-list-page.ts';
import { expect, expectAccessible, test } from '../story.ts';

const before = 'Order the pallets';
const begun = 'Compare the offers';
const untouched = 'Call the carrier';
const judged = 'Sign the contract';

const row = (page: Page, task: string): Locator =>
  page.getByRole('row').filter({ hasText: task }).filter({ hasText: '›' });

const shown = async (page: Page, task: string): Promise<Locator> => {
  await seekRow(page, task);
  return row(page, task);
};

const openRow = async (page: Page, task: string): Promise<Locator> => {
  await (await shown(page, task)).click();
  const dialog = page.getByRole('dialog', { name: 'Task' });
  await expect(dialog.getByRole('heading', { name: task, exact: true })).toBeVisible();
  return dialog;
};

const nameDelegate = async (dialog: Locator, duty: string, name: string): Promise<void> => {
  const field = dialog.getByRole('combobox', { name: duty });
  await field.fill(name);
  await dialog.page().getByRole('option', { name }).first().click();
  await expect(field).toHaveValue(name);
};

test('delegates get the work of an absent person until the person returns', async ({
  newPerson,
}) => {
  test.setTimeout(300_000);
  const [jonas, kofi, sofia, tomas] = await Promise.all([
    newPerson('jonas'),
    newPerson('kofi'),
    newPerson('sofia'),
    newPerson('tomas'),
  ]);
  await Promise.all([jonas, kofi].map((page) => page.goto('/my/tasks')));
  const [away, lead] = await Promise.all(['Kofi', 'Jonas'].map((one) => partyCalled(jonas, one)));
  const own = { assignees: away === undefined ? [] : [away] };

  await test.step('Kofi sets an absence with delegates while he has open work', async () => {
    await startFrom(
      jonas,
      'Pallets',
      buildBlueprint({ name: 'Order', tasks: [{ name: before, ...own }] }),
    );
    await expect(await shown(kofi, before)).toBeVisible(live);
    await chooseInProfileMenu(kofi, 'Out of office');
    const dialog = kofi.getByRole('dialog', { name: 'Out of office' });
    await expectAccessible(kofi);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter a value.')).toBeVisible();
    const last = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await dialog.getByRole('textbox', { name: 'Last day away' }).fill(last);
    await nameDelegate(dialog, 'Tasks', 'Sofia Marchetti');
    await nameDelegate(dialog, 'Approvals', 'Tomás Ó Briain');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(kofi.getByText('Out of office saved')).toBeVisible();
    await expect(await shown(kofi, before)).toContainText('Delegate: Sofia Marchetti', live);
  });

  await test.step('Sofia gets the new work too', async () => {
    const content = withFields(
      buildBlueprint({
        name: 'Contract',
        tasks: [
          { name: begun, ...own },
          { name: untouched, ...own },
          {
            name: judged,
            assignees: lead === undefined ? [] : [lead],
            approvals: [approvalStep(91, { approvers: own.assignees })],
          },
        ],
      }),
      [field(1, 'TEXT', { name: 'Best offer' })],
      [taskKey(1), place(1, 1)],
    );
    await startFrom(jonas, 'A new carrier', content);
    await sofia.goto('/my/tasks');
    for (const task of [before, begun, untouched])
      await expect(await shown(sofia, task)).toContainText('for Kofi Mensah');
    await expectAccessible(sofia);
    const dialog = await openRow(sofia, untouched);
    await expect(
      dialog.getByText(/^Sofia Marchetti works for Kofi Mensah, who is out of office until/),
    ).toBeVisible();
    await expect(await askWhy(dialog, 'Why this status?')).toContainText(
      'You’re the delegate of Kofi Mensah until',
    );
    await sofia.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('Sofia starts one task', async () => {
    const dialog = await openRow(sofia, begun);
    await dialog.getByRole('textbox', { name: 'Best offer' }).fill('North Sea Freight');
    await sofia.keyboard.press('Tab');
    await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('Tomás approves on behalf of Kofi', async () => {
    await jonas.goto('/my/tasks');
    const work = await openRow(jonas, judged);
    await work.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(work).toBeHidden();
    await tomas.goto('/my/tasks');
    await expect(await shown(tomas, judged)).toContainText('for Kofi Mensah');
    const dialog = await openRow(tomas, judged);
    await dialog.getByRole('button', { name: /^Approve/ }).click();
    await expect(dialog).toBeHidden();
    await expect(row(tomas, judged)).toHaveCount(0);
  });

  await test.step('Kofi returns and gets back all tasks that no one started', async () => {
    await chooseInProfileMenu(kofi, 'Out of office');
    const dialog = kofi.getByRole('dialog', { name: 'Out of office' });
    await dialog.getByRole('button', { name: 'End absence' }).click();
    await expect(kofi.getByText('Out of office ended')).toBeVisible();
    await expect(row(sofia, untouched)).toHaveCount(0, live);
    await expect(row(sofia, before)).toHaveCount(0);
    await expect(await shown(sofia, begun)).toBeVisible();
    await expect(await shown(kofi, untouched)).toBeVisible();
    await expect(await shown(kofi, before)).not.toContainText('delegate of');
    await expect(await shown(kofi, begun)).toContainText('Delegate: Sofia Marchetti');
  });
});
