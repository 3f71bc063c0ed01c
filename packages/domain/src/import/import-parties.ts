import { foldedName } from '../core/folded-name.ts';
import type { PartyId } from '../core/ids.ts';
import { cleanName, partyNameMaxLength } from '../party/person-rules.ts';
import { writtenNames } from '../party/written-names.ts';

/** Someone whom work can be given to already. */
export interface ImportParty {
  readonly id: PartyId;
  readonly name: string;
  readonly kind: 'USER' | 'TEAM' | 'ROLE';
  /** Of a user. */
  readonly email?: string | null;
}

export interface PartyResolver {
  /** The parties that a cell such as "Comms / Release Signal" names, created where missing. */
  readonly resolve: (cell: string) => readonly PartyId[];
  /** Roles that `resolve` had to create so far. */
  readonly newRoles: () => readonly { readonly id: PartyId; readonly name: string }[];
}

/** What people write if no one is meant. */
const noOne = /^(?:-+|–|—|\?+|n\/?a|none|nobody|tbd|tbc|tba|open|offen|niemand|personne|nadie)$/i;

/** A slash separates only between spaces: "CI/CD lead" is one role, "Comms / Docs" are two. */
export const splitParties = (cell: string): readonly string[] =>
  cell
    .split(/ [/&+|] |[,;\n、，；]/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && !noOne.test(name));

/** "Doe, Jane" as "Jane Doe". */
const turned = (cell: string): string => {
  const [last = '', first = '', ...more] = cell.split(',').map((part) => part.trim());
  return more.length > 0 || first === '' || last === '' ? '' : `${first} ${last}`;
};

/**
 * Finds parties by name or e-mail address, people before teams before roles. A name that no one
 * has becomes a role: a plan names functions far more often than people.
 */
export function partyResolver(
  known: readonly ImportParty[],
  newRoleId: (name: string) => PartyId,
): PartyResolver {
  const ids = new Map<string, PartyId>();
  const created: { readonly id: PartyId; readonly name: string }[] = [];
  for (const kind of ['ROLE', 'TEAM', 'USER'] as const)
    for (const party of known)
      if (party.kind === kind) {
        ids.set(foldedName(party.name), party.id);
        if (party.email) ids.set(foldedName(party.email), party.id);
      }
  const find = (written: string): PartyId | undefined => {
    for (const name of writtenNames(written)) {
      const id = ids.get(foldedName(name));
      if (id !== undefined) return id;
    }
    return undefined;
  };
  const resolveName = (written: string): PartyId => {
    const found = find(written);
    if (found !== undefined) return found;
    const clean = roleName(writtenNames(written).at(-1) ?? written);
    const same = ids.get(foldedName(clean));
    const id = same ?? newRoleId(clean);
    if (same === undefined) created.push({ id, name: clean });
    ids.set(foldedName(clean), id).set(foldedName(written), id);
    return id;
  };
  return {
    resolve: (cell) => {
      const plain = cell.replaceAll(/[^\S\n]+/g, ' ').trim();
      // A name can have a comma or a slash of its own.
      const whole = plain === '' ? undefined : (find(plain) ?? find(turned(plain)));
      return whole !== undefined ? [whole] : [...new Set(splitParties(plain).map(resolveName))];
    },
    newRoles: () => created,
  };
}

/** Shouted everyday words are written as a name: "ALL" reads "All", while "QA" stays. */
function roleName(name: string): string {
  const shouted = /^(?:ALL|EVERYONE|TEAM|OWNER|LEAD)$/.test(name);
  const clean = cleanName(shouted ? name.slice(0, 1) + name.slice(1).toLowerCase() : name);
  return [...clean].slice(0, partyNameMaxLength).join('').trim();
}
