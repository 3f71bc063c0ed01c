import { describe, expect, it } from 'vitest';
import {
  offeredSessionLimits,
  sessionLimitBounds,
  sessionLimitsRefusals,
} from './session-limits.ts';

const faults = (sessionIdleMinutes: number, sessionMaxMinutes: number) =>
  sessionLimitsRefusals({ sessionIdleMinutes, sessionMaxMinutes }).flatMap((refusal) =>
    refusal === null ? [] : [`${refusal.field}: ${refusal.code}`],
  );

describe('sessionLimitsRefusals', () => {
  it.each([
    [480, 43_200],
    [15, 60],
    [60, 60],
    [43_200, 129_600],
  ])('accepts %d idle minutes of %d', (idle, max) => {
    expect(faults(idle, max)).toEqual([]);
  });

  it.each([
    [14, 60, ['sessionIdleMinutes: OutOfRange']],
    [15, 59, ['sessionMaxMinutes: OutOfRange']],
    [15.5, 60, ['sessionIdleMinutes: OutOfRange']],
    [43_201, 129_600, ['sessionIdleMinutes: OutOfRange']],
    [15, 129_601, ['sessionMaxMinutes: OutOfRange']],
    [120, 60, ['sessionIdleMinutes: IdleLongerThanSession']],
  ])('refuses %d idle minutes of %d', (idle, max, expected) => {
    expect(faults(idle, max)).toEqual(expected);
  });

  it.each(['sessionIdleMinutes', 'sessionMaxMinutes'] as const)(
    'offers the shortest and the longest %s',
    (field) => {
      const offered: readonly number[] = offeredSessionLimits[field];
      const { min, max } = sessionLimitBounds[field];
      expect([offered[0], offered.at(-1)]).toEqual([min, max]);
    },
  );
});
