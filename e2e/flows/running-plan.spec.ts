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

test('adds and deletes tasks and stages of a running workflow', async ({ newPerson }) => {
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

  await test.step('a task is added before another one', async () => {
    await amara.getByRole('button', { name: `Add task ${stage}` }).click();
    const dialog = amara.getByRole('dialog', { name: /Add a task/ });
    await dialog.getByLabel('Name').fill('Read the meters');
    await expectAccessible(amara);
    await dialog.getByRole('combobox', { name: 'Assignees' }).fill('Amara');
    await amara.getByRole('option', { name: /Amara/ }).first().click();
    await amara.keyboard.press('Escape');
    await dialog.getByRole('combobox', { name: 'Position' }).click();
    await amara.getByRole('option', { name: 'Before “Order the plants”' }).click();
    await dialog.getByRole('button', { name: 'Add task' }).click();
    await expect(dialog).toBeHidden();
    const names = amara.getByRole('region', { name: stage, exact: true }).getByRole('listitem');
    await expect(names.nth(1)).toContainText('Read the meters');
    await expect(amara.getByText('added the task Read the meters')).toBeVisible();
  });

  await test.step('another task is deleted, restored, and deleted again', async () => {
    const place = { stage, task: 'Order the plants' };
    const remove = async (): Promise<void> => {
      const dialog = await openTask(amara, place);
      await dialog.getByRole('button', { name: 'More actions' }).click();
      await amara.getByRole('menuitem', { name: 'Delete task' }).click();
      const question = amara.getByRole('dialog', { name: 'Delete “Order the plants”?' });
      await expect(question.getByText('Its history is kept')).toBeVisible();
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

  await test.step('a stage is added next to the first one, with its first task', async () => {
    await amara.getByRole('button', { name: `Actions for “${stage}”` }).click();
    await amara.getByRole('menuitem', { name: 'Add stage after this stage' }).click();
    const dialog = amara.getByRole('dialog', { name: 'Add stage' });
    await dialog.getByLabel('Stage name').fill('Housewarming');
    await dialog.getByRole('combobox', { name: 'Start', exact: true }).click();
    await amara.getByRole('option', { name: `Together with “${stage}”` }).click();
    await dialog.getByLabel('Task name').fill('Invite the neighbours');
    await dialog.getByRole('combobox', { name: 'Assignees' }).fill('Amara');
    await amara.getByRole('option', { name: /Amara/ }).first().click();
    await amara.keyboard.press('Escape');
    await expectAccessible(amara);
    await dialog.getByRole('button', { name: 'Add stage' }).click();
    await expect(dialog).toBeHidden();
    await expectTaskStatus(
      amara,
      { stage: 'Housewarming', task: 'Invite the neighbours' },
      'In progress',
    );
    await expect(amara.getByText('added the stage “Housewarming”')).toBeVisible();
  });

  await test.step('the workflow is renamed', async () => {
    await amara.getByRole('button', { name: 'Actions for “Housewarming”' }).click();
    await amara.getByRole('menuitem', { name: 'Edit stage' }).click();
    const dialog = amara.getByRole('dialog', { name: 'Edit “Housewarming”' });
    await dialog.getByLabel('Stage name').fill('Garden party');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(amara.getByRole('region', { name: 'Garden party', exact: true })).toBeVisible();
  });

  await test.step('the last stage is deleted and restored', async () => {
    await amara.getByRole('button', { name: 'Actions for “Looking back”' }).click();
    await amara.getByRole('menuitem', { name: 'Delete stage' }).click();
    const question = amara.getByRole('dialog', { name: 'Delete “Looking back”?' });
    await expect(question.getByText('1 task will be deleted.')).toBeVisible();
    await expectAccessible(amara);
    await question.getByRole('button', { name: 'Delete stage' }).click();
    const last = amara.getByRole('region', { name: 'Looking back', exact: true });
    await expect(last).toBeHidden();
    await amara.getByRole('button', { name: 'Undo' }).click();
    await expect(last).toBeVisible();
  });

  await test.step('the stage is completed with its current tasks', async () => {
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
