import path from 'node:path';
import type { Page } from '@playwright/test';
import { worldEmail } from '@baton/fixtures/world/people';
import { addApproval, expectSaved, outlineRow, publish } from '../pages/blueprint-editor-page.ts';
import { chooseFile, createDraft, openImport, planPreview } from '../pages/import-page.ts';
import { addToRole, fillRoles } from '../pages/people-page.ts';
import { choose } from '../pages/picker-field.ts';
import { signIn } from '../pages/sign-in-page.ts';
import { startWorkflow } from '../pages/start-workflow-dialog-page.ts';
import {
  completeOnCard,
  expectTaskStatus,
  live,
  openTask,
  taskCard,
} from '../pages/workflow-page.ts';
import { expect, test } from '../story.ts';

const plan = path.join(
  import.meta.dirname,
  '../../packages/fixtures/src/imports/kubernetes-1.36-release-cycle.md',
);

const newRoles = ['All', 'Comms', 'Release Signal', 'Enhancement Owner', 'SIG Leads', 'Docs'];

type Who = 'jonas' | 'lukasz' | 'tomas' | 'leilani';

/** Every task of the release cycle in order, with the person who completes it. */
const cycle: readonly (readonly [stage: string, tasks: readonly (readonly [string, Who])[]])[] = [
  [
    'Week 1',
    [
      ['Start of Release Cycle', 'jonas'],
      ['Start Enhancements Tracking', 'lukasz'],
      ['Schedule finalized', 'jonas'],
      ['Team finalized', 'jonas'],
    ],
  ],
  ['Week 2', [['Begin APAC-friendly meetings', 'lukasz']]],
  [
    'Week 3',
    [
      ['Start Release Notes Draft', 'tomas'],
      ['Call for PRR and Enhancement Freeze Exceptions', 'jonas'],
    ],
  ],
  [
    'Week 4',
    [
      ['v1.36.0-alpha.1 released', 'lukasz'],
      ['Begin Production Readiness Freeze', 'lukasz'],
    ],
  ],
  ['Week 5', [['Begin Enhancements Freeze', 'lukasz']]],
  ['Week 6', [['v1.36.0-alpha.2 released', 'lukasz']]],
  [
    'Week 7',
    [
      ['Brace Yourself, Code Freeze is Coming', 'leilani'],
      ['Docs deadline — Open placeholder PRs', 'tomas'],
    ],
  ],
  [
    'Week 8',
    [
      ['v1.36.0-alpha.3 released', 'lukasz'],
      ['Begin Feature blog freeze - Open placeholder PRs', 'leilani'],
    ],
  ],
  [
    'Week 9',
    [
      ['Call for Code Freeze Exceptions', 'jonas'],
      ['v1.36.0-beta.0 released', 'lukasz'],
    ],
  ],
  ['Week 10', [['Begin Code Freeze and Test Freeze', 'lukasz']]],
  ['Week 11', [['KubeCon EU', 'leilani']]],
  [
    'Week 12',
    [
      ['Begin Burndown (Meetings on Mon / Wed / Fri)', 'lukasz'],
      ['Deprecations and Removals blog published', 'leilani'],
      ['Docs deadline — PRs ready for review', 'tomas'],
      ['Release Highlights deadline', 'leilani'],
    ],
  ],
  [
    'Week 13',
    [
      ['Feature blogs ready to review', 'lukasz'],
      ['Burndown Meetings daily (Tue & Thu over Slack)', 'lukasz'],
      ['release-1.36 branch created', 'lukasz'],
      ['release-1.36 jobs created', 'lukasz'],
      ['v1.36.0-rc.0 released', 'lukasz'],
      ['Start final draft of Release Notes', 'tomas'],
      ['Docs Freeze', 'tomas'],
      ['Release blog ready to review', 'leilani'],
    ],
  ],
  ['Week 14', [['v1.36.0-rc.1 released', 'lukasz']]],
  [
    'Week 15',
    [
      ['Release Notes complete', 'tomas'],
      ['v1.36.0 released', 'lukasz'],
      ['Release blog published', 'leilani'],
      ['Thaw', 'lukasz'],
      ['Feature blog publication starts', 'leilani'],
    ],
  ],
];

const approved = { stage: 'Week 1', task: 'Schedule finalized' };
const unassignedTask = { stage: 'Week 11', task: 'KubeCon EU' };

const importThePlan = async (jonas: Page): Promise<void> => {
  await openImport(jonas);
  await chooseFile(jonas, plan);
  const preview = planPreview(jonas);
  await expect(preview).toContainText('15 stages, 37 tasks');
  await expect(jonas.getByLabel('Meaning of the column Who')).toHaveValue('Role or person');
  await expect(preview.getByRole('heading', { name: /Week 13.*8 tasks/ })).toBeVisible();
  for (const role of newRoles)
    await expect(preview.getByText(role, { exact: true }).first()).toBeVisible();
  const released = preview.getByRole('listitem').filter({ hasText: 'v1.36.0 released' }).last();
  await expect(released).toContainText('100 days after the workflow starts');
  await expect(released).toContainText('Branch Manager');
  await createDraft(jonas, 'Release cycle 1.36');
};

