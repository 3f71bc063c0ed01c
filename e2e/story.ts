import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { demoPassword } from '@baton/fixtures/world/company';
import { worldEmail } from '@baton/fixtures/world/people';
import { startServer, type RunningServer } from './running-server.ts';

type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

interface StoryFixtures {
  /**
   * A browser of their own for one more person, with its cookies and storage. With the short
   * name of somebody in the demo company that person is signed in already.
   */
  readonly newPerson: (key?: string) => Promise<Page>;
}

interface StoryWorkerFixtures {
  /** What the server is told by its environment; a story with its own has a server of its own. */
  readonly serverEnv: Readonly<Record<string, string>>;
  /** A server with the demo company, one per worker. */
  readonly server: RunningServer;
  /** The cookies of somebody who has signed in, once for all tests of the worker. */
  readonly sessionOf: (key: string) => Promise<StoredSession>;
}

/** Tests of user stories: a real server, real browsers, and pages that start at its address. */
export const test = base.extend<StoryFixtures, StoryWorkerFixtures>({
  serverEnv: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ serverEnv }, use) => {
      const server = await startServer({ demo: true, env: serverEnv });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  sessionOf: [
    async ({ playwright, server }, use) => {
      const sessions = new Map<string, StoredSession>();
      await use(async (key) => {
        const known = sessions.get(key);
        if (known !== undefined) return known;
        const request = await playwright.request.newContext({ baseURL: server.url });
        const answer = await request.post('/graphql', {
          headers: { 'x-baton': '1' },
          data: {
            query: 'mutation($input: SignInInput!) { signIn(input: $input) { viewer { id } } }',
            variables: { input: { email: worldEmail(key), password: demoPassword } },
          },
        });
        expect(answer.ok()).toBe(true);
        const session = await request.storageState();
        await request.dispose();
        sessions.set(key, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  newPerson: async ({ browser, server, sessionOf }, use, info) => {
    const contexts: BrowserContext[] = [];
    await use(async (key) => {
      const { locale, timezoneId, viewport } = info.project.use;
      const context = await browser.newContext({
        baseURL: server.url,
        ...(key === undefined ? {} : { storageState: await sessionOf(key) }),
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
        ...(viewport === undefined ? {} : { viewport }),
      });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** What other colours can break on a page that is in order otherwise. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Fails where axe finds a violation of WCAG 2.2 A or AA on the page as it stands. With `colours` only
 * what they can break is looked at: for a page that was looked at before in others.
 */
export const expectAccessible = async (page: Page, only?: 'colours'): Promise<void> => {
  // A section that is drawn once it comes into view has a height that is guessed until then, and
  // what it holds would be measured on top of the next one.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('section'))
      section.style.contentVisibility = 'visible';
  });
  // The one tooltip stands beside all landmarks on purpose: what it explains points at it.
  const axe = new AxeBuilder({ page }).exclude('[role="tooltip"]');
  const { violations } = await (
    only === 'colours'
      ? axe.withRules(rulesOfColour)
      : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  ).analyze();
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `    ${node.html}`).join('\n')}`,
  );
  expect.soft(told.join('\n'), `axe on ${page.url()}`).toBe('');
};
