import { readingLocale } from '@baton/domain/core/languages';
import { day } from '@baton/domain/core/dates';
import { makeSessionToken } from '../../../platform/auth/session-token.ts';
import { insertUnsubscribeLink } from '../../../platform/auth/unsubscribe-statements.ts';
import { derivedId } from '../../../platform/db/uuid.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { queueMail } from '../../mail/index.ts';
import { readDueMessage } from '../due-message.ts';
import { recordSent, settlePending } from '../due-message.repository.ts';
import { itemPath } from '../inbox/item-path.ts';
import { mailNotificationsJob } from '../notifications.jobs.ts';
import { buttonText, buttonTexts } from './button-texts.ts';
import { dateTextOf } from './message-dates.ts';
import { gatheredParams, mailFacts, mailParams, sectionOf, settingsPath } from './mail-params.ts';

/** Time after which a message isn't sent anymore. */
const messageLife = 7 * day;
const unsubscribeLife = 90 * day;

/**
 * Writes one email about all notifications of a person about a workflow or other object. Writes none
 * if the person has read or done them, or can't open them anymore.
 */
export const sendNotificationMail = async (
  services: Services,
  tenantId: string,
  partyId: string,
  subjectId: string,
): Promise<void> => {
  const { now, publicUrl } = services;
  const due = await readDueMessage(services, tenantId, 'mail', { partyId, subjectId });
  if (due?.person.email == null) return;
  const { person, items, ids } = due;
  const [first] = ids;
  const [only, ...others] = items;
  const { workflowId, taskId } = only.item;
  const isGathered = others.length > 0;
  const locale = readingLocale(person.locale ?? '');
  const dateText = dateTextOf(locale, person);
  const mailId = derivedId('notification-mail', tenantId, first);
  const { token, hash } = makeSessionToken();
  const at = now();
  const linkOf = (path: string): string => `${publicUrl}/workspace/${tenantId}${path}`;
  const sent = items.flatMap(({ entries }) => entries);
  const isStored = await queueMail(
    services,
    tenantId,
    {
      ...{ id: mailId, kind: 'NOTIFICATION', to: due.person.email, accountId: null, locale },
      expiresAt: new Date(at + messageLife),
      link: linkOf(itemPath(isGathered ? { ...only.item, taskId: null, entries: [] } : only.item)),
      button: isGathered
        ? buttonTexts.WORKFLOW[locale]
        : buttonText(only.item, only.latest, locale),
      unsubscribe: `${publicUrl}/unsubscribe?task=1&token=${token}`,
      // An email about several tasks can't be answered, because the reply would belong to no single
      // task.
      ...(workflowId !== null &&
        !isGathered && {
          reply: {
            ...{ partyId, workflowId, taskId },
            commentIds: sent.flatMap(({ commentId }) => commentId ?? []),
          },
        }),
      settings: linkOf(settingsPath),
      params: isGathered ? gatheredParams(items, locale) : mailParams(only, locale),
      facts: isGathered ? [] : mailFacts(only, locale, dateText),
      sections: isGathered
        ? items.map((one) => sectionOf(one, linkOf(itemPath(one.item)), locale, dateText))
        : [],
    },
    settlePending.mail(ids),
    recordSent.mail(
      sent.map(({ id }) => id),
      new Date(at),
    ),
    insertUnsubscribeLink(mailId, partyId, hash, new Date(at), new Date(at + unsubscribeLife)),
  );
  if (isStored) return;
  // Another worker wrote an email with only some of these notifications. The others follow in the
  // next email.
  await services.database.trip(
    { kind: 'tenant', tenantId, waiting: 'BACKGROUND' },
    mailNotificationsJob.enqueue({ partyId, subjectId }, { runAt: at }),
  );
};
