import { day } from '@baton/domain/core/dates';
import { readingLocale, type Locale } from '@baton/domain/core/languages';
import {
  digestKinds,
  lastDigestTime,
  type DigestKind,
} from '@baton/domain/notification/notification-times';
import { z } from 'zod';
import { makeSessionToken } from '../../../platform/auth/session-token.ts';
import { insertUnsubscribeLink } from '../../../platform/auth/unsubscribe-statements.ts';
import { everyTenant } from '../../../platform/db/every-tenant.ts';
import { derivedId, nilId } from '../../../platform/db/uuid.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { defineJob, type PayloadOf } from '../../../platform/jobs/job.ts';
import { queueMail, type MailSection } from '../../mail/index.ts';
import { inboxReader } from '../inbox/inbox-reader.ts';
import { itemPath, itemPlace } from '../inbox/item-path.ts';
import { inboxPages, type InboxItemRow } from '../inbox/inbox.queries.ts';
import { buttonTexts } from '../mail/button-texts.ts';
import { dateTextOf, dueLines } from '../mail/message-dates.ts';
import { settingsPath } from '../mail/mail-params.ts';
import { notificationText } from '../mail/notification-texts.ts';
import { recipientsOf, type RecipientRow } from '../notifications.repository.ts';
import { actorFrom } from '../recipient.ts';
import { advanceDigest, peopleWithDigests, type DigestRow } from './digests.repository.ts';
import { digestTexts } from './digest-texts.ts';

/** Sends the digests of the people of a workspace after this one. */
export const digestsJob = defineJob('send-digests', z.object({ afterId: z.string() }));

const enqueueDigests = (tenantId: string, afterId: string) =>
  digestsJob.enqueue({ afterId }, { key: `digests:${tenantId}` });

/** Items of a section that a digest names, and that it counts. */
const mostItems = 20;
const mostCounted = 100;
const messageLife = 7 * day;
const unsubscribeLife = 90 * day;

interface Digest {
  readonly kind: DigestKind;
  readonly since: Date;
  readonly at: number;
}

const digestOf = (
  kind: DigestKind,
  { dailyUntil, weeklyUntil, digestHour }: DigestRow,
  now: number,
  timeZone: string,
): Digest | null => {
  const since = kind === 'DAILY' ? dailyUntil : weeklyUntil;
  const at = lastDigestTime(kind, now, digestHour, timeZone);
  return since === null || since.getTime() >= at ? null : { kind, since, at };
};

const countText = (count: number): string => (count < mostCounted ? `${count}` : `${mostCounted}+`);

/** Returns the parts of a digest about items, each with its link, after a heading. */
const sectionsOf = (
  title: string,
  items: readonly InboxItemRow[],
  locale: Locale,
  dateText: (date: Date) => string,
  linkOf: (path: string) => string,
): readonly MailSection[] =>
  items.slice(0, mostItems).map((item, at) => {
    const { name, dueOn, needsAction, entries } = item;
    const [latest] = entries;
    const what =
      latest === undefined ? '' : notificationText(latest.type, locale, latest.actorName);
    const due = needsAction ? dueLines(dueOn, locale, dateText) : [];
    const facts = [itemPlace(item), name === '' ? '' : what, ...due];
    return {
      ...(at === 0 && { heading: `${title} (${countText(items.length)})` }),
      title: name === '' ? what : name,
      text: facts.filter((line) => line !== '').join('\n'),
      link: linkOf(itemPath(item)),
    };
  });

/** Sends one digest. A digest without content is only recorded. */
const sendDigest = async (
  services: Services,
  tenantId: string,
  person: RecipientRow,
  { kind, since, at }: Digest,
): Promise<void> => {
  const { database, now, publicUrl } = services;
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const { reach, values } = inboxReader(actorFrom(person));
  const read = (section: 'NEEDS_YOU' | 'UPDATES') =>
    inboxPages[reach](
      ...values,
      section,
      new Date(now()),
      null,
      nilId,
      mostCounted,
      null,
      null,
      null,
      null,
    );
  const [needed, recent] = await database.trip(scope, read('NEEDS_YOU'), read('UPDATES'));
  const updates = recent.filter((item) => item.at > since.getTime() && item.isUnread);
  const advance = advanceDigest[kind](person.id, new Date(at));
  if (person.email === null || needed.length + updates.length === 0) {
    await database.trip(scope, advance);
    return;
  }
  const locale = readingLocale(person.locale ?? '');
  const texts = digestTexts[locale];
  const dateText = dateTextOf(locale, person);
  const mailId = derivedId('digest', tenantId, person.id, kind, String(at));
  const { token, hash } = makeSessionToken();
  const linkOf = (path: string): string => `${publicUrl}/workspace/${tenantId}${path}`;
  await queueMail(
    services,
    tenantId,
    {
      ...{ id: mailId, kind: 'NOTIFICATION', to: person.email, accountId: null, locale },
      expiresAt: new Date(now() + messageLife),
      link: linkOf('/inbox'),
      button: buttonTexts.INBOX[locale],
      unsubscribe: `${publicUrl}/unsubscribe?${kind.toLowerCase()}=1&token=${token}`,
      unsubscribeText: texts.end[kind],
      settings: linkOf(settingsPath),
      params: {
        what: texts.title[kind],
        name: [[texts.needsYou, needed] as const, [texts.updates, updates] as const]
          .filter(([, items]) => items.length > 0)
          .map(([title, items]) => `${title} (${countText(items.length)})`)
          .join(', '),
        about: dateText(new Date(at)),
      },
      sections: [
        ...sectionsOf(texts.needsYou, needed, locale, dateText, linkOf),
        ...sectionsOf(texts.updates, updates, locale, dateText, linkOf),
      ],
    },
    advance,
    insertUnsubscribeLink(
      ...([mailId, person.id, hash, new Date(now()), new Date(now() + unsubscribeLife)] as const),
    ),
  );
};

/** Number of people whose digests are sent before another workspace has its turn. */
const together = 20;

/**
 * Sends the digests of a workspace that are due to some people after this one, once for each person
 * and time. A new job, which takes its turn with those of other workspaces, continues.
 */
export const sendDigests = async (
  services: Services,
  tenantId: string,
  { afterId }: PayloadOf<typeof digestsJob>,
): Promise<void> => {
  const { database, now } = services;
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [rows] = await database.trip(scope, peopleWithDigests(afterId, together));
  const [people] = await database.trip(scope, recipientsOf(rows.map(({ partyId }) => partyId)));
  for (const person of people) {
    const row = rows.find(({ partyId }) => partyId === person.id);
    if (row === undefined) continue;
    for (const kind of digestKinds) {
      const digest = digestOf(kind, row, now(), person.timeZone);
      if (digest !== null) await sendDigest(services, tenantId, person, digest);
    }
  }
  const last = rows.at(-1);
  if (last !== undefined && rows.length === together)
    await database.trip(scope, enqueueDigests(tenantId, last.partyId));
};

/** Lets each workspace with digests send those that are due. */
export const planDigests = async ({ database }: Services): Promise<void> => {
  const [tenants] = await database.trip({ kind: 'identity', waiting: 'BACKGROUND' }, everyTenant());
  for (const { id: tenantId } of tenants) {
    const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
    const [rows] = await database.trip(scope, peopleWithDigests(nilId, 1));
    if (rows.length > 0) await database.trip(scope, enqueueDigests(tenantId, nilId));
  }
};
