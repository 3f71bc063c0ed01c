import { refuse, type Refusal } from '../core/refusal.ts';
import { isMember, type Actor } from './actor.ts';
import { mayCreateBlueprint } from './blueprint-access.ts';

/** Allows internal users. Others see tags only on their own tasks. */
export const mayReadTagTypes = (actor: Actor): Refusal | null =>
  isMember(actor) ? null : refuse('Forbidden');

/** Allows creators, who also decide which tags blueprints have. */
export const mayManageTagTypes = (actor: Actor): Refusal | null => mayCreateBlueprint(actor);
