import { startFormWorkflow } from '../../pages/form-workflow.ts';
import { completeOnCard, expectTaskStatus } from '../../pages/workflow-page.ts';
import { expect, test } from '../../story.ts';

const stage = 'Stage 1';
const task = { stage, task: 'Fill in the form' };

test('eight tabs over plain HTTP load and show changes of others', async ({ newPerson }) => {
  test.setTimeout(240_000);
  const [jonas, first] = await Promise.all([newPerson('jonas'), newPerson('amara')]);
  await Promise.all([jonas, first].map((page) => page.goto('/')));
  const addresses = await Promise.all(
    ['One', 'Two'].map(async (name) => {
      const address = await startFormWorkflow(jonas, `${name} of two`, ['Jonas'], []);
      return address.split('?')[0] ?? '';
    }),
  );
  const tabs = [first];
  while (tabs.length < 8) tabs.push(await first.context().newPage());

  await test.step('each tab loads', async () => {
    for (const [at, tab] of tabs.entries()) {
      await tab.goto(addresses[at % 2] ?? '');
      await expectTaskStatus(tab, task, 'In progress');
    }
  });

  await test.step('all tabs of a browser share one stream', async () => {
    const metrics = async () => (await first.request.get('/metrics')).text();
    // One stream of Jonas and one for all tabs of Amara.
    await expect.poll(metrics).toMatch(/^baton_live_streams 2$/m);
  });

  await test.step('each tab shows a change in its own workflow', async () => {
    for (const address of addresses) {
      await jonas.goto(address);
      await completeOnCard(jonas, task);
    }
    for (const tab of tabs) await expectTaskStatus(tab, task, 'Completed');
  });

  await test.step('a tab that returns from the back/forward cache is up to date', async () => {
    await first.goto('/login');
    await first.goBack();
    // A completed stage is folded when the page opens.
    await first
      .getByRole('region', { name: stage })
      .getByRole('button', { expanded: false })
      .first()
      .click();
    await expectTaskStatus(first, task, 'Completed');
    await expect(first.getByRole('link', { name: 'My tasks' })).toBeVisible();
  });
});
