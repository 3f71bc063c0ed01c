import { useNavigate } from '@tanstack/react-router';
import { IdCard, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { groupMembers_group$key } from '../../__generated__/groupMembers_group.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { AvatarGroup } from '../../ui/avatar/avatar-group.tsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { EntityList } from '../../ui/entity/entity-list.tsx';
import { membersOf, useGroups, type Group } from './group-members.ts';
import { GroupDialog } from './group-dialog.tsx';
import { NamesFact } from './facts/names-fact.tsx';
import classes from './people.module.css';

export interface GroupListProps {
  readonly kind: 'TEAM' | 'ROLE';
  readonly groups: groupMembers_group$key;
}

/** Teams or roles with their members. */
export function GroupList({ kind, groups }: GroupListProps): ReactNode {
  const t = useText();
  const isTeam = kind === 'TEAM';
  const navigate = useNavigate();
  return (
    <EntityList<Group>
      label={t(isTeam ? 'people.teams' : 'people.roles')}
      icon={isTeam ? <Users /> : <IdCard />}
      items={useGroups(groups)}
      getKey={({ id }) => id}
      getName={({ name }) => name}
      empty={{
        title: t(isTeam ? 'people.noTeams' : 'people.noRoles'),
        text: t(isTeam ? 'people.noTeamsText' : 'people.noRolesText'),
      }}
      columns={[
        {
          key: 'name',
          header: t('people.name'),
          width: 'minmax(180px, 1fr)',
          isLead: true,
          sortValue: ({ name }) => name,
          render: (group) => (
            <>
              <Avatar name={group.name} kind={kind} isDecorative />
              <span className={classes.name}>{group.name}</span>
              {group.type === 'EXTERNAL' && <Badge>{t('people.external')}</Badge>}
              {group.isSystem === true && <Badge>{t('people.systemRole')}</Badge>}
              {group.allowsInviting === true && <Badge>{t('people.allowsInviting')}</Badge>}
            </>
          ),
        },
        {
          key: 'members',
          header: t('people.members'),
          width: 'minmax(0, 2fr)',
          sortValue: (group) => membersOf(group).length,
          render: (group) => (
            <>
              <AvatarGroup parties={membersOf(group)} max={5} isDecorative />
              <NamesFact names={membersOf(group).map(({ name }) => name)} />
            </>
          ),
        },
      ]}
      {...(isTeam
        ? {
            onOpen: ({ id }) => void navigate({ to: '/teams/$id', params: { id }, search: {} }),
          }
        : {
            dialog: (group, onClose) => (
              <GroupDialog key={group?.id} kind={kind} group={group} onClose={onClose} />
            ),
          })}
    />
  );
}
