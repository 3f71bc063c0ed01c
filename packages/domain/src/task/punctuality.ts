import { dayOf } from '../core/dates.ts';
import type { Instant } from '../core/ids.ts';

/** Whether something happened early, on time, or late, and by how much. */
export interface Punctuality {
  readonly kind: 'ON_TIME' | 'EARLY' | 'LATE';
  /** Milliseconds early or late; 0 on time. */
  readonly difference: number;
}

/**
 * Returns whether a time is before the due day (early), on that day until the due time (on time),
 * or later.
 */
export const punctuality = (at: Instant, dueOn: Instant, timeZone: string): Punctuality => {
  if (at > dueOn) return { kind: 'LATE', difference: at - dueOn };
  return dayOf(at, timeZone) === dayOf(dueOn, timeZone)
    ? { kind: 'ON_TIME', difference: 0 }
    : { kind: 'EARLY', difference: dueOn - at };
};
