import type { PartyId } from '../../core/ids.ts';
import type { Absence, DutyKind } from '../../party/absence.ts';

/** Limit for delegates who are absent too. */
export const longestChain = 5;

/** The end of a chain of delegates: a present person, no one, or the person themselves. */
export type ChainEnd =
  | { readonly kind: 'FOUND'; readonly by: PartyId; readonly steps: number }
  | { readonly kind: 'BROKEN'; readonly why: 'LOOP' | 'TOO_LONG' | 'BARRED' | 'ALL_AWAY' | 'GONE' }
  | { readonly kind: 'STAYS' };

/**
 * Follows the delegates of an absent person and of absent delegates. A person without a delegate
 * keeps their own tasks, but not those delegated to them.
 */
export const followChain = (
  absence: Absence,
  duty: DutyKind,
  away: ReadonlyMap<PartyId, Absence>,
  barred: ReadonlySet<PartyId>,
): ChainEnd => {
  const passed = new Set<PartyId>([absence.person]);
  let next = absence.delegates[duty];
  if (next === null)
    return absence.orphaned.includes(duty) ? { kind: 'BROKEN', why: 'GONE' } : { kind: 'STAYS' };
  for (let steps = 1; steps <= longestChain; steps += 1) {
    if (passed.has(next)) return { kind: 'BROKEN', why: 'LOOP' };
    if (barred.has(next)) return { kind: 'BROKEN', why: 'BARRED' };
    const further = away.get(next);
    if (further === undefined) return { kind: 'FOUND', by: next, steps };
    passed.add(next);
    next = further.delegates[duty];
    if (next === null) return { kind: 'BROKEN', why: 'ALL_AWAY' };
  }
  return { kind: 'BROKEN', why: 'TOO_LONG' };
};
