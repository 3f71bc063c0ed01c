/**
 * Roles that the product itself knows; each workspace is born with them. CREATOR makes
 * blueprints and starts workflows, PUBLISHER publishes, PEOPLE_ADMIN keeps people, teams
 * and roles, INTEGRATION_ADMIN the connections to other servers and what goes wrong with them.
 */
export const systemRoles = ['CREATOR', 'PUBLISHER', 'PEOPLE_ADMIN', 'INTEGRATION_ADMIN'] as const;
export type SystemRole = (typeof systemRoles)[number];

/** Names under which the roles appear in a new workspace. */
export const systemRoleNames: Readonly<Record<SystemRole, string>> = {
  CREATOR: 'Creator',
  PUBLISHER: 'Publisher',
  PEOPLE_ADMIN: 'People admin',
  INTEGRATION_ADMIN: 'Integration admin',
};
