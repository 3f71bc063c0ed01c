import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { LocaleName } from './locales.ts';

export type Messages = Record<string, MessageFormatElement[]>;
type Loader = () => Promise<{ default: Messages }>;
type Part = 'guest' | 'outside' | 'first' | 'rest';

const loaders: Record<LocaleName, Record<Part, Loader>> = {
  en: {
    guest: () => import('virtual:messages/en/guest'),
    outside: () => import('virtual:messages/en/outside'),
    first: () => import('virtual:messages/en/first'),
    rest: () => import('virtual:messages/en/rest'),
  },
  fr: {
    guest: () => import('virtual:messages/fr/guest'),
    outside: () => import('virtual:messages/fr/outside'),
    first: () => import('virtual:messages/fr/first'),
    rest: () => import('virtual:messages/fr/rest'),
  },
  de: {
    guest: () => import('virtual:messages/de/guest'),
    outside: () => import('virtual:messages/de/outside'),
    first: () => import('virtual:messages/de/first'),
    rest: () => import('virtual:messages/de/rest'),
  },
  zh: {
    guest: () => import('virtual:messages/zh/guest'),
    outside: () => import('virtual:messages/zh/outside'),
    first: () => import('virtual:messages/zh/first'),
    rest: () => import('virtual:messages/zh/rest'),
  },
  es: {
    guest: () => import('virtual:messages/es/guest'),
    outside: () => import('virtual:messages/es/outside'),
    first: () => import('virtual:messages/es/first'),
    rest: () => import('virtual:messages/es/rest'),
  },
  ko: {
    guest: () => import('virtual:messages/ko/guest'),
    outside: () => import('virtual:messages/ko/outside'),
    first: () => import('virtual:messages/ko/first'),
    rest: () => import('virtual:messages/ko/rest'),
  },
  th: {
    guest: () => import('virtual:messages/th/guest'),
    outside: () => import('virtual:messages/th/outside'),
    first: () => import('virtual:messages/th/first'),
    rest: () => import('virtual:messages/th/rest'),
  },
};

const load = async (locale: LocaleName, part: Part): Promise<Messages> =>
  (await loaders[locale][part]()).default;

/** Messages of one group of readers. Their first screens need only the first part. */
const createCatalogs = (first: Part, other: Part) => {
  const catalogs = new Map<LocaleName, Promise<Messages>>();
  let completing: Promise<unknown> | null = null;
  const add = async (locale: LocaleName, catalog: Promise<Messages>): Promise<Messages> =>
    Object.assign(await catalog, await load(locale, other));
  const create = async (locale: LocaleName): Promise<Messages> => ({
    ...(await load(locale, first)),
  });
  return {
    /** Returns the same promise for the same language. */
    open: (locale: LocaleName): Promise<Messages> => {
      const known = catalogs.get(locale);
      if (known !== undefined) return known;
      const catalog = completing === null ? create(locale) : add(locale, create(locale));
      catalogs.set(locale, catalog);
      return catalog;
    },
    complete: async (): Promise<void> => {
      if (catalogs.size === 0) return;
      completing ??= Promise.all([...catalogs].map(([locale, catalog]) => add(locale, catalog)));
      try {
        await completing;
      } catch (error) {
        completing = null;
        throw error;
      }
    },
  };
};

const guest = createCatalogs('guest', 'outside');
const member = createCatalogs('first', 'rest');

/** Loads the few messages of the sign-in page. */
export const loadGuestMessages = guest.open;

/** Loads the messages of the first screens. */
export const loadMessages = member.open;

/**
 * Adds the other messages to the catalogs that are loaded. The catalogs stay the same objects, so
 * that nothing on the screen is rendered again.
 */
export const completeMessages = async (): Promise<void> => {
  await Promise.all([guest.complete(), member.complete()]);
};
