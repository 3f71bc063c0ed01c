import type { Formats } from '../i18n/use-formats.ts';

const hour = 60;
const day = 24 * hour;

/** Returns a length of time in the largest unit that fits it, such as 8 hours. */
export const timeSpanText = (formats: Formats, minutes: number): string => {
  const inUnit = (amount: number, unit: 'day' | 'hour' | 'minute') =>
    formats.number(amount, { style: 'unit', unit, unitDisplay: 'long' });
  if (minutes % day === 0) return inUnit(minutes / day, 'day');
  return minutes % hour === 0 ? inUnit(minutes / hour, 'hour') : inUnit(minutes, 'minute');
};
