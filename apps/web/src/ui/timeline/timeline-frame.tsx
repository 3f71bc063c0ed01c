import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { dayKey } from '../../lib/i18n/date-text.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useNow } from '../../lib/i18n/use-now.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useToday } from '../../lib/i18n/use-today.ts';
import { instantAt } from '../../lib/i18n/zoned-time.ts';
import {
  dayWidths,
  daysIn,
  rangeOf,
  scales,
  ticksOf,
  type Scale,
} from '../../lib/timeline/timeline-scale.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Segmented } from '../segmented/segmented.tsx';
import classes from './timeline.module.css';

/** Height of a row with its line, in pixels. */
export const rowHeight = 36;

/** Returns the position of a time in pixels. */
type PositionOf = (time: number) => number;

export interface TimelineRow {
  readonly key: string;
  readonly isGroup?: boolean | undefined;
  readonly name: ReactNode;
  /** Draws the bar. Null for a row without dates. */
  readonly bar: ((at: PositionOf, now: number) => ReactNode) | null;
}

export interface TimelineFrameProps {
  /** Names the table. */
  readonly label: string;
  readonly nameLabel: string;
  readonly scale: Scale;
  readonly onScale: (scale: Scale) => void;
  /** Times that the timeline shows, if they are close enough. */
  readonly times: readonly (number | null)[];
  readonly rows: readonly TimelineRow[];
  readonly legend: readonly string[];
  /** Further controls. */
  readonly tools?: ReactNode;
  /** Draws on top of the rows. */
  readonly overlay?: ((at: PositionOf) => ReactNode) | undefined;
}

/** Rows with bars along the days, with today. */
export function TimelineFrame({
  label,
  nameLabel,
  scale,
  onScale,
  times,
  rows,
  legend,
  tools,
  overlay,
}: TimelineFrameProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const now = useNow().getTime();
  const today = useToday();
  const scroller = useRef<HTMLDivElement>(null);
  const width = dayWidths[scale];
  const dates = times.flatMap((at) => (at === null ? [] : dayKey(new Date(at), clock)));
  const range = rangeOf(dates, today);
  const origin = instantAt(range.from, '00:00', clock.timeZone).getTime();
  const length = daysIn(range);
  const at = (time: number): number =>
    Math.round(Math.min(length, Math.max(0, (time - origin) / 86_400_000)) * width);
  const todayAt = at(now);
  const scrollTo = (left: number): void => scroller.current?.scrollTo({ left });
  const showToday = (): void => scrollTo(todayAt - 160);
  useEffect(() => {
    if (scroller.current !== null) scroller.current.scrollLeft = todayAt - 160;
  }, [todayAt]);
  const turn = (by: 1 | -1): void => {
    const box = scroller.current;
    if (box !== null) scrollTo(box.scrollLeft + by * Math.max(200, box.clientWidth - 320));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement)) return;
    const links = [...(scroller.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const from = links.indexOf(event.target);
    if (from < 0) return;
    event.preventDefault();
    links[from + step]?.focus();
  };
  const write = (date: string, format: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(clock.dateLocale, { ...format, timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    );
  const todayLine = <span className={classes.today} style={{ left: todayAt }} />;

  return (
    <>
      <div className={classes.bar}>
        <Button size="small" onClick={showToday}>
          {t('views.today')}
        </Button>
        <IconButton label={t('views.earlier')} icon={<ChevronLeft />} onClick={() => turn(-1)} />
        <IconButton label={t('views.later')} icon={<ChevronRight />} onClick={() => turn(1)} />
        <Segmented<Scale>
          label={t('views.scale.label')}
          value={scale}
          options={scales.map((one) => ({ value: one, label: t('views.scale', { scale: one }) }))}
          onChange={onScale}
        />
        {tools}
        <ul className={classes.legend}>
          {legend.map((part) => (
            <li key={part}>
              <span className={classes.sample} data-part={part} />
              {t('views.timeline.legend', { part })}
            </li>
          ))}
        </ul>
      </div>
      <div
        ref={scroller}
        role="region"
        aria-label={t('views.layout.timeline')}
        className={classes.scroller}
        onKeyDown={onKeyDown}
      >
        <div
          role="table"
          aria-label={label}
          className={classes.table}
          data-scale={scale}
          style={{ '--track': `${length * width}px`, '--day': `${width}px` }}
        >
          <div role="row" className={classes.row} data-head="">
            <div role="columnheader" className={classes.name}>
              {nameLabel}
            </div>
            <div role="columnheader" className={classes.track}>
              {ticksOf(range, scale).map(({ date, format, days }) => (
                <span key={date} className={classes.tick} style={{ width: days * width }}>
                  {days * width > 36 && write(date, format)}
                </span>
              ))}
              {todayLine}
            </div>
          </div>
          <div role="rowgroup" className={classes.body}>
            {rows.map(({ key, isGroup, name, bar }) => (
              <div key={key} role="row" className={classes.row} data-group={isGroup || undefined}>
                <div role="rowheader" className={classes.name}>
                  {name}
                </div>
                <div role="cell" className={classes.track}>
                  {todayLine}
                  {bar === null ? (
                    <span className={classes.none} style={{ left: todayAt + 8 }}>
                      {t('views.timeline.noDates')}
                    </span>
                  ) : (
                    bar(at, now)
                  )}
                </div>
              </div>
            ))}
            {overlay !== undefined && (
              <svg className={classes.links} aria-hidden="true">
                {overlay(at)}
              </svg>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
