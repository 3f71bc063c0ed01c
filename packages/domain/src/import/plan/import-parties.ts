import { blueprintLimits } from '../../blueprint/validate/validate.ts';
import { foldedName } from '../../core/names/folded-name.ts';
import type { PartyId } from '../../core/ids.ts';
import { cleanName, partyNameMaxLength } from '../../party/person-rules.ts';
import { writtenNames } from '../../party/written-names.ts';
import type { PartyKind } from '../../party/party-kind.ts';

/** An existing person, team, or role. */
export interface ImportParty {
  readonly id: PartyId;
  readonly name: string;
  readonly kind: PartyKind;
  /** Email address of a person. */
  readonly email?: string | null;
}

/** People, teams, and roles that a cell names. */
export interface NamedParties {
  readonly parties: readonly PartyId[];
  /** Ambiguous names: several people or teams have them. */
  readonly shared: readonly string[];
  /**
   * True if the cell names more people, teams, and roles than a task can have. The additional ones
   * are left out.
   */
  readonly areTooMany: boolean;
}

export interface PartyResolver {
  /**
   * Returns the people, teams, and roles that a cell such as "Comms / Release Signal" names.
   * Missing roles are created.
   */
  readonly resolve: (cell: string) => NamedParties;
  /** Roles that `resolve` created so far. */
  readonly newRoles: () => readonly { readonly id: PartyId; readonly name: string }[];
}

/** Words for "no one". */
const noOne = /^(?:-+|–|—|\?+|n\/?a|none|nobody|tbd|tbc|tba|open|offen|niemand|personne|nadie)$/i;

/**
 * A slash separates names only between spaces: "CI/CD lead" is one role, "Comms / Docs" are two.
 */
export const splitParties = (cell: string): readonly string[] =>
  cell
    .split(/ [/&+|] |[,;\n、，；]/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && !noOne.test(name));

/** Turns "Doe, Jane" into "Jane Doe". */
const turned = (cell: string): string => {
  const [last = '', first = '', ...more] = cell.split(',').map((part) => part.trim());
  return more.length > 0 || first === '' || last === '' ? '' : `${first} ${last}`;
};

/**
 * Finds people, teams, and roles by name or email address, in this order. An unknown name becomes a
 * role, because plans usually name functions.
 */
export function partyResolver(
  known: readonly ImportParty[],
  newRoleId: (name: string) => PartyId,
): PartyResolver {
  const ids = new Map<string, readonly PartyId[]>();
  const created: { readonly id: PartyId; readonly name: string }[] = [];
  for (const kind of ['ROLE', 'TEAM', 'USER'] as const) {
    const named = Map.groupBy(
      known.filter((party) => party.kind === kind),
      (party) => foldedName(party.name),
    );
    for (const [name, parties] of named)
      ids.set(
        name,
        parties.map(({ id }) => id),
      );
  }
  for (const { id, email } of known) if (email) ids.set(foldedName(email), [id]);
  /** Returns all people, teams, and roles with the name. Several if the name is ambiguous. */
  const find = (written: string): readonly PartyId[] | undefined => {
    const found = writtenNames(written).flatMap((name) => {
      const parties = ids.get(foldedName(name));
      return parties === undefined ? [] : [parties];
    });
    return found.find((parties) => parties.length === 1) ?? found[0];
  };
  const resolveName = (written: string): readonly PartyId[] => {
    const found = find(written);
    if (found !== undefined) return found;
    const clean = roleName(writtenNames(written).at(-1) ?? written);
    const same = ids.get(foldedName(clean));
    const id = same ?? [newRoleId(clean)];
    if (same === undefined) created.push(...id.map((one) => ({ id: one, name: clean })));
    ids.set(foldedName(clean), id).set(foldedName(written), id);
    return id;
  };
  return {
    resolve: (cell) => {
      const plain = cell.replaceAll(/[^\S\n]+/g, ' ').trim();
      // A name can contain a comma or a slash.
      const whole = plain === '' ? undefined : (find(plain) ?? find(turned(plain)));
      const names = whole === undefined ? [...new Set(splitParties(plain))] : [plain];
      const named = names
        .slice(0, blueprintLimits.assignees)
        .map((name) => ({ name, found: whole ?? resolveName(name) }));
      return {
        areTooMany: names.length > named.length,
        parties: [...new Set(named.flatMap(({ found }) => (found.length === 1 ? found : [])))],
        shared: [
          ...new Set(named.flatMap(({ name, found }) => (found.length === 1 ? [] : [name]))),
        ],
      };
    },
    newRoles: () => created,
  };
}

/** Everyday words in capitals are written as a name: "ALL" becomes "All", and "QA" stays. */
function roleName(name: string): string {
  const shouted = /^(?:ALL|EVERYONE|TEAM|OWNER|LEAD)$/.test(name);
  const clean = cleanName(shouted ? name.slice(0, 1) + name.slice(1).toLowerCase() : name);
  return [...clean].slice(0, partyNameMaxLength).join('').trim();
}
