import type { PartyId } from '../core/ids.ts';
import { cleanName, partyNameMaxLength } from '../party/person-rules.ts';

/** Someone whom work can be given to already. */
export interface ImportParty {
  readonly id: PartyId;
  readonly name: string;
  readonly kind: 'USER' | 'TEAM' | 'ROLE';
  /** Of a user. */
  readonly email?: string | null;
}

export interface PartyResolver {
  /** The parties that a cell such as "Comms / Release Signal" names, made where missing. */
  readonly resolve: (cell: string) => readonly PartyId[];
  /** Roles that `resolve` had to make so far. */
  readonly newRoles: () => readonly { readonly id: PartyId; readonly name: string }[];
}

/** What people write when nobody is meant. */
const nobody = /^(?:-+|–|—|\?+|n\/?a|none|nobody|tbd|tbc|tba|open|offen|niemand|personne|nadie)$/i;

/** A slash separates only between spaces: "CI/CD lead" is one role, "Comms / Docs" are two. */
export const splitParties = (cell: string): readonly string[] =>
  cell
    .split(/\s+[/&+|]\s+|[,;\n、，；]/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && !nobody.test(name));

/**
 * Finds parties by name or e-mail, roles before teams before people. A name that nobody
 * has becomes a role: a plan names functions far more often than persons.
 */
export function partyResolver(
  known: readonly ImportParty[],
  newRoleId: (name: string) => PartyId,
): PartyResolver {
  const ids = new Map<string, PartyId>();
  const made: { readonly id: PartyId; readonly name: string }[] = [];
  for (const kind of ['USER', 'TEAM', 'ROLE'] as const)
    for (const party of known)
      if (party.kind === kind) {
        ids.set(party.name.trim().toLowerCase(), party.id);
        if (party.email) ids.set(party.email.trim().toLowerCase(), party.id);
      }
  const resolveName = (name: string): PartyId => {
    const found = ids.get(name.toLowerCase());
    if (found !== undefined) return found;
    const clean = roleName(name);
    const same = ids.get(clean.toLowerCase());
    const id = same ?? newRoleId(clean);
    if (same === undefined) made.push({ id, name: clean });
    ids.set(clean.toLowerCase(), id).set(name.toLowerCase(), id);
    return id;
  };
  return {
    resolve: (cell) => [...new Set(splitParties(cell).map(resolveName))],
    newRoles: () => made,
  };
}

/** Shouted everyday words are written as a name: "ALL" reads "All", while "QA" stays. */
function roleName(name: string): string {
  const shouted = /^(?:ALL|EVERYONE|TEAM|OWNER|LEAD)$/.test(name);
  const clean = cleanName(shouted ? name.slice(0, 1) + name.slice(1).toLowerCase() : name);
  return [...clean].slice(0, partyNameMaxLength).join('').trim();
}
