import { startFormWorkflow } from '../pages/form-workflow.ts';
import { expect, expectAccessible, test } from '../story.ts';

test('finds work, people, and actions by keyboard', async ({ newPerson }) => {
  const jonas = await newPerson('jonas');
  await jonas.goto('/');
  await startFormWorkflow(jonas, 'Quokka habitat 申请 คำขอ', ['Lukasz'], []);
  await jonas.goto('/my/tasks');
  await expect(jonas.getByRole('button', { name: /^Search/ })).toBeVisible();

  const field = jonas.getByRole('combobox', { name: 'Search everything' });
  await test.step('the new workflow within a second, by a prefix', async () => {
    await jonas.keyboard.press('Control+k');
    await field.fill('quok hab');
    await expect(jonas.getByRole('option', { name: /Quokka habitat/ }).first()).toBeVisible();
    await expect(jonas.locator('mark').first()).toHaveText('Quok');
    await expectAccessible(jonas);
    await jonas.keyboard.press('Enter');
    await expect(jonas).toHaveURL(/\/workflow\//);
  });

  await test.step('Chinese by two characters, Thai by three', async () => {
    for (const text of ['申请', 'คำข']) {
      await jonas.keyboard.press('/');
      await field.fill(text);
      await expect(jonas.getByRole('option', { name: /Quokka habitat/ }).first()).toBeVisible();
      await jonas.keyboard.press('Escape');
    }
  });

  await test.step('people, pages, and a blueprint to start', async () => {
    await jonas.keyboard.press('Control+k');
    await field.fill('lukasz');
    await jonas
      .getByRole('option', { name: /Łukasz|Lukasz/ })
      .first()
      .click();
    await expect(jonas).toHaveURL(/\/people\//);
    await jonas.keyboard.press('Control+k');
    await field.fill('documents');
    await jonas.getByRole('option', { name: 'Go to Documents' }).click();
    await expect(jonas).toHaveURL(/\/documents$/);
  });

  await test.step('all results on a page', async () => {
    await jonas.keyboard.press('Control+k');
    await field.fill('quokka');
    await jonas.getByRole('link', { name: 'Show all results' }).click();
    await expect(jonas).toHaveURL(/\/search\?search=quokka/);
    await expect(jonas.getByRole('link', { name: /Quokka habitat/ }).first()).toBeVisible();
    await expectAccessible(jonas);
  });

  await test.step('nothing that another person cannot open', async () => {
    const ingrid = await newPerson('ingrid');
    await ingrid.goto('/search?search=quokka');
    await expect(ingrid.getByRole('heading', { name: 'No matches' })).toBeVisible();
  });
});
