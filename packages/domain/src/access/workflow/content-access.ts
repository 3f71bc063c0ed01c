import type { ContentAccess } from '../../blueprint/content.ts';
import { isMember, type Actor } from '../../party/actor.ts';

/** Facts that decide whether a task gives access to the whole workflow. */
export interface ContentFacts {
  /** Whether the viewer is an assignee, approver, or watcher of any task of the workflow. */
  readonly viewerTakesPart: boolean;
  readonly contentAccess: ContentAccess;
}

export const readsByTask = (actor: Actor, facts: ContentFacts): boolean =>
  isMember(actor) && facts.viewerTakesPart && facts.contentAccess === 'WORKFLOW';
