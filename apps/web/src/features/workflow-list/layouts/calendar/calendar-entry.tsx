import { CalendarClock } from 'lucide-react';
import type { DragEvent, ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { StatusLook } from '../../../../lib/status/status-look.ts';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { Menu } from '../../../../ui/menu/menu.tsx';
import { StatusIcon } from '../../../../ui/status-icon/status-icon.tsx';
import type { DueChange, DueTask } from './use-due-change.ts';
import classes from './workflow-calendar.module.css';

/** The planned end of a workflow, or the due date of a task. */
export interface CalendarItem {
  readonly key: string;
  readonly day: string;
  /** Time of day as text. Empty for the end of the day. */
  readonly time: string;
  readonly name: string;
  /** The workflow of a task, or the blueprint of a workflow. */
  readonly of: string;
  readonly href: string;
  readonly look: StatusLook | null;
  readonly isLate: boolean;
  readonly isClosed: boolean;
  /** Null for a workflow, whose planned end follows from its tasks. */
  readonly task: DueTask | null;
}

export interface CalendarEntryProps {
  readonly item: CalendarItem;
  readonly change: DueChange;
  readonly onDrag: (item: CalendarItem | null) => void;
  /** True in the agenda, which also shows the time and the workflow or blueprint. */
  readonly isWide?: boolean | undefined;
}

const steps = [
  { days: 1, key: '1' },
  { days: -1, key: 'n1' },
  { days: 7, key: '7' },
  { days: -7, key: 'n7' },
];

export function CalendarEntry({
  item,
  change,
  onDrag,
  isWide = false,
}: CalendarEntryProps): ReactNode {
  const t = useText();
  const { task, look } = item;
  return (
    <li
      className={classes.entry}
      data-late={item.isLate || undefined}
      data-closed={item.isClosed || undefined}
      data-wide={isWide || undefined}
      draggable
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.setData('text/plain', item.name);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(item);
      }}
      onDragEnd={() => onDrag(null)}
    >
      {look !== null && <StatusIcon shape={look.shape} label={t(look.text)} size={14} />}
      <a
        className={classes.link}
        href={item.href}
        draggable={false}
        aria-label={task === null ? t('views.calendar.ends', { name: item.name }) : undefined}
      >
        {item.name}
      </a>
      {isWide && <span className={classes.of}>{item.of}</span>}
      {isWide && item.time !== '' && <span className={classes.time}>{item.time}</span>}
      {task !== null && (
        <Menu
          trigger={
            <IconButton
              size="x-small"
              className={classes.move}
              label={t('views.calendar.move', { name: item.name })}
              icon={<CalendarClock />}
            />
          }
          items={steps.map(({ days, key }) => ({
            ...{ key, label: t('views.calendar.moveBy', { days: key }) },
            disabledReason: change.refusalOf(task),
            run: () => void change.moveBy(task, days),
          }))}
        />
      )}
    </li>
  );
}
