import type { PhoneNumber } from '@baton/domain/field/kinds/phone-numbers';
import { useSyncExternalStore } from 'react';

/*
 * What is known of telephone numbers weighs as much as a screen, and few screens meet one. The
 * build puts this module where the rules of fields ask about numbers (vite.config.ts).
 */

type Rules = typeof import('@baton/domain/field/kinds/phone-numbers');

let rules: Rules | null = null;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

const load = (): Promise<void> =>
  (loading ??= import('@baton/domain/field/kinds/phone-numbers').then(
    (loaded) => {
      rules = loaded;
      for (const listener of listeners) listener();
    },
    () => {
      // Asked for again with the next number; the server judges it in any case.
      loading = undefined;
    },
  ));

/** The number that a text is; undefined until what is known of numbers has come. */
export const readPhoneNumber = (text: string): PhoneNumber | null | undefined => {
  if (rules !== null) return rules.readPhoneNumber(text);
  void load();
  return undefined;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Has its component drawn again once numbers can be judged and written. */
export const usePhoneNumbers = (): boolean => useSyncExternalStore(subscribe, () => rules !== null);
