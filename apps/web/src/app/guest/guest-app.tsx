import {
  Suspense,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import type { entrySessionQuery$data } from '../../__generated__/entrySessionQuery.graphql.ts';
import { GuestBrandContext, type GuestBrand } from '../../features/session/guest-brand.tsx';
import type { GuestScreenProps } from '../../features/session/guest-screen.ts';
import { LocaleProvider } from '../../lib/i18n/locale-provider.tsx';
import { loadGuestMessages, type Messages } from '../../lib/i18n/load-messages.ts';
import type { LocaleName } from '../../lib/i18n/locales.ts';
import { writePreference } from '../../lib/preferences/stored-preferences.ts';
import { redirectTarget } from '../../lib/session/redirect-target.ts';
import type { LinkKind } from '../../screens/link-request/link-kinds.ts';
import { SignInScreen, type SignInScreenProps } from '../../screens/sign-in/sign-in-screen.tsx';
import { TooltipLayer } from '../../ui/tooltip/tooltip-layer.tsx';
import { guestAddress, guestPageAt, type GuestPage } from './guest-address.ts';
import { OfflineNotice } from './offline-notice.tsx';

export interface GuestLanguage {
  readonly locale: LocaleName;
  readonly messages: Messages;
}

export interface GuestAppProps {
  /** Null if the server didn't respond. */
  readonly installation: entrySessionQuery$data['installation'] | null;
  /** Null if the page looks like Baton. */
  readonly brand: GuestBrand | null;
  /** The social provider that the sign-in page offers. Null if there is none. */
  readonly social: SignInScreenProps['social'];
  readonly start: GuestLanguage;
  readonly onSignedIn: (path: string) => void;
  readonly onRetry: () => void;
}

/** Shown once in the life of an installation. */
const FirstRunScreen = lazyComponent(
  async () => (await import('../../screens/first-run/first-run-screen.tsx')).FirstRunScreen,
);

type GuestScreen = LazyExoticComponent<ComponentType<GuestScreenProps>>;

/** Returns the page that requests this type of link, or the page that confirms that it was sent. */
const linkPage = (kind: LinkKind, step: 'request' | 'sent'): GuestScreen =>
  lazyComponent<GuestScreenProps>(async () => {
    if (step === 'request') {
      const { LinkRequestScreen } =
        await import('../../screens/link-request/link-request-screen.tsx');
      return (props) => <LinkRequestScreen kind={kind} {...props} />;
    }
    const { LinkSentScreen } = await import('../../screens/link-request/link-sent-screen.tsx');
    return (props) => <LinkSentScreen kind={kind} {...props} />;
  });

const pages: Readonly<Record<GuestPage, GuestScreen>> = {
  '/confirm-verification': lazyComponent(
    async () =>
      (await import('../../screens/address-confirmation/confirm-verification-screen.tsx'))
        .ConfirmVerificationScreen,
  ),
  '/credentials-error': lazyComponent(
    async () =>
      (await import('../../screens/credentials-error/credentials-error-screen.tsx'))
        .CredentialsErrorScreen,
  ),
  '/guest': lazyComponent(
    async () => (await import('../../screens/guest/guest-screen.tsx')).GuestScreen,
  ),
  '/invite-request': linkPage('invitation', 'request'),
  '/invite-sent': linkPage('invitation', 'sent'),
  '/login-sso': lazyComponent(
    async () => (await import('../../screens/sign-in/sso-sign-in-screen.tsx')).SsoSignInScreen,
  ),
  '/mfa-reset': lazyComponent(
    async () =>
      (await import('../../screens/second-factor-reset/second-factor-reset-screen.tsx'))
        .SecondFactorResetScreen,
  ),
  '/mfa-reset-request': linkPage('secondFactor', 'request'),
  '/mfa-reset-sent': linkPage('secondFactor', 'sent'),
  '/password-reset-request': linkPage('password', 'request'),
  '/password-reset-sent': linkPage('password', 'sent'),
  '/request-verification': lazyComponent(
    async () =>
      (await import('../../screens/address-confirmation/request-verification-screen.tsx'))
        .RequestVerificationScreen,
  ),
  '/reset-password': lazyComponent(
    async () =>
      (await import('../../screens/password-reset/reset-password-screen.tsx')).ResetPasswordScreen,
  ),
  '/sign-up': lazyComponent(
    async () => (await import('../../screens/sign-up/sign-up-screen.tsx')).SignUpScreen,
  ),
  '/submission': lazyComponent(
    async () => (await import('../../screens/submission/submission-screen.tsx')).SubmissionScreen,
  ),
  '/unsubscribe': lazyComponent(
    async () =>
      (await import('../../screens/unsubscribe/unsubscribe-screen.tsx')).UnsubscribeScreen,
  ),
  '/verification-sent': lazyComponent(
    async () =>
      (await import('../../screens/address-confirmation/verification-sent-screen.tsx'))
        .VerificationSentScreen,
  ),
};

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All screens before sign-in, without the code of the application. */
export function GuestApp({
  installation,
  brand,
  social,
  start,
  onSignedIn,
  onRetry,
}: GuestAppProps): ReactNode {
  const [language, setLanguage] = useState(start);
  const choose = async (locale: LocaleName): Promise<void> => {
    const messages = await loadGuestMessages(locale);
    setLanguage({ locale, messages });
  };
  useEffect(() => {
    document.documentElement.lang = language.locale;
  }, [language.locale]);
  const isFirstRun = installation?.isFirstRun === true;
  useEffect(() => {
    const address = guestAddress(new URL(location.href), isFirstRun);
    if (address !== location.pathname + location.search) history.replaceState(null, '', address);
  }, [isFirstRun]);

  const [page, setPage] = useState(() =>
    guestPageAt(guestAddress(new URL(location.href), isFirstRun).split('?')[0] ?? ''),
  );
  useEffect(() => {
    const onBack = (): void => setPage(guestPageAt(location.pathname));
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);
  const navigate = useCallback((address: string): void => {
    history.pushState(null, '', address);
    setPage(guestPageAt(location.pathname));
  }, []);
  const Page = page === null ? null : pages[page];

  const finish = (): void =>
    onSignedIn(redirectTarget(new URLSearchParams(location.search).get('redirect')));
  const onLocale = (locale: LocaleName): void => {
    writePreference('locale', locale);
    void choose(locale);
  };
  return (
    <LocaleProvider {...language} timeZone={zone}>
      <GuestBrandContext value={brand}>
        {installation === null ? (
          <OfflineNotice onRetry={onRetry} />
        ) : isFirstRun ? (
          <Suspense fallback={null}>
            <FirstRunScreen
              locale={language.locale}
              needsSetupCode={installation.needsSetupCode}
              onLocale={onLocale}
              onDone={finish}
            />
          </Suspense>
        ) : Page !== null ? (
          <Suspense fallback={null}>
            <Page
              locale={language.locale}
              onLocale={onLocale}
              onNavigate={navigate}
              onDone={finish}
            />
          </Suspense>
        ) : (
          <SignInScreen
            locale={language.locale}
            onLocale={onLocale}
            demo={installation.demo ?? null}
            social={social}
            onNavigate={navigate}
            onDone={finish}
          />
        )}
        <TooltipLayer />
      </GuestBrandContext>
    </LocaleProvider>
  );
}
