import { isMember, type Actor } from '../actor.ts';

/**
 * What people with a task in a workflow can view. WORKFLOW: everything. OWN_TASKS: their own tasks
 * and what is shared with those. External and limited users always view only their own tasks.
 */
export const contentAccesses = ['WORKFLOW', 'OWN_TASKS'] as const;
export type ContentAccess = (typeof contentAccesses)[number];

/** Facts that decide whether a task gives access to the whole workflow. */
export interface ContentFacts {
  /** Whether the viewer is an assignee, approver, or watcher of any task of the workflow. */
  readonly viewerTakesPart: boolean;
  readonly contentAccess: ContentAccess;
}

export const readsByTask = (actor: Actor, facts: ContentFacts): boolean =>
  isMember(actor) && facts.viewerTakesPart && facts.contentAccess === 'WORKFLOW';
