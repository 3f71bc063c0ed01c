import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { notificationTimesMutation } from '../../__generated__/notificationTimesMutation.graphql.ts';
import type { notificationTimesQuery as TimesQuery } from '../../__generated__/notificationTimesQuery.graphql.ts';
import type { notificationTimesResetMutation } from '../../__generated__/notificationTimesResetMutation.graphql.ts';
import { TimesFields } from '../../fields/notifications/times-fields.tsx';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from './preferences.module.css';
import { useQuery } from '../../lib/api/use-screen-query.ts';

const query = graphql`
  query notificationTimesQuery {
    notificationTimes {
      quietFrom
      quietUntil
      digestHour
      isDaily
      isWeekly
      isOwn
    }
  }
`;

/** Quiet hours and digests of the person, or those of the workspace. Each change is saved immediately. */
export function NotificationTimes(): ReactNode {
  const t = useText();
  const { notificationTimes } = useQuery<TimesQuery>(
    query,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const { isOwn, quietFrom = null, quietUntil = null, ...times } = notificationTimes;
  const refresh = useRefresh<TimesQuery>(query, {});
  const onDone = (): void => void refresh();
  const saving = useCommand<notificationTimesMutation>(
    graphql`
      mutation notificationTimesMutation($input: UpdateNotificationTimesInput!) {
        updateNotificationTimes(input: $input) {
          times {
            digestHour
          }
        }
      }
    `,
    { onDone },
  );
  const resetting = useCommand<notificationTimesResetMutation>(
    graphql`
      mutation notificationTimesResetMutation {
        resetNotificationTimes {
          times {
            digestHour
          }
        }
      }
    `,
    { onDone },
  );
  return (
    <>
      <TimesFields
        times={{ ...times, quietFrom, quietUntil }}
        isPending={saving.isPending || resetting.isPending}
        onChange={(input) => void saving.run(() => ({ input }))}
      />
      {isOwn ? (
        <div className={classes.actions}>
          <Button
            size="small"
            loading={resetting.isPending}
            onClick={() => void resetting.run(() => ({}))}
          >
            {t('inbox.settingsReset')}
          </Button>
        </div>
      ) : (
        <p className={classes.times}>{t('times.isDefault')}</p>
      )}
    </>
  );
}
