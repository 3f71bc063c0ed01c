import { useNavigate } from '@tanstack/react-router';
import { Waypoints } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { defaultWorkflowSort } from '@baton/domain/workflow-list/workflow-sort';
import { defaultWorkflowColumns } from '@baton/domain/workflow-list/workflow-columns';
import type { sharedWorkflowsQuery } from '../../__generated__/sharedWorkflowsQuery.graphql.ts';
import { WorkflowList } from '../../features/workflow-list/workflow-list.tsx';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

const query = graphql`
  query sharedWorkflowsQuery($sort: WorkflowSortInput) {
    ...workflowList_query
      @arguments(
        sort: $sort
        fields: []
        withFields: false
        withStages: true
        withStarter: false
        withWaiting: false
      )
  }
`;

// External people see neither who must act nor tags.
const columns = defaultWorkflowColumns.filter(
  (column) => column.kind === 'NAMED' && column.name !== 'waiting-for' && column.name !== 'tags',
);

/** Workflows that are shared with an external or limited user or that they own. */
export function SharedWorkflows(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const [sort, setSort] = useState(defaultWorkflowSort);
  return (
    <WorkflowList
      query={useScreenQuery<sharedWorkflowsQuery>(query, { sort: useDeferredValue(sort) })}
      columns={columns}
      sort={sort}
      onSort={setSort}
      empty={
        <EmptyState
          icon={<Waypoints />}
          title={t('workflows.shared.emptyTitle')}
          text={t('workflows.shared.emptyText')}
        />
      }
      onOpen={(id) => void navigate({ to: '/workflow/$id', params: { id } })}
    />
  );
}
