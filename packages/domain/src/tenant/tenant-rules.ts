import { refuse, type Refusal } from '../core/refusal.ts';

const colourShape = /^#[0-9a-f]{6}$/i;

/** What is wrong with an accent colour (`#rrggbb`), or null. */
export const accentColorRefusal = (colour: string, field = 'accentColor'): Refusal | null =>
  colourShape.test(colour) ? null : refuse('InvalidColor', {}, field);

/** What is wrong with a time zone (an IANA name such as `Europe/Lisbon`), or null. */
export const timeZoneRefusal = (timeZone: string, field = 'timeZone'): Refusal | null => {
  // Offsets such as +02:00 are zones to Intl too, but they know nothing of summer time.
  if (!/^[A-Za-z]/.test(timeZone)) return refuse('InvalidTimeZone', {}, field);
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return null;
  } catch {
    return refuse('InvalidTimeZone', {}, field);
  }
};
