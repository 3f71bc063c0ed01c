import type { PartyId } from '../core/ids.ts';
import { isMember, type Actor } from './actor.ts';

/** What a person, team or role was granted of a workflow: to keep it in order with its owner, or to read it. */
export const workflowAccesses = ['EDITOR', 'VIEWER'] as const;
export type WorkflowAccess = (typeof workflowAccesses)[number];

export interface Collaborator {
  readonly party: PartyId;
  readonly access: WorkflowAccess;
}

/** What tells who was granted something. */
interface Shared {
  readonly collaborators: readonly Collaborator[];
}

/** Whoever was granted anything reads it, a partner too. */
export const isCollaborator = (actor: Actor, { collaborators }: Shared): boolean =>
  collaborators.some(({ party }) => actor.parties.includes(party));

/** Keeping a workflow in order is for members of the workspace. */
export const isEditor = (actor: Actor, { collaborators }: Shared): boolean =>
  isMember(actor) &&
  collaborators.some(({ party, access }) => access === 'EDITOR' && actor.parties.includes(party));

/** One grant for each party, the wider where there are two. */
export const distinctCollaborators = (
  granted: readonly Collaborator[],
): readonly Collaborator[] => {
  const found = new Map<PartyId, Collaborator>();
  for (const one of granted)
    if (one.access === 'EDITOR' || !found.has(one.party)) found.set(one.party, one);
  return [...found.values()];
};
