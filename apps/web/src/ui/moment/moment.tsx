import type { ReactNode } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useNow } from '../../lib/i18n/use-now.ts';
import { tooltip } from '../tooltip/tooltip.ts';
import classes from './moment.module.css';

export interface MomentProps {
  /** ISO moment. */
  readonly at: string;
  /** `near`: "Today, 17:00". `relative`: "3 days ago". `date`: "Fri 27 Nov". */
  readonly style?: 'near' | 'relative' | 'date' | undefined;
  /** `deadline` turns red after the time has passed. */
  readonly tone?: 'deadline' | 'quiet' | undefined;
}

/** A timestamp in the person's zone and language. The tooltip has the full date and the zone. */
export function Moment({ at, style = 'near', tone }: MomentProps): ReactNode {
  const format = useFormats();
  const now = useNow();
  const texts = {
    near: () => format.moment(at, now),
    date: () => format.shortDate(at, now),
    // The displayed time changes only once a minute, so a newer event counts as "now", not as in
    // the future.
    relative: () => format.relative(at, new Date(Math.max(now.getTime(), Date.parse(at)))),
  };
  const isPast = Date.parse(at) < now.getTime();
  const shownTone = tone === 'deadline' ? (isPast ? 'late' : 'quiet') : tone;
  return (
    <time
      className={classes.root}
      dateTime={at}
      data-tone={shownTone}
      {...tooltip(format.full(at))}
    >
      {texts[style]()}
    </time>
  );
}
