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

/** Switches to another workspace of the same account for a link into it. */
export function WorkspaceEntry({ id }: { readonly id: string }): ReactNode {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const { dispose } = commitMutation<workspaceEntrySwitchMutation>(environment, {
      mutation: switchTenant,
      variables: { input: { tenantId: id } },
      onCompleted: () => location.reload(),
      // After a refusal, the page opens in the current workspace.
      onError: () => location.replace(stripWorkspace(new URL(location.href))),
    });
    return dispose;
  }, [environment, id]);
  return <BootScreen />;
}
