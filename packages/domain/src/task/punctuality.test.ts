import { expect, it } from 'vitest';
import { punctuality } from './punctuality.ts';

const at = (text: string): number => Date.parse(text);

it.each([
  ['2026-03-04T22:59:59Z', 'EARLY', 24 * 3_600_000],
  // Midnight in Berlin, the start of the day on which it is due.
  ['2026-03-04T23:00:00Z', 'ON_TIME', 0],
  ['2026-03-05T22:59:59Z', 'ON_TIME', 0],
  ['2026-03-05T23:00:59Z', 'LATE', 60_000],
] as const)('completed %s is %s', (moment, kind, difference) => {
  const due = at('2026-03-05T22:59:59Z');
  expect(punctuality(at(moment), due, 'Europe/Berlin')).toEqual({ kind, difference });
});
