import type { groupList_group$data } from '../../__generated__/groupList_group.graphql.ts';

/** A team or role. */
export type Group = groupList_group$data[number];

export const membersOf = (group: Group): NonNullable<Group['teamMembers']> =>
  group.teamMembers ?? group.roleMembers ?? [];
