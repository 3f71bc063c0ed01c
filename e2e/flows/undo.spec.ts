import type { Page } from '@playwright/test';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { partyCalled, startFrom } from '../pages/form-workflow.ts';
import {
  completeOnCard,
  expectTaskStatus,
  runWorkflowCommand,
  live,
  openTask,
  taskCard,
} from '../pages/workflow-page.ts';
import { expect, test } from '../story.ts';

const stage = 'Packing';
const plain = { stage, task: 'Count the boxes' };
const judged = { stage, task: 'Label the boxes' };
const next = { stage: 'Loading', task: 'Load the truck' };

/** Presses Undo in the toast with this text. Another toast can still be visible. */
const undo = (page: Page, said: string): Promise<void> =>
  page
    .getByRole('region', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ hasText: said })
    .last()
    .getByRole('button', { name: 'Undo', exact: true })
    .click();

test('undoes a completion, a decision, a skip, and an end for everyone', async ({ newPerson }) => {
  test.setTimeout(300_000);
  const [jonas, amara] = await Promise.all([newPerson('jonas'), newPerson('amara')]);
  await Promise.all([jonas, amara].map((page) => page.goto('/')));
  const own = { assignees: [await partyCalled(jonas, 'Jonas')] };
  const approvals = [approvalStep(91, { approvers: [await partyCalled(jonas, 'Amara')] })];
  const content = buildBlueprint(
    {
      name: stage,
      tasks: [
        { name: plain.task, ...own },
        { name: judged.task, ...own, approvals },
      ],
    },
    { name: next.stage, tasks: [{ name: next.task, ...own }] },
  );
  const [address] = (await startFrom(jonas, 'Packed and loaded', content)).split('?');
  await Promise.all([jonas, amara].map((page) => page.goto(address ?? '')));

  await test.step('a completion', async () => {
    await completeOnCard(jonas, plain);
    await expectTaskStatus(amara, plain, 'Completed');
    await undo(jonas, `“${plain.task}” completed.`);
    await expect(jonas.getByText(`“${plain.task}” restored`)).toBeVisible();
    await expectTaskStatus(jonas, plain, 'In progress');
    await expectTaskStatus(amara, plain, 'In progress');
  });

  await test.step('a skip', async () => {
    const dialog = await openTask(jonas, plain);
    await dialog.getByRole('button', { name: 'More actions' }).click();
    await jonas.getByRole('menuitem', { name: 'Skip task' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('They are counted at the gate.');
    await dialog.getByRole('button', { name: /^Skip task/ }).click();
    await undo(jonas, `“${plain.task}” skipped.`);
    await expect(jonas.getByText(`“${plain.task}” restored`).last()).toBeVisible();
    await expectTaskStatus(amara, plain, 'In progress');
  });

  await test.step('a decision with all its effects', async () => {
    await completeOnCard(jonas, plain);
    const work = await openTask(jonas, judged);
    await work.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(work).toBeHidden();
    await taskCard(amara, judged).getByRole('button', { name: 'Approve', exact: true }).click(live);
    await expectTaskStatus(jonas, next, 'In progress');
    await undo(amara, `“${judged.task}” approved.`);
    await expect(
      taskCard(amara, judged).getByRole('button', { name: 'Approve', exact: true }),
    ).toBeVisible();
    await expectTaskStatus(jonas, judged, 'Waiting for approval');
    await expectTaskStatus(jonas, next, 'Not started');
  });

  await test.step('an end', async () => {
    await runWorkflowCommand(jonas, 'End workflow', 'The truck is not coming.');
    await expectTaskStatus(amara, judged, 'Ended');
    await undo(jonas, 'Workflow ended');
    await expect(
      taskCard(amara, judged).getByRole('button', { name: 'Approve', exact: true }),
    ).toBeVisible(live);
    await expect(
      jonas.getByText('Jonas Lindqvist undid the last action on the workflow'),
    ).toBeVisible();
  });
});
