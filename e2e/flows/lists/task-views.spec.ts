import { readFile } from 'node:fs/promises';
import { textOf } from '../../pages/locale-texts.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const inGerman = (id: string): RegExp => textOf('de', id);
const viewName = 'Überfällige Aufgaben der Filialen';

test('saves overdue tasks as a view, shares it, and exports it', async ({ newPerson }) => {
  const page = await newPerson('hannah');
  await page.goto('/tasks');
  const list = page.getByRole('grid', { name: inGerman('taskList.title') });
  await expect(list).toBeVisible();
  await expectAccessible(page);

  await test.step('filters overdue tasks, sorts them, and adds a column', async () => {
    await page.getByRole('button', { name: inGerman('filters.add') }).click();
    await page.getByRole('menuitemradio', { name: 'Überfällig', exact: true }).click();
    await expect(page).toHaveURL(/due=overdue/);
    await list.getByRole('button', { name: inGerman('taskList.column.workflow') }).click();
    await expect(page).toHaveURL(/sort=workflow/);
    await page.getByRole('button', { name: inGerman('views.columns') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: inGerman('taskList.column.owner') }).click();
    await dialog.getByRole('button', { name: inGerman('views.columnsApply') }).click();
    await expect(
      list.getByRole('columnheader').filter({ hasText: inGerman('taskList.column.owner') }),
    ).toBeVisible();
  });

  await test.step('saves the view and shares it with everyone', async () => {
    await page.getByRole('button', { name: inGerman('views.save') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: inGerman('views.name') }).fill(viewName);
    await dialog.getByRole('button', { name: inGerman('views.save') }).click();
    await expect(page).toHaveURL(/\/tasks\?view-id=[0-9a-f-]{36}$/);
    await page.getByRole('button', { name: inGerman('views.actions') }).click();
    await page.getByRole('menuitem', { name: inGerman('views.share') }).click();
    await page.getByRole('checkbox', { name: inGerman('views.shareEveryone') }).check();
    await dialog.getByRole('button', { name: inGerman('views.share') }).click();
    await expect(dialog).toBeHidden();
  });

  const other = await newPerson('amara');
  await test.step('another person opens the view, and a task of it', async () => {
    await other.goto('/tasks');
    await other.getByRole('button', { name: 'Saved views' }).click();
    await other.getByRole('menuitemradio', { name: viewName }).click();
    await expect(other).toHaveURL(/\/tasks\?view-id=/);
    await expect(other.getByRole('columnheader', { name: 'Workflow owner' })).toBeVisible();
  });

  await test.step('another person exports what the view shows', async () => {
    const rows = await other.getByRole('grid', { name: 'Tasks' }).getAttribute('aria-rowcount');
    await other.getByRole('button', { name: 'Export list' }).click();
    const download = other.waitForEvent('download');
    await other.getByRole('menuitem', { name: 'Export as CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    const [header, ...lines] = text.trim().split('\r\n');
    expect(header).toMatch(/Workflow,Due,Assignees,Owner$/);
    expect(lines.length).toBeGreaterThanOrEqual(Number(rows));
  });

  await test.step('groups tasks by assignee, and filters what is overdue', async () => {
    await other.goto('/tasks');
    await other.getByRole('button', { name: 'No groups' }).click();
    await other.getByRole('menuitemradio', { name: 'Group by assignee' }).click();
    await expect(other).toHaveURL(/group=assignee/);
    const list = other.getByRole('grid', { name: 'Tasks' });
    await expect(list.getByRole('button', { name: /^Collapse group/ }).first()).toBeVisible();
    const strip = other.getByRole('group', { name: 'Needs attention' });
    const overdue = strip.getByRole('button', { name: /overdue/ });
    await overdue.click();
    await expect(overdue).toHaveAttribute('aria-pressed', 'true');
    // The heading of each group shows its number of overdue tasks.
    await expect(list.getByText(/^\d+ overdue$/).first()).toBeVisible();
    await expectAccessible(other);
  });

  await test.step('shows tasks that match any of two filters', async () => {
    await other.goto('/tasks?due=overdue&assignee=none');
    await expect(other.getByText('No tasks found')).toBeVisible();
    await other.getByRole('button', { name: 'All filters match' }).click();
    await other.getByRole('menuitemradio', { name: 'Any filter matches' }).click();
    await expect(other).toHaveURL(/match=any/);
    const list = other.getByRole('grid', { name: 'Tasks' });
    await expect(list.getByText(/overdue/i).first()).toBeVisible();
  });

  await test.step('My tasks keep their filter in a saved view', async () => {
    await other.goto('/my/tasks');
    await other.getByRole('button', { name: 'Name', exact: true }).click();
    await expect(other).toHaveURL(/\/my\/tasks\?sort=name/);
    await expect(other.getByRole('grid', { name: 'My tasks' })).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Save view' }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Mine by name');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(other).toHaveURL(/\/tasks\?view-id=[0-9a-f-]{36}$/);
    await expect(other.getByRole('button', { name: 'Waiting for me', exact: true })).toBeVisible();
  });
});
