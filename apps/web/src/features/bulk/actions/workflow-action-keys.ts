/** Keys of the frequent actions on workflows, on the focused row of a list and on its selection. */
export const workflowActionKeys = { TRANSFER: 'o', TAG_WORKFLOW: 't', PAUSE: 'p' } as const;
