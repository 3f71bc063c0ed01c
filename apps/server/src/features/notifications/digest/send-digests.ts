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
import { queueMail } from '../../mail/index.ts';
import { inboxReader } from '../inbox/inbox-reader.ts';
import { itemPlace } from '../inbox/item-path.ts';
import { inboxPages, type InboxItemRow } from '../inbox/inbox.queries.ts';
import { notificationText } from '../mail/notification-texts.ts';
import { recipientsOf, type RecipientRow } from '../notifications.repository.ts';
import { actorFrom } from '../recipient.ts';
import { advanceDigest, peopleWithDigests, type DigestRow } from './digests.repository.ts';
import { digestTexts } from './digest-texts.ts';

/** Sends the digests of the people of a workspace after this one. */
export const digestsJob = defineJob('send-digests', z.object({ afterId: z.string() }));

const enqueueDigests = (tenantId: string, afterId: string) =>
  digestsJob.enqueue({ afterId }, { key: `digests:${tenantId}` });

const mostItems = 20;
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

/** Returns how dates look for a person. */
const dateTextOf = (locale: Locale, { region, timeZone }: RecipientRow) => {
  const format = new Intl.DateTimeFormat(region === null ? locale : `${locale}-${region}`, {
    ...{ timeZone, weekday: 'short', day: 'numeric', month: 'short' },
    ...{ hour: 'numeric', minute: '2-digit' },
  });
  return (date: Date): string => format.format(date);
};

const linesOf = (
  title: string,
  items: readonly InboxItemRow[],
  locale: Locale,
  dateText: (date: Date) => string,
): readonly string[] => {
  if (items.length === 0) return [];
  const due = digestTexts[locale].due;
  const lines = items.map((item) => {
    const { name, dueOn, needsAction, entries } = item;
    const [latest] = entries;
    const place = itemPlace(item);
    const what =
      latest === undefined ? '' : notificationText(latest.type, locale, latest.actorName);
    const until =
      dueOn === null || !needsAction ? '' : ` · ${due.replace('{date}', dateText(dueOn))}`;
    if (name === '') return `• ${what} (${place})`;
    return `• ${name}${place === '' ? '' : ` (${place})`}\n   ${what}${until}`;
  });
  return [`${title} (${items.length})`, ...lines, ''];
};

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
      mostItems,
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
  await queueMail(
    services,
    tenantId,
    {
      ...{ id: mailId, kind: 'NOTIFICATION', to: person.email, accountId: null, locale },
      expiresAt: new Date(now() + messageLife),
      link: `${publicUrl}/workspace/${tenantId}/inbox`,
      unsubscribe: `${publicUrl}/unsubscribe?${kind.toLowerCase()}=1&token=${token}`,
      unsubscribeText: texts.end[kind],
      params: {
        what: texts.title[kind],
        name: dateText(new Date(at)),
        about: [
          ...linesOf(texts.needsYou, needed, locale, dateText),
          ...linesOf(texts.updates, updates, locale, dateText),
        ].join('\n'),
      },
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
