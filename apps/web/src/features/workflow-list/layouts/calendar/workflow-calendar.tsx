import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useDeferredValue, useState, type DragEvent, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import {
  calendarScales,
  isCalendarScale,
  type CalendarScale,
} from '@baton/domain/workflow-list/workflow-layout';
import type { workflowCalendarQuery } from '../../../../__generated__/workflowCalendarQuery.graphql.ts';
import { weekdayName } from '../../../../lib/i18n/date-text.ts';
import { useFormats } from '../../../../lib/i18n/use-formats.ts';
import { useNow } from '../../../../lib/i18n/use-now.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useToday } from '../../../../lib/i18n/use-today.ts';
import { useNarrow } from '../../../../lib/layout/use-narrow.ts';
import { useLiveQuery } from '../../../../lib/live/use-live-query.ts';
import { notify } from '../../../../lib/notice/notices.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { WorkflowAttention } from '../../workflow-attention.tsx';
import { countedFilterOf, filterOf } from '../../list-variables.ts';
import type { LayoutProps } from '../layout-props.ts';
import { AbsentPeople } from './absent-people.tsx';
import { daysOf, shifted, weekdayOf } from './calendar-days.ts';
import { CompactMonth } from './compact-month.tsx';
import { CalendarEntry, type CalendarItem } from './calendar-entry.tsx';
import { calendarItems } from './calendar-items.ts';
import { useDueChange } from './use-due-change.ts';
import classes from './workflow-calendar.module.css';

const query = graphql`
  query workflowCalendarQuery(
    $from: Date!
    $to: Date!
    $withTasks: Boolean!
    $filter: WorkflowFilterInput
    $counted: WorkflowFilterInput
  ) {
    workflowCalendar(from: $from, to: $to, withTasks: $withTasks, filter: $filter) {
      isCut
      absences {
        startsOn
        endsOn
        person {
          name
        }
      }
      workflows {
        id
        name
        homeStatus
        plannedEndDate
        endDate
        blueprint {
          name
        }
      }
      tasks {
        id
        name
        type
        version
        dueOn
        displayStatus
        mark
        workflowId
        workflowName
        permissions {
          editDueOn
          refusals {
            ...refusalText_refusal
          }
        }
      }
    }
    workCalendar {
      week {
        spans {
          from
        }
      }
      holidays {
        date
        name
      }
    }
    ...workflowAttention_query @arguments(filter: $counted)
  }
`;

/** Entries of a day in a month. The others are counted. */
const entriesOfDay = 3;
/** Maximum number of entries in a range. */
const most = 500;

