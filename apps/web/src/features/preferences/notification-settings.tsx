import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { notificationSettingsQuery as SettingsQuery } from '../../__generated__/notificationSettingsQuery.graphql.ts';
import type { notificationSettingsMutation } from '../../__generated__/notificationSettingsMutation.graphql.ts';
import type { notificationSettingsResetMutation } from '../../__generated__/notificationSettingsResetMutation.graphql.ts';
import { SettingsGrid } from '../../fields/notifications/settings-grid.tsx';
import { useCommand } from '../../lib/api/use-command.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from './preferences.module.css';
import { useQuery } from '../../lib/api/use-screen-query.ts';

const query = graphql`
  query notificationSettingsQuery {
    hasOwnNotificationSettings
    notificationSettings {
      type
      isUpdate
      inbox
      mail
      push
      chat
    }
  }
`;

/**
 * Shows which notifications a person gets, by channel. Each change is saved immediately.
 */
export function NotificationSettings(): ReactNode {
  const t = useText();
  const { notificationSettings: settings, hasOwnNotificationSettings: hasOwn } =
    useQuery<SettingsQuery>(query, {}, { fetchPolicy: 'store-and-network' });
  const refresh = useRefresh<SettingsQuery>(query, {});
  const onDone = (): void => void refresh();
  const saving = useCommand<notificationSettingsMutation>(
    graphql`
      mutation notificationSettingsMutation($input: UpdateNotificationSettingsInput!) {
        updateNotificationSettings(input: $input) {
          settings {
            type
          }
        }
      }
    `,
    { onDone },
  );
  const resetting = useCommand<notificationSettingsResetMutation>(
    graphql`
      mutation notificationSettingsResetMutation {
        resetNotificationSettings {
          settings {
            type
          }
        }
      }
    `,
    { onDone },
  );
  return (
    <>
      <SettingsGrid
        settings={settings}
        isPending={saving.isPending || resetting.isPending}
        onChange={(input) => void saving.run(() => ({ input }))}
      />
      {hasOwn && (
        <div className={classes.actions}>
          <Button
            size="small"
            loading={resetting.isPending}
            onClick={() => void resetting.run(() => ({}))}
          >
            {t('inbox.settingsReset')}
          </Button>
        </div>
      )}
    </>
  );
}
