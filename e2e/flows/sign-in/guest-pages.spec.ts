import type { Page } from '@playwright/test';
import { guestPages } from '../../../apps/web/src/app/guest/guest-address.ts';
import { localeLabels } from '../../../apps/web/src/lib/i18n/locales.ts';
import { textOf } from '../../pages/locale-texts.ts';
import { expect, expectAccessible, test } from '../../story.ts';

interface GuestState {
  readonly address: string;
  /** Key of the message in the heading. */
  readonly heading: string;
  /** True if axe checked another state with the same elements. */
  readonly isAlike?: boolean;
  /** Opens a state that has no own address. */
  readonly open?: (page: Page) => Promise<void>;
}

const email = 'email=mei%40jade.example';
const state = (address: string, heading: string): GuestState => ({ address, heading });
/** A state that differs from an earlier one only in its texts. */
const alike = (address: string, heading: string): GuestState => ({
  ...{ address, heading, isAlike: true },
});
const submit = (page: Page): Promise<void> => page.locator('button[type=submit]').click();
const invalid = 'session.linkInvalidTitle';
const sent = 'session.resetSentTitle';

/** Every page before sign-in, in each state that needs no workflow and no message. */
const states: readonly GuestState[] = [
  {
    ...state('/login', 'session.signInTitle'),
    open: async (page) => {
      await submit(page);
      await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    },
  },
  {
    ...state(`/login?${email}`, 'session.signInTitle'),
    open: async (page) => {
      await submit(page);
      await expect(page.locator('input[type=password]')).toBeVisible();
    },
  },
  state(`/login?supplier=1&${email}`, 'session.supplierTitle'),
  alike('/login?error=EXPIRED', 'session.signInTitle'),
  state('/login-sso?error_description=denied', 'session.ssoTitle'),
  state('/sign-up?token=used', invalid),
  state(`/credentials-error?redirect=login&${email}`, 'session.tooManyTitle'),
  state(`/invite-request?${email}`, 'session.lostInvitationTitle'),
  state(`/invite-sent?${email}`, sent),
  alike(`/password-reset-request?${email}`, 'session.resetTitle'),
  alike(`/password-reset-sent?${email}`, sent),
  alike(`/reset-password?nonce=used&${email}`, invalid),
  alike(`/mfa-reset-request?${email}`, 'session.mfaResetTitle'),
  alike(`/mfa-reset-sent?${email}`, sent),
  state(`/mfa-reset?verificationUUID=x&timestamp=1&${email}`, 'session.mfaResetTitle'),
  alike('/mfa-reset', invalid),
  state('/request-verification?token=x', 'session.confirmAddressTitle'),
  alike('/request-verification', invalid),
  state(`/verification-sent?token=x&${email}`, sent),
  state('/confirm-verification?token=x&verificationNonce=x', 'session.confirmAddressTitle'),
  alike('/confirm-verification', invalid),
  state('/unsubscribe?token=x&task=1', 'session.unsubscribeTitle'),
  alike('/unsubscribe?token=x&daily=1', 'session.unsubscribeDaily'),
  alike('/unsubscribe?token=x&weekly=1', 'session.unsubscribeWeekly'),
  alike('/unsubscribe', invalid),
  state('/submission?token=used', 'publicForm.closedTitle'),
  alike('/submission?status=used', invalid),
  state('/guest?token=used', 'guestPage.closedTitle'),
];

const width = 360;

for (const [locale, language, colorScheme] of [
  ['de', 'de-DE', 'light'],
  ['th', 'th-TH', 'dark'],
] as const)
  test.describe(`pages before sign-in in ${localeLabels[locale]}`, () => {
    test.use({ locale: language, colorScheme, viewport: { width, height: 740 } });

    test(`are translated, accessible, and fit a phone in ${colorScheme} colors`, async ({
      page,
    }) => {
      const paths = states.map(({ address }) => address.split('?')[0]);
      expect(guestPages.filter((path) => !paths.includes(path))).toEqual([]);
      for (const { address, heading, isAlike, open } of states)
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(locale, heading));
          await open?.(page);
          const shown = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(shown, `width of ${address}`).toBe(width);
          if (isAlike !== true) await expectAccessible(page);
        });
    });
  });

test('the loading overlay blurs the page, and lets clicks pass after 5 s', async ({ page }) => {
  await page.goto('/unsubscribe?token=x&task=1');
  // The request isn't answered, so that the page shows its waiting state.
  await page.route('**/unsubscribe?*', () => new Promise(() => undefined));
  await page.locator('main button').click();
  const overlay = page.locator('main[aria-busy] > [aria-hidden]');
  await expect(overlay).toHaveCSS('backdrop-filter', 'blur(2px)');
  const delays = await overlay.evaluate((node) =>
    node.getAnimations().map(({ effect }) => effect?.getTiming().delay),
  );
  expect(delays).toEqual([5000]);
  await overlay.evaluate((node) => {
    for (const animation of node.getAnimations()) animation.finish();
  });
  await expect(overlay).toHaveCSS('pointer-events', 'none');
});
