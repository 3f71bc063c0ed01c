import type { Locale } from '@baton/domain/core/languages';
import type { MailSection } from '../../mail/index.ts';
import type { DueItem } from '../due-message.ts';
import { itemPlace } from '../inbox/item-path.ts';
import { entryLine } from './entry-line.ts';
import { notificationText } from './notification-texts.ts';

/** Subjects of emails about several tasks. */
const gathered: Readonly<Record<Locale, string>> = {
  en: '{count} notifications',
  fr: '{count} notifications',
  de: '{count} Benachrichtigungen',
  zh: '{count} 条通知',
  es: '{count} notificaciones',
  ko: '알림 {count}개',
  th: 'การแจ้งเตือน {count} รายการ',
};

type MailParams = Readonly<Record<'what' | 'name' | 'about', string>>;

/** Returns what an email says about the notifications about an object. */
export const mailParams = ({ item, entries, latest }: DueItem, locale: Locale): MailParams => {
  const what = notificationText(latest.type, locale, latest.actorName);
  const name = item.name === '' ? what : item.name;
  const lines = entries.map((entry) => entryLine(entry, locale));
  return { what, name, about: [name, itemPlace(item), '', ...lines].join('\n') };
};

/** Returns what an email says about the notifications about several tasks of a workflow. */
export const gatheredParams = (
  items: readonly [DueItem, ...DueItem[]],
  locale: Locale,
): MailParams => {
  const count = items.reduce((sum, { entries }) => sum + entries.length, 0);
  return {
    what: gathered[locale].replace('{count}', String(count)),
    name: items[0].item.workflowName,
    about: items[0].item.workflowName,
  };
};

/** Returns the part of such an email about one task. */
export const sectionOf = (
  { item: { reference, name }, entries }: DueItem,
  link: string,
  locale: Locale,
): MailSection => ({
  title: `${reference} · ${name}`,
  text: entries.map((entry) => entryLine(entry, locale)).join('\n'),
  link,
});
