import type { Text } from './use-text.ts';

interface Compared {
  readonly kind: 'ON_TIME' | 'EARLY' | 'LATE';
  readonly minutes: number;
}

const hour = 60;
const day = 24 * hour;

/** Formats as "2 days early", "On time", or "3 hours late". */
export function punctualityText(t: Text, { kind, minutes }: Compared): string {
  if (kind === 'ON_TIME') return t('time.punctuality.ON_TIME');
  if (minutes >= day) {
    const count = Math.floor(minutes / day);
    return kind === 'EARLY'
      ? t('time.punctuality.EARLY.days', { count })
      : t('time.punctuality.LATE.days', { count });
  }
  if (kind === 'EARLY')
    return t('time.punctuality.EARLY.hours', { count: Math.max(1, Math.floor(minutes / hour)) });
  return minutes >= hour
    ? t('time.punctuality.LATE.hours', { count: Math.floor(minutes / hour) })
    : t('time.punctuality.LATE.minutes', { count: Math.max(1, minutes) });
}
