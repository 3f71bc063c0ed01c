import type { MessageFormatElement } from 'react-intl';
import type { LocaleName } from './locales.ts';

export type Messages = Record<string, MessageFormatElement[]>;
type Loader = () => Promise<{ default: Messages }>;

const guest: Record<LocaleName, Loader> = {
  en: () => import('virtual:messages/en/guest'),
  fr: () => import('virtual:messages/fr/guest'),
  de: () => import('virtual:messages/de/guest'),
  zh: () => import('virtual:messages/zh/guest'),
  es: () => import('virtual:messages/es/guest'),
  ko: () => import('virtual:messages/ko/guest'),
  th: () => import('virtual:messages/th/guest'),
};

const member: Record<LocaleName, Loader> = {
  en: () => import('virtual:messages/en/member'),
  fr: () => import('virtual:messages/fr/member'),
  de: () => import('virtual:messages/de/member'),
  zh: () => import('virtual:messages/zh/member'),
  es: () => import('virtual:messages/es/member'),
  ko: () => import('virtual:messages/ko/member'),
  th: () => import('virtual:messages/th/member'),
};

/** Loads the few messages needed before sign-in. */
export const loadGuestMessages = async (locale: LocaleName): Promise<Messages> =>
  (await guest[locale]()).default;

/** Loads all messages of the application. */
export async function loadMessages(locale: LocaleName): Promise<Messages> {
  const [first, rest] = await Promise.all([guest[locale](), member[locale]()]);
  return { ...first.default, ...rest.default };
}
