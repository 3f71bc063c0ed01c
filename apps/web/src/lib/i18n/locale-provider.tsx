import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { clockFor } from './clock.ts';
import type { Messages } from './load-messages.ts';
import type { LocaleName } from './locales.ts';
import { ClockContext } from './use-formats.ts';

/** Production builds of the library are silent. Tests of all screens read the console. */
const reportMissing = ({ message }: Error): void => console.warn(message);

export interface LocaleProviderProps {
  readonly locale: LocaleName;
  readonly messages: Messages;
  readonly timeZone: string;
  readonly children: ReactNode;
}

export function LocaleProvider({
  locale,
  messages,
  timeZone,
  children,
}: LocaleProviderProps): ReactNode {
  return (
    <IntlProvider locale={locale} messages={messages} timeZone={timeZone} onError={reportMissing}>
      <ClockContext value={clockFor(locale, timeZone, navigator.language)}>{children}</ClockContext>
    </IntlProvider>
  );
}
