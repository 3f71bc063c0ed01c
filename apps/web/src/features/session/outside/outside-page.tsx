import { Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { BrandBar, GuestBrandContext, type GuestBrand } from '../guest-brand.tsx';
import type { GuestScreenProps } from '../guest-screen.ts';
import { PublicFrame } from './public-frame.tsx';
import type { ApiError } from '../../../lib/api/graphql-error.ts';
import { createRelayEnvironment } from '../../../lib/api/relay-environment.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { completeMessages, loadMessages, type Messages } from '../../../lib/i18n/load-messages.ts';
import { LocaleProvider } from '../../../lib/i18n/locale-provider.tsx';
import type { LocaleName } from '../../../lib/i18n/locales.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FloatingFrame } from '../../../ui/floating-frame/floating-frame.tsx';
import { applyAccent } from '../../../ui/theme/apply-theme.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const catalogs = new Map<LocaleName, Promise<Messages>>();
/** Loads all messages, because fields need more of them than the first screens. */
const allMessages = (locale: LocaleName): Promise<Messages> => {
  const load = async (): Promise<Messages> => {
    const messages = await loadMessages(locale);
    await completeMessages();
    return messages;
  };
  const known = catalogs.get(locale) ?? load();
  catalogs.set(locale, known);
  return known;
};

interface OutsideScreenProps {
  readonly locale: LocaleName;
  readonly children: ReactNode;
}

/** Provides what forms need on screens for people without an account. */
export function OutsideScreen({ locale, children }: OutsideScreenProps): ReactNode {
  const [environment] = useState(createRelayEnvironment);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <FloatingFrame>
        <Suspense fallback={null}>
          <InLanguage locale={locale}>{children}</InLanguage>
        </Suspense>
      </FloatingFrame>
    </RelayEnvironmentProvider>
  );
}

function InLanguage({ locale, children }: OutsideScreenProps): ReactNode {
  const messages = use(allMessages(locale));
  return (
    <LocaleProvider locale={locale} messages={messages} timeZone={zone}>
      {children}
    </LocaleProvider>
  );
}

interface OutsidePageProps extends GuestScreenProps {
  readonly brand: GuestBrand | null;
  readonly title: string;
  readonly languages: readonly string[];
  readonly children: ReactNode;
}

/** The page in the colors of the workspace. */
export function OutsidePage({
  brand,
  title,
  languages,
  locale,
  onLocale,
  children,
}: OutsidePageProps): ReactNode {
  useEffect(() => {
    if (brand !== null) applyAccent(brand.accentColor);
  }, [brand]);
  useEffect(() => {
    document.title = brand === null ? 'Baton' : `${title} · ${brand.name}`;
  }, [brand, title]);
  return (
    <GuestBrandContext value={brand}>
      <PublicFrame brand={<BrandBar />} {...{ locale, languages, onLocale }}>
        {children}
      </PublicFrame>
    </GuestBrandContext>
  );
}

interface FailedPageProps extends GuestScreenProps {
  readonly title: string;
  readonly failure: ApiError;
  readonly onRetry: () => void;
}

/** Why the page can't be shown. */
export function FailedPage({ title, failure, onRetry, ...props }: FailedPageProps): ReactNode {
  const t = useText();
  const isPassing = failure.code === 'Unavailable' || failure.code === 'RateLimited';
  return (
    <OutsidePage {...props} brand={null} title="" languages={[]}>
      <div role="alert">
        <EmptyState
          isPage
          title={title}
          text={errorText(t, failure)}
          action={isPassing && <Button onClick={onRetry}>{t('ui.tryAgain')}</Button>}
        />
      </div>
    </OutsidePage>
  );
}
