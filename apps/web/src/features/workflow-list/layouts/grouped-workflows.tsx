import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { groupTexts } from '@baton/domain/workflow-list/workflow-layout';
import { defaultWorkflowSort, workflowSortText } from '@baton/domain/workflow-list/workflow-sort';
import type { groupedWorkflowsQuery } from '../../../__generated__/groupedWorkflowsQuery.graphql.ts';
import { useListGroups } from '../../../fields/list/use-list-groups.tsx';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';
import { WorkflowAttention } from '../workflow-attention.tsx';
import { columnsOf, groupOf, listVariables } from '../list-variables.ts';
import { WorkflowTable } from '../workflow-table.tsx';
import { statusShapeOf, useGroupName } from './group-name.tsx';
import type { LayoutProps } from './layout-props.ts';

const query = graphql`
  query groupedWorkflowsQuery(
    $by: WorkflowGrouping!
    $first: Int!
    $filter: WorkflowFilterInput
    $counted: WorkflowFilterInput
    $sort: WorkflowSortInput
    $fields: [ID!]!
    $withFields: Boolean!
    $withStages: Boolean!
    $withStarter: Boolean!
    $withWaiting: Boolean!
  ) {
    workflowGroups(by: $by, first: $first, filter: $filter, sort: $sort) {
      key
      name
      status
      count
      overdueCount
      workflows {
        id
        blueprint {
          name
        }
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
    ...workflowAttention_query @arguments(filter: $counted)
  }
`;

/** Workflows under headings with counts. */
export function GroupedWorkflows({
  given,
  onChange,
  onOpen,
  empty,
  renderBulk,
  rowActions,
}: LayoutProps): ReactNode {
  const by = groupOf(given) ?? 'status';
  const nameOf = useGroupName(by);
  const { first, headings, hasHidden, more } = useListGroups();
  const columns = columnsOf(given.columns);
  const asked = listVariables(given, columns);
  const { data } = useLiveQuery<groupedWorkflowsQuery>(query, {
    ...asked,
    ...{ by: groupTexts[by], first },
  });
  const strip = <WorkflowAttention query={data} given={given} onChange={onChange} />;
  const groups = data.workflowGroups.map((group) => ({
    ...{ key: `${by}-${group.status ?? group.key}`, name: nameOf(group) },
    ...{ count: group.count, overdueCount: group.overdueCount },
    ...{ shape: statusShapeOf(group), loaded: group.workflows.length },
  }));
  if (groups.length === 0)
    return (
      <>
        {strip}
        {empty}
      </>
    );
  return (
    <>
      {strip}
      <WorkflowTable
        renderBulk={renderBulk}
        rowActions={rowActions}
        workflows={data.workflowGroups.flatMap(({ workflows }) => workflows)}
        groups={headings(groups)}
        hasMore={hasHidden(groups)}
        columns={columns}
        sort={asked.sort ?? defaultWorkflowSort}
        onSort={(sort) => onChange({ sort: workflowSortText(sort) })}
        onOpen={onOpen}
      />
      {more(groups)}
    </>
  );
}
