import { useNavigate } from '@tanstack/react-router';
import { Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { sharedWorkflowsQuery } from '../../__generated__/sharedWorkflowsQuery.graphql.ts';
import { WorkflowList } from '../../features/workflow-list/workflow-list.tsx';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

const query = graphql`
  query sharedWorkflowsQuery {
    ...workflowList_query
  }
`;

/** Workflows that are shared with an external or limited user or that they own. */
export function SharedWorkflows(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  return (
    <WorkflowList
      query={useScreenQuery<sharedWorkflowsQuery>(query, {})}
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
