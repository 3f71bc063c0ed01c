import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { notificationDefaultsMutation } from '../../__generated__/notificationDefaultsMutation.graphql.ts';
import type { notificationDefaultsQuery } from '../../__generated__/notificationDefaultsQuery.graphql.ts';
import { SettingsGrid } from '../../fields/notifications/settings-grid.tsx';
import { useCommand } from '../../lib/api/use-command.ts';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';

const query = graphql`
  query notificationDefaultsQuery {
    notificationDefaults {
      type
      isUpdate
      inbox
      mail
      push
      chat
    }
  }
`;

/** Shows the default notifications. Each change is saved immediately. */
export function NotificationDefaults(): ReactNode {
  const { notificationDefaults } = useScreenQuery<notificationDefaultsQuery>(query, {});
  const refresh = useRefresh<notificationDefaultsQuery>(query, {});
  const saving = useCommand<notificationDefaultsMutation>(
    graphql`
      mutation notificationDefaultsMutation($input: UpdateNotificationDefaultsInput!) {
        updateNotificationDefaults(input: $input) {
          defaults {
            type
          }
        }
      }
    `,
    { onDone: () => void refresh() },
  );
  return (
    <SettingsGrid
      settings={notificationDefaults}
      isPending={saving.isPending}
      onChange={(input) => void saving.run(() => ({ input }))}
    />
  );
}
