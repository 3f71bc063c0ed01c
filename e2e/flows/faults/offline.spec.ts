import { signIn } from '../../pages/sign-in-page.ts';
import { expect, expectAccessible, test } from '../../story.ts';

test.use({ serviceWorkers: 'allow' });

test('reads lists and tasks offline until sign-out', async ({ newPerson }) => {
  // A separate session, because the test signs out.
  const page = await newPerson();
  await signIn(page, 'amara', '/my/tasks');
  const task = page.locator('[data-task]').filter({ hasText: 'Write the report' });
  await expect(task).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // Loads the page again, now with the service worker.
  await page.reload();
  await task.click();
  await expect(
    page.getByRole('dialog').getByText('Month-end close in three days').first(),
  ).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Activity' })).toBeVisible();
  // What was shown once works offline, also the editor of comments, which loads last.
  const comments = page.getByRole('region', { name: 'Comments' });
  await expect(comments.getByRole('textbox', { name: 'New comment' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/You’re offline/)).toBeVisible();
  await expect(task).toBeVisible();
  await expectAccessible(page);
  await task.click();
  await expect(
    page.getByRole('dialog').getByText('Month-end close in three days').first(),
  ).toBeVisible();
  await comments.getByRole('textbox', { name: 'New comment' }).fill('Written on the train');
  await comments.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(comments.getByText('Will be sent when you’re online again')).toBeVisible();
  await expectAccessible(page);

  await page.context().setOffline(false);
  await expect(page.getByText(/You’re offline/)).toHaveCount(0);
  await expect(comments.getByText('Will be sent when you’re online again')).toHaveCount(0);
  await expect(comments.getByText('Written on the train')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Amara Okafor/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('textbox', { name: /Email/ })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('baton-answers');
    const answers = await cache.matchAll();
    return Promise.all(answers.map((answer) => answer.text()));
  });
  expect(kept.join()).not.toContain('Month-end');
});

test('the app can be installed on a device', async ({ newPerson, request }) => {
  const page = await newPerson('amara');
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Baton', display: 'standalone', start_url: '/' });
  for (const { src, type } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toContain(type);
});
