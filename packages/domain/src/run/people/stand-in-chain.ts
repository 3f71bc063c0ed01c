import type { PartyId } from '../../core/ids.ts';
import type { Absence, DutyKind } from '../../party/absence.ts';

/** How far a duty is passed on by people who are away themselves. */
export const longestChain = 5;

/** Where a duty ends up: with somebody who is there, with nobody who could be found, or where it was. */
export type ChainEnd =
  | { readonly kind: 'FOUND'; readonly by: PartyId; readonly steps: number }
  | { readonly kind: 'BROKEN'; readonly why: 'LOOP' | 'TOO_LONG' | 'BARRED' | 'ALL_AWAY' | 'GONE' }
  | { readonly kind: 'STAYS' };

/**
 * Follows whom somebody who is away names, and whom these name where they are away too. Whoever
 * names nobody keeps what is theirs, unless it was passed on to them.
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
