import { readIsoDate } from './written-date.ts';
import { dayOf, minute as minuteLength, timeOfDay } from '../../core/dates.ts';

const zoned =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?:Z|([+-]\d{2}):?(\d{2}))$/;

const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * Converts a time with a time zone, as API clients send it, to the workspace's time zone; other
 * text stays. Fields store local time, so the zone must not be ignored.
 */
export const asWallTime = (text: string, timeZone: string): string => {
  const [, date, time, hours, minutes] = zoned.exec(text.trim()) ?? [];
  if (date === undefined || time === undefined) return text;
  // Date parsing shifts a nonexistent day to another one, so it is refused first.
  if (readIsoDate(`${date}T${time}`) === null) return text;
  const offset = hours === undefined || minutes === undefined ? 'Z' : `${hours}:${minutes}`;
  const at = Date.parse(`${date}T${time}${offset}`);
  if (Number.isNaN(at)) return text;
  const passed = Math.floor(timeOfDay(at, timeZone) / minuteLength);
  return `${dayOf(at, timeZone)}T${pad(Math.floor(passed / 60))}:${pad(passed % 60)}`;
};
