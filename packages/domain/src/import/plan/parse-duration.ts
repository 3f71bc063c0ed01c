import type { CountedIn, DurationUnit } from '../../time/duration.ts';

export interface CellDuration {
  readonly amount: number;
  readonly unit: DurationUnit;
  readonly countedIn: CountedIn;
}

/** Units in the interface languages. */
const units: readonly (readonly [DurationUnit, RegExp])[] = [
  ['MINUTES', /^(?:m|mins?|minutes?|minuten|minutos?|分钟?|분|นาที)$/],
  ['HOURS', /^(?:h|hrs?|hours?|std|stunden?|heures?|horas?|小时|시간|ชั่วโมง)$/],
  ['DAYS', /^(?:d|dys?|days?|tage?n?|j|jours?|d[ií]as?|天|日|일|วัน)$/],
  ['WEEKS', /^(?:w|wks?|weeks?|wochen?|semaines?|semanas?|周|주|สัปดาห์)$/],
  ['MONTHS', /^(?:mo|mons?|months?|monate?n?|mois|mes(?:es)?|个月|개월|เดือน)$/],
];

/** Prefix of project planners for elapsed time, which counts day and night: "10 edays". */
const elapsed = /^e(?=(?:d|days?|h|hrs?|hours?|w|wks?|weeks?|mons?|months?|m|mins?|minutes?)$)/;

/** Words for "business days" in the interface languages. */
const businessDays =
  /^(?:(?:business|working|work) ?days?|arbeitstage?n?|werktage?n?|jours? ouvr[ée]s?|d[ií]as? (?:h[áa]biles?|laborables?)|(?:个)?工作日|영업일|วันทำการ)$/;

const round = (value: number, to: number): number => Math.round(value * to) / to;

/**
 * Reads a duration such as "15 days", "2w", "3 Tage", "1.5 h", "3 days?" (estimated), "10 edays"
 * (elapsed), or "2h 30m". A number without a unit means days if `bareIsDays` is set. Fractions of
 * hours become minutes.
 */
export function parseCellDuration(cell: string, bareIsDays = false): CellDuration | null {
  const text = cell.trim().toLowerCase().replace(/ ?\?$/u, '');
  const parts = [...text.matchAll(/(\d{1,6}(?:[.,]\d{1,2})?)[ \t]*([^\d.,]{0,24})\.?[ \t]*/gu)];
  if (parts.map(([part]) => part).join('') !== text) return null;
  const read = parts.map(([, digits = '', word = '']) => partOf(digits, word.trim(), bareIsDays));
  const [first] = read;
  if (read.length < 2) return first ?? null;
  return inMinutes(read);
}

function partOf(digits: string, word: string, bareIsDays: boolean): CellDuration | null {
  const amount = Number(digits.replace(',', '.'));
  const unit = word === '' ? (bareIsDays ? 'DAYS' : null) : unitOf(word);
  if (unit === null) return null;
  const countedIn = elapsed.test(word) ? 'CALENDAR' : 'WORKING';
  if (unit === 'MINUTES') return { amount: Math.round(amount), unit, countedIn };
  if (unit === 'HOURS' && !Number.isInteger(amount))
    return { amount: Math.round(amount * 60), unit: 'MINUTES', countedIn };
  return { amount: round(amount, 100), unit, countedIn };
}

/**
 * Several parts such as "2h 30m" are one duration if each is shorter than the one before and none
 * is a number of dates.
 */
function inMinutes(parts: readonly (CellDuration | null)[]): CellDuration | null {
  const [hours, minutes, ...more] = parts;
  if (hours?.unit !== 'HOURS' || minutes?.unit !== 'MINUTES' || more.length > 0) return null;
  if (hours.countedIn !== minutes.countedIn) return null;
  return { ...minutes, amount: hours.amount * 60 + minutes.amount };
}

const unitOf = (word: string): DurationUnit | null =>
  businessDays.test(word)
    ? 'DAYS'
    : (units.find(([, pattern]) => pattern.test(word.replace(elapsed, '')))?.[0] ?? null);
