const parts = (instant: number, timeZone: string): Record<string, number> => {
  const formatted = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  return Object.fromEntries(formatted.map(({ type, value }) => [type, Number(value)]));
};

const wallClock = (instant: number, timeZone: string): number => {
  const {
    year = 0,
    month = 1,
    day = 1,
    hour = 0,
    minute = 0,
    second = 0,
  } = parts(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/**
 * Returns the instant at which clocks in the zone show this date and time. A time that a clock
 * change skips becomes the one just after it.
 */
export function instantAt(date: string, time: string | null, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time === null ? '23:59:59.999' : `${time}:00.000`}Z`);
  const firstGuess = wanted - (wallClock(wanted, timeZone) - Math.floor(wanted / 1000) * 1000);
  const drift = wallClock(firstGuess, timeZone) - Math.floor(wanted / 1000) * 1000;
  return new Date(firstGuess - drift);
}

/** Returns the date and time that clocks in the zone show. Returns no time for 23:59. */
export function wallTime(instant: Date, timeZone: string): { date: string; time: string | null } {
  const shown = new Date(wallClock(instant.getTime(), timeZone)).toISOString();
  const time = shown.slice(11, 16);
  return { date: shown.slice(0, 10), time: time === '23:59' ? null : time };
}
