import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type {
  taskTimelineQuery,
  taskTimelineQuery$data,
} from '../../../__generated__/taskTimelineQuery.graphql.ts';
import { useIntl } from '../../../lib/intl/use-intl.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../../lib/live/use-refresh.ts';
import { stageStatusLook } from '../../../lib/status/status-look.ts';
import { taskLook } from '../../../lib/status/task-look.ts';
import type { Scale } from '../../../lib/timeline/timeline-scale.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { StatusIcon } from '../../../ui/status-icon/status-icon.tsx';
import { TimelineBar } from '../../../ui/timeline/timeline-bar.tsx';
import { TimelineFrame, type TimelineRow } from '../../../ui/timeline/timeline-frame.tsx';
import { TimelineLinks } from '../../../ui/timeline/timeline-links.tsx';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

const document = graphql`
  query taskTimelineQuery($id: ID!) {
    workflow(id: $id) {
      id
      stages {
        id
        name
        status
        tasks {
          id
          name
          type
          displayStatus
          mark
          startedAt
          skippedAt
          completedAt
          schedule {
            start
            end
            plannedStart
            plannedEnd
            isCritical
            predecessors
          }
        }
      }
    }
  }
`;

type Task = NonNullable<taskTimelineQuery$data['workflow']>['stages'][number]['tasks'][number];

const timesOf = ({ schedule }: Task) =>
  schedule == null
    ? null
    : {
        start: Date.parse(schedule.start),
        end: Date.parse(schedule.end),
        plannedStart: Date.parse(schedule.plannedStart),
        plannedEnd: Date.parse(schedule.plannedEnd),
      };

const endOf = (task: Task | undefined): number =>
  task === undefined ? -Infinity : (timesOf(task)?.end ?? -Infinity);

/** Number of arrows into one task. */
const mostLinks = 3;

export interface TaskTimelineProps {
  readonly workflowId: string;
  readonly onOpenTask: (id: string) => void;
}

/** Stages and tasks along the days: forecast, plan, dependencies, and the critical path. */
export function TaskTimeline({ workflowId, onOpenTask }: TaskTimelineProps): ReactNode {
  const t = useText();
  const intl = useIntl();
  const [scale, setScale] = useState<Scale>('month');
  const [hasPath, setPath] = useState(true);
  const [hasPlan, setPlan] = useState(true);
  const variables = { id: workflowId };
  const { workflow } = useQuery<taskTimelineQuery>(document, variables, {
    fetchPolicy: 'store-and-network',
  });
  useLiveChanges({ workflowId }, useRefresh<taskTimelineQuery>(document, variables));
  if (workflow == null) return null;
  const tasks = workflow.stages.flatMap((stage) => stage.tasks);
  const nameOf = (id: string): readonly string[] =>
    tasks.flatMap((task) => (task.id === id ? [task.name] : []));

  const rowOf = (task: Task): TimelineRow => {
    const look = taskLook(task);
    const times = timesOf(task);
    const isCritical = hasPath && task.schedule?.isCritical === true;
    const before = task.schedule?.predecessors.flatMap(nameOf) ?? [];
    return {
      key: task.id,
      name: (
        <>
          <StatusIcon shape={look.shape} label={t(look.text)} size={14} />
          <button type="button" onClick={() => onOpenTask(task.id)}>
            {task.name}
          </button>
        </>
      ),
      bar:
        times === null
          ? null
          : (at, now) => (
              <>
                <TimelineBar
                  {...{ at, now, isCritical }}
                  start={times.start}
                  end={times.end}
                  plannedStart={hasPlan ? times.plannedStart : undefined}
                  plannedEnd={hasPlan ? times.plannedEnd : null}
                  isStarted={task.startedAt != null}
                  isClosed={task.completedAt != null || task.skippedAt != null}
                />
                <span className="visually-hidden">
                  {before.length > 0 &&
                    t('views.timeline.after', {
                      names: intl.formatList([...before], { type: 'conjunction' }),
                    })}{' '}
                  {isCritical && t('views.timeline.critical')}
                </span>
              </>
            ),
    };
  };
  const rows = workflow.stages.flatMap((stage): readonly TimelineRow[] => {
    const look = stageStatusLook[stage.status];
    return [
      {
        key: stage.id,
        isGroup: true,
        name: (
          <>
            <StatusIcon shape={look.shape} label={t(look.text)} size={14} />
            {stage.name}
          </>
        ),
        bar: () => null,
      },
      ...stage.tasks.map(rowOf),
    ];
  });
  const rowAt = new Map(rows.map(({ key }, at) => [key, at]));
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const linked = (task: Task): readonly string[] => {
    const ids = task.schedule?.predecessors ?? [];
    if (ids.length <= mostLinks) return ids;
    // A task that waits for a whole stage gets an arrow only from the last task of that stage.
    return ids.toSorted((a, b) => endOf(byId.get(b)) - endOf(byId.get(a))).slice(0, 1);
  };
  const links = tasks.flatMap((task) =>
    linked(task).flatMap((id) => {
      const from = byId.get(id);
      const [ends, starts] = [from === undefined ? null : timesOf(from), timesOf(task)];
      if (ends === null || starts === null) return [];
      return {
        key: `${id} ${task.id}`,
        fromRow: rowAt.get(id) ?? 0,
        toRow: rowAt.get(task.id) ?? 0,
        from: ends.end,
        to: starts.start,
        isCritical:
          hasPath && task.schedule?.isCritical === true && from?.schedule?.isCritical === true,
      };
    }),
  );
  return (
    // The tab already has the padding of the page.
    <div style={{ '--page-inset': '0px' }}>
      <TimelineFrame
        label={t('views.layout.timeline')}
        nameLabel={t('workflows.timeline.rows')}
        scale={scale}
        onScale={setScale}
        times={tasks.flatMap((task) => Object.values(timesOf(task) ?? {}))}
        rows={rows}
        legend={[
          'done',
          'run',
          'rest',
          ...(hasPlan ? ['late', 'planned'] : []),
          ...(hasPath ? ['critical'] : []),
        ]}
        tools={
          <>
            <Checkbox label={t('views.timeline.critical')} checked={hasPath} onChange={setPath} />
            <Checkbox label={t('workflows.timeline.plan')} checked={hasPlan} onChange={setPlan} />
          </>
        }
        overlay={(at) => <TimelineLinks links={links} at={at} />}
      />
    </div>
  );
}
