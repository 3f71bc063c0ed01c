import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import {
  taskGroupTexts,
  type TaskGroupText,
  type TaskListStatus,
} from '@baton/domain/task-list/task-grouping';
import { taskSortText } from '@baton/domain/task-list/task-sort';
import type { groupedTasksQuery } from '../../../__generated__/groupedTasksQuery.graphql.ts';
import { useListGroups } from '../../../fields/list/use-list-groups.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';
import {
  displayStatusLook,
  taskMarkLook,
  type StatusLook,
} from '../../../lib/status/status-look.ts';
import type { ListedTasksProps } from './listed-tasks-props.ts';
import { columnsOf, listVariables, sortOf } from './task-list-variables.ts';
import { TaskTable } from './task-table.tsx';

const query = graphql`
  query groupedTasksQuery(
    $by: TaskGrouping!
    $first: Int!
    $filter: TaskFilterInput
    $sort: TaskSortInput
    $fields: [ID!]!
    $withFields: Boolean!
    $withOwner: Boolean!
    $withBlueprint: Boolean!
    $withChange: Boolean!
  ) {
    taskGroups(by: $by, first: $first, filter: $filter, sort: $sort) {
      key
      name
      status
      count
      overdueCount
      tasks {
        id
        blueprintName
        ...taskTable_task
          @arguments(
            fields: $fields
            withFields: $withFields
            withOwner: $withOwner
            withBlueprint: $withBlueprint
            withChange: $withChange
          )
      }
    }
  }
`;

const looks: Readonly<Record<TaskListStatus, StatusLook>> = {
  EXPIRED: displayStatusLook.EXPIRED,
  PROBLEM: displayStatusLook.EXCEPTION,
  SENT_BACK: taskMarkLook.SENT_BACK,
  IN_PROGRESS: displayStatusLook.IN_PROGRESS_ON_TRACK,
  TO_ACCEPT: { shape: 'on-track', text: 'history.value.PENDING_ACKNOWLEDGEMENT' },
  IN_REVIEW: taskMarkLook.SUBMITTED,
  PAUSED: displayStatusLook.PAUSED,
  NOT_STARTED: displayStatusLook.NOT_STARTED,
  COMPLETED: displayStatusLook.COMPLETED,
  REJECTED: displayStatusLook.REJECTED,
  SKIPPED: { shape: 'skipped', text: 'status.skipped' },
  ENDED: displayStatusLook.ENDED,
};

const isKnown = (status: string | null | undefined): status is TaskListStatus =>
  status != null && Object.hasOwn(looks, status);

/** Tasks under headings with counts of the server. */
export function GroupedTasks({
  by,
  label,
  given,
  onChange,
  empty,
  renderBulk,
}: ListedTasksProps & { readonly by: TaskGroupText }): ReactNode {
  const t = useText();
  const { first, headings, hasHidden, more } = useListGroups();
  const columns = columnsOf(given.columns);
  const { data } = useLiveQuery<groupedTasksQuery>(query, {
    ...listVariables(given, columns),
    ...{ by: taskGroupTexts[by], first },
  });
  const groups = data.taskGroups.map(({ key, status, name, count, overdueCount, tasks }) => {
    const look = isKnown(status) ? looks[status] : null;
    const known = by === 'blueprint' ? (tasks[0]?.blueprintName ?? '') : name;
    return {
      ...{ key: `${by}-${key}`, count, overdueCount, loaded: tasks.length },
      shape: look?.shape ?? null,
      name:
        look !== null ? t(look.text) : known === '' ? t('views.group.none', { group: by }) : known,
    };
  });
  if (groups.length === 0) return empty;
  return (
    <>
      <TaskTable
        label={label}
        tasks={data.taskGroups.flatMap(({ tasks }) => tasks)}
        groups={headings(groups)}
        hasMore={hasHidden(groups)}
        columns={columns}
        sort={sortOf(given)}
        onSort={(next) => onChange({ sort: taskSortText(next) })}
        renderBulk={renderBulk}
      />
      {more(groups)}
    </>
  );
}
