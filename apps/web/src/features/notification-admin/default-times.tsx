import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { defaultTimesMutation } from '../../__generated__/defaultTimesMutation.graphql.ts';
import type { defaultTimesQuery } from '../../__generated__/defaultTimesQuery.graphql.ts';
import { TimesFields } from '../../fields/notifications/times-fields.tsx';
import { useCommand } from '../../lib/api/use-command.ts';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';

const query = graphql`
  query defaultTimesQuery {
    notificationDefaultTimes {
      quietFrom
      quietUntil
      digestHour
      isDaily
      isWeekly
    }
  }
`;

/** Shows the default quiet hours and digests. Each change is saved immediately. */
export function DefaultTimes(): ReactNode {
  const { notificationDefaultTimes: defaults } = useScreenQuery<defaultTimesQuery>(query, {});
  const { quietFrom = null, quietUntil = null, ...times } = defaults;
  const refresh = useRefresh<defaultTimesQuery>(query, {});
  const saving = useCommand<defaultTimesMutation>(
    graphql`
      mutation defaultTimesMutation($input: UpdateNotificationDefaultTimesInput!) {
        updateNotificationDefaultTimes(input: $input) {
          times {
            digestHour
          }
        }
      }
    `,
    { onDone: () => void refresh() },
  );
  return (
    <TimesFields
      times={{ ...times, quietFrom, quietUntil }}
      isPending={saving.isPending}
      onChange={(input) => void saving.run(() => ({ input }))}
    />
  );
}
