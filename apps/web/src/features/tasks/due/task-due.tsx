import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  taskDue_task$data,
  taskDue_task$key,
} from '../../../__generated__/taskDue_task.graphql.ts';
import { dayDistance } from '../../../lib/i18n/date-text.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useNow } from '../../../lib/i18n/use-now.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';
import { DueText } from './due-text.tsx';
import classes from './due-text.module.css';

/** Returns the planned date of a task that hasn't started, or null if there is none. */
const plannedDate = ({
  dueOn,
  startedAt,
  completedAt,
  skippedAt,
  leadTime,
  schedule,
}: taskDue_task$data): string | null => {
  if (startedAt != null || completedAt != null || skippedAt != null) return null;
  return dueOn ?? (leadTime == null ? null : (schedule?.plannedEnd ?? null));
};

export interface TaskDueProps {
  readonly task: taskDue_task$key;
  /** Shown without a date. */
  readonly none?: ReactNode;
}

/**
 * The due date of a task and how much it is overdue. Before the task starts, its planned date and
 * the delay by the forecast: "Mon 30 Nov +11 days".
 */
export function TaskDue({ task, none = null }: TaskDueProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  const now = useNow();
  const data = useFragment(
    graphql`
      fragment taskDue_task on Task {
        dueOn
        dueOnClass
        startedAt
        completedAt
        skippedAt
        leadTime {
          amount
        }
        schedule {
          end
          plannedEnd
        }
      }
    `,
    task,
  );
  const planned = plannedDate(data);
  if (planned === null)
    return data.dueOn == null && data.completedAt == null ? (
      none
    ) : (
      <DueText
        dueOn={data.dueOn}
        dueClass={data.dueOnClass}
        completedAt={data.completedAt}
        withLateness
      />
    );
  const { schedule } = data;
  const delay =
    schedule == null ? 0 : dayDistance(new Date(schedule.end), new Date(planned), formats.clock);
  return (
    <time
      className={classes.root}
      dateTime={planned}
      {...tooltip(t('tasks.due.planned', { date: formats.full(planned) }), { wide: true })}
    >
      {formats.moment(planned, now)}
      {delay > 0 && (
        <span className={classes.delay}>{t('workflows.forecast.late', { days: delay })}</span>
      )}
    </time>
  );
}
