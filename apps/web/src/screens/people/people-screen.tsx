import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, Rows3, Users } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { peopleScreenGroupsQuery } from '../../__generated__/peopleScreenGroupsQuery.graphql.ts';
import type { peopleScreenInvitationsQuery } from '../../__generated__/peopleScreenInvitationsQuery.graphql.ts';
import type { peopleScreenUsersQuery } from '../../__generated__/peopleScreenUsersQuery.graphql.ts';
import { GroupDialog } from '../../features/people/group-dialog.tsx';
import { GroupList } from '../../features/people/group-list.tsx';
import { InvitationList } from '../../features/people/invitation-list.tsx';
import { InviteDialog } from '../../features/people/invite-dialog.tsx';
import { PersonList } from '../../features/people/person-list.tsx';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useNarrow } from '../../lib/layout/use-narrow.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EntityStates } from '../../ui/entity/entity-states.tsx';
import { NoPermission } from '../../ui/error-state/error-state.tsx';
import { SearchField } from '../../ui/filter-bar/filter-bar.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { tooltip } from '../../ui/tooltip/tooltip.ts';
import { findTab } from '../../ui/unknown-tab/find-tab.ts';
import { UnknownTab } from '../../ui/unknown-tab/unknown-tab.tsx';
import classes from './people-screen.module.css';

const usersQuery = graphql`
  query peopleScreenUsersQuery($search: String) {
    ...personList_query @arguments(search: $search)
  }
`;

const groupsQuery = graphql`
  query peopleScreenGroupsQuery {
    teams {
      id
      ...groupMembers_group
    }
    roles {
      id
      ...groupMembers_group
    }
  }
`;

const invitationsQuery = graphql`
  query peopleScreenInvitationsQuery {
    ...invitationList_query
  }
`;

const tabs = ['people', 'teams', 'roles', 'invitations'] as const;
type Tab = (typeof tabs)[number];

const createText = {
  people: 'people.addPerson',
  teams: 'people.addTeam',
  roles: 'people.addRole',
  invitations: 'people.addPerson',
} as const;

/** People, teams, and roles of the workspace. */
export function PeopleScreen(): ReactNode {
  const t = useText();
  const { navigation } = useViewer();
  const navigate = useNavigate();
  const { tab: wanted, search = '' } = useSearch({ strict: false });
  const tab = findTab(tabs, wanted);
  const asked = useDeferredValue(search.trim());
  const [isCreating, setIsCreating] = useState(false);
  const close = (): void => setIsCreating(false);
  const isInviting = tab === 'people' || tab === 'invitations';
  if (tab === null || (tab === 'invitations' && !navigation.invitePeople))
    return <UnknownTab href="/people" />;
  if (!navigation.people)
    return (
      <>
        <PageHeader breadcrumb={[{ label: t('app.people') }]} icon={<Users />} />
        <PageBody>
          <NoPermission />
        </PageBody>
      </>
    );

  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('app.people') }]}
        icon={<Users />}
        actions={
          (isInviting ? navigation.invitePeople : navigation.createPeople) && (
            <>
              {isInviting && <BulkInviteLink />}
              <Button kind="primary" icon={<Plus />} onClick={() => setIsCreating(true)}>
                {t(createText[tab])}
              </Button>
            </>
          )
        }
      />
      <Tabs<Tab>
        isWide
        label={t('people.tabs')}
        className={classes.tabs}
        tabs={[
          { key: 'people', label: t('people.people') },
          { key: 'teams', label: t('people.teams') },
          { key: 'roles', label: t('people.roles') },
          ...(navigation.invitePeople
            ? [{ key: 'invitations', label: t('people.invitations') } as const]
            : []),
        ]}
        value={tab}
        onChange={(next) => void navigate({ to: '/people', search: { tab: next }, replace: true })}
      >
        {tab === 'people' && (
          <div className={classes.bar}>
            <SearchField
              label={t('people.search')}
              value={search}
              onChange={(text) =>
                void navigate({ to: '/people', search: { tab, search: text }, replace: true })
              }
            />
          </div>
        )}
        <PageBody isFlush>
          <EntityStates key={tab} rows={10}>
            {tab === 'people' && <FoundPeople search={asked} />}
            {tab === 'invitations' && <Invitations />}
            {(tab === 'teams' || tab === 'roles') && <Groups kind={tab} />}
          </EntityStates>
        </PageBody>
      </Tabs>
      {isCreating && isInviting && <InviteDialog onClose={close} />}
      {isCreating && tab === 'teams' && <GroupDialog kind="TEAM" group={null} onClose={close} />}
      {isCreating && tab === 'roles' && <GroupDialog kind="ROLE" group={null} onClose={close} />}
    </>
  );
}

function BulkInviteLink(): ReactNode {
  const t = useText();
  const label = t('bulk.invite.title');
  const isNarrow = useNarrow(768);
  return (
    <LinkButton
      href="/admin/bulk-invite"
      icon={<Rows3 />}
      {...(isNarrow && { 'aria-label': label, ...tooltip(label) })}
    >
      {!isNarrow && label}
    </LinkButton>
  );
}

function FoundPeople({ search }: { readonly search: string }): ReactNode {
  const navigate = useNavigate();
  const variables = { search: search === '' ? null : search };
  const { data } = useLiveQuery<peopleScreenUsersQuery>(usersQuery, variables);
  return (
    <PersonList
      query={data}
      isSearching={search !== ''}
      onOpen={(id) => void navigate({ to: '/people/$id', params: { id }, search: {} })}
    />
  );
}

function Invitations(): ReactNode {
  const navigate = useNavigate();
  const { data } = useLiveQuery<peopleScreenInvitationsQuery>(invitationsQuery, {});
  return (
    <InvitationList
      query={data}
      onOpen={(id) => void navigate({ to: '/people/$id', params: { id }, search: {} })}
    />
  );
}

function Groups({ kind }: { readonly kind: 'teams' | 'roles' }): ReactNode {
  const { data } = useLiveQuery<peopleScreenGroupsQuery>(groupsQuery, {});
  return <GroupList kind={kind === 'teams' ? 'TEAM' : 'ROLE'} groups={data[kind]} />;
}
