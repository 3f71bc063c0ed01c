import { Users, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type {
  workflowAccessQuery,
  workflowAccessQuery$data,
} from '../../../__generated__/workflowAccessQuery.graphql.ts';
import type { workflowAccessShareMutation } from '../../../__generated__/workflowAccessShareMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../../lib/live/use-refresh.ts';
import { usePartySearch } from '../../../lib/parties/use-party-search.ts';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import { Select } from '../../../ui/select/select.tsx';
import classes from './workflow-access.module.css';

const query = graphql`
  query workflowAccessQuery($id: ID!) {
    workflow(id: $id) {
      id
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
          action
          code
          params {
            name
            value
          }
          whoMay
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
type Share = Workflow['sharedWith'][number];
const words = {
  VIEWER: { label: 'sharing.VIEWER', hint: 'sharing.viewerHint' },
  EDITOR: { label: 'sharing.EDITOR', hint: 'sharing.editorHint' },
} as const;
type Access = keyof typeof words;
const accesses = ['VIEWER', 'EDITOR'] as const;

/** Whom a workflow is shared with, beside those who have a task in it; each change is kept at once. */
export function WorkflowAccess({ workflowId }: { readonly workflowId: string }): ReactNode {
  const variables = { id: workflowId };
  const { workflow } = useLazyLoadQuery<workflowAccessQuery>(query, variables, {
    fetchPolicy: 'store-and-network',
  });
  useLiveChanges({ workflowId }, useRefresh<workflowAccessQuery>(query, variables));
  return workflow == null ? null : <Shares workflow={workflow} />;
}

function Shares({ workflow }: { readonly workflow: Workflow }): ReactNode {
  const t = useText();
  const search = usePartySearch();
  const command = useCommand<workflowAccessShareMutation>(share, { fields: ['sharedWith'] });
  const { sharedWith, permissions } = workflow;
  const isFixed = !permissions.editAccess || command.isPending;
  const keep = (
    next: readonly { readonly party: { readonly id: string }; readonly access: Access }[],
  ): void => {
    void command.run((idempotencyKey) => ({
      input: {
        idempotencyKey,
        workflowId: workflow.id,
        sharedWith: next.map(({ party, access }) => ({ partyId: party.id, access })),
      },
    }));
  };
  const line = (one: Share): ReactNode => (
    <li key={one.party.id} className={classes.line}>
      <Avatar name={one.party.name} kind={one.party.kind} isDecorative />
      <span className={classes.name}>{one.party.name}</span>
      <span className={classes.access}>
        <Select<Access>
          label={t('sharing.accessOf', { name: one.party.name })}
          hideLabel
          required
          searchable={false}
          disabled={isFixed}
          value={one.access}
          options={accesses.map((access) => ({
            value: access,
            label: t(words[access].label),
            description: t(words[access].hint),
          }))}
          onChange={(access) =>
            keep(
              sharedWith.map((other) =>
                other === one ? { ...one, access: access ?? one.access } : other,
              ),
            )
          }
        />
      </span>
      <IconButton
        label={t('sharing.remove', { name: one.party.name })}
        icon={<X />}
        disabledReason={refusalTip(t, permissions.refusals, 'editAccess')}
        onClick={() => keep(sharedWith.filter((other) => other !== one))}
      />
    </li>
  );
  return (
    <div className={classes.root}>
      <p className={classes.hint}>{t('sharing.intro')}</p>
      {permissions.editAccess && (
        <PartyPicker
          label={t('sharing.add')}
          multiple={false}
          value={[]}
          disabled={command.isPending}
          error={command.fieldErrors['sharedWith']}
          onChange={([party]) => {
            if (party !== undefined && sharedWith.every((one) => one.party.id !== party.id))
              keep([...sharedWith, { party, access: 'VIEWER' }]);
          }}
          {...search}
        />
      )}
      {sharedWith.length === 0 ? (
        <EmptyState
          icon={<Users />}
          title={t('sharing.nobody')}
          text={refusalTip(t, permissions.refusals, 'editAccess') ?? t('sharing.nobodyText')}
        />
      ) : (
        <ul className={classes.list}>{sharedWith.map(line)}</ul>
      )}
    </div>
  );
}
