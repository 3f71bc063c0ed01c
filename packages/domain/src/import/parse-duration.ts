import type { DurationUnit } from '../time/duration.ts';

export interface CellDuration {
  readonly amount: number;
  readonly unit: DurationUnit;
}

const minutesIn = { MINUTES: 1, HOURS: 60, DAYS: 1440, WEEKS: 10_080, MONTHS: 43_200 } as const;
type WrittenUnit = keyof typeof minutesIn;

/** Units as people write them in the interface languages. */
const units: readonly (readonly [WrittenUnit, RegExp])[] = [
  ['MINUTES', /^(?:m|min|mins|minutes?|minuten|minutos?|分钟?|분|นาที)$/],
  ['HOURS', /^(?:h|hrs?|hours?|std|stunden?|heures?|horas?|小时|시간|ชั่วโมง)$/],
  ['DAYS', /^(?:d|days?|tage?n?|j|jours?|d[ií]as?|天|日|일|วัน)$/],
  ['WEEKS', /^(?:w|wks?|weeks?|wochen?|semaines?|semanas?|周|주|สัปดาห์)$/],
  ['MONTHS', /^(?:mo|months?|monate?n?|mois|mes(?:es)?|个月|개월|เดือน)$/],
];

/**
 * "15 days", "2w", "3 Tage", "1.5 h". A month counts 30 days (specification 3.7). A bare
 * number counts in days when `bareIsDays`. Fractions go into the next smaller unit.
 */
export function parseCellDuration(cell: string, bareIsDays = false): CellDuration | null {
  const match = /^(\d{1,6}(?:[.,]\d{1,2})?)\s*([^\d\s.,]*)\.?$/u.exec(cell.trim().toLowerCase());
  if (match === null) return null;
  const [, digits = '', word = ''] = match;
  const unit = word === '' ? (bareIsDays ? 'DAYS' : null) : unitOf(word);
  if (unit === null) return null;
  const minutes = Math.round(Number(digits.replace(',', '.')) * minutesIn[unit]);
  if (minutes <= 0) return null;
  // What was written in days stays in days: 24 hours may end on another calendar day.
  const coarsest = minutesIn[unit] >= minutesIn.DAYS && minutes % minutesIn.DAYS === 0;
  if (coarsest) return { amount: minutes / minutesIn.DAYS, unit: 'DAYS' };
  return minutes % minutesIn.HOURS === 0
    ? { amount: minutes / minutesIn.HOURS, unit: 'HOURS' }
    : { amount: minutes, unit: 'MINUTES' };
}

const unitOf = (word: string): WrittenUnit | null =>
  units.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
