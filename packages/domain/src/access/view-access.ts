import type { PartyId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { isMember, type Actor } from '../party/actor.ts';

/** Facts that decide who can use a saved view. */
export interface ViewFacts {
  readonly ownerId: PartyId;
  readonly isForEveryone: boolean;
  /** People, teams, and roles that the owner shares it with. */
  readonly sharedWith: readonly PartyId[];
}

/** Allows internal users to save views, because only they have a list of workflows. */
export const mayCreateView = (actor: Actor): Refusal | null =>
  isMember(actor) ? null : refuse('Forbidden');

/**
 * Allows the owner to use a view, and internal users if it is shared with them. A view gives no
 * rights on workflows.
 */
export const mayReadView = (actor: Actor, view: ViewFacts): Refusal | null =>
  mayCreateView(actor) ??
  (actor.id === view.ownerId ||
  view.isForEveryone ||
  view.sharedWith.some((party) => actor.parties.includes(party))
    ? null
    : refuse('Forbidden'));

/** Allows only the owner to change, share, or delete a view. */
export const mayEditView = (actor: Actor, view: Pick<ViewFacts, 'ownerId'>): Refusal | null =>
  mayCreateView(actor) ?? (actor.id === view.ownerId ? null : refuse('Forbidden'));
