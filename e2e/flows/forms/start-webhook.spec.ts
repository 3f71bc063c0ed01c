import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, place, withFields } from '@baton/fixtures/builders/fields';
import { chooseInBlueprintMenu } from '../../pages/blueprint-menu.ts';
import { partyCalled, publishBlueprint } from '../../pages/form-workflow.ts';
import { seekRow } from '../../pages/task-list-page.ts';
import { expect, expectAccessible, test } from '../../story.ts';

test('another system starts a workflow with a secret', async ({ newPerson, playwright }) => {
  const jonas = await newPerson('jonas');
  await jonas.goto('/');
  const content = withFields(
    buildBlueprint({
      tasks: [{ name: 'Pack it', assignees: [await partyCalled(jonas, 'Leilani')] }],
    }),
    [field(1, 'TEXT', { name: 'Customer' }), field(2, 'NUMBER', { name: 'Boxes' })],
    [null, place(1, 1)],
    [null, place(2, 2)],
  );
  const id = await publishBlueprint(jonas, 'Shop order', content);
  await jonas.goto(`/blueprints/${id}`);
  await chooseInBlueprintMenu(jonas, 'Start by webhook');
  const dialog = jonas.getByRole('dialog', { name: 'Start by webhook' });
  await expectAccessible(jonas);
  await dialog.getByRole('button', { name: 'Create address' }).click();
  const secret = (await dialog.getByText(/^whsec_/).textContent()) ?? '';
  await expectAccessible(jonas);
  await dialog.getByText('Close', { exact: true }).click();
  const url = (await dialog.getByText(/\/hooks\//).textContent()) ?? '';
  await expect(dialog.getByText('No calls yet')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Customer' }).fill('boxes');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Customer' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByRole('textbox', { name: 'Customer' }).fill('customer_name');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(jonas.getByText('Start by webhook saved.')).toBeVisible();

  const shop = await playwright.request.newContext();
  const call = (data: object) =>
    shop.post(url, {
      data,
      headers: { authorization: `Bearer ${secret}`, 'idempotency-key': 'order 7' },
    });
  const refused = await call({ customer_name: 'Northwind', Boxes: 'many' });
  expect(refused.status()).toBe(400);
  expect((await refused.json()).refusals).toMatchObject([{ field: 'Boxes' }]);
  const started = await call({ customer_name: 'Northwind', Boxes: 3 });
  expect(started.status()).toBe(201);
  const { reference } = await started.json();
  await shop.dispose();

  await jonas.reload();
  await chooseInBlueprintMenu(jonas, 'Start by webhook');
  await expect(dialog.getByText(reference)).toBeVisible();
  await expect(dialog.getByText('NotANumber (Boxes)')).toBeVisible();
  await expectAccessible(jonas);
  await jonas.goto('/');
  await expect(await seekRow(jonas, reference)).toContainText('Shop order');
});
