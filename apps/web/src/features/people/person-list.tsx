import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type {
  personList_query$data,
  personList_query$key,
} from '../../__generated__/personList_query.graphql.ts';
import type { personListPageQuery } from '../../__generated__/personListPageQuery.graphql.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { loadMore } from '../../lib/list/load-more.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { DataList } from '../../ui/data-list/data-list.tsx';
import type { ListColumn } from '../../ui/data-list/list-line.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { accessLevelText } from './access-level-text.ts';
import { NamesFact } from './facts/names-fact.tsx';
import classes from './people.module.css';

const queryFragment = graphql`
  fragment personList_query on Query
  @refetchable(queryName: "personListPageQuery")
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
    search: { type: "String" }
  ) {
    users(first: $first, after: $after, search: $search) @connection(key: "personList_users") {
      edges {
        node {
          id
          name
          email
          accessLevel
          isAdmin
          isInvited
          deletedAt
          teams {
            id
            name
          }
          roles {
            id
            name
          }
          absence {
            endsOn
            isAway
          }
        }
      }
    }
  }
`;

type Person = personList_query$data['users']['edges'][number]['node'];

export interface PersonListProps {
  readonly query: personList_query$key;
  readonly isSearching: boolean;
  readonly onOpen: (id: string) => void;
}

export function PersonList({ query, isSearching, onOpen }: PersonListProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  const page = usePaginationFragment<personListPageQuery, personList_query$key>(
    queryFragment,
    query,
  );
  const people = page.data.users.edges.map(({ node }) => node);
  if (people.length === 0 && isSearching) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('people.noneFound')}
        text={t('people.noneFoundText')}
      />
    );
  }
  const columns: readonly ListColumn<Person>[] = [
    {
      key: 'name',
      header: t('people.name'),
      width: 'minmax(180px, 1.2fr)',
      isLead: true,
      render: ({ name, isAdmin, isInvited, deletedAt, absence }) => (
        <>
          <Avatar name={name} isDecorative />
          <span className={classes.name}>{name}</span>
          {isAdmin && <Badge tone="accent">{t('people.administrator')}</Badge>}
          {isInvited && deletedAt == null && <Badge>{t('people.invited')}</Badge>}
          {deletedAt != null && <Badge>{t('people.disabled')}</Badge>}
          {absence?.isAway === true && (
            <Badge>
              {t('absence.awayUntil', { date: formats.date(`${absence.endsOn}T12:00:00Z`) })}
            </Badge>
          )}
        </>
      ),
    },
    {
      key: 'email',
      header: t('people.email'),
      render: ({ email }) => <span className={classes.quiet}>{email}</span>,
    },
    {
      key: 'teams',
      header: t('people.teams'),
      width: 'minmax(0, 1fr)',
      render: ({ teams }) => <NamesFact names={teams.map(({ name }) => name)} />,
    },
    {
      key: 'roles',
      header: t('people.roles'),
      width: 'minmax(0, 1fr)',
      render: ({ roles }) => <NamesFact names={roles.map(({ name }) => name)} />,
    },
    {
      key: 'access',
      header: t('people.access'),
      width: '96px',
      render: ({ accessLevel }) => (
        <span className={classes.quiet}>{t(accessLevelText[accessLevel])}</span>
      ),
    },
  ];
  return (
    <DataList
      label={t('people.people')}
      showHeader
      items={people}
      getKey={({ id }) => id}
      getLabel={({ name }) => name}
      columns={columns}
      onOpen={({ id }) => onOpen(id)}
      onEndReached={loadMore(page, 50)}
    />
  );
}
