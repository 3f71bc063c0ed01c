import { columnText, showsColumn } from '@baton/domain/list/list-columns';
import type {
  NamedWorkflowColumn,
  WorkflowColumn,
} from '@baton/domain/workflow-list/workflow-columns';
import type { WorkflowSortKey } from '@baton/domain/workflow-list/workflow-sort';
import type { ReactNode } from 'react';
import type { workflowTable_workflow$data } from '../../../__generated__/workflowTable_workflow.graphql.ts';
import type { MessageId } from '../../../lib/i18n/message-id.ts';
import type { useText } from '../../../lib/i18n/use-text.ts';
import { tagColor } from '../../../lib/tags/shown-tag.ts';
import { homeStatusLook } from '../../../lib/status/status-look.ts';
import { PartyNames } from '../../../ui/avatar/party-names.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import type { ListColumn } from '../../../ui/data-list/list-line.ts';
import { Moment } from '../../../ui/moment/moment.tsx';
import { TagDots } from '../../../ui/tag-dot/tag-dot.tsx';
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
  blueprint: 'workflows.fact.blueprint',
  'blueprint-version': 'views.column.blueprintVersion',
  tags: 'views.column.tags',
  start: 'workflows.fact.start',
  end: 'workflows.fact.end',
  'last-change': 'views.column.lastChange',
};

/** What the header of a column sorts by. Others can't be sorted. */
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
const widths: Readonly<Record<Exclude<NamedWorkflowColumn, 'name'>, number>> = {
  status: 60,
  reference: 72,
  stage: 150,
  progress: 120,
  overdue: 120,
  'waiting-for': 130,
  'planned-end': 165,
  forecast: 180,
  owner: 120,
  blueprint: 200,
  'blueprint-version': 90,
  tags: 110,
  start: 120,
  end: 120,
  'last-change': 108,
};
const fieldWidth = 160;

interface Shown {
  readonly t: ReturnType<typeof useText>;
  readonly ownId: string;
  readonly showsBlueprint: boolean;
}

type Render = (workflow: ListedWorkflow, shown: Shown) => ReactNode;

const overdue = ({ overdueTaskCount }: ListedWorkflow, { t }: Pick<Shown, 't'>): ReactNode =>
  overdueTaskCount > 0 && (
    <span className={classes.overdue}>
      {t('workflows.overdueTasks', { count: overdueTaskCount })}
    </span>
  );

const date = (at: string | null | undefined): ReactNode =>
  at != null && <Moment at={at} style="date" tone="quiet" />;

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
  'waiting-for': ({ waitsFor }, { ownId }) =>
    waitsFor !== undefined && <PartyNames parties={waitsFor} ownId={ownId} />,
  'planned-end': ({ plannedEndDate, endDate, ...workflow }, shown) =>
    endDate != null ? (
      date(endDate)
    ) : (
      <>
        {plannedEndDate != null && <Moment at={plannedEndDate} tone="deadline" />}
        {overdue({ plannedEndDate, endDate, ...workflow }, shown)}
      </>
    ),
  forecast: ({ forecastEndDate, endDate }) =>
    endDate == null && forecastEndDate != null && <Moment at={forecastEndDate} tone="quiet" />,
  owner: ({ owner }, { ownId }) => <PartyNames parties={[owner]} ownId={ownId} />,
  blueprint: ({ blueprint }) => blueprint?.name ?? '',
  'blueprint-version': ({ blueprintVersionNumber: number }, { t }) =>
    t('workflows.about.version', { number }),
  tags: ({ tags }) => (
    <TagDots
      max={1}
      tags={tags.map(({ id, name, shownColor }) => ({
        ...{ id, label: name, color: tagColor(shownColor) },
      }))}
    />
  ),
  start: ({ startDate }) => date(startDate),
  end: ({ endDate }) => date(endDate),
  'last-change': ({ lastChangeDate }) =>
    lastChangeDate != null && <Moment at={lastChangeDate} style="relative" tone="quiet" />,
};

const atEnd: ReadonlySet<NamedWorkflowColumn> = new Set(['last-change', 'start', 'end']);
const notOnCards: ReadonlySet<NamedWorkflowColumn> = new Set(['reference', 'tags', 'last-change']);

/** Returns the columns of the list with their changed widths. */
export const listColumns = (
  columns: readonly WorkflowColumn[],
  changed: Readonly<Record<string, number>>,
  fieldNames: ReadonlyMap<string, string>,
  shown: Omit<Shown, 'showsBlueprint'>,
): readonly ListColumn<ListedWorkflow>[] => {
  const showsBlueprint = showsColumn(columns, 'blueprint');
  return columns.map((column): ListColumn<ListedWorkflow> => {
    const key = columnText(column);
    const width = (usual: number): string => `${changed[key] ?? usual}px`;
    if (column.kind === 'FIELD')
      return {
        key,
        header: fieldNames.get(column.field) ?? '',
        width: width(fieldWidth),
        isResizable: true,
        render: ({ fieldTexts }) =>
          fieldTexts?.find(({ field }) => field === column.field)?.text ?? '',
      };
    const { name } = column;
    return {
      key,
      header: shown.t(columnTexts[name]),
      ...(name === 'name' ? { isLead: true } : { width: width(widths[name]) }),
      isSortable: sortOfColumn[name] !== undefined,
      isResizable: name !== 'name' && name !== 'status',
      align: atEnd.has(name) ? 'number' : undefined,
      hideOnCard: notOnCards.has(name),
      render: (workflow) => renders[name](workflow, { ...shown, showsBlueprint }),
    };
  });
};
