import { isMember, type Actor } from './actor.ts';

/**
 * What everyone with a task in a workflow sees, as its blueprint decides. WORKFLOW: all of it; OWN_TASKS: their own
 * tasks and what is shared with those. External and limited users see their own tasks only, either way.
 */
export const contentAccesses = ['WORKFLOW', 'OWN_TASKS'] as const;
export type ContentAccess = (typeof contentAccesses)[number];

/** What decides whether a task in a workflow lets somebody read all of it. */
export interface ContentFacts {
  /** Whether the viewer is an assignee, approver, or watcher of any task of the workflow. */
  readonly viewerTakesPart: boolean;
  readonly contentAccess: ContentAccess;
}

export const readsByTask = (actor: Actor, facts: ContentFacts): boolean =>
  isMember(actor) && facts.viewerTakesPart && facts.contentAccess === 'WORKFLOW';
