import { refuse, type Refusal } from '../core/refusal.ts';
import { isMember, type Actor } from './actor.ts';
import { standInsOf, type Assigned, type StandIn } from './stand-in.ts';

/** Allows internal users to see absences, delegates, and tags. */
export const mayReadInside = (actor: Actor): Refusal | null =>
  isMember(actor) ? null : refuse('Forbidden');

/** Returns the delegates that the person can see: internal users see all, others only their own. */
export const visibleStandIns = (actor: Actor, task: Assigned): readonly StandIn[] =>
  mayReadInside(actor) === null
    ? standInsOf(task)
    : standInsOf(task).filter(({ by }) => actor.parties.includes(by));
