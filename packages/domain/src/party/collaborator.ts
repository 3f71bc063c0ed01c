import type { PartyId } from '../core/ids.ts';
import { isMember, type Actor } from './actor.ts';

/**
 * Access that is shared with a person, team, or role: manage the workflow like its owner, or view
 * it.
 */
export const workflowAccesses = ['EDITOR', 'VIEWER'] as const;
export type WorkflowAccess = (typeof workflowAccesses)[number];

export interface Collaborator {
  readonly party: PartyId;
  readonly access: WorkflowAccess;
}

/** Facts on who a workflow is shared with. */
interface Shared {
  readonly collaborators: readonly Collaborator[];
}

/** Returns whether the workflow is shared with the person. */
export const isCollaborator = (actor: Actor, { collaborators }: Shared): boolean =>
  collaborators.some(({ party }) => actor.parties.includes(party));

/** Returns whether the person is an editor. External users can't be. */
export const isEditor = (actor: Actor, { collaborators }: Shared): boolean =>
  isMember(actor) &&
  collaborators.some(({ party, access }) => access === 'EDITOR' && actor.parties.includes(party));

/** Returns one entry for each person, team, and role, with the wider access. */
export const distinctCollaborators = (
  granted: readonly Collaborator[],
): readonly Collaborator[] => {
  const found = new Map<PartyId, Collaborator>();
  for (const one of granted)
    if (one.access === 'EDITOR' || !found.has(one.party)) found.set(one.party, one);
  return [...found.values()];
};
