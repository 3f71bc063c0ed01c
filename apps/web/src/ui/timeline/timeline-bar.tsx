import type { ReactNode } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './timeline.module.css';

export interface TimelineBarProps {
  readonly start: number;
  /** Actual or forecast end. */
  readonly end: number;
  readonly plannedEnd: number | null;
  /** Shows the plan as its own bar, if known. */
  readonly plannedStart?: number | undefined;
  /** Marks a bar on the critical path. */
  readonly isCritical?: boolean | undefined;
  readonly isClosed: boolean;
  /** False for work that hasn't started, which can't be overdue. */
  readonly isStarted?: boolean | undefined;
  readonly now: number;
  /** Returns the position of a time in pixels. */
  readonly at: (time: number) => number;
}

const day = 86_400_000;

/**
 * The bar of a workflow or task: the time that has passed, the time that is left, and the delay.
 */
export function TimelineBar({
  start,
  end,
  plannedEnd,
  plannedStart,
  isCritical = false,
  isClosed,
  isStarted = true,
  now,
  at,
}: TimelineBarProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const write = (time: number): string => format.date(new Date(time).toISOString());
  const late = plannedEnd === null ? 0 : Math.floor((end - plannedEnd) / day);
  const part = (kind: string, from: number, to: number): ReactNode =>
    to > from && (
      <span
        className={classes.part}
        data-part={kind}
        data-critical={isCritical || undefined}
        style={{ left: at(from), width: Math.max(3, at(to) - at(from)) }}
      />
    );
  // If no future end is known, the bar reaches today.
  const until = isClosed ? end : Math.max(end, Math.min(now, plannedEnd ?? now));
  const isOverdue = isStarted && !isClosed && plannedEnd !== null && plannedEnd < now;
  const over = isStarted ? Math.min(Math.max(now, start), until) : start;
  return (
    <>
      <span className="visually-hidden">
        {t('views.timeline.bar', {
          hasPlan: plannedEnd === null ? 'no' : 'yes',
          start: write(start),
          end: write(until),
          plan: plannedEnd === null ? '' : write(plannedEnd),
        })}
      </span>
      {isClosed ? (
        part('done', start, until)
      ) : (
        <>
          {part('rest', over, until)}
          {part('run', start, isOverdue ? Math.max(start, plannedEnd) : over)}
          {isOverdue && part('late', Math.max(start, plannedEnd), over)}
        </>
      )}
      {plannedEnd !== null &&
        (plannedStart === undefined ? (
          <span className={classes.plan} style={{ left: at(plannedEnd) }} />
        ) : (
          <span
            className={classes.planned}
            style={{
              left: at(plannedStart),
              width: Math.max(3, at(plannedEnd) - at(plannedStart)),
            }}
          />
        ))}
      {late > 0 && (
        <span className={classes.note} style={{ left: at(until) + 6 }}>
          {t('views.timeline.late', { days: late })}
        </span>
      )}
    </>
  );
}
