/** A person, a team, or a role: what tasks are assigned to. */
export type PartyKind = 'USER' | 'TEAM' | 'ROLE';
