import type { Locale } from '@baton/domain/core/languages';
import type { MailSection } from '../../mail/index.ts';
import type { DueItem } from '../due-message.ts';
import { itemPlace } from '../inbox/item-path.ts';
import { entryLine } from './entry-line.ts';
import { dueLines } from './message-dates.ts';
import { notificationText } from './notification-texts.ts';
import { reasonTexts } from './reason-texts.ts';

/** Subjects of emails that gather several tasks. */
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

/** How dates look for the reader. */
type DateText = (date: Date) => string;

/** Returns what happened, when the task is due, and why the reader gets this. */
const factsOf = (
  { item, entries, latest }: DueItem,
  locale: Locale,
  dateText: DateText,
): readonly string[] => [
  ...entries.map((entry) => entryLine(entry, locale)),
  ...dueLines(item.dueOn, locale, dateText),
  reasonTexts[latest.reason][locale],
];

/** Returns what an email says about the notifications about an object. */
export const mailParams = (due: DueItem, locale: Locale, dateText: DateText): MailParams => {
  const { item, latest } = due;
  const what = notificationText(latest.type, locale, latest.actorName);
  const name = item.name === '' ? what : item.name;
  const facts = factsOf(due, locale, dateText);
  return { what, name, about: [name, itemPlace(item), '', ...facts].join('\n') };
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
  due: DueItem,
  link: string,
  locale: Locale,
  dateText: DateText,
): MailSection => ({
  title: `${due.item.reference} · ${due.item.name}`,
  text: factsOf(due, locale, dateText).join('\n'),
  link,
});
