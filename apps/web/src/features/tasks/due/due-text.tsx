import { CirclePause } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayText } from '../../../lib/i18n/date-text.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useNow } from '../../../lib/i18n/use-now.ts';
import { useText, type Text } from '../../../lib/i18n/use-text.ts';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';
import { lateness, type Lateness } from './lateness.ts';
import classes from './due-text.module.css';

export interface DueTextProps {
  readonly dueOn: string | null | undefined;
  readonly dueClass: keyof typeof tones | null | undefined;
  /** Completion time, if completed. The due date is then compared with it instead of now. */
  readonly completedAt: string | null | undefined;
  /** True to show how late it is. */
  readonly withLateness?: boolean;
}

const tones = { OVERDUE: 'late', SOON: 'soon', ON_TRACK: undefined, STOPPED: undefined } as const;

const latenessText = (t: Text, { unit, count }: Lateness): string =>
  unit === 'days'
    ? t('tasks.due.daysLate', { count })
    : unit === 'hours'
      ? t('tasks.due.hoursLate', { count })
      : t('tasks.due.minutesLate', { count });

/** A due date: "Today, 17:00", "Tue 18 Nov · 3 days overdue". */
export function DueText({
  dueOn,
  dueClass,
  completedAt,
  withLateness = false,
}: DueTextProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  const now = useNow();
  if (completedAt != null) {
    const day = dayText(new Date(completedAt), now, formats.clock);
    return (
      <time
        className={classes.root}
        dateTime={completedAt}
        {...tooltip(t('tasks.due.completedFull', { date: formats.full(completedAt) }), {
          wide: true,
        })}
      >
        {day}
      </time>
    );
  }
  if (dueOn == null) return null;
  if (dueClass === 'STOPPED')
    return (
      <span
        className={classes.stopped}
        {...tooltip(t('time.clock.stopped', { date: formats.full(dueOn) }), { wide: true })}
      >
        <CirclePause size={12} aria-hidden="true" /> {t('time.clock.paused')}
      </span>
    );
  // If there is no class, the task doesn't wait for its assignees, for example because it is in
  // review.
  const late = dueClass == null ? null : lateness(dueOn, now, formats.clock);
  const tone = late !== null ? tones.OVERDUE : tones[dueClass ?? 'ON_TRACK'];
  const said = formats.moment(dueOn, now);
  return (
    <time
      className={classes.root}
      data-tone={tone}
      dateTime={dueOn}
      {...tooltip(t('tasks.due.full', { date: formats.full(dueOn) }), { wide: true })}
    >
      {late !== null && withLateness
        ? t('tasks.due.withLateness', { date: said, late: latenessText(t, late) })
        : said}
      {late !== null && !withLateness && (
        <span className="visually-hidden">{latenessText(t, late)}</span>
      )}
    </time>
  );
}
