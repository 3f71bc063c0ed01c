import { startFakePushService } from '../../apps/server/src/testing/fake-push-service.ts';
import { startFormWorkflow } from '../pages/form-workflow.ts';
import { chooseInProfileMenu } from '../pages/shell-page.ts';
import { expect, expectAccessible, test } from '../story.ts';

/** A notification that the service worker asked the browser to show. */
interface Shown {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

test.use({ serviceWorkers: 'allow' });

test('a mention is pushed to a browser, and opens at its comment', async ({
  newPerson,
  server,
}) => {
  const service = await startFakePushService();
  const sofia = await newPerson('sofia');
  // Chromium without a screen forbids notifications and has no push service. So the page gets the
  // permission here, and subscribes to this service.
  await sofia.addInitScript((subscription) => {
    const { endpoint, ...keys } = subscription;
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription;
  }, service.subscribe());
  await sofia.goto('/inbox');
  await sofia.evaluate(() => navigator.serviceWorker.ready);

  await test.step('the browser subscribes in the preferences', async () => {
    await chooseInProfileMenu(sofia, 'Preferences');
    const dialog = sofia.getByRole('dialog', { name: 'Preferences' });
    await dialog.getByRole('button', { name: 'Turn on in this browser' }).click();
    await expect(dialog.getByText('This browser')).toBeVisible();
    await expectAccessible(sofia);
    await sofia.keyboard.press('Escape');
  });

  await test.step('the grid of channels fits a phone, and works by keyboard', async () => {
    await sofia.setViewportSize({ width: 360, height: 740 });
    await chooseInProfileMenu(sofia, 'Preferences');
    const grid = sofia.getByRole('dialog', { name: 'Preferences' }).getByRole('table');
    const comments = grid.getByRole('checkbox', { name: 'Comment: by push message' });
    await comments.focus();
    await sofia.keyboard.press('Space');
    await expect(comments).toBeChecked();
    const box = await grid.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await expectAccessible(sofia);
    await sofia.keyboard.press('Escape');
    await sofia.setViewportSize({ width: 1440, height: 900 });
  });

  const jonas = await newPerson('jonas');
  await jonas.goto('/');
  const address = await startFormWorkflow(jonas, 'Told by push', ['Sofia'], []);
  await jonas.goto(address);
  const comments = jonas.getByRole('region', { name: 'Comments' });
  await comments.getByRole('textbox', { name: 'New comment' }).click();
  await jonas.keyboard.type('Is it fixed, @Sofia');
  await jonas.getByRole('option', { name: /Sofia/ }).first().click();
  await jonas.keyboard.press('Control+Enter');
  const mention = (): string | undefined =>
    service.received.find((message) => message.includes('Is it fixed'));
  await expect.poll(mention).toBeDefined();

  await test.step('the service worker shows it', async () => {
    const [worker] = sofia.context().serviceWorkers();
    if (worker === undefined) throw new Error('There is no service worker.');
    await worker.evaluate(() => {
      const scope = globalThis as unknown as {
        shown: Shown[];
        registration: ServiceWorkerRegistration;
      };
      scope.shown = [];
      scope.registration.showNotification = async (title, options) => {
        scope.shown.push({ title, body: options?.body ?? '', url: String(options?.data) });
      };
    });
    const session = await sofia.context().newCDPSession(sofia);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first !== undefined) resolve(first.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId: await registered,
      data: mention() ?? '',
    });
    const shown = () =>
      worker.evaluate(() => (globalThis as unknown as { shown: readonly Shown[] }).shown);
    await expect.poll(async () => (await shown()).length).toBe(1);
    const [notification] = await shown();
    expect(notification?.title).toBe('Fill in the form');
    expect(notification?.body).toMatch(/^Jonas Lindqvist mentioned you\n.*\n.* · Told by push$/);
    await sofia.goto(notification?.url ?? '');
    await expect(sofia.getByText('Is it fixed').first()).toBeVisible();
  });

  await test.step('it is in the inbox, too', async () => {
    await sofia.goto('/inbox');
    await expect(sofia.getByRole('button', { name: /Told by push/ }).first()).toBeVisible();
  });
  await service.close();
});
