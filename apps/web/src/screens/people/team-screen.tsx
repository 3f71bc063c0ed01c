import { useNavigate, useParams } from '@tanstack/react-router';
import { Pencil, Users, UserX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { teamScreenQuery } from '../../__generated__/teamScreenQuery.graphql.ts';
import { GroupDialog } from '../../features/people/group-dialog.tsx';
import { useGroups } from '../../features/people/group-members.ts';
import { TeamFacts, TeamMembers } from '../../features/people/facts/team-facts.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { PartyTabs } from './party-tabs.tsx';
import classes from './people-screen.module.css';

const query = graphql`
  query teamScreenQuery($ids: [ID!]!) {
    parties(ids: $ids) {
      id
      ... on Team {
        name
        permissions {
          edit
        }
        ...groupMembers_group
        ...teamFacts_team @alias(as: "facts")
      }
    }
  }
`;

/** A team: its members with their load and absences, open work, and history. */
export function TeamScreen(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { id = '' } = useParams({ strict: false });
  const { data } = useLiveQuery<teamScreenQuery>(query, { ids: [id] });
  const [isEditing, setIsEditing] = useState(false);
  const teams = data.parties.filter(({ facts }) => facts != null);
  const [group] = useGroups(teams);
  const [team] = teams;
  const list = { label: t('people.teams'), href: '/people?tab=teams' };
  if (group === undefined || team?.facts == null)
    return (
      <>
        <PageHeader breadcrumb={[list, { label: t('people.teamMissing') }]} icon={<Users />} />
        <EmptyState icon={<UserX />} title={t('people.teamMissing')} text={t('app.notFoundText')} />
      </>
    );
  return (
    <>
      <PageHeader
        breadcrumb={[list, { label: group.name }]}
        icon={<Users />}
        actions={
          team.permissions?.edit === true && (
            <Button icon={<Pencil />} onClick={() => setIsEditing(true)}>
              {t('people.edit')}
            </Button>
          )
        }
      />
      <PageBody>
        <TeamFacts team={team.facts} />
        <div className={classes.panel}>
          <PartyTabs
            partyId={id}
            href={`/teams/${id}`}
            members={<TeamMembers team={team.facts} />}
          />
        </div>
      </PageBody>
      {isEditing && (
        <GroupDialog
          kind="TEAM"
          group={group}
          onClose={() => setIsEditing(false)}
          onDeleted={() => void navigate({ to: '/people', search: { tab: 'teams' } })}
        />
      )}
    </>
  );
}
