import { expect, it } from 'vitest';
import { timeZoneRefusal } from './time-zone.ts';

it('accepts names of zones, not offsets', () => {
  expect(timeZoneRefusal('Europe/Lisbon')).toBeNull();
  expect(timeZoneRefusal('UTC')).toBeNull();
  for (const zone of ['', '+02:00', 'Mars/Olympus', 'Europe/Lisbon\n'])
    expect(timeZoneRefusal(zone)?.code).toBe('InvalidTimeZone');
});
