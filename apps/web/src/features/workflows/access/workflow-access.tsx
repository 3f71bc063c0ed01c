import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type {
  workflowAccessQuery,
  workflowAccessQuery$data,
} from '../../../__generated__/workflowAccessQuery.graphql.ts';
import type { workflowAccessShareMutation } from '../../../__generated__/workflowAccessShareMutation.graphql.ts';
import { ShareList } from '../../../fields/sharing/share-list.tsx';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../../lib/live/use-refresh.ts';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import classes from './workflow-access.module.css';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

const query = graphql`
  query workflowAccessQuery($id: ID!) {
    workflow(id: $id) {
      id
      version
      sharedWith {
        party {
          id
          name
          kind
        }
        access
      }
      permissions {
        editAccess
        refusals {
          ...refusalText_refusal
        }
      }
    }
  }
`;

const share = graphql`
  mutation workflowAccessShareMutation($input: ShareWorkflowInput!) {
    shareWorkflow(input: $input) {
      workflow {
        id
        version
        sharedWith {
          party {
            id
            name
            kind
          }
          access
        }
      }
    }
  }
`;

type Workflow = NonNullable<workflowAccessQuery$data['workflow']>;

/**
 * The people with access to a workflow, in addition to people with a task. Each change is saved
 * immediately.
 */
export function WorkflowAccess({ workflowId }: { readonly workflowId: string }): ReactNode {
  const variables = { id: workflowId };
  const { workflow } = useQuery<workflowAccessQuery>(query, variables, {
    fetchPolicy: 'store-and-network',
  });
  useLiveChanges({ workflowId }, useRefresh<workflowAccessQuery>(query, variables));
  return workflow == null ? null : <Shares workflow={workflow} />;
}

function Shares({ workflow }: { readonly workflow: Workflow }): ReactNode {
  const t = useText();
  const command = useCommand<workflowAccessShareMutation>(share, { fields: ['sharedWith'] });
  const { version: expectedVersion, sharedWith, permissions } = workflow;
  const readOnlyReason = permissions.editAccess
    ? null
    : refusalTip(t, permissions.refusals, 'editAccess');
  return (
    <div className={classes.root}>
      <p className={classes.hint}>{t('sharing.intro')}</p>
      <ShareList
        label={t('sharing.add')}
        shares={sharedWith}
        isBusy={command.isPending}
        readOnlyReason={readOnlyReason}
        error={command.fieldErrors['sharedWith']}
        onChange={(shares) =>
          void command.run((idempotencyKey) => ({
            input: {
              idempotencyKey,
              workflowId: workflow.id,
              expectedVersion,
              sharedWith: shares.map(({ party, access }) => ({ partyId: party.id, access })),
            },
          }))
        }
      />
      {sharedWith.length === 0 && (
        <EmptyState
          icon={<Users />}
          title={t('sharing.none')}
          text={readOnlyReason ?? t('sharing.noneText')}
        />
      )}
    </div>
  );
}
