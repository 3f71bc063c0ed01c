import { deviceName } from '@baton/domain/core/device-name';
import { BellRing } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { pushMessagesAddMutation } from '../../__generated__/pushMessagesAddMutation.graphql.ts';
import type { pushMessagesKeyQuery } from '../../__generated__/pushMessagesKeyQuery.graphql.ts';
import type { pushMessagesQuery as PushQuery } from '../../__generated__/pushMessagesQuery.graphql.ts';
import type { pushMessagesRemoveMutation } from '../../__generated__/pushMessagesRemoveMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';
import { notify } from '../../lib/notice/notices.ts';
import {
  isOfThisBrowser,
  pushState,
  rememberSubscription,
  subscribeToPush,
  type PushState,
} from '../../lib/push/browser-push.ts';
import { AccessRow } from '../../ui/access-row/access-row.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import classes from './preferences.module.css';
import { useQuery } from '../../lib/api/use-screen-query.ts';

const query = graphql`
  query pushMessagesQuery {
    pushSubscriptions {
      id
      userAgent
      createdAt
      sentAt
    }
  }
`;
const keyQuery = graphql`
  query pushMessagesKeyQuery {
    pushKey
  }
`;

/** Browsers that show push messages of the person, and a button that adds this one. */
export function PushMessages(): ReactNode {
  const t = useText();
  const format = useFormats();
  const environment = useRelayEnvironment();
  const { pushSubscriptions } = useQuery<PushQuery>(
    query,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const refresh = useRefresh<PushQuery>(query, {});
  const onDone = (): void => void refresh();
  const [state, setState] = useState<PushState | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const adding = useCommand<pushMessagesAddMutation>(graphql`
    mutation pushMessagesAddMutation($input: AddPushSubscriptionInput!) {
      addPushSubscription(input: $input) {
        subscriptionId
      }
    }
  `);
  const removing = useCommand<pushMessagesRemoveMutation>(
    graphql`
      mutation pushMessagesRemoveMutation($input: RemovePushSubscriptionInput!) {
        removePushSubscription(input: $input) {
          subscriptions {
            id
          }
        }
      }
    `,
    { onDone },
  );
  useEffect(() => {
    void pushState().then(setState);
  }, []);

  const turnOn = async (): Promise<void> => {
    setIsAsking(true);
    try {
      const answer = await fetchQuery<pushMessagesKeyQuery>(environment, keyQuery, {}).toPromise();
      const subscription = answer === undefined ? null : await subscribeToPush(answer.pushKey);
      setState(await pushState());
      if (subscription === null) return;
      const added = await adding.run(() => ({ input: subscription }));
      if (added !== null) rememberSubscription(added.addPushSubscription.subscriptionId);
      onDone();
    } catch {
      notify({ tone: 'danger', text: t('push.failed') });
    } finally {
      setIsAsking(false);
    }
  };

  const isOn = pushSubscriptions.some(({ id }) => isOfThisBrowser(id));
  return (
    <>
      {state === 'UNSUPPORTED' && <p className={classes.times}>{t('push.unsupported')}</p>}
      {state === 'BLOCKED' && <p className={classes.times}>{t('push.blocked')}</p>}
      {state === 'READY' && !isOn && (
        <Button
          icon={<BellRing size={16} />}
          loading={isAsking || adding.isPending}
          onClick={() => void turnOn()}
        >
          {t('push.turnOn')}
        </Button>
      )}
      <ul>
        {pushSubscriptions.map(({ id, userAgent, createdAt, sentAt }) => {
          const device = deviceName(userAgent);
          const name = device === null ? t('app.unknownDevice') : t('app.device', device);
          const since = format.date(createdAt);
          return (
            <AccessRow
              key={id}
              icon={<BellRing size={18} aria-hidden="true" />}
              name={name}
              badge={isOfThisBrowser(id) && <Badge tone="done">{t('push.thisBrowser')}</Badge>}
              detail={
                sentAt == null
                  ? t('push.unused', { since })
                  : t('push.used', { since, seen: format.relative(sentAt) })
              }
              action={
                <Button
                  size="small"
                  aria-label={t('push.removeBrowser', { name })}
                  disabled={removing.isPending}
                  onClick={() => void removing.run(() => ({ input: { id } }))}
                >
                  {t('push.remove')}
                </Button>
              }
            />
          );
        })}
      </ul>
    </>
  );
}
