import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import {
  startCallReceiver,
  type CallReceiver,
} from '../../apps/server/src/testing/scenes/call-receiver.ts';
import {
  addField,
  addStage,
  addTaskToLast,
  chooseOption,
  chooseTaskType,
  expectSaved,
  outlineRow,
  publish,
} from '../pages/blueprint-editor-page.ts';
import { chooseFile, createDraft, openImport } from '../pages/import-page.ts';
import { choose } from '../pages/picker-field.ts';
import { signIn } from '../pages/sign-in-page.ts';
import { workOff } from '../pages/work-off.ts';
import {
  askWhy,
  completeOnCard,
  expectTaskStatus,
  runWorkflowCommand,
  live,
  openTask,
  taskCard,
} from '../pages/workflow-page.ts';
import { expect, test as story } from '../story.ts';

const plan = path.join(
  import.meta.dirname,
  '../../packages/fixtures/src/imports/kubernetes-1.36-release-cycle.md',
);

const releases = ['alpha.1', 'alpha.2', 'alpha.3', 'beta.0', 'rc.0', 'rc.1', 'final'];
const cuts = { stage: 'Release cuts', task: 'Cut the releases' };
const exceptions = { stage: 'Week 9', task: 'Call for Code Freeze Exceptions' };
const conference = { stage: 'Week 11', task: 'KubeCon EU' };
const jobs = { stage: 'Week 13', task: 'release-1.36 jobs created' };
const last = { stage: 'Week 15', task: 'Thaw' };
const week = 7 * 24 * 60 * 60 * 1000;

const cutOf = (release: string): string => `Cut v1.36.0 ${release}`;
const dueOf = async (card: Locator): Promise<number> =>
  Date.parse((await card.locator('time').first().getAttribute('datetime')) ?? '');

const test = story.extend<{ readonly receiver: CallReceiver }>({
  receiver: async ({ browserName: _ }, use) => {
    const receiver = await startCallReceiver();
    await use(receiver);
    receiver.close();
  },
});

// The receiver runs on this machine, and a server calls only allowed hosts. Nothing is undone here,
// so a release reaches the train without delay.
test.use({ serverEnv: { BATON_EGRESS_ALLOW: '127.0.0.1', BATON_UNDO_SECONDS: '0' } });

