import { Suspense, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type {
  personSessionsDialogMutation,
  personSessionsDialogMutation$data,
} from '../../__generated__/personSessionsDialogMutation.graphql.ts';
import type { personSessionsDialogQuery } from '../../__generated__/personSessionsDialogQuery.graphql.ts';
import { SessionList } from '../../fields/sessions/session-list.tsx';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useQuery } from '../../lib/api/use-screen-query.ts';

interface PersonSessionsDialogProps {
  readonly person: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Sessions of a person in the workspace, which an admin can end. */
export function PersonSessionsDialog({ person, onClose }: PersonSessionsDialogProps): ReactNode {
  const t = useText();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('people.sessionsOf', { name: person.name })}
      size="medium"
    >
      <Suspense fallback={<Skeleton rows={2} variant="cards" />}>
        <PersonSessions personId={person.id} />
      </Suspense>
    </Dialog>
  );
}

function PersonSessions({ personId }: { readonly personId: string }): ReactNode {
  const [left, setLeft] = useState<
    personSessionsDialogMutation$data['endSessionOfPerson']['sessions'] | null
  >(null);
  const { sessionsOfPerson } = useQuery<personSessionsDialogQuery>(
    graphql`
      query personSessionsDialogQuery($personId: ID!) {
        sessionsOfPerson(personId: $personId) {
          ...sessionList_session
        }
      }
    `,
    { personId },
    { fetchPolicy: 'store-and-network' },
  );
  const ending = useCommand<personSessionsDialogMutation>(
    graphql`
      mutation personSessionsDialogMutation($input: EndSessionOfPersonInput!) {
        endSessionOfPerson(input: $input) {
          sessions {
            ...sessionList_session
          }
        }
      }
    `,
    { onDone: ({ endSessionOfPerson }) => setLeft(endSessionOfPerson.sessions) },
  );
  return (
    <SessionList
      sessions={left ?? sessionsOfPerson}
      isPending={ending.isPending}
      onEnd={(id) => void ending.run(() => ({ input: { personId, id } }))}
    />
  );
}
