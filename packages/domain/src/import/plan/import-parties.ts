import { blueprintLimits } from '../../blueprint/validate/validate.ts';
import { foldedName } from '../../core/folded-name.ts';
import type { PartyId } from '../../core/ids.ts';
import { cleanName, partyNameMaxLength } from '../../party/person-rules.ts';
import { writtenNames } from '../../party/written-names.ts';

/** Someone whom work can be given to already. */
export interface ImportParty {
  readonly id: PartyId;
  readonly name: string;
  readonly kind: 'USER' | 'TEAM' | 'ROLE';
  /** Of a user. */
  readonly email?: string | null;
}

/** Whom a cell names. */
export interface NamedParties {
  readonly parties: readonly PartyId[];
  /** Names that several people or teams have, so that none of them is meant for sure. */
  readonly shared: readonly string[];
  /** Whether the cell names more parties than a task can have; the rest is left out. */
  readonly areTooMany: boolean;
}

export interface PartyResolver {
  /** The parties that a cell such as "Comms / Release Signal" names, created where missing. */
  readonly resolve: (cell: string) => NamedParties;
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
  /** Everyone who has the name; more than one if nothing else says who is meant. */
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
      // A name can have a comma or a slash of its own.
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

/** Shouted everyday words are written as a name: "ALL" reads "All", while "QA" stays. */
function roleName(name: string): string {
  const shouted = /^(?:ALL|EVERYONE|TEAM|OWNER|LEAD)$/.test(name);
  const clean = cleanName(shouted ? name.slice(0, 1) + name.slice(1).toLowerCase() : name);
  return [...clean].slice(0, partyNameMaxLength).join('').trim();
}
