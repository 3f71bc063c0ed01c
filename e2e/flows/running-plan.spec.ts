import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { z } from 'zod';
import { callApi } from '../pages/api-calls.ts';
import { partyCalled, publishBlueprint } from '../pages/form-workflow.ts';
import { completeOnCard, expectTaskStatus, openTask, taskCard } from '../pages/workflow-page.ts';
import { expect, expectAccessible, test } from '../story.ts';

const startedShape = z.object({
  startWorkflow: z.object({ workflow: z.object({ id: z.string() }) }),
});
const viewerShape = z.object({ viewer: z.object({ user: z.object({ id: z.string() }) }) });

const stage = 'Moving in';

test('a stage that is under way gets a task, and loses another', async ({ newPerson }) => {
  const amara = await newPerson('amara');
  await amara.goto('/');
  const own = await partyCalled(amara, 'Amara');
  const tasks = ['Hand over the keys', 'Order the plants'].map((name) => ({
    name,
    assignees: [own],
  }));
  const content = buildBlueprint(
    { name: stage, tasks },
    { name: 'Looking back', tasks: [{ assignees: [own] }] },
  );
  const blueprintId = await publishBlueprint(amara, 'Moving house', content);
  const { viewer } = viewerShape.parse(await callApi(amara, '{ viewer { user { id } } }'));
  const { startWorkflow } = startedShape.parse(
    await callApi(
      amara,
      'mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }',
      {
        input: {
          idempotencyKey: crypto.randomUUID(),
          blueprintId,
          name: 'To the harbour',
          ownerId: viewer.user.id,
        },
      },
    ),
  );
  await amara.goto(`/workflow/${startWorkflow.workflow.id}`);

  await test.step('somebody adds a task, before another one', async () => {
    await amara.getByRole('button', { name: `Add task ${stage}` }).click();
    const dialog = amara.getByRole('dialog', { name: /Add a task/ });
    await dialog.getByLabel('Name').fill('Read the meters');
    await expectAccessible(amara);
    await dialog.getByRole('combobox', { name: 'Assignees' }).fill('Amara');
    await amara.getByRole('option', { name: /Amara/ }).first().click();
    await amara.keyboard.press('Escape');
    await dialog.getByRole('combobox', { name: 'Place' }).click();
    await amara.getByRole('option', { name: 'Before “Order the plants”' }).click();
    await dialog.getByRole('button', { name: 'Add task' }).click();
    await expect(dialog).toBeHidden();
    const names = amara.getByRole('region', { name: stage, exact: true }).getByRole('listitem');
    await expect(names.nth(1)).toContainText('Read the meters');
    await expect(amara.getByText('added the task Read the meters')).toBeVisible();
  });

  await test.step('another one is deleted, taken back and deleted', async () => {
    const place = { stage, task: 'Order the plants' };
    const remove = async (): Promise<void> => {
      const dialog = await openTask(amara, place);
      await dialog.getByRole('button', { name: 'More actions' }).click();
      await amara.getByRole('menuitem', { name: 'Delete task' }).click();
      const question = amara.getByRole('dialog', { name: 'Delete “Order the plants”?' });
      await expect(question.getByText('stays in the history')).toBeVisible();
      await expectAccessible(amara);
      await question.getByRole('button', { name: 'Delete task' }).click();
      await expect(dialog).toBeHidden();
      await expect(taskCard(amara, place)).toBeHidden();
    };
    await remove();
    await amara.getByRole('button', { name: 'Undo' }).click();
    await expect(taskCard(amara, place)).toBeVisible();
    await remove();
    await expect(amara.getByText('deleted the task Order the plants').first()).toBeVisible();
  });

  await test.step('the stage is complete with what is there now', async () => {
    await completeOnCard(amara, { stage, task: 'Hand over the keys' });
    await completeOnCard(amara, { stage, task: 'Read the meters' });
    await expectTaskStatus(amara, { stage, task: 'Read the meters' }, 'Completed');
    await expect(
      amara
        .getByRole('region', { name: stage, exact: true })
        .getByRole('img', { name: 'Completed', exact: true })
        .first(),
    ).toBeVisible();
  });
});
