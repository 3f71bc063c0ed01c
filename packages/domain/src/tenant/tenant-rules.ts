import { refuse, type Refusal } from '../core/refusal.ts';

const colourShape = /^#[0-9a-f]{6}$/i;

/** Returns why an accent color (`#rrggbb`) is invalid, or null. */
export const accentColorRefusal = (colour: string, field = 'accentColor'): Refusal | null =>
  colourShape.test(colour) ? null : refuse('InvalidColor', {}, field);

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
