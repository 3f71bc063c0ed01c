import type { MessageFormatElement } from 'react-intl';
import type { LocaleName } from './locales.ts';

export type Messages = Record<string, MessageFormatElement[]>;
type Loader = () => Promise<{ default: Messages }>;
type Part = 'guest' | 'first' | 'rest';

const loaders: Record<LocaleName, Record<Part, Loader>> = {
  en: {
    guest: () => import('virtual:messages/en/guest'),
    first: () => import('virtual:messages/en/first'),
    rest: () => import('virtual:messages/en/rest'),
  },
  fr: {
    guest: () => import('virtual:messages/fr/guest'),
    first: () => import('virtual:messages/fr/first'),
    rest: () => import('virtual:messages/fr/rest'),
  },
  de: {
    guest: () => import('virtual:messages/de/guest'),
    first: () => import('virtual:messages/de/first'),
    rest: () => import('virtual:messages/de/rest'),
  },
  zh: {
    guest: () => import('virtual:messages/zh/guest'),
    first: () => import('virtual:messages/zh/first'),
    rest: () => import('virtual:messages/zh/rest'),
  },
  es: {
    guest: () => import('virtual:messages/es/guest'),
    first: () => import('virtual:messages/es/first'),
    rest: () => import('virtual:messages/es/rest'),
  },
  ko: {
    guest: () => import('virtual:messages/ko/guest'),
    first: () => import('virtual:messages/ko/first'),
    rest: () => import('virtual:messages/ko/rest'),
  },
  th: {
    guest: () => import('virtual:messages/th/guest'),
    first: () => import('virtual:messages/th/first'),
    rest: () => import('virtual:messages/th/rest'),
  },
};

const load = async (locale: LocaleName, parts: readonly Part[]): Promise<Messages> => {
  const loaded = await Promise.all(parts.map((part) => loaders[locale][part]()));
  return Object.fromEntries(loaded.flatMap((part) => Object.entries(part.default)));
};

/** Loads the few messages needed before sign-in. */
export const loadGuestMessages = (locale: LocaleName): Promise<Messages> => load(locale, ['guest']);

const catalogs = new Map<LocaleName, Promise<Messages>>();
let completing: Promise<unknown> | null = null;

/** Loads the messages of the first screens. Returns the same promise for the same language. */
export const loadMessages = (locale: LocaleName): Promise<Messages> => {
  const known =
    catalogs.get(locale) ??
    load(locale, completing === null ? ['guest', 'first'] : ['guest', 'first', 'rest']);
  catalogs.set(locale, known);
  return known;
};

/**
 * Adds the other messages to the catalogs of `loadMessages`. The catalogs stay the same objects, so
 * that nothing on the screen is rendered again. Does nothing before sign-in.
 */
export const completeMessages = async (): Promise<void> => {
  if (catalogs.size === 0) return;
  completing ??= Promise.all(
    [...catalogs].map(async ([locale, catalog]) =>
      Object.assign(await catalog, await load(locale, ['rest'])),
    ),
  );
  try {
    await completing;
  } catch (error) {
    completing = null;
    throw error;
  }
};
