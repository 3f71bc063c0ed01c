import { refuse, type Refusal } from '../../core/refusal.ts';
import type { Deadline } from '../../time/deadline.ts';
import { isInDates, type Duration } from '../../time/duration.ts';
import { durationLimits } from '../../time/duration-limits.ts';

const mostEscalations = 20;

/** Minutes and hours are whole numbers. Days, weeks, and months have up to two decimals. */
export const durationRefusals = ({ amount, unit }: Duration, field: string): readonly Refusal[] => {
  const max = durationLimits[unit];
  const isWhole = Number.isInteger(isInDates(unit) ? Math.round(amount * 1e6) / 1e4 : amount);
  return isWhole && amount >= 0 && amount <= max
    ? []
    : [refuse('OutOfRange', { min: 0, max }, `${field}.amount`)];
};

/** Returns why due date rules are malformed. Missing settings are left to the linter. */
export const deadlineRefusals = (
  { expiry, escalations }: Deadline,
  field: string,
): readonly Refusal[] => {
  const at = `${field}.deadline`;
  if (escalations.length > mostEscalations)
    return [
      refuse('TooMany', { count: escalations.length, max: mostEscalations }, `${at}.escalations`),
    ];
  const keys = new Set(escalations.map(({ key }) => key));
  return [
    ...(expiry === null ? [] : durationRefusals(expiry.grace, `${at}.expiry.grace`)),
    ...(keys.size < escalations.length ? [refuse('InvalidKey', {}, `${at}.escalations`)] : []),
    ...escalations.flatMap(({ key, time }) =>
      durationRefusals(time, `${at}.escalations.${key}.time`),
    ),
  ];
};
