import type { Locale } from '@baton/domain/core/languages';
import type { MailFact, MailSection } from '../../mail/index.ts';
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

/** How dates look for the reader. */
type DateText = (date: Date) => string;

/** Path that opens the notification settings. */
export const settingsPath = '/inbox?preferences=1';

const factTexts = {
  workflow: {
    ...{ en: 'Workflow', fr: 'Workflow', de: 'Workflow', zh: '工作流', es: 'Flujo de trabajo' },
    ...{ ko: '워크플로', th: 'เวิร์กโฟลว์' },
  },
  due: {
    ...{ en: 'Due', fr: 'Échéance', de: 'Fällig', zh: '截止时间', es: 'Vence' },
    ...{ ko: '기한', th: 'ครบกำหนด' },
  },
  assignedBy: {
    ...{ en: 'Assigned by', fr: 'Attribuée par', de: 'Zugewiesen von', zh: '分配人' },
    ...{ es: 'Asignada por', ko: '지정한 사람', th: 'มอบหมายโดย' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** Returns the table of an email: where the object belongs, when it is due, and who assigned it. */
export const mailFacts = (
  { item, entries }: DueItem,
  locale: Locale,
  dateText: DateText,
): readonly MailFact[] => {
  const { type, actorName = null } = entries.find((one) => one.type === 'TASK_ASSIGNED') ?? {};
  const values = {
    workflow: item.workflowId === null ? null : itemPlace(item),
    due: item.dueOn === null ? null : dateText(item.dueOn),
    assignedBy: type === undefined ? null : actorName,
  };
  return (['workflow', 'due', 'assignedBy'] as const).flatMap((name) => {
    const value = values[name];
    return value === null || value === '' ? [] : [{ label: factTexts[name][locale], value }];
  });
};

type MailParams = Readonly<Record<'what' | 'name' | 'about', string>>;

/** Returns what happened, and why the reader gets this. */
const linesOf = (
  { entries, latest }: DueItem,
  locale: Locale,
  due: readonly string[] = [],
): readonly string[] => [
  ...entries.map((entry) => entryLine(entry, locale)),
  ...due,
  reasonTexts[latest.reason][locale],
];

/** Returns what an email says about the notifications about an object. */
export const mailParams = (due: DueItem, locale: Locale): MailParams => {
  const { item, latest } = due;
  const what = notificationText(latest.type, locale, latest.actorName);
  const name = item.name === '' ? what : item.name;
  return { what, name, about: [name, '', ...linesOf(due, locale)].join('\n') };
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
  text: linesOf(due, locale, dueLines(due.item.dueOn, locale, dateText)).join('\n'),
  link,
});
