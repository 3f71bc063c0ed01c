import { readFile } from 'node:fs/promises';
import { startFormWorkflow } from '../pages/form-workflow.ts';
import { expect, expectAccessible, test } from '../story.ts';

test('two people discuss a task without showing internal notes outside', async ({ newPerson }) => {
  const jonas = await newPerson('jonas');
  await jonas.goto('/');
  const address = await startFormWorkflow(
    jonas,
    'Discussed',
    ['Ingrid', 'Jonas'],
    [{ name: 'Contract', kind: 'DOCUMENT' }],
  );
  await jonas.goto(address);
  const comments = jonas.getByRole('region', { name: 'Comments' });
  const editor = comments.getByRole('textbox', { name: 'New comment' });

  await test.step('a comment that mentions a person', async () => {
    await editor.click();
    await jonas.keyboard.type('Please check the allergens, @Priya');
    await jonas.getByRole('option', { name: /Priya Raghunathan/ }).click();
    await jonas.keyboard.press('Control+Enter');
    await expect(comments.getByRole('listitem')).toContainText('Please check the allergens');
    await expect(editor).toHaveText('');
    await expectAccessible(jonas);
  });

  await test.step('an internal note', async () => {
    await editor.click();
    await jonas.keyboard.type('The price is too high');
    await comments.getByRole('checkbox', { name: /Internal note/ }).check();
    await comments.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(comments.getByText('Internal note', { exact: true })).toBeVisible();
  });

  const ingrid = await newPerson('ingrid');
  await test.step('the external person replies, and sees no internal note', async () => {
    await ingrid.goto(address);
    const seen = ingrid.getByRole('region', { name: 'Comments' });
    await expect(seen.getByText('Please check the allergens')).toBeVisible();
    await expect(seen.getByText('The price is too high')).toBeHidden();
    await expect(seen.getByRole('checkbox', { name: /Internal note/ })).toBeHidden();
    await seen.getByRole('button', { name: 'Reply' }).click();
    await expect(seen.getByRole('textbox', { name: 'Reply to Jonas Lindqvist' })).toBeFocused();
    await ingrid.keyboard.type('All are listed');
    await ingrid.keyboard.press('Control+Enter');
    await expect(seen.getByText('All are listed')).toBeVisible();
  });

  await test.step('a comment with a file, which the external person opens', async () => {
    await comments.getByRole('checkbox', { name: /Internal note/ }).uncheck();
    await comments.getByRole('button', { name: 'Attach files' }).click();
    await comments
      .getByLabel('Attachments')
      .last()
      .setInputFiles({
        name: 'allergens.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Celery, may contain milk'),
      });
    await expect(comments.getByRole('link', { name: 'allergens.txt' })).toBeVisible();
    await editor.click();
    await jonas.keyboard.type('The list is attached');
    await expectAccessible(jonas);
    await jonas.keyboard.press('Control+Enter');
    const sent = comments.getByRole('listitem').filter({ hasText: 'The list is attached' });
    await expect(sent.getByRole('link', { name: 'allergens.txt' })).toBeVisible();
    await expect(comments.getByRole('button', { name: 'Attach files' })).toBeVisible();
    const file = ingrid.getByRole('link', { name: 'allergens.txt' });
    const downloading = ingrid.waitForEvent('download');
    await file.click();
    expect(await readFile(await (await downloading).path(), 'utf8')).toContain('Celery');
  });

  await test.step('a comment about a document of the form', async () => {
    await jonas
      .getByLabel('Contract')
      .last()
      .setInputFiles({
        name: 'contract.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Draft'),
      });
    await jonas.getByRole('button', { name: 'Comment on contract.txt' }).click();
    await expect(editor).toBeFocused();
    await jonas.keyboard.type('The signature is missing');
    await jonas.keyboard.press('Control+Enter');
    const sent = comments.getByRole('listitem').filter({ hasText: 'The signature is missing' });
    await expect(sent.getByText('About contract.txt')).toBeVisible();
    await expect(comments.getByText('About contract.txt')).toHaveCount(1);
  });

  await test.step('the reply appears without a reload, and gets a reaction', async () => {
    const reply = comments.getByRole('listitem').filter({ hasText: 'All are listed' }).last();
    await expect(reply).toBeVisible();
    await reply.getByRole('button', { name: 'Add reaction' }).click();
    await jonas.getByRole('menuitem', { name: /Like/ }).click();
    const like = reply.getByRole('button', { name: '👍 by Jonas Lindqvist' });
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(ingrid.getByRole('button', { name: '👍 by Jonas Lindqvist' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  await test.step('a typed comment survives a reload', async () => {
    await editor.click();
    await jonas.keyboard.type('Half a thought');
    await expect
      .poll(() => jonas.evaluate(() => JSON.stringify(localStorage)))
      .toContain('Half a thought');
    await jonas.reload();
    await expect(editor).toHaveText('Half a thought');
  });

  await test.step('edit and delete', async () => {
    const first = comments.getByRole('listitem').filter({ hasText: 'allergens' }).first();
    await first.getByRole('button', { name: 'Actions of this comment' }).first().click();
    await jonas.getByRole('menuitem', { name: 'Edit comment' }).click();
    const edited = comments.getByRole('textbox', { name: 'Edit comment' });
    await edited.fill('Please check everything');
    await comments.getByRole('button', { name: 'Save' }).click();
    await expect(comments.getByText('Please check everything')).toBeVisible();
    await expect(comments.getByText('Edited')).toBeVisible();
    const note = comments.getByRole('listitem').filter({ hasText: 'price' });
    await note.getByRole('button', { name: 'Actions of this comment' }).click();
    await jonas.getByRole('menuitem', { name: 'Delete comment' }).click();
    await jonas.getByRole('dialog').getByRole('button', { name: 'Delete comment' }).last().click();
    await expect(comments.getByText('The price is too high')).toBeHidden();
  });
});
