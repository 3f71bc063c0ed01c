/**
 * Built-in roles of each workspace. CREATOR edits blueprints and starts workflows, PUBLISHER
 * publishes, PEOPLE_ADMIN manages people, teams, and roles, INTEGRATION_ADMIN manages integrations
 * and fixes failed requests.
 */
export const systemRoles = ['CREATOR', 'PUBLISHER', 'PEOPLE_ADMIN', 'INTEGRATION_ADMIN'] as const;
export type SystemRole = (typeof systemRoles)[number];

/** Names of the roles in a new workspace. */
export const systemRoleNames: Readonly<Record<SystemRole, string>> = {
  CREATOR: 'Creator',
  PUBLISHER: 'Publisher',
  PEOPLE_ADMIN: 'People admin',
  INTEGRATION_ADMIN: 'Integration admin',
};
