import { refuse, type Refusal } from '../core/refusal.ts';
import { isMember, type Actor } from '../party/actor.ts';
import { mayCreateBlueprint } from './library/blueprint-access.ts';

/** Allows internal users to see tags and their types. */
export const mayReadTags = (actor: Actor): Refusal | null =>
  isMember(actor) ? null : refuse('Forbidden');

/**
 * Allows creators to create, rename, merge, and delete tags and their types. They also decide which
 * tags blueprints have. Who tags an item follows from the right to edit it.
 */
export const mayManageTags = (actor: Actor): Refusal | null => mayCreateBlueprint(actor);
