import { dayDistance } from '../../../lib/i18n/date-text.ts';
import type { Clock } from '../../../lib/i18n/clock.ts';

/** How late something is, in a natural unit. */
export interface Lateness {
  readonly unit: 'days' | 'hours' | 'minutes';
  readonly count: number;
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * Returns calendar days: yesterday evening is one day late this morning. On the same day, returns
 * hours, then minutes. Returns null if it isn't late.
 */
export function lateness(dueOn: string, at: Date, clock: Clock): Lateness | null {
  const due = new Date(dueOn);
  const passed = at.getTime() - due.getTime();
  if (passed <= 0) return null;
  const days = -dayDistance(due, at, clock);
  if (days > 0) return { unit: 'days', count: days };
  if (passed >= hour) return { unit: 'hours', count: Math.floor(passed / hour) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(passed / minute)) };
}
