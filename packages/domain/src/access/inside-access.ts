import { refuse, type Refusal } from '../core/refusal.ts';
import { isMember, type Actor } from './actor.ts';
import { standInsOf, type Assigned, type StandIn } from './stand-in.ts';

/** Who is away, who would step in, and the words that work is sorted by: for members of the workspace alone. */
export const mayReadInside = (actor: Actor): Refusal | null =>
  isMember(actor) ? null : refuse('Forbidden');

/** The stand-ins that the person is told of: members of all, others of those that they are themselves. */
export const visibleStandIns = (actor: Actor, task: Assigned): readonly StandIn[] =>
  mayReadInside(actor) === null
    ? standInsOf(task)
    : standInsOf(task).filter(({ by }) => actor.parties.includes(by));
