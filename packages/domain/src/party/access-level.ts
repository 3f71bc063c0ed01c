/**
 * What a person can see. INTERNAL: everything for employees. EXTERNAL: people of other companies,
 * only their own tasks and what is shared with them. LIMITED: employees who see only their own
 * tasks.
 */
export const accessLevels = ['INTERNAL', 'EXTERNAL', 'LIMITED'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** Returns whether the person belongs to the workspace: internal or limited, not external. */
export const isOfWorkspace = ({ accessLevel }: { readonly accessLevel: AccessLevel }): boolean =>
  accessLevel !== 'EXTERNAL';
