import { graphql, useFragment } from 'react-relay';
import type {
  groupMembers_group$data,
  groupMembers_group$key,
} from '../../__generated__/groupMembers_group.graphql.ts';

const groupFragment = graphql`
  fragment groupMembers_group on Party @relay(plural: true) {
    id
    name
    ... on Team {
      type
      teamEmail: email
      admins {
        id
        name
        kind
        email
      }
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

/** A team or role. */
export type Group = groupMembers_group$data[number];

/** Returns teams or roles with their members. */
export const useGroups = (groups: groupMembers_group$key): readonly Group[] =>
  useFragment(groupFragment, groups);

export const membersOf = (group: Group): NonNullable<Group['teamMembers']> =>
  group.teamMembers ?? group.roleMembers ?? [];
