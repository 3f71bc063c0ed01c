import { Suspense, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { sessionsDialogQuery } from '../../__generated__/sessionsDialogQuery.graphql.ts';
import type { sessionsDialogRevokeMutation } from '../../__generated__/sessionsDialogRevokeMutation.graphql.ts';
import { SessionList } from '../../fields/sessions/session-list.tsx';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useQuery } from '../../lib/api/use-screen-query.ts';

const query = graphql`
  query sessionsDialogQuery {
    viewer {
      id
      sessions {
        ...sessionList_session
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
          ...sessionList_session
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
        <OwnSessions />
      </Suspense>
    </Dialog>
  );
}

function OwnSessions(): ReactNode {
  const { viewer } = useQuery<sessionsDialogQuery>(query, {}, { fetchPolicy: 'store-and-network' });
  const revoking = useCommand<sessionsDialogRevokeMutation>(revoke);
  if (viewer == null) return null;
  return (
    <SessionList
      sessions={viewer.sessions}
      isPending={revoking.isPending}
      onEnd={(id) => void revoking.run(() => ({ input: { id } }))}
    />
  );
}
