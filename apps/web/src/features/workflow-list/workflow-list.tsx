import type { WorkflowColumn } from '@baton/domain/workflow-list/workflow-columns';
import type { WorkflowSort } from '@baton/domain/workflow-list/workflow-sort';
import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { workflowList_query$key } from '../../__generated__/workflowList_query.graphql.ts';
import type { workflowListPageQuery } from '../../__generated__/workflowListPageQuery.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { loadMore } from '../../lib/list/load-more.ts';
import { SearchFurther } from '../../ui/data-list/search-further.tsx';
import { WorkflowTable, type WorkflowTableProps } from './workflow-table.tsx';

const queryFragment = graphql`
  fragment workflowList_query on Query
  @refetchable(queryName: "workflowListPageQuery")
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
    filter: { type: "WorkflowFilterInput" }
    sort: { type: "WorkflowSortInput" }
    fields: { type: "[ID!]!" }
    withFields: { type: "Boolean!" }
    withStages: { type: "Boolean!" }
    withStarter: { type: "Boolean!" }
    withWaiting: { type: "Boolean!" }
  ) {
    workflows(first: $first, after: $after, filter: $filter, sort: $sort)
      @connection(key: "workflowList_workflows") {
      edges {
        node {
          id
          ...workflowTable_workflow
            @arguments(
              fields: $fields
              withFields: $withFields
              withStages: $withStages
              withStarter: $withStarter
              withWaiting: $withWaiting
            )
        }
      }
    }
  }
`;

export interface WorkflowListProps extends Pick<WorkflowTableProps, 'renderBulk' | 'rowActions'> {
  readonly query: workflowList_query$key;
  readonly columns: readonly WorkflowColumn[];
  readonly sort: WorkflowSort;
  readonly onSort: (sort: WorkflowSort) => void;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
  /** True if the list is searched in steps, so that more rows may match than are loaded. */
  readonly isFiltered?: boolean | undefined;
  readonly onOpen: (id: string) => void;
}

/** Workflows as a table with selected columns, sorted by the server. */
export function WorkflowList({
  query,
  columns,
  sort,
  onSort,
  empty,
  isFiltered = false,
  onOpen,
  renderBulk,
  rowActions,
}: WorkflowListProps): ReactNode {
  const t = useText();
  const page = usePaginationFragment<workflowListPageQuery, workflowList_query$key>(
    queryFragment,
    query,
  );
  const workflows = page.data.workflows.edges.map(({ node }) => node);
  const further = isFiltered && page.hasNext && (
    <SearchFurther
      text={t('workflows.answer.searched', { count: workflows.length })}
      label={t('workflows.answer.further')}
      isLoading={page.isLoadingNext}
      onSearch={() => page.loadNext(50)}
    />
  );
  if (workflows.length === 0) return further === false ? empty : further;

  return (
    <>
      <WorkflowTable
        workflows={workflows}
        columns={columns}
        sort={sort}
        onSort={onSort}
        onOpen={onOpen}
        hasMore={page.hasNext}
        onEndReached={loadMore(page, 50)}
        renderBulk={renderBulk}
        rowActions={rowActions}
      />
      {further}
    </>
  );
}
