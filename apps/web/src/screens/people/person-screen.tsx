import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { personScreenQuery } from '../../__generated__/personScreenQuery.graphql.ts';
import { AbsenceButton } from '../../features/absence/absence-button.tsx';
import { PersonDialog } from '../../features/people/person-dialog.tsx';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

const query = graphql`
  query personScreenQuery($ids: [ID!]!) {
    parties(ids: $ids) {
      id
      name
      ... on User {
        permissions {
          editAbsence
        }
        ...personDialog_person @alias(as: "details")
      }
    }
  }
`;

/** A person, as a dialog over the list of people. */
export function PersonScreen(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { id = '' } = useParams({ strict: false });
  const { tab, search } = useSearch({ strict: false });
  const data = useScreenQuery<personScreenQuery>(query, { ids: [id] });
  const person = data.parties.find(({ details }) => details != null);
  const close = (): void =>
    void navigate({
      to: '/people',
      search: { ...(tab && { tab }), ...(search && { search }) },
      replace: true,
    });
  if (person?.details == null) {
    return (
      <Dialog isOpen size="small" title={t('people.missing')} onClose={close}>
        <EmptyState icon={<UserX />} title={t('people.missing')} text={t('app.notFoundText')} />
      </Dialog>
    );
  }
  return (
    <PersonDialog
      key={id}
      person={person.details}
      extra={
        person.permissions?.editAbsence === true ? <AbsenceButton person={person} /> : undefined
      }
      onClose={close}
    />
  );
}
