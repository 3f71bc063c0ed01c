import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { demoPassword } from '@baton/fixtures/world/company';
import { worldEmail } from '@baton/fixtures/world/people';
import { startServer, type RunningServer } from './running-server.ts';

type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Sensitive changes need a sign-in in the last minutes, so older sessions aren't shared. */
const sessionMillis = 4 * 60_000;

interface StoryFixtures {
  /**
   * A browser context for one more person, with its own cookies and storage. With a key of a demo
   * person, that person is already signed in.
   */
  readonly newPerson: (key?: string) => Promise<Page>;
}

interface StoryWorkerFixtures {
  /** Environment variables of the server. A test that sets others has its own server. */
  readonly serverEnv: Readonly<Record<string, string>>;
  /** A server with the demo company, one per worker. */
  readonly server: RunningServer;
  /** Cookies of a person who signed in recently, shared by the tests of a worker. */
  readonly sessionOf: (key: string) => Promise<StoredSession>;
}

/** End-to-end tests with a real server, real browsers, and pages that start at its address. */
export const test = base.extend<StoryFixtures, StoryWorkerFixtures>({
  serverEnv: [{ BATON_EGRESS_ALLOW: '127.0.0.1' }, { scope: 'worker', option: true }],
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
      const sessions = new Map<string, { readonly session: StoredSession; readonly at: number }>();
      await use(async (key) => {
        const known = sessions.get(key);
        const isRecent = known !== undefined && Date.now() - known.at < sessionMillis;
        const request = await playwright.request.newContext({
          baseURL: server.url,
          extraHTTPHeaders: { 'x-baton': '1' },
          ...(isRecent ? { storageState: known.session } : {}),
        });
        try {
          const ask = (data: object) => request.post('/graphql', { data });
          // A story can end the sessions of a person, or let so much time pass that they expire.
          if (
            isRecent &&
            (await (await ask({ query: '{ viewer { id } }' })).text()).includes('"id"')
          )
            return known.session;
          const answer = await ask({
            query: 'mutation($input: SignInInput!) { signIn(input: $input) { viewer { id } } }',
            variables: { input: { email: worldEmail(key), password: demoPassword } },
          });
          expect(answer.ok()).toBe(true);
          const session = await request.storageState();
          sessions.set(key, { session, at: Date.now() });
          return session;
        } finally {
          await request.dispose();
        }
      });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  newPerson: async ({ browser, server, serviceWorkers, sessionOf }, use, info) => {
    const contexts: BrowserContext[] = [];
    await use(async (key) => {
      const { locale, timezoneId, viewport } = info.project.use;
      const context = await browser.newContext({
        baseURL: server.url,
        serviceWorkers,
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

/** Rules that other colors can break on an otherwise accessible page. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/**
 * Fails if axe finds a violation of WCAG 2.2 A or AA on the current page. With `colors`, checks
 * only color rules, for a page already checked in another theme. With `layout`, checks the other
 * rules, for a page already checked in another size, because the color rules take most of the time.
 */
export const expectAccessible = async (page: Page, only?: 'colors' | 'layout'): Promise<void> => {
  // A section that is drawn only when visible has an estimated height until then, and its content
  // would be measured on top of the next section.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('section'))
      section.style.contentVisibility = 'visible';
  });
  // The tooltip is outside all landmarks on purpose, because its trigger refers to it.
  const axe = new AxeBuilder({ page })
    .exclude('[role="tooltip"]')
    // Options that check the same rules in a fifth of the time: no details of passed checks, and no
    // second page for frames of other sites.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const { violations } = await (
    only === 'colors'
      ? axe.withRules(rulesOfColor)
      : axe
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .disableRules(only === 'layout' ? rulesOfColor : [])
  ).analyze();
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `    ${node.html}`).join('\n')}`,
  );
  expect.soft(told.join('\n'), `axe on ${page.url()}`).toBe('');
};
