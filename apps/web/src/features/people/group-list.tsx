import { IdCard, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { groupList_group$key } from '../../__generated__/groupList_group.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { AvatarGroup } from '../../ui/avatar/avatar-group.tsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { EntityList } from '../../ui/entity/entity-list.tsx';
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
      allowsInviting
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
  const isTeam = kind === 'TEAM';
  return (
    <EntityList<Group>
      label={t(isTeam ? 'people.teams' : 'people.roles')}
      icon={isTeam ? <Users /> : <IdCard />}
      items={useFragment(groupFragment, groups)}
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
          render: (group) => (
            <>
              <Avatar name={group.name} kind={kind} isDecorative />
              <span className={classes.name}>{group.name}</span>
              {group.isSystem === true && <Badge>{t('people.systemRole')}</Badge>}
              {group.allowsInviting === true && <Badge>{t('people.allowsInviting')}</Badge>}
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
      ]}
      dialog={(group, onClose) => (
        <GroupDialog key={group?.id} kind={kind} group={group} onClose={onClose} />
      )}
    />
  );
}
