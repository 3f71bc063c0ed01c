import { dayOf } from '../core/dates.ts';
import type { Instant } from '../core/ids.ts';

/** How a moment compares with the one that it was due by (specification 4.5). */
export interface Punctuality {
  readonly kind: 'ON_TIME' | 'EARLY' | 'LATE';
  /** How much earlier or later, in milliseconds; 0 on time. */
  readonly difference: number;
}

/** On time is the day that it was due, up to the due moment; before that day it is early. */
export const punctuality = (at: Instant, dueOn: Instant, timeZone: string): Punctuality => {
  if (at > dueOn) return { kind: 'LATE', difference: at - dueOn };
  return dayOf(at, timeZone) === dayOf(dueOn, timeZone)
    ? { kind: 'ON_TIME', difference: 0 }
    : { kind: 'EARLY', difference: dueOn - at };
};
