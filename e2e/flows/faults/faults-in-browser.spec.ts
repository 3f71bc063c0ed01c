import type { Page } from '@playwright/test';
import { expectSaved, outlineRow } from '../../pages/blueprint-editor-page.ts';
import { callApi } from '../../pages/api-calls.ts';
import { signIn } from '../../pages/sign-in-page.ts';
import { completeOnCard, expectTaskStatus, live, openTask } from '../../pages/workflow-page.ts';
import { startServer, type RunningServer } from '../../running-server.ts';
import { expect, test as base } from '../../story.ts';
import { z } from 'zod';

interface FaultFixtures {
  /** The test's own server, which it can kill. */
  readonly mortal: RunningServer;
}

const test = base.extend<FaultFixtures>({
  mortal: [
    async ({ browserName: _ }, use) => {
      const server = await startServer({ demo: true });
      await use(server);
      await server.stop();
    },
    { timeout: 180_000 },
  ],
});

const startedShape = z.object({
  startWorkflow: z.object({ workflow: z.object({ id: z.string() }) }),
});
const blueprintsShape = z.object({
  viewer: z.object({ user: z.object({ id: z.string() }) }),
  blueprints: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }),
});

/** Starts a workflow for this test. Its first task is assigned to Jonas. */
const startReleaseCycle = async (page: Page, name: string): Promise<string> => {
  const { viewer, blueprints } = blueprintsShape.parse(
    await callApi(
      page,
      '{ viewer { user { id } } blueprints(first: 1, search: "Software release cycle") { edges { node { id } } } }',
    ),
  );
  const { startWorkflow } = startedShape.parse(
    await callApi(
      page,
      'mutation($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }',
      {
        input: {
          idempotencyKey: crypto.randomUUID(),
          blueprintId: blueprints.edges[0]?.node.id,
          name,
          ownerId: viewer.user.id,
        },
      },
    ),
  );
  return `/workflow/${startWorkflow.workflow.id}`;
};

const task = { stage: 'Week 1', task: 'Schedule finalized' };
const other = { stage: 'Week 1', task: 'Team finalized' };

const rename = async (page: Page, from: string, to: string): Promise<void> => {
  await outlineRow(page, from).click();
  await page.keyboard.press('Enter');
  await page.getByLabel('Task name').fill(to);
  await page.keyboard.press('Enter');
  await expect(outlineRow(page, to)).toBeVisible();
};

test.describe('the server is killed and restarted', () => {
  test.describe.configure({ timeout: 180_000 });

  test('keeps text typed during the outage in the editor', async ({ page, mortal }) => {
    await signIn(page, 'jonas', `${mortal.url}/blueprints`);
    await page.getByRole('row').filter({ hasText: 'Software release cycle' }).click();
    await rename(page, 'Team finalized', 'Team is complete');
    await expectSaved(page);

    await rename(page, 'Schedule finalized', 'Schedule agreed');
    await mortal.kill();
    await rename(page, 'Start of Release Cycle', 'Kick-off');
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await expect(outlineRow(page, 'Schedule agreed')).toBeVisible();

    await mortal.restart();
    // The editor tries again after a pause of up to 30 seconds.
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 40_000 });
    await page.reload();
    for (const name of ['Team is complete', 'Schedule agreed', 'Kick-off'])
      await expect(outlineRow(page, name)).toBeVisible();
  });

  test('keeps typed text if the page is closed during the outage', async ({ page, mortal }) => {
    await signIn(page, 'jonas', `${mortal.url}/blueprints`);
    await page.getByRole('row').filter({ hasText: 'Software release cycle' }).click();
    await expect(outlineRow(page, 'Thaw')).toBeVisible();
    await mortal.kill();
    await rename(page, 'Thaw', 'Thaw at last');
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    const address = page.url();
    await page.goto('about:blank');
    await mortal.restart();
    await page.goto(address);
    await expect(outlineRow(page, 'Thaw at last')).toBeVisible();
    await expect(page.getByText(/^Unsaved changes restored/)).toBeVisible();
    await expectSaved(page);
  });

  test('shows what others changed during the outage', async ({ browser, page, mortal }) => {
    const context = await browser.newContext();
    const jonas = await context.newPage();
    await signIn(jonas, 'jonas', `${mortal.url}/my/tasks`);
    const address = mortal.url + (await startReleaseCycle(jonas, 'Cut off'));
    await signIn(page, 'amara', address);
    await expectTaskStatus(page, task, 'In progress');

    await mortal.kill();
    await mortal.restart();
    await jonas.goto(address);
    await completeOnCard(jonas, task);
    // A page that reconnects reads everything again. An open page gets the event.
    await expectTaskStatus(page, task, 'Completed');

    await completeOnCard(jonas, other);
    await expectTaskStatus(page, other, 'Completed');
    await context.close();
  });
});

test('retries a lost completion response without completing twice', async ({ newPerson }) => {
  const page = await newPerson('jonas');
  await page.goto('/my/tasks');
  await page.goto(await startReleaseCycle(page, 'Lost answer'));
  const keys: unknown[] = [];
  await page.route('/graphql', async (route) => {
    const body = z
      .object({
        query: z.string(),
        variables: z.object({ input: z.object({ idempotencyKey: z.string() }).optional() }),
      })
      .parse(route.request().postDataJSON());
    if (!body.query.includes('completeTask(')) return route.continue();
    keys.push(body.variables.input?.idempotencyKey);
    if (keys.length > 1) return route.continue();
    // The server completes the task, but the connection breaks before the response.
    await route.fetch();
    return route.abort('connectionreset');
  });

  const dialog = await openTask(page, task);
  await dialog.getByRole('button', { name: 'Complete task' }).click();
  await expect(dialog).toBeHidden();
  await expectTaskStatus(page, task, 'Completed');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await page.reload();
  const done = page.getByText(`Jonas Lindqvist completed ${task.task}`);
  await expect(done).toHaveCount(1);
});

const sessionsShape = z.object({
  viewer: z.object({
    sessions: z.array(z.object({ id: z.string(), isCurrent: z.boolean() })),
  }),
});

test('returns to the same page after an expired session and a sign-in', async ({
  newPerson,
  page,
}) => {
  await signIn(page, 'lukasz', '/my/tasks');
  const elsewhere = await newPerson('lukasz');
  await elsewhere.goto('/my/tasks');
  await page.getByRole('row').filter({ hasText: '›' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Task' });
  const name = await dialog.getByRole('heading', { level: 2 }).first().innerText();
  const address = page.url();

  const { viewer } = sessionsShape.parse(
    await callApi(elsewhere, '{ viewer { sessions { id isCurrent } } }'),
  );
  for (const { id, isCurrent } of viewer.sessions) {
    if (isCurrent) continue;
    await callApi(
      elsewhere,
      'mutation($input: RevokeSessionInput!) { revokeSession(input: $input) { viewer { id } } }',
      { input: { id } },
    );
  }

  await page.reload();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signIn(page, 'lukasz', page.url());
  await expect(page).toHaveURL(address);
  await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible(live);
});
