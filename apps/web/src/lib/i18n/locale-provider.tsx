import { useState, type ReactNode } from 'react';
import { clockFor } from './clock.ts';
import { completeMessages, type Messages } from './load-messages.ts';
import type { LocaleName } from './locales.ts';
import { ClockContext } from './use-formats.ts';
import { createReaderIntl, IntlContext } from '../intl/use-intl.ts';

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
  const [isComplete, setIsComplete] = useState(false);
  const intl = createReaderIntl(locale, messages, (id, reason) => {
    // Tests of all screens read the console.
    console.warn(`${id}: ${reason}`);
    if (!isComplete)
      completeMessages().then(
        () => setIsComplete(true),
        () => undefined,
      );
  });
  return (
    <IntlContext value={intl}>
      <ClockContext value={clockFor(locale, timeZone, navigator.language)}>{children}</ClockContext>
    </IntlContext>
  );
}