test('runs linked release workflows with exceptions, a pause, and retries', async ({
  newPerson,
  server,
  receiver,
}) => {
  test.setTimeout(300_000);
  const [jonas, amara, lukasz, tomas] = await Promise.all([
    newPerson('jonas'),
    newPerson('amara'),
    newPerson('lukasz'),
    newPerson('tomas'),
  ]);
  await Promise.all([jonas, amara, lukasz, tomas].map((page) => page.goto('/')));

  await test.step('Jonas imports a plan and links a workflow for each release', async () => {
    await openImport(jonas);
    await chooseFile(jonas, plan);
    await createDraft(jonas, 'Release train');
    await expect(outlineRow(jonas, 'Week 1')).toBeVisible();

    await addField(jonas);
    await jonas.getByLabel('Field name').fill('Releases to cut');
    await chooseOption(jonas, 'Field type', 'Multi-select');
    const choice = jonas.getByRole('textbox', { name: 'New option' });
    for (const release of releases) {
      await choice.fill(release);
      await choice.press('Enter');
    }

    await addStage(jonas, cuts.stage);
    await addTaskToLast(jonas, cuts.task);
    await outlineRow(jonas, cuts.stage).click();
    await chooseOption(jonas, 'Start', 'When the workflow starts');
    await outlineRow(jonas, cuts.task).click();
    await chooseTaskType(jonas, 'Linked workflow');
    await jonas.getByRole('combobox', { name: 'Blueprint' }).fill('Cut a release');
    await jonas.getByRole('option', { name: 'Cut a release' }).click();
    await jonas.getByRole('button', { name: 'Edit Workflow name' }).click();
    await jonas.getByRole('textbox', { name: 'Workflow name' }).fill(cutOf('{value}'));
    await jonas.keyboard.press('Enter');
    await chooseOption(jonas, 'Start', 'One for each value of a field');
    await expect(jonas.getByRole('combobox', { name: 'Field', exact: true })).toHaveValue(
      /Releases to cut/,
    );
  });

  await test.step('exceptions are approved by the docs lead, then by Amara', async () => {
    await outlineRow(jonas, exceptions.task).click();
    const approvers = ['Tomás Ó Briain', 'Amara Okafor'];
    for (const [at, approver] of approvers.entries()) {
      await jonas.getByRole('button', { name: 'Add approval' }).click();
      const step = jonas
        .getByRole('listitem')
        .filter({ has: jonas.getByRole('button', { name: /^Remove the approval/ }) })
        .nth(at);
      await step.getByRole('button', { name: 'Edit Approvers' }).click();
      await choose(jonas, step, 'Approvers', approver);
      await jonas.getByRole('heading', { name: 'Approvals' }).click();
      await expect(step.getByText(approver)).toBeVisible();
    }
    await expectSaved(jonas);
  });

  await test.step('Amara adds an automated task', async () => {
    await amara.goto(jonas.url());
    await outlineRow(amara, jobs.task).click();
    await chooseTaskType(amara, 'Automated task');
    await chooseOption(amara, 'Method', 'POST');
    await amara.getByRole('textbox', { name: 'URL' }).fill(`${receiver.url}/jobs`);
    await amara.getByRole('radio', { name: 'JSON' }).click();
    await amara.getByRole('textbox', { name: 'JSON' }).fill('{"branch": "release-1.36"}');
    await amara.getByRole('checkbox', { name: 'Send immediately' }).click();
    await expectSaved(amara);
  });

  await test.step('Jonas publishes and selects the releases at the start', async () => {
    await jonas.reload();
    await expect(outlineRow(jonas, 'Week 1')).toBeVisible();
    await publish(jonas, 'Each release by its checklist.');
    await jonas.getByRole('button', { name: 'Start workflow' }).click();
    const dialog = jonas.getByRole('dialog', { name: /^Start/ });
    await dialog.getByLabel('Name').fill('Release 1.36');
    const field = dialog.getByRole('combobox', { name: 'Releases to cut' });
    await field.click();
    for (const release of releases) await jonas.getByRole('option', { name: release }).click();
    await field.press('Escape');
    await dialog.getByRole('button', { name: 'Start workflow' }).click();
    await expect(jonas).toHaveURL(/\/workflow\/[^/]+$/);
  });

  const id = new URL(jonas.url()).pathname.split('/').at(-1) ?? '';
  const child = (page: Page, release: string): Locator =>
    taskCard(page, cuts)
      .getByRole('listitem')
      .filter({ hasText: cutOf(release) });
  const children = new Map<string, string>();

  await test.step('each release has its own workflow, in order', async () => {
    for (const release of releases) {
      const link = child(jonas, release).getByRole('link', { name: cutOf(release) });
      await expect(link).toBeVisible(live);
      await expect(child(jonas, release)).toContainText('0% completed');
      children.set(release, (await link.getAttribute('href'))?.split('/').at(-1) ?? '');
    }
    const names = taskCard(jonas, cuts).getByRole('link');
    await expect(names).toHaveText(releases.map(cutOf));
    const why = await askWhy(jonas, 'Why does this workflow have this status?');
    await expect(why).toContainText('Release cuts');
    await jonas.keyboard.press('Escape');
  });

  await test.step('Łukasz completes the first one, and Jonas sees the progress', async () => {
    await lukasz.goto(`/workflow/${id}`);
    await child(lukasz, 'alpha.1').getByRole('link').click();
    await expect(lukasz.getByRole('heading', { name: cutOf('alpha.1'), level: 1 })).toBeVisible();
    const step = { stage: 'Release Steps', task: 'Create a thread on #release-management' };
    await completeOnCard(lukasz, step);
    await expect(child(jonas, 'alpha.1')).toContainText('9% completed', live);
    await lukasz.getByRole('link', { name: `${cuts.task} in Release 1.36` }).click();
    await expect(lukasz.getByRole('heading', { name: 'Release 1.36', level: 1 })).toBeVisible();
    await lukasz.getByRole('button', { name: 'Close' }).click();
  });

  const cut = (release: string): Promise<void> =>
    workOff(children.get(release) ?? '', { lead: amara, approvers: [jonas] });

  await test.step('eight weeks pass, and the alphas are completed', async () => {
    await workOff(id, { lead: jonas, except: [exceptions.task, conference.task] });
    for (const release of ['alpha.1', 'alpha.2', 'alpha.3']) await cut(release);
    await expect(child(jonas, 'alpha.3').getByRole('img', { name: 'Completed' })).toBeVisible(live);
    const dialog = await openTask(jonas, cuts);
    await expect(dialog.getByRole('heading', { name: /^Linked workflows/ })).toContainText(
      '3 of 7 completed',
    );
    await expect(await askWhy(dialog, 'Why this status?')).toContainText(
      '3 of 7 required linked workflows are completed.',
    );
    await jonas.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the exceptions are sent back at level 2, fixed, and approved', async () => {
    await Promise.all([amara, tomas].map((page) => page.goto(`/workflow/${id}`)));
    const task = await openTask(jonas, exceptions);
    await task.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(task).toBeHidden();
    const waiting = await openTask(jonas, exceptions);
    const why = await askWhy(waiting, 'Why this status?');
    await expect(why).toContainText('It waits for the decision of Tomás Ó Briain.');
    await jonas.keyboard.press('Escape');
    await waiting.getByRole('button', { name: 'Close' }).click();

    const first = taskCard(tomas, exceptions).getByRole('button', { name: 'Approve', exact: true });
    await first.click(live);
    const review = await openTask(amara, exceptions);
    await review.getByRole('button', { name: 'Send back' }).click(live);
    await review.getByLabel('Required changes').fill('Two of them have no owner.');
    await review.getByRole('button', { name: 'Send back' }).click();
    await expect(review).toBeHidden();

    await expectTaskStatus(jonas, exceptions, 'Rejected');
    const again = await openTask(jonas, exceptions);
    await expect(again.getByRole('region', { name: 'Why it was sent back' })).toContainText(
      'Two of them have no owner.',
    );
    await expect(again.getByRole('complementary')).toContainText('Amara Okafor sent the task back');
    await again.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(again).toBeHidden();
    await first.click(live);
    await taskCard(amara, exceptions)
      .getByRole('button', { name: 'Approve', exact: true })
      .click(live);
    await expectTaskStatus(jonas, exceptions, 'Completed');
  });

  await test.step('the conference pauses everything for a week without using up time', async () => {
    await workOff(id, { lead: jonas, except: [conference.task] });
    const card = taskCard(jonas, conference);
    await expectTaskStatus(jonas, conference, 'In progress');
    const planned = await dueOf(card);
    await runWorkflowCommand(
      jonas,
      'Pause workflow',
      'KubeCon EU: nobody cuts releases this week.',
    );
    await expectTaskStatus(jonas, conference, 'Paused');
    await expect(jonas.getByRole('main')).toContainText('nobody cuts releases this week');
    await expect(child(jonas, 'beta.0').getByRole('img', { name: 'Paused' })).toBeVisible(live);
    const why = await askWhy(jonas, 'Why does this workflow have this status?');
    await expect(why).toContainText('Jonas Lindqvist paused the workflow.');
    await jonas.keyboard.press('Escape');

    // Sessions expire after a week without activity, so everyone signs in again.
    await server.passTime(week);
    const people = { jonas, amara, lukasz, tomas };
    await Promise.all(
      Object.entries(people).map(([key, page]) => signIn(page, key, `/workflow/${id}`)),
    );
    await runWorkflowCommand(jonas, 'Resume workflow');
    await expectTaskStatus(jonas, conference, 'In progress');
    await expect(child(jonas, 'beta.0').getByRole('img', { name: 'In progress' })).toBeVisible(
      live,
    );
    expect((await dueOf(card)) - planned).toBe(week);
    const dialog = await openTask(jonas, conference);
    const later = await askWhy(dialog, 'Why this status?');
    await expect(later).toContainText('The date moved by the length of the pause.');
    await jonas.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await completeOnCard(jonas, conference);
  });

  await test.step('a server fails twice and answers the third attempt of the same request', async () => {
    receiver.answer({ status: 503 }, { status: 503 }, { status: 201, body: '{"jobs": 42}' });
    await workOff(id, { lead: jonas, except: [last.task] });
    const dialog = await openTask(jonas, jobs);
    const calls = dialog.getByRole('region', { name: 'Requests' });
    await expect(calls).toContainText('Next attempt (2 of 5)', live);
    await expect(await askWhy(dialog, 'Why this status?')).toContainText(
      /The request failed (?:once|2 times)\./,
    );
    await jonas.keyboard.press('Escape');
    await calls.getByRole('button', { name: 'Try now' }).click();
    await expect(calls).toContainText('Next attempt (3 of 5)', live);
    await calls.getByRole('button', { name: 'Try now' }).click();
    await expect(calls).toContainText('status 201', live);
    const why = await askWhy(dialog, 'Why this status?');
    await expect(why).toContainText('The other system responded.');
    await jonas.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(receiver.calls.map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => '{"branch":"release-1.36"}'),
    );
    expect(new Set(receiver.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  await test.step('the remaining tasks are completed and the release is out', async () => {
    for (const release of ['beta.0', 'rc.0', 'rc.1', 'final']) await cut(release);
    await workOff(id, { lead: jonas, except: [last.task] });
    await expectTaskStatus(jonas, cuts, 'Completed');
    await lukasz.goto(`/workflow/${id}`);
    await completeOnCard(lukasz, last);
    const summary = jonas.getByRole('main');
    await expect(summary.getByText('38 of 38')).toBeVisible(live);
    await expect(summary.getByText('Completed', { exact: true }).first()).toBeVisible(live);
    await jonas.getByRole('tab', { name: 'Change history' }).click();
    const history = jonas.getByRole('tabpanel');
    await expect(history.getByRole('listitem').first()).toContainText('Completed');
  });
});
