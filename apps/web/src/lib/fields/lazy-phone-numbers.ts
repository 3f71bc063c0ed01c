import type { PhoneNumber } from '@baton/domain/field/kinds/text/phone-numbers';
import { useSyncExternalStore } from 'react';

/*
 * The phone number library is as large as a screen, and few screens need it. The build replaces the
 * domain's module with this one (vite.config.ts).
 */

type Rules = typeof import('@baton/domain/field/kinds/text/phone-numbers');

let rules: Rules | null = null;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

const load = (): Promise<void> =>
  (loading ??= import('@baton/domain/field/kinds/text/phone-numbers').then(
    (loaded) => {
      rules = loaded;
      for (const listener of listeners) listener();
    },
    () => {
      // The next number retries the download. The server validates the number in any case.
      loading = undefined;
    },
  ));

/** Parses a phone number. Returns undefined until the library is loaded. */
export const readPhoneNumber = (text: string): PhoneNumber | null | undefined => {
  if (rules !== null) return rules.readPhoneNumber(text);
  void load();
  return undefined;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Renders the component again when the library is loaded. */
export const usePhoneNumbers = (): boolean => useSyncExternalStore(subscribe, () => rules !== null);
