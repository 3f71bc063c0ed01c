import { dayOf, hour, minute, momentOfDay, timeOfDay } from '../core/dates.ts';
import type { Instant } from '../core/ids.ts';
import { addDays } from '../core/plain-date.ts';
import { refuse, type Refusal } from '../core/refusal.ts';

/** Quiet hours in minutes since midnight. Null for none. They can end on the next day. */
export interface QuietHours {
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
}

/** Returns the first time from `at` that isn't in the quiet hours of a person. */
export const afterQuietHours = (
  at: Instant,
  { quietFrom, quietUntil }: QuietHours,
  timeZone: string,
): Instant => {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return at;
  const time = timeOfDay(at, timeZone) / minute;
  const isOvernight = quietFrom > quietUntil;
  const isQuiet = isOvernight
    ? time >= quietFrom || time < quietUntil
    : time >= quietFrom && time < quietUntil;
  if (!isQuiet) return at;
  const today = dayOf(at, timeZone);
  const endsOn = time < quietUntil ? today : addDays(today, 1);
  // A repeated hour can have ended before.
  return Math.max(at, momentOfDay(endsOn, quietUntil * minute, timeZone));
};

export const digestKinds = ['DAILY', 'WEEKLY'] as const;
export type DigestKind = (typeof digestKinds)[number];

/** Weekly digests come on Mondays. */
const monday = 1;

/** Returns the latest time of a digest, which comes at an hour in the time zone of the person. */
export const lastDigestTime = (
  kind: DigestKind,
  now: Instant,
  digestHour: number,
  timeZone: string,
): Instant => {
  let date = dayOf(now, timeZone);
  const isDay = (): boolean =>
    (kind === 'DAILY' || new Date(`${date}T00:00:00Z`).getUTCDay() === monday) &&
    momentOfDay(date, digestHour * hour, timeZone) <= now;
  while (!isDay()) date = addDays(date, -1);
  return momentOfDay(date, digestHour * hour, timeZone);
};

const rangeRefusal = (value: number | null, max: number, field: string): Refusal | null =>
  value === null || (Number.isInteger(value) && value >= 0 && value <= max)
    ? null
    : refuse('OutOfRange', { min: 0, max }, field);

/** Returns why quiet hours or the hour of digests are invalid. */
export const notificationTimesRefusals = ({
  quietFrom,
  quietUntil,
  digestHour,
}: QuietHours & { readonly digestHour: number }): readonly (Refusal | null)[] => [
  (quietFrom === null) === (quietUntil === null) ? null : refuse('Required', {}, 'quietUntil'),
  rangeRefusal(quietFrom, 1439, 'quietFrom'),
  rangeRefusal(quietUntil, 1439, 'quietUntil'),
  rangeRefusal(digestHour, 23, 'digestHour'),
];
