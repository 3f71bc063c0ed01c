import type { Locale } from '@baton/domain/core/languages';
import type { Services } from '../../platform/graphql/request-context.ts';
import { guestReminders, markReminded, type ReminderRow } from './guest-notices.queries.ts';
import { sendGuestLink } from './send-guest-link.ts';

export type GuestReminder = 'TASK_DUE_SOON' | 'TASK_OVERDUE';

const kinds = { TASK_DUE_SOON: 'GUEST_DUE_SOON', TASK_OVERDUE: 'GUEST_OVERDUE' } as const;

/** Number of reminders that are read together. */
const together = 50;

/** Returns a time with its zone, because the zone of a guest isn't known. */
const timeText = (at: Date, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    ...{ timeZone, weekday: 'short', day: 'numeric', month: 'short' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  }).format(at);

const remind = (
  services: Services,
  tenantId: string,
  type: GuestReminder,
  { dueOn, timeZone, ...link }: ReminderRow,
): Promise<void> =>
  sendGuestLink(
    services,
    tenantId,
    {
      ...{ key: `${type}.${dueOn.getTime()}`, kind: kinds[type], link },
      params: { due: timeText(dueOn, link.locale, timeZone) },
    },
    markReminded[type](link.id, dueOn),
  );

/** Reminds guests of tasks that are due within a time, once for each due date. */
export const remindGuests = async (
  services: Services,
  tenantId: string,
  type: GuestReminder,
  from: Date,
  to: Date,
): Promise<void> => {
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const now = new Date(services.now());
  for (;;) {
    const [rows] = await services.database.trip(
      scope,
      guestReminders[type](from, to, now, together),
    );
    for (const row of rows) await remind(services, tenantId, type, row);
    if (rows.length < together) return;
  }
};
