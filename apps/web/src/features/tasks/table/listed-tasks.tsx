import { columnsText } from '@baton/domain/list/list-columns';
import { taskSortText } from '@baton/domain/task-list/task-sort';
import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { listedTasks_query$key } from '../../../__generated__/listedTasks_query.graphql.ts';
import type { listedTasksPageQuery } from '../../../__generated__/listedTasksPageQuery.graphql.ts';
import type { listedTasksQuery } from '../../../__generated__/listedTasksQuery.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { loadMore } from '../../../lib/list/load-more.ts';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';
import { SearchFurther } from '../../../ui/data-list/search-further.tsx';
import { GroupedTasks } from './grouped-tasks.tsx';
import type { ListedTasksProps } from './listed-tasks-props.ts';
import { TaskAttention } from './task-attention.tsx';
import { columnsOf, groupOf, listVariables, sortOf, viewOf } from './task-list-variables.ts';
import { TaskTable } from './task-table.tsx';

const query = graphql`
  query listedTasksQuery(
    $filter: TaskFilterInput
    $sort: TaskSortInput
    $fields: [ID!]!
    $withFields: Boolean!
    $withOwner: Boolean!
    $withBlueprint: Boolean!
    $withChange: Boolean!
  ) {
    ...listedTasks_query
      @arguments(
        filter: $filter
        sort: $sort
        fields: $fields
        withFields: $withFields
        withOwner: $withOwner
        withBlueprint: $withBlueprint
        withChange: $withChange
      )
  }
`;

const pageFragment = graphql`
  fragment listedTasks_query on Query
  @refetchable(queryName: "listedTasksPageQuery")
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
    filter: { type: "TaskFilterInput" }
    sort: { type: "TaskSortInput" }
    fields: { type: "[ID!]!" }
    withFields: { type: "Boolean!" }
    withOwner: { type: "Boolean!" }
    withBlueprint: { type: "Boolean!" }
    withChange: { type: "Boolean!" }
  ) {
    tasks(first: $first, after: $after, filter: $filter, sort: $sort)
      @connection(key: "listedTasks_tasks") {
      edges {
        node {
          id
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
  }
`;

const pageSize = 50;

/** The tasks of a list with its filters, groups, order, and columns. */
export function ListedTasks(props: ListedTasksProps): ReactNode {
  const by = groupOf(props.given);
  return (
    <>
      <TaskAttention given={props.given} onChange={props.onChange} />
      {by === null ? <SortedTasks {...props} /> : <GroupedTasks {...props} by={by} />}
    </>
  );
}

function SortedTasks({ label, given, onChange, empty, renderBulk }: ListedTasksProps): ReactNode {
  const t = useText();
  const columns = columnsOf(given.columns);
  const asked = listVariables(given, columns);
  const sort = sortOf(given);
  const { data } = useLiveQuery<listedTasksQuery>(query, asked);
  const page = usePaginationFragment<listedTasksPageQuery, listedTasks_query$key>(
    pageFragment,
    data,
  );
  const tasks = page.data.tasks.edges.map(({ node }) => node);
  // True if more tasks may match. Filters by values of fields search in steps, so that the number
  // of matches isn't known.
  const further = given.field !== undefined && page.hasNext && (
    <SearchFurther
      text={t('taskList.searched', { count: tasks.length })}
      label={t('taskList.further')}
      isLoading={page.isLoadingNext}
      onSearch={() => page.loadNext(pageSize)}
    />
  );
  if (tasks.length === 0) return further === false ? empty : further;
  return (
    <>
      <TaskTable
        key={columnsText(columns)}
        label={label}
        tasks={tasks}
        columns={columns}
        sort={sort}
        onSort={(next) => onChange({ sort: taskSortText(next) })}
        groups={
          sort.key === 'DUE' && sort.direction === 'ASCENDING' && viewOf(given) === 'open'
            ? 'DUE'
            : undefined
        }
        hasMore={page.hasNext}
        onEndReached={loadMore(page, pageSize)}
        renderBulk={renderBulk}
      />
      {further}
    </>
  );
}
