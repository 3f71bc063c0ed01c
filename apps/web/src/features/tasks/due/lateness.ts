import { dayDistance } from '../../../lib/i18n/date-text.ts';
import type { Clock } from '../../../lib/i18n/clock.ts';

/** How long a moment has passed, in the unit that a person would name. */
export interface Lateness {
  readonly unit: 'days' | 'hours' | 'minutes';
  readonly count: number;
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * Days are counted by the calendar, as people do: what was due yesterday evening is one
 * day late this morning. On the day itself it is hours, then minutes. Null: not late.
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
