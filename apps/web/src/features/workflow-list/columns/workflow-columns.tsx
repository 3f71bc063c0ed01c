import { showsColumn } from '@baton/domain/list/list-columns';
import type {
  NamedWorkflowColumn,
  WorkflowColumn,
} from '@baton/domain/workflow-list/workflow-columns';
import type { WorkflowSortKey } from '@baton/domain/workflow-list/workflow-sort';
import type { ReactNode } from 'react';
import type { workflowTable_workflow$data } from '../../../__generated__/workflowTable_workflow.graphql.ts';
import {
  agoCell,
  dateCell,
  listColumns,
  tagsCell,
  type ShownColumns,
} from '../../../fields/list/columns/list-columns.tsx';
import { dayDistance } from '../../../lib/i18n/date-text.ts';
import type { MessageId } from '../../../lib/i18n/message-id.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useNow } from '../../../lib/i18n/use-now.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { homeStatusLook } from '../../../lib/status/status-look.ts';
import { PartyNames } from '../../../ui/avatar/party-names.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Moment } from '../../../ui/moment/moment.tsx';
import { StatusIcon } from '../../../ui/status-icon/status-icon.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { StageSteps } from './stage-steps.tsx';
import classes from '../workflow-list.module.css';

export type ListedWorkflow = workflowTable_workflow$data[number];

/** Names of columns, in lists and in their settings. */
export const columnTexts: Readonly<Record<NamedWorkflowColumn, MessageId>> = {
  status: 'workflows.status',
  reference: 'workflows.reference',
  name: 'workflows.name',
  stage: 'views.column.stage',
  progress: 'workflows.progress',
  overdue: 'workflows.overdue',
  'waiting-for': 'workflows.fact.waitingFor',
  'planned-end': 'workflows.fact.plannedEnd',
  forecast: 'workflows.fact.forecastEnd',
  owner: 'workflows.owner',
  'started-by': 'views.column.startedBy',
  blueprint: 'workflows.fact.blueprint',
  'blueprint-version': 'views.column.blueprintVersion',
  tags: 'views.column.tags',
  start: 'workflows.fact.start',
  end: 'workflows.fact.end',
  'last-change': 'views.column.lastChange',
};

/** Sort key of each column that can be sorted. */
export const sortOfColumn: Partial<Record<string, WorkflowSortKey>> = {
  status: 'STATUS',
  reference: 'CREATED',
  name: 'NAME',
  'planned-end': 'PLANNED_END',
  owner: 'OWNER',
  start: 'START',
  'last-change': 'LAST_CHANGE',
};

/** Widths in pixels. Dates, people, tags, and texts have the widths of fields of their type. */
const widths: Readonly<Record<NamedWorkflowColumn, number | null>> = {
  status: 48,
  reference: 72,
  name: null,
  stage: 144,
  progress: 120,
  overdue: 120,
  'waiting-for': 130,
  'planned-end': 196,
  forecast: 180,
  owner: 120,
  'started-by': 120,
  blueprint: 200,
  'blueprint-version': 90,
  tags: 92,
  start: 120,
  end: 120,
  'last-change': 108,
};
interface Shown extends ShownColumns {
  readonly showsBlueprint: boolean;
}

type Render = (workflow: ListedWorkflow, shown: Shown) => ReactNode;

const overdue = ({ overdueTaskCount }: ListedWorkflow, { t }: Pick<Shown, 't'>): ReactNode =>
  overdueTaskCount > 0 && (
    <span className={classes.overdue}>
      {t('workflows.overdueTasks', { count: overdueTaskCount })}
    </span>
  );

/** Start date of a workflow that hasn't started yet. */
function FutureStart({ at }: { readonly at: string }): ReactNode {
  const t = useText();
  const now = useNow();
  const { shortDate } = useFormats();
  return (
    Date.parse(at) > now.getTime() && (
      <span className={classes.later}>{t('views.startsOn', { date: shortDate(at, now) })}</span>
    )
  );
}

/** The planned end. After it has passed, also by how many days. */
function PlannedEnd({ at }: { readonly at: string }): ReactNode {
  const t = useText();
  const now = useNow();
  const { clock } = useFormats();
  const days = -dayDistance(new Date(at), now, clock);
  return (
    <>
      <Moment at={at} tone="deadline" />
      {days > 0 && (
        <span className={classes.overdue}>{t('tasks.due.daysLate', { count: days })}</span>
      )}
    </>
  );
}

const renders: Readonly<Record<NamedWorkflowColumn, Render>> = {
  status: ({ homeStatus }, { t }) => {
    const { shape, text } = homeStatusLook[homeStatus];
    return <StatusIcon shape={shape} label={t(text)} />;
  },
  reference: ({ reference }) => <span className={classes.reference}>{reference}</span>,
  name: ({ id, name, blueprint, isTestRun }, { t, showsBlueprint }) => (
    <>
      <a className={classes.name} href={`/workflow/${id}`} tabIndex={-1}>
        {name}
      </a>
      {isTestRun && <Badge>{t('start.test.badge')}</Badge>}
      {blueprint != null && !showsBlueprint && (
        <span className={classes.from}>{blueprint.name}</span>
      )}
    </>
  ),
  stage: ({ stageSteps, completedTaskCount, taskCount }) =>
    stageSteps !== undefined && (
      <StageSteps steps={stageSteps} done={completedTaskCount} total={taskCount} />
    ),
  progress: ({ completedTaskCount, taskCount }) => (
    <ProgressBar done={completedTaskCount} total={taskCount} />
  ),
  overdue,
  'waiting-for': ({ waitsFor, startDate }, { ownId }) =>
    waitsFor === undefined ? null : waitsFor.length === 0 ? (
      startDate != null && <FutureStart at={startDate} />
    ) : (
      <PartyNames parties={waitsFor} ownId={ownId} />
    ),
  'planned-end': ({ plannedEndDate, endDate }) =>
    endDate == null
      ? plannedEndDate != null && <PlannedEnd at={plannedEndDate} />
      : dateCell(endDate),
  forecast: ({ forecastEndDate, endDate }) =>
    endDate == null && forecastEndDate != null && <Moment at={forecastEndDate} tone="quiet" />,
  owner: ({ owner }, { ownId }) => <PartyNames parties={[owner]} ownId={ownId} />,
  'started-by': ({ createdBy }, { ownId }) =>
    createdBy != null && <PartyNames parties={[createdBy]} ownId={ownId} />,
  blueprint: ({ blueprint }) => blueprint?.name ?? '',
  'blueprint-version': ({ blueprintVersionNumber: number }, { t }) =>
    t('workflows.about.version', { number }),
  tags: ({ tags }) => tagsCell(tags),
  start: ({ startDate }) => dateCell(startDate),
  end: ({ endDate }) => dateCell(endDate),
  'last-change': ({ lastChangeDate }) => agoCell(lastChangeDate),
};

/** Returns the columns of the list with their changed widths. */
export const workflowColumns = (
  columns: readonly WorkflowColumn[],
  changed: Readonly<Record<string, number>>,
  fieldNames: ReadonlyMap<string, string>,
  shown: ShownColumns,
) =>
  listColumns(
    { texts: columnTexts, widths, sorts: sortOfColumn, renders },
    columns,
    changed,
    fieldNames,
    { ...shown, showsBlueprint: showsColumn(columns, 'blueprint') },
  );
