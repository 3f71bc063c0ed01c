/** Task types that can be added to a stage. */
export const taskKinds = ['DEFAULT', 'APPROVAL', 'AUTOMATION', 'LINKED_WORKFLOW'] as const;
export type TaskKind = (typeof taskKinds)[number];
