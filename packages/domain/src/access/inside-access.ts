import { refuse, type Refusal } from '../core/refusal.ts';
import { isMember, type Actor } from '../party/actor.ts';
import { delegatesOf, type Assigned, type Delegate } from '../party/delegate.ts';

/** Allows internal users to see absences, delegates, and tags. */
export const mayReadInside = (actor: Actor): Refusal | null =>
  isMember(actor) ? null : refuse('Forbidden');

/** Returns the delegates that the person can see: internal users see all, others only their own. */
export const visibleDelegates = (actor: Actor, task: Assigned): readonly Delegate[] =>
  mayReadInside(actor) === null
    ? delegatesOf(task)
    : delegatesOf(task).filter(({ by }) => actor.parties.includes(by));
