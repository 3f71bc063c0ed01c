import { refuse, type Refusal } from '../core/refusal.ts';

/** When sessions in browsers end, in minutes. */
export interface SessionLimits {
  /** Time without use. */
  readonly sessionIdleMinutes: number;
  /** Time since the sign-in. */
  readonly sessionMaxMinutes: number;
}

const hour = 60;
const day = 24 * hour;

export const sessionLimitBounds = {
  sessionIdleMinutes: { min: 15, max: 30 * day },
  sessionMaxMinutes: { min: hour, max: 90 * day },
} as const;

/** Limits that the settings offer. Other limits within the bounds are valid too. */
export const offeredSessionLimits = {
  sessionIdleMinutes: [
    15,
    30,
    hour,
    2 * hour,
    4 * hour,
    8 * hour,
    12 * hour,
    day,
    7 * day,
    30 * day,
  ],
  sessionMaxMinutes: [
    hour,
    4 * hour,
    8 * hour,
    12 * hour,
    day,
    7 * day,
    14 * day,
    30 * day,
    60 * day,
    90 * day,
  ],
} as const;

const rangeRefusal = (limits: SessionLimits, field: keyof SessionLimits): Refusal | null => {
  const { min, max } = sessionLimitBounds[field];
  const value = limits[field];
  return Number.isInteger(value) && value >= min && value <= max
    ? null
    : refuse('OutOfRange', { min, max }, field);
};

/** Returns why sessions can't have these limits. */
export const sessionLimitsRefusals = (limits: SessionLimits): readonly (Refusal | null)[] => [
  rangeRefusal(limits, 'sessionIdleMinutes'),
  rangeRefusal(limits, 'sessionMaxMinutes'),
  limits.sessionIdleMinutes <= limits.sessionMaxMinutes
    ? null
    : refuse('IdleLongerThanSession', {}, 'sessionIdleMinutes'),
];
