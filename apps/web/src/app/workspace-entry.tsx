import { useEffect, type ReactNode } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import type { workspaceEntrySwitchMutation } from '../__generated__/workspaceEntrySwitchMutation.graphql.ts';
import { BootScreen } from './boot-screen.tsx';
import { stripWorkspace } from './workspace-path.ts';

const switchTenant = graphql`
  mutation workspaceEntrySwitchMutation($input: SwitchTenantInput!) {
    switchTenant(input: $input) {
      viewer {
        id
      }
    }
  }
`;

/** A link into another workspace of the same account: goes there first. */
export function WorkspaceEntry({ id }: { readonly id: string }): ReactNode {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const { dispose } = commitMutation<workspaceEntrySwitchMutation>(environment, {
      mutation: switchTenant,
      variables: { input: { tenantId: id } },
      onCompleted: () => location.reload(),
      // Refused: the page opens in the workspace that is open anyway.
      onError: () => location.replace(stripWorkspace(new URL(location.href))),
    });
    return dispose;
  }, [environment, id]);
  return <BootScreen />;
}
