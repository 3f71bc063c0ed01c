import { Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, Users } from 'lucide-react';
import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { peopleScreenGroupsQuery } from '../../__generated__/peopleScreenGroupsQuery.graphql.ts';
import type { peopleScreenUsersQuery } from '../../__generated__/peopleScreenUsersQuery.graphql.ts';
import { GroupDialog } from '../../features/people/group-dialog.tsx';
import { GroupList } from '../../features/people/group-list.tsx';
import { PersonDialog } from '../../features/people/person-dialog.tsx';
import { PersonList } from '../../features/people/person-list.tsx';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useLiveChanges } from '../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { SearchField } from '../../ui/filter-bar/filter-bar.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
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
      ...groupList_group
    }
    roles {
      id
      ...groupList_group
    }
  }
`;

const tabs = ['people', 'teams', 'roles'] as const;
type Tab = (typeof tabs)[number];

const createText = {
  people: 'people.addPerson',
  teams: 'people.addTeam',
  roles: 'people.addRole',
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
  if (tab === null) return <UnknownTab href="/people" />;

  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('app.people') }]}
        icon={<Users />}
        actions={
          (tab === 'people' ? navigation.invitePeople : navigation.createPeople) && (
            <Button kind="primary" icon={<Plus />} onClick={() => setIsCreating(true)}>
              {t(createText[tab])}
            </Button>
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
          <Suspense key={tab} fallback={<PageWait rows={10} />}>
            {tab === 'people' ? <FoundPeople search={asked} /> : <Groups kind={tab} />}
          </Suspense>
        </PageBody>
      </Tabs>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      {isCreating && tab === 'people' && <PersonDialog person={null} onClose={close} />}
      {isCreating && tab === 'teams' && <GroupDialog kind="TEAM" group={null} onClose={close} />}
      {isCreating && tab === 'roles' && <GroupDialog kind="ROLE" group={null} onClose={close} />}
    </>
  );
}

function FoundPeople({ search }: { readonly search: string }): ReactNode {
  const navigate = useNavigate();
  const variables = { search: search === '' ? null : search };
  const data = useScreenQuery<peopleScreenUsersQuery>(usersQuery, variables);
  useLiveChanges({ lists: true }, useRefresh<peopleScreenUsersQuery>(usersQuery, variables));
  return (
    <PersonList
      query={data}
      isSearching={search !== ''}
      onOpen={(id) => void navigate({ to: '/people/$id', params: { id }, search: { search } })}
    />
  );
}

function Groups({ kind }: { readonly kind: 'teams' | 'roles' }): ReactNode {
  const data = useScreenQuery<peopleScreenGroupsQuery>(groupsQuery, {});
  useLiveChanges({ lists: true }, useRefresh<peopleScreenGroupsQuery>(groupsQuery, {}));
  return <GroupList kind={kind === 'teams' ? 'TEAM' : 'ROLE'} groups={data[kind]} />;
}
