import type { Page } from '@playwright/test';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import type { FieldKind } from '@baton/domain/field/field';
import { callApi } from '../../pages/api-calls.ts';
import { outlineRow } from '../../pages/blueprint-editor-page.ts';
import { formKeys } from '../../pages/build-by-keyboard.ts';
import { answer } from '../../pages/form-by-keyboard.ts';
import { partyCalled, publishBlueprint } from '../../pages/form-workflow.ts';
import { pick, retype, tabTo } from '../../pages/keys.ts';
import { expect, expectAccessible, test } from '../../story.ts';

/** Disables mouse and touch in the browser of this person. */
const withoutPointer = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.addEventListener('pointerdown', () => {
      document.documentElement.dataset['pointer'] = 'used';
    });
  });
};

const neverLost = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY');
  await expect(page.locator('[data-pointer]')).toHaveCount(0);
};

test('builds, publishes, and fills in a form without a pointer', async ({ newPerson }) => {
  test.setTimeout(300_000);
  const page = await newPerson('jonas');
  await withoutPointer(page);
  const keys = formKeys(page);
  const { card, settings } = keys;

  await test.step('a new form with sections', async () => {
    await page.goto('/forms');
    await tabTo(page, page.getByRole('button', { name: 'New form' }).first());
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New form' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Travel request');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Travel request', level: 2 })).toBeVisible();
    await keys.addSection('Journey', 2);
    await keys.addSection('Costs');
    await keys.addSection('Proof', 2);
    await neverLost(page);
  });

  await test.step('fields with their settings', async () => {
    const left = { section: 'Journey' };
    const right = { section: 'Journey', column: 2 };
    await keys.ask(left, 'Text', 'Purpose');
    await keys.advanced();
    await keys.write('Maximum characters', '80');
    await keys.ask(left, 'Checkbox', 'Abroad');
    await keys.ask(left, 'Single select', 'Travels by');
    await keys.write('New option', 'Train');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Plane');
    await page.keyboard.press('Enter');
    await keys.ask(left, 'Multi-select', 'Countries');
    await keys.write('New option', 'Portugal');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Thailand');
    await page.keyboard.press('Enter');
    await keys.rule('Show if', 'Abroad', 'Yes');
    await keys.ask(right, 'Date', 'Leaves on');
    await keys.ask(right, 'Number', 'Distance');
    await keys.choose('Unit', 'kilometre');
    await keys.advanced();
    await keys.write('Minimum', '1');
    await keys.write('Maximum', '20000');
    await keys.ask(right, 'Email address', 'Reached at');
    await keys.choose('How the field is filled in', 'Optional');
    await keys.rule('Require if', 'Abroad', 'Yes');
    await keys.ask(right, 'Phone number', 'Telephone');
    const costs = { section: 'Costs' };
    await keys.ask(costs, 'Currency', 'Budget');
    await keys.choose('Currency', 'EUR');
    await keys.ask(costs, 'People', 'Pays');
    await keys.advanced();
    await keys.tick('Allow only one person, team, or role');
    await keys.ask(costs, 'Table', 'Nights');
    for (const [at, name, kind] of [
      [1, 'Town', 'Text'],
      [2, 'Price', 'Currency'],
      [3, 'Breakfast', 'Checkbox'],
    ] as const) {
      await keys.press('Add column');
      await expect(settings.getByRole('textbox', { name: /heading/i })).toBeFocused();
      await retype(page, name);
      if (at > 1) await keys.choose('Field type', kind);
    }
    const proof = { section: 'Proof' };
    await keys.ask(proof, 'Documents', 'Invitation');
    await keys.ask(proof, 'Signature', 'Signed');
    await keys.ask({ ...proof, column: 2 }, 'Certificate', 'Insurance');
    await keys.rule('Hide if', 'Abroad', 'No');
    await keys.ask({ ...proof, column: 2 }, 'Product object', 'Shows');
    const offered = settings.getByRole('combobox', { name: /^Allowed product objects/ });
    await tabTo(page, offered);
    await page.keyboard.type('Wild rice');
    await expect(page.getByRole('option', { name: /Wild rice/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(settings.getByRole('button', { name: 'Remove Wild rice' })).toBeVisible();
    await page.keyboard.press('Escape');
    await neverLost(page);
  });

  await test.step('a text block', async () => {
    await keys.goTo('Shows');
    await keys.goTo('Invitation');
    await tabTo(page, page.getByRole('button', { name: /^Add field ?to Proof, column 1$/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('menuitem', { name: 'Text block' }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(settings.getByRole('textbox', { name: 'Text' })).toBeFocused();
    await page.keyboard.type('Keep every receipt.');
    await page.keyboard.press('Escape');
    await expect(card('Keep every receipt.')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('focus follows a moved item and stays near a removed one', async () => {
    await keys.goTo('Travels by');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(card('Travels by')).toBeFocused();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(card('Travels by')).toHaveAttribute('data-column', '2');
    await expect(card('Travels by')).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(card('Travels by')).toBeFocused();
    await page.keyboard.press('Control+d');
    await expect(card('Travels by')).toHaveCount(2);
    await page.keyboard.press('Delete');
    await expect(card('Travels by')).toHaveCount(1);
    await expect(card('Travels by')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(card('Travels by')).toHaveCount(2);
    await page.keyboard.press('Control+Shift+z');
    await expect(card('Travels by')).toHaveCount(1);
    await neverLost(page);

    await keys.goTo('Costs');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(card('Costs')).toBeFocused();
    await expect(page.getByRole('main').getByRole('region').last()).toContainText('Budget');
    await page.keyboard.press('Delete');
    await expect(card('Proof')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(card('Costs')).toHaveCount(1);
    await neverLost(page);
  });

  await test.step('preview and German texts', async () => {
    await keys.tab('Preview');
    await expect(page.getByLabel('Countries')).toHaveCount(0);
    const abroad = page.getByRole('checkbox', { name: 'Abroad' });
    await tabTo(page, abroad);
    await page.keyboard.press('Space');
    await expect(page.getByRole('combobox', { name: 'Countries' })).toBeVisible();
    await tabTo(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
    await keys.tab('Translate');
    const missing = page
      .getByRole('status')
      .filter({ hasText: /missing|Everything is translated/ });
    await tabTo(page, page.getByRole('combobox', { name: 'Language' }));
    await pick(page, page.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    const lines = page.getByRole('textbox', { name: /^Translation of/ });
    for (let at = 0; at < (await lines.count()); at += 1) {
      const line = lines.nth(at);
      await tabTo(page, line);
      await page.keyboard.type(`Wort ${at + 1}`);
    }
    await page.keyboard.press('Tab');
    await expect(missing).toHaveText('Everything is translated');
    await tabTo(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
    await keys.tab('Design');
  });

  await test.step('the version is published and the next draft created', async () => {
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await tabTo(page, publish, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Publish version 1' });
    await tabTo(page, dialog.getByRole('textbox', { name: 'Version notes' }));
    await page.keyboard.type('The first one');
    await tabTo(page, dialog.getByRole('button', { name: 'Publish' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const title = page.getByRole('heading', { name: 'Travel request', level: 2 });
    await expect(title).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Create version' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(publish).toBeVisible();
    await expect(title).toBeFocused();
  });

  const assignee = await partyCalled(page, 'Jonas');
  const name = 'Travel without a mouse';
  const blueprint = await publishBlueprint(
    page,
    name,
    buildBlueprint({ tasks: [{ name: 'Ask for the journey', assignees: [assignee] }] }),
  );

  await test.step('the form is added to a task', async () => {
    await page.goto(`/blueprints/${blueprint}`);
    await tabTo(page, page.getByRole('row').first());
    const task = outlineRow(page, 'Ask for the journey');
    await page.keyboard.press('ArrowDown');
    await expect(task).toBeFocused();
    await page.keyboard.press('Space');
    const add = page.getByRole('button', { name: 'Add form or field' });
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Form' })).toBeFocused();
    await page.keyboard.press('Enter');
    const list = page.getByRole('combobox', { name: 'Form', exact: true });
    await expect(list).toBeFocused();
    await page.keyboard.type('Travel request');
    await expect(page.getByRole('option', { name: /^Travel request/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Travel request' })).toBeVisible();
    await neverLost(page);
  });

  await test.step('the form isn’t empty', async () => {
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await tabTo(page, publish, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Publish version/ });
    await tabTo(page, dialog.getByRole('textbox', { name: 'Version notes' }));
    await page.keyboard.type('Asks for the journey');
    await tabTo(page, dialog.getByRole('button', { name: 'Publish' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await callApi(
      page,
      'mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }',
      {
        input: {
          idempotencyKey: crypto.randomUUID(),
          blueprintId: blueprint,
          name,
          ownerId: assignee,
        },
      },
    );
    await page.goto('/my/tasks');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toBeVisible();
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press('j');
      if (await row.evaluate((one) => one === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    const form = page.getByRole('region', { name: 'Form' });
    await expect(form).toBeVisible();
    const say = (kind: FieldKind, question: string, text: string): Promise<void> =>
      answer(kind, {
        page,
        form,
        language: 'en',
        name: question,
        text,
        columns: [
          { kind: 'TEXT', name: 'Town' },
          { kind: 'CURRENCY', name: 'Price' },
          { kind: 'CHECKBOX', name: 'Breakfast' },
        ],
      });
    await say('SELECT', 'Travels by', 'Train');
    await say('TEXT', 'Purpose', 'Fair of organic food');
    await say('CHECKBOX', 'Abroad', '');
    await say('MULTI_SELECT', 'Countries', 'Portugal; Thailand');
    await say('DATE', 'Leaves on', '27 November 2027');
    await say('NUMBER', 'Distance', '2300');
    await say('EMAIL', 'Reached at', 'jonas@example.com');
    await say('PHONE', 'Telephone', '+49 30 901820');
    await say('DOCUMENT', 'Invitation', 'https://example.com/invitation.pdf');
    await say('SIGNATURE', 'Signed', 'Jonas Lindqvist');
    await say('CERTIFICATE', 'Insurance', 'https://example.com/policy.pdf; 27 November 2030');
    await say('PRODUCT_OBJECT', 'Shows', 'Wild rice');
    await say('CURRENCY', 'Budget', '1,250.50');
    await say('PEOPLE', 'Pays', 'Amara');
    await say('TABLE', 'Nights', 'Lisboa; 80;   | Porto; 75.5;  ');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: /^Complete task/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('[data-pointer]')).toHaveCount(0);
  });
});
