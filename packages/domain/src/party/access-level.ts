/**
 * How much of the workspace a person sees. INTERNAL: its members. EXTERNAL: people of a
 * partner, who see their own tasks and what was granted to them. LIMITED: members who
 * see only the tasks that they are on.
 */
export const accessLevels = ['INTERNAL', 'EXTERNAL', 'LIMITED'] as const;
export type AccessLevel = (typeof accessLevels)[number];
