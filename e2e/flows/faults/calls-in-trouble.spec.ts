import { newAutomation } from '@baton/domain/automation/automation';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { callApi } from '../../pages/api-calls.ts';
import { partyCalled, publishBlueprint } from '../../pages/form-workflow.ts';
import { expect, expectAccessible, test } from '../../story.ts';

test('lists a failed request, which an integration manager can retry', async ({ newPerson }) => {
  const amara = await newPerson('amara');
  await amara.goto('/admin?tab=calls');
  await expect(amara.getByText('No failed requests')).toBeVisible();
  const own = await partyCalled(amara, 'Amara');
  // Requests to private addresses are never sent, so this one fails without retries.
  const automation = { ...newAutomation, url: 'http://10.0.0.1/rooms', isAtOnce: true };
  const content = buildBlueprint({
    name: 'Before',
    tasks: [{ name: 'Book the room', type: 'AUTOMATION', automation, assignees: [own] }],
  });
  const blueprintId = await publishBlueprint(amara, 'Conference', content);
  await callApi(
    amara,
    'mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }',
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        blueprintId,
        name: 'Autumn conference',
        ownerId: own,
      },
    },
  );

  const row = amara.getByRole('row', { name: /Book the room/ });
  await expect(async () => {
    await amara.reload();
    await expect(row).toContainText('Requests to this address aren’t allowed', { timeout: 2000 });
  }).toPass();
  await expect(row).toContainText('Autumn conference');
  await expectAccessible(amara);

  await row.click();
  const dialog = amara.getByRole('dialog');
  await expect(dialog.getByText(/[Rr]equest failed/).first()).toBeVisible();
  await amara.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await amara.getByRole('button', { name: 'Paused' }).click();
  await expect(amara.getByText('No requests with this status')).toBeVisible();
  await amara.getByRole('button', { name: 'Failed', exact: true }).click();
  await row.hover();
  await amara.getByRole('button', { name: 'Try the request of Book the room again' }).click();
  await expect(amara.getByText('Request of Book the room sent again')).toBeVisible();
});
