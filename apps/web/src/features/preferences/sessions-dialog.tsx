import { deviceName } from '@baton/domain/core/device-name';
import { Laptop } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { sessionsDialogQuery } from '../../__generated__/sessionsDialogQuery.graphql.ts';
import type { sessionsDialogRevokeMutation } from '../../__generated__/sessionsDialogRevokeMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import classes from './preferences.module.css';

const query = graphql`
  query sessionsDialogQuery {
    viewer {
      id
      sessions {
        id
        createdAt
        lastSeenAt
        userAgent
        isCurrent
      }
    }
  }
`;

const revoke = graphql`
  mutation sessionsDialogRevokeMutation($input: RevokeSessionInput!) {
    revokeSession(input: $input) {
      viewer {
        id
        sessions {
          id
          createdAt
          lastSeenAt
          userAgent
          isCurrent
        }
      }
    }
  }
`;

/** Active sessions of the person, which can be ended. */
export function SessionsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  return (
    <Dialog isOpen onClose={onClose} title={t('app.sessions')} size="medium">
      <Suspense fallback={<Skeleton rows={2} variant="cards" />}>
        <SessionList />
      </Suspense>
    </Dialog>
  );
}

function SessionList(): ReactNode {
  const t = useText();
  const format = useFormats();
  const { viewer } = useLazyLoadQuery<sessionsDialogQuery>(
    query,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const revoking = useCommand<sessionsDialogRevokeMutation>(revoke);
  return (
    <ul className={classes.sessions}>
      {viewer?.sessions.map((session) => {
        const device = deviceName(session.userAgent);
        const name = device === null ? t('app.unknownDevice') : t('app.device', device);
        return (
          <li key={session.id} className={classes.session}>
            <Laptop size={18} aria-hidden="true" />
            <div className={classes.about}>
              <div className={classes.device}>
                {name}
                {session.isCurrent && <Badge tone="done">{t('app.thisSession')}</Badge>}
              </div>
              <div className={classes.times}>
                {t('app.sessionTimes', {
                  since: format.date(session.createdAt),
                  seen: format.relative(session.lastSeenAt),
                })}
              </div>
            </div>
            {!session.isCurrent && (
              <Button
                size="small"
                disabled={revoking.isPending}
                onClick={() => void revoking.run(() => ({ input: { id: session.id } }))}
              >
                {t('app.endSession')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
