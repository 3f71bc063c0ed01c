import { mayManageNotifications } from '@baton/domain/access/notification-access';
import { readingLocale, type Locale } from '@baton/domain/core/languages';
import type { NoticeObjectKind } from '@baton/domain/notification/notice-path';
import {
  needOf,
  notificationTypeNames,
  type NotificationReason,
  type NotificationType,
} from '@baton/domain/notification/notification-types';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { derivedId } from '../../../platform/db/uuid.ts';
import { demand } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { Viewer } from '../../../platform/graphql/viewer.ts';
import { sampleMail } from '../../mail/index.ts';
import { chatContentOf } from '../chat/send-chat.ts';
import type { InboxEntryRow, InboxItemRow } from '../inbox/inbox.queries.ts';
import { itemPath } from '../inbox/item-path.ts';
import { buttonText } from '../mail/button-texts.ts';
import { dateTextOf } from '../mail/message-dates.ts';
import { mailFacts, mailParams } from '../mail/mail-params.ts';
import { notificationText } from '../mail/notification-texts.ts';
import { pushContentOf } from '../push/send-push.ts';

/** A notification as a recipient gets it by each channel, with sample values. */
export interface SampleNode {
  readonly type: NotificationType;
  /** A sample with the name of a person and, if its text is different, one without. */
  readonly items: readonly InboxItemRow[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly push: string;
  readonly chat: string;
}

const names: Readonly<Record<Locale, string>> = {
  en: 'Sign the contract',
  fr: 'Signer le contrat',
  de: 'Vertrag unterschreiben',
  zh: '签署合同',
  es: 'Firmar el contrato',
  ko: '계약서 서명',
  th: 'ลงนามในสัญญา',
};
const comments: Readonly<Record<Locale, string>> = {
  en: 'The price is fixed.',
  fr: 'Le prix est corrigé.',
  de: 'Der Preis ist korrigiert.',
  zh: '价格已更正。',
  es: 'El precio está corregido.',
  ko: '가격을 수정했습니다.',
  th: 'แก้ไขราคาแล้ว',
};

/** Samples outside workflows, with their names. */
const objects: Partial<Record<NotificationType, readonly [NoticeObjectKind, name: string]>> = {
  INVITATION_ACCEPTED: ['PERSON', ''],
  EMAIL_PAUSED: ['PERSON', ''],
  BULK_FINISHED: ['BULK_INVITATIONS', 'people.csv'],
  EXPORT_READY: ['EXPORT', 'workflows.csv'],
  CHAT_PAUSED: ['CHAT', 'Slack'],
};

const isComment = (type: NotificationType): boolean =>
  type === 'MENTIONED' || type === 'COMMENT_ADDED';

const itemOf = (
  type: NotificationType,
  { userId, userName, tenantName }: Viewer,
  locale: Locale,
  now: number,
  hasActor: boolean,
): InboxItemRow & { readonly entries: readonly [InboxEntryRow] } => {
  const [objectKind = null, objectName = ''] = objects[type] ?? [];
  const id = derivedId('notification-sample', type);
  const reason: NotificationReason = 'OWNER';
  const isTask = objectKind === null && !type.startsWith('WORKFLOW_');
  return {
    subjectId: id,
    workflowId: objectKind === null ? id : null,
    workflowName: objectKind === null ? tenantName : '',
    taskId: isTask ? id : null,
    ...{ objectKind, blueprintId: null, bulkAction: null },
    reference: objectKind === null ? (isTask ? 'SO-12.7' : 'SO-12') : '',
    name: objectKind === null ? names[locale] : objectName === '' ? userName : objectName,
    ...{ isApproval: false, dueOn: null, at: now, isUnread: true },
    needsAction: needOf(type, reason) !== null,
    ...{ snoozedUntil: null, isMuted: false },
    entries: [
      {
        ...{
          id: derivedId('notification-sample', type, String(hasActor)),
          type,
          reason,
          at: now,
          isUnread: true,
          commentId: null,
        },
        actorId: hasActor ? userId : null,
        actorName: hasActor ? userName : null,
        comment: isComment(type) ? `<p>${comments[locale]}</p>` : null,
      },
    ],
  };
};

/** Returns whether the type names a person, whether it doesn't, or both. */
const variantsOf = (type: NotificationType, locale: Locale, name: string): readonly boolean[] => {
  const namesPerson = notificationText(type, locale, name).includes(name);
  const isAlsoAutomatic = !notificationText(type, locale, null).includes('{actor}');
  return [...(namesPerson ? [true] : []), ...(isAlsoAutomatic ? [false] : [])];
};

/** Returns a sample of each type, in the language of the viewer. For admins. */
export const notificationSamples = async (
  context: RequestContext,
): Promise<readonly SampleNode[]> => {
  const viewer = await context.viewer();
  demand(mayManageNotifications(actorOf(viewer)));
  const { tenantId, tenantName, userName } = viewer;
  const { services } = context;
  const locale = readingLocale(viewer.locale);
  const dateText = dateTextOf(locale, { region: null, timeZone: 'UTC' });
  return notificationTypeNames.flatMap((type): readonly SampleNode[] => {
    const items = variantsOf(type, locale, userName).map((hasActor) =>
      itemOf(type, viewer, locale, services.now(), hasActor),
    );
    const [item] = items;
    if (item === undefined) return [];
    const { entries } = item;
    const [latest] = entries;
    const mail = sampleMail(
      {
        ...{ kind: 'NOTIFICATION', locale },
        link: `${services.publicUrl}/workspace/${tenantId}${itemPath(item)}`,
        button: buttonText(item, latest, locale),
        params: mailParams({ item, entries, latest }, locale),
        facts: mailFacts({ item, entries, latest }, locale, dateText),
      },
      tenantName,
    );
    const push = pushContentOf(services, tenantId, item, latest, locale);
    const message = { person: { locale }, item, entries, latest };
    const chat = chatContentOf(services, tenantId, message, null);
    return [
      {
        ...{ type, items, ...mail },
        push: `${push.title}\n${push.body}`,
        chat: [chat.title, ...chat.lines].join('\n'),
      },
    ];
  });
};
