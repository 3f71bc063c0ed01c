import { refuse, type Refusal } from './refusal.ts';

/** Returns why a time zone (an IANA name such as `Europe/Lisbon`) is invalid, or null. */
export const timeZoneRefusal = (timeZone: string, field = 'timeZone'): Refusal | null => {
  // Intl also accepts offsets such as +02:00, which have no daylight saving time.
  if (!/^[A-Za-z]/.test(timeZone)) return refuse('InvalidTimeZone', {}, field);
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return null;
  } catch {
    return refuse('InvalidTimeZone', {}, field);
  }
};