test('completes a release from an imported plan with five people', async ({ newPerson }) => {
  test.setTimeout(300_000);
  const name = 'Release 1.36 for every plant';
  const jonas = await newPerson();
  const amara = await newPerson();
  const workers: Readonly<Record<Who, Page>> = {
    jonas,
    lukasz: await newPerson(),
    tomas: await newPerson(),
    leilani: await newPerson(),
  };
  await Promise.all([
    signIn(amara, 'amara'),
    ...Object.entries(workers).map(([key, page]) => signIn(page, key)),
  ]);

  await test.step('Jonas imports the plan and adds an approval to one task', async () => {
    await importThePlan(jonas);
    await expect(outlineRow(jonas, 'Week 1')).toBeVisible();
    await addApproval(jonas, approved.task, 'Amara Okafor');
    await expectSaved(jonas);
  });

  await test.step('Amara adds members to the new roles', async () => {
    await addToRole(amara, 'Comms', 'Leilani Kahale');
    await fillRoles(amara, {
      All: worldEmail('lukasz'),
      'Release Signal': worldEmail('mateo'),
      'Enhancement Owner': worldEmail('lukasz'),
      'SIG Leads': worldEmail('tomas'),
      Docs: worldEmail('tomas'),
    });
    await amara.goto('/');
    await expect(amara.getByRole('row').first()).toBeVisible();
  });

  await test.step('Jonas publishes and starts, and Amara sees it appear', async () => {
    await publish(jonas, 'The cycle of 1.36, with the schedule approved.');
    await startWorkflow(jonas, name);
    const row = amara.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Release cycle 1.36', live);
    await row.click();
    await expect(amara.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(taskCard(amara, approved)).toBeVisible();
    await expectTaskStatus(amara, approved, 'In progress');
  });

  const address = jonas.url();
  const others = Object.values(workers).filter((page) => page !== jonas);
  await Promise.all(others.map((page) => page.goto(address)));

  await test.step('the schedule is sent back once, resubmitted, and approved', async () => {
    const task = await openTask(jonas, approved);
    await task.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(task).toBeHidden();

    const review = await openTask(amara, approved);
    await review.getByRole('button', { name: 'Send back' }).click(live);
    await review.getByRole('button', { name: 'Send back' }).click();
    await expect(review.getByText('Enter a comment.')).toBeVisible();
    await review.getByLabel('Required changes').fill('The docs freeze falls on a holiday.');
    await review.getByRole('button', { name: 'Send back' }).click();
    await expect(review).toBeHidden();

    await expectTaskStatus(jonas, approved, 'Rejected');
    await expect(jonas.getByRole('main')).toContainText('The docs freeze falls on a holiday.');
    const again = await openTask(jonas, approved);
    const remarks = again.getByRole('region', { name: 'Why it was sent back' });
    await expect(remarks).toContainText('Amara Okafor sent this task back');
    await expect(remarks).toContainText('The docs freeze falls on a holiday.');
    await again.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(again).toBeHidden();

    const approve = taskCard(amara, approved).getByRole('button', { name: 'Approve', exact: true });
    await expect(approve).toBeVisible(live);
    const second = await openTask(amara, approved);
    await second.getByRole('button', { name: 'Add comment' }).click();
    await second.getByLabel('Comment', { exact: true }).fill('Good now.');
    await second.getByRole('button', { name: /^Approve/ }).click();
    await expect(second).toBeHidden();
    await expectTaskStatus(jonas, approved, 'Completed');
  });

  for (const [stage, tasks] of cycle) {
    await test.step(`${stage} is completed`, async () => {
      for (const [task, who] of tasks) {
        if (task === unassignedTask.task) {
          // A task without an assignee goes to the workflow owner, who reassigns it.
          const dialog = await openTask(jonas, unassignedTask);
          await dialog.getByRole('button', { name: 'Edit Assignees' }).click();
          await choose(jonas, dialog, 'Assignees', 'Leilani Kahale');
          await dialog.getByRole('button', { name: 'Remove Jonas Lindqvist' }).click();
          await dialog.getByRole('button', { name: 'Save' }).click();
          await expect(dialog.getByText(/reassigned .* to Leilani Kahale/)).toBeVisible();
          await dialog.getByRole('button', { name: 'Close' }).click();
        }
        if (task !== approved.task) await completeOnCard(workers[who], { stage, task });
      }
    });
  }

  await test.step('everyone sees that the workflow is completed', async () => {
    for (const page of [amara, ...Object.values(workers)]) {
      const summary = page.getByRole('main');
      await expect(summary.getByText('37 of 37')).toBeVisible(live);
      await expect(summary.getByText('Completed', { exact: true }).first()).toBeVisible(live);
    }
    await amara.getByRole('link', { name: 'Home' }).click();
    await expect(amara.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  });
});