/** Planned ends of workflows and due dates of their tasks, by month, week, or as an agenda. */
export function WorkflowCalendar({ given, onChange }: LayoutProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const today = useToday();
  const now = useNow();
  const isNarrow = useNarrow(768);
  const [shown, setShown] = useState<string | null>(null);
  const [dragged, setDragged] = useState<CalendarItem | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const scale: CalendarScale = isCalendarScale(given.scale)
    ? given.scale
    : isNarrow
      ? 'agenda'
      : 'month';
  const date = useDeferredValue(shown ?? today);
  const days = daysOf(scale, date);
  const [first = date, last = date] = [days[0], days.at(-1)];
  const { data, refresh } = useLiveQuery<workflowCalendarQuery>(query, {
    ...{ from: first, to: last, withTasks: given.show === 'tasks' },
    ...{ filter: filterOf(given), counted: countedFilterOf(given) },
  });
  const change = useDueChange(refresh);
  const items = calendarItems(data.workflowCalendar, format.clock, now);
  const holidays = new Map(data.workCalendar.holidays.map(({ date: at, name }) => [at, name]));
  const utc = { ...format.clock, timeZone: 'UTC' };
  const write = (day: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(utc.dateLocale, { ...options, timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  const title =
    scale === 'month'
      ? write(date, { month: 'long', year: 'numeric' })
      : `${write(first, { day: 'numeric', month: 'short' })} – ${write(last, { day: 'numeric', month: 'short', year: 'numeric' })}`;
  const absentOn = (day: string): readonly string[] =>
    data.workflowCalendar.absences
      .filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
      .map(({ person }) => person.name);
  /** Why a day is free. Null for a working day. */
  const freeReason = (day: string): string | null =>
    holidays.get(day) ??
    (data.workCalendar.week[weekdayOf(day)]?.spans.length === 0 ? t('views.calendar.free') : null);
  const drop = (day: string): void => {
    const task = dragged?.task;
    if (task != null) void change.moveTo(task, day);
    else if (dragged !== null && dragged.day !== day)
      notify({ tone: 'danger', text: t('views.calendar.fixed') });
    setDragged(null);
    setOver(null);
  };
  const dayProps = (day: string) => ({
    'data-over': over === day || undefined,
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      if (over !== day) setOver(day);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      drop(day);
    },
  });
  const entries = (of: readonly CalendarItem[], isWide = false): ReactNode =>
    of.map((item) => (
      <CalendarEntry
        key={item.key}
        item={item}
        change={change}
        onDrag={setDragged}
        isWide={isWide}
      />
    ));

  const label = `${t('views.layout.calendar')}, ${title}`;
  // Narrow windows have no room for entries in a grid: a week is a list, a month selects a day.
  const isCompactMonth = scale === 'month' && isNarrow;
  const selected = date;
  const listed = isCompactMonth ? [selected] : days;

  return (
    <>
      <WorkflowAttention query={data} given={given} onChange={onChange} />
      <div className={classes.bar}>
        <h2 className={classes.title} aria-live="polite">
          {title}
        </h2>
        <Button size="small" onClick={() => setShown(null)}>
          {t('views.today')}
        </Button>
        <IconButton
          label={t('views.earlier')}
          icon={<ChevronLeft />}
          onClick={() => setShown(shifted(scale, date, -1))}
        />
        <IconButton
          label={t('views.later')}
          icon={<ChevronRight />}
          onClick={() => setShown(shifted(scale, date, 1))}
        />
        <div className={classes.options}>
          <Checkbox
            label={t('views.calendar.tasks')}
            checked={given.show === 'tasks'}
            onChange={(isShown) => onChange({ show: isShown ? 'tasks' : undefined })}
          />
          <Segmented<CalendarScale>
            label={t('views.scale.label')}
            value={scale}
            options={calendarScales.map((one) => ({
              value: one,
              label: t('views.scale', { scale: one }),
            }))}
            onChange={(next) => onChange({ scale: next })}
          />
        </div>
      </div>
      {data.workflowCalendar.isCut && (
        <p className={classes.note}>{t('views.calendar.cut', { max: most })}</p>
      )}
      {isCompactMonth && (
        <CompactMonth
          {...{ days, today, date, selected, label }}
          weekdays={days.slice(0, 7).map((day) => weekdayName(weekdayOf(day), format.clock))}
          onSelect={setShown}
          isFree={(day) => freeReason(day) !== null}
          countOn={(day) => items.get(day)?.length ?? 0}
          write={(day) => write(day, { weekday: 'long', day: 'numeric', month: 'long' })}
        />
      )}
      {scale === 'agenda' || isNarrow ? (
        <div className={classes.agenda}>
          {listed.every((day) => !items.has(day) && absentOn(day).length === 0) && (
            <p className={classes.note}>
              {isCompactMonth
                ? t('views.calendar.count', { count: 0 })
                : t('views.calendar.nothing')}
            </p>
          )}
          {listed
            .filter(
              (day) =>
                scale !== 'agenda' ||
                items.has(day) ||
                absentOn(day).length > 0 ||
                dragged !== null,
            )
            .map((day) => (
              <section key={day} className={classes.agendaDay} {...dayProps(day)}>
                <h3 className={classes.agendaTitle} data-today={day === today || undefined}>
                  {write(day, { weekday: 'long', day: 'numeric', month: 'long' })}
                  <span className={classes.free}>{freeReason(day)}</span>
                </h3>
                <AbsentPeople names={absentOn(day)} />
                <ul>{entries(items.get(day) ?? [], true)}</ul>
              </section>
            ))}
        </div>
      ) : (
        <div className={classes.scroller}>
          <div role="table" aria-label={label} className={classes.grid} data-scale={scale}>
            <div role="row" className={classes.row}>
              {days.slice(0, 7).map((day) => (
                <div key={day} role="columnheader" className={classes.weekday}>
                  {scale === 'week'
                    ? write(day, { weekday: 'short', day: 'numeric', month: 'short' })
                    : weekdayName(weekdayOf(day), format.clock)}
                </div>
              ))}
            </div>
            {Array.from({ length: days.length / 7 }, (_, week) => (
              <div key={days[week * 7]} role="row" className={classes.row}>
                {days.slice(week * 7, week * 7 + 7).map((day) => {
                  const all = items.get(day) ?? [];
                  const some = scale === 'month' ? all.slice(0, entriesOfDay) : all;
                  const free = freeReason(day);
                  return (
                    <div
                      key={day}
                      role="cell"
                      className={classes.day}
                      data-day={day}
                      data-free={free !== null || undefined}
                      data-other={
                        (scale === 'month' && day.slice(0, 7) !== date.slice(0, 7)) || undefined
                      }
                      {...dayProps(day)}
                    >
                      <span className={classes.date} data-today={day === today || undefined}>
                        <time dateTime={day} aria-current={day === today ? 'date' : undefined}>
                          {Number(day.slice(8))}
                        </time>
                        {free !== null && (
                          <span className={holidays.has(day) ? classes.free : 'visually-hidden'}>
                            {free}
                          </span>
                        )}
                      </span>
                      <AbsentPeople names={absentOn(day)} />
                      <ul className={classes.entries}>{entries(some)}</ul>
                      {all.length > some.length && (
                        <Button
                          kind="subtle"
                          size="x-small"
                          onClick={() => {
                            setShown(day);
                            onChange({ scale: 'week' });
                          }}
                        >
                          {t('views.calendar.more', { count: all.length - some.length })}
                        </Button>
                      )}
                    </div>
                  );
                })}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
