import { describe, expect, it } from 'vitest';
import { accentColorRefusal, timeZoneRefusal } from './tenant-rules.ts';

describe('accentColorRefusal', () => {
  it('accepts only #rrggbb', () => {
    expect(accentColorRefusal('#4F56d3')).toBeNull();
    for (const colour of ['', '#fff', 'red', '4f56d3', '#4f56d3;background:url(x)'])
      expect(accentColorRefusal(colour)?.code).toBe('InvalidColor');
  });
});

describe('timeZoneRefusal', () => {
  it('accepts names of zones, not offsets', () => {
    expect(timeZoneRefusal('Europe/Lisbon')).toBeNull();
    expect(timeZoneRefusal('UTC')).toBeNull();
    for (const zone of ['', '+02:00', 'Mars/Olympus', 'Europe/Lisbon\n'])
      expect(timeZoneRefusal(zone)?.code).toBe('InvalidTimeZone');
  });
});
