/** Maximum duration by unit. */
export const durationLimits = {
  DAYS: 3650,
  WEEKS: 520,
  MONTHS: 120,
  HOURS: 8760,
  MINUTES: 525_600,
} as const;
