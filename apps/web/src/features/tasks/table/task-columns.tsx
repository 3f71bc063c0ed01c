import type { NamedTaskColumn, TaskColumn } from '@baton/domain/task-list/task-columns';
import type { TaskSortKey } from '@baton/domain/task-list/task-sort';
import type { ReactNode } from 'react';
import type { taskTable_task$data } from '../../../__generated__/taskTable_task.graphql.ts';
import {
  agoCell,
  dateCell,
  listColumns,
  tagsCell,
  type ShownColumns,
} from '../../../fields/list/columns/list-columns.tsx';
import type { MessageId } from '../../../lib/i18n/message-id.ts';
import { taskLook } from '../../../lib/status/task-look.ts';
import { PartyNames } from '../../../ui/avatar/party-names.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { StatusIcon } from '../../../ui/status-icon/status-icon.tsx';
import { DueText } from '../due/due-text.tsx';
import { DelegateMark } from '../people/delegate-mark.tsx';
import classes from './task-table.module.css';

export type ListedTask = taskTable_task$data[number];

/** Names of columns, in lists and in their settings. */
export const columnTexts: Readonly<Record<NamedTaskColumn, MessageId>> = {
  status: 'workflows.status',
  reference: 'workflows.reference',
  name: 'workflows.name',
  workflow: 'taskList.column.workflow',
  stage: 'views.column.stage',
  blueprint: 'workflows.fact.blueprint',
  due: 'taskList.column.due',
  assignees: 'taskList.column.assignees',
  owner: 'taskList.column.owner',
  tags: 'views.column.tags',
  start: 'taskList.column.start',
  end: 'taskList.column.end',
  'last-change': 'views.column.lastChange',
};

/** Sort key of each column that can be sorted. */
export const sortOfColumn: Partial<Record<string, TaskSortKey>> = {
  status: 'STATUS',
  reference: 'CREATED',
  name: 'NAME',
  workflow: 'WORKFLOW',
  due: 'DUE',
  end: 'COMPLETED',
};

/** Widths in pixels. */
const widths: Readonly<Record<NamedTaskColumn, number | null>> = {
  status: 60,
  reference: 80,
  name: null,
  workflow: 190,
  stage: 140,
  blueprint: 180,
  due: 200,
  assignees: 150,
  owner: 120,
  tags: 110,
  start: 120,
  end: 120,
  'last-change': 108,
};
type Render = (task: ListedTask, shown: ShownColumns) => ReactNode;

const renders: Readonly<Record<NamedTaskColumn, Render>> = {
  status: (task, { t }) => {
    const { shape, text } = taskLook(task);
    return <StatusIcon shape={shape} label={t(text)} />;
  },
  reference: ({ reference }) => <span className={classes.reference}>{reference}</span>,
  name: (task, { t }) => (
    <>
      <span className={classes.name}>{task.name}</span>
      {task.type === 'APPROVAL' && <Badge>{t('tasks.row.approval')}</Badge>}
      {task.mark != null && <Badge>{t(taskLook(task).text)}</Badge>}
      <DelegateMark task={task} className={classes.mark} />
    </>
  ),
  workflow: ({ workflowName, workflowId }) => (
    <a className={classes.workflow} href={`/workflow/${workflowId}`} tabIndex={-1}>
      {workflowName}
    </a>
  ),
  stage: ({ stageName }) => stageName,
  blueprint: ({ blueprintName }) => blueprintName ?? '',
  due: ({ dueOn, dueOnClass, completedAt }) => (
    <DueText dueOn={dueOn} dueClass={dueOnClass} completedAt={completedAt} withLateness />
  ),
  assignees: ({ assignees }, { ownId }) => <PartyNames parties={assignees} ownId={ownId} />,
  owner: ({ workflowOwner }, { ownId }) =>
    workflowOwner != null && <PartyNames parties={[workflowOwner]} ownId={ownId} />,
  tags: ({ tags }) => tagsCell(tags),
  start: ({ startedAt }) => dateCell(startedAt),
  end: ({ completedAt }) => dateCell(completedAt),
  'last-change': ({ lastChangeDate }) => agoCell(lastChangeDate),
};

/** Returns the columns of the list with their changed widths. */
export const taskColumns = (
  columns: readonly TaskColumn[],
  changed: Readonly<Record<string, number>>,
  fieldNames: ReadonlyMap<string, string>,
  shown: ShownColumns,
) =>
  listColumns(
    { texts: columnTexts, widths, sorts: sortOfColumn, renders },
    columns,
    changed,
    fieldNames,
    shown,
  );
