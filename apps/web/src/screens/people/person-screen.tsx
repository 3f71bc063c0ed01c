import { useParams } from '@tanstack/react-router';
import { Laptop, Pencil, Users, UserX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { personScreenQuery } from '../../__generated__/personScreenQuery.graphql.ts';
import { AbsenceButton } from '../../features/absence/absence-button.tsx';
import { PersonDialog } from '../../features/people/person-dialog.tsx';
import { PersonSessionsDialog } from '../../features/people/person-sessions-dialog.tsx';
import { PersonFacts } from '../../features/people/facts/person-facts.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { PartyTabs } from './party-tabs.tsx';
import classes from './people-screen.module.css';

const query = graphql`
  query personScreenQuery($ids: [ID!]!) {
    parties(ids: $ids) {
      id
      name
      ... on User {
        permissions {
          edit
          editAbsence
        }
        ...personDialog_person @alias(as: "details")
        ...personFacts_person @alias(as: "facts")
      }
    }
  }
`;

/** A person: who they are, their open work, absence, and history. */
export function PersonScreen(): ReactNode {
  const t = useText();
  const { id = '' } = useParams({ strict: false });
  const { data } = useLiveQuery<personScreenQuery>(query, { ids: [id] });
  const [isEditing, setIsEditing] = useState(false);
  const [areSessionsOpen, setAreSessionsOpen] = useState(false);
  const person = data.parties.find(({ details }) => details != null);
  const list = { label: t('app.people'), href: '/people' };
  if (person?.details == null || person.facts == null)
    return (
      <>
        <PageHeader breadcrumb={[list, { label: t('people.missing') }]} icon={<Users />} />
        <EmptyState icon={<UserX />} title={t('people.missing')} text={t('app.notFoundText')} />
      </>
    );
  return (
    <>
      <PageHeader
        breadcrumb={[list, { label: person.name }]}
        icon={<Users />}
        actions={
          <>
            {person.permissions?.editAbsence === true && <AbsenceButton person={person} />}
            {person.permissions?.edit === true && (
              <>
                <Button icon={<Laptop />} onClick={() => setAreSessionsOpen(true)}>
                  {t('app.sessions')}
                </Button>
                <Button icon={<Pencil />} onClick={() => setIsEditing(true)}>
                  {t('people.edit')}
                </Button>
              </>
            )}
          </>
        }
      />
      <PageBody>
        <PersonFacts person={person.facts} />
        <div className={classes.panel}>
          <PartyTabs partyId={id} href={`/people/${id}`} />
        </div>
      </PageBody>
      {areSessionsOpen && (
        <PersonSessionsDialog person={person} onClose={() => setAreSessionsOpen(false)} />
      )}
      {isEditing && (
        <PersonDialog key={id} person={person.details} onClose={() => setIsEditing(false)} />
      )}
    </>
  );
}
