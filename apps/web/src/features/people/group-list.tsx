import { IdCard, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { groupList_group$key } from '../../__generated__/groupList_group.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { AvatarGroup } from '../../ui/avatar/avatar-group.tsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { DataList } from '../../ui/data-list/data-list.tsx';
import type { ListColumn } from '../../ui/data-list/list-line.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { membersOf, type Group } from './group-members.ts';
import { GroupDialog } from './group-dialog.tsx';
import { NamesFact } from './names-fact.tsx';
import classes from './people.module.css';

const groupFragment = graphql`
  fragment groupList_group on Party @relay(plural: true) {
    id
    name
    ... on Team {
      teamMembers: members {
        id
        name
        kind
        email
      }
      permissions {
        edit
        delete
      }
    }
    ... on Role {
      isSystem
      roleMembers: members {
        id
        name
        kind
        email
      }
      permissions {
        edit
        delete
      }
    }
  }
`;

export interface GroupListProps {
  readonly kind: 'TEAM' | 'ROLE';
  readonly groups: groupList_group$key;
}

/** Teams or roles with their members. */
export function GroupList({ kind, groups }: GroupListProps): ReactNode {
  const t = useText();
  const [openId, setOpenId] = useState<string | null>(null);
  const listed = useFragment(groupFragment, groups);
  const open = listed.find(({ id }) => id === openId);
  if (listed.length === 0) {
    return kind === 'TEAM' ? (
      <EmptyState icon={<Users />} title={t('people.noTeams')} text={t('people.noTeamsText')} />
    ) : (
      <EmptyState icon={<IdCard />} title={t('people.noRoles')} text={t('people.noRolesText')} />
    );
  }
  const columns: readonly ListColumn<Group>[] = [
    {
      key: 'name',
      header: t('people.name'),
      width: 'minmax(180px, 1fr)',
      isLead: true,
      render: (group) => (
        <>
          <Avatar name={group.name} kind={kind} isDecorative />
          <span className={classes.name}>{group.name}</span>
          {group.isSystem === true && <Badge>{t('people.systemRole')}</Badge>}
        </>
      ),
    },
    {
      key: 'members',
      header: t('people.members'),
      width: 'minmax(0, 2fr)',
      render: (group) => (
        <>
          <AvatarGroup parties={membersOf(group)} max={5} isDecorative />
          <NamesFact names={membersOf(group).map(({ name }) => name)} />
        </>
      ),
    },
  ];
  return (
    <>
      <DataList
        label={t(kind === 'TEAM' ? 'people.teams' : 'people.roles')}
        showHeader
        items={listed}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        columns={columns}
        onOpen={({ id }) => setOpenId(id)}
      />
      {open !== undefined && (
        <GroupDialog key={open.id} kind={kind} group={open} onClose={() => setOpenId(null)} />
      )}
    </>
  );
}
