import { foldedName } from '../core/names/folded-name.ts';
import type { PartyId } from '../core/ids.ts';
import type { AccessLevel } from '../party/access-level.ts';
import { writtenNames } from '../party/written-names.ts';
import type { PartyKind } from '../party/party-kind.ts';

/** A person, team, or role of the workspace that a cell of a file can name. */
export interface BulkParty {
  readonly id: PartyId;
  readonly name: string;
  readonly kind: PartyKind;
  readonly email: string | null;
  readonly accessLevel: AccessLevel;
}

export interface BulkPeople {
  /** Finds by id, email address, or name; AMBIGUOUS if several have the name, null if none has. */
  readonly find: (text: string) => BulkParty | 'AMBIGUOUS' | null;
  readonly has: (id: string) => boolean;
}

/** Returns a search for people, teams, and roles of the workspace. */
export const bulkPeople = (parties: readonly BulkParty[]): BulkPeople => {
  const byId = new Map<string, BulkParty>(parties.map((party) => [party.id, party]));
  const byEmail = new Map(
    parties.flatMap((party) => (party.email === null ? [] : [[foldedName(party.email), party]])),
  );
  const byName = new Map<string, BulkParty | 'AMBIGUOUS'>();
  for (const party of parties) {
    const name = foldedName(party.name);
    byName.set(name, byName.has(name) ? 'AMBIGUOUS' : party);
  }
  return {
    has: (id) => byId.has(id),
    find: (text) => {
      for (const name of writtenNames(text)) {
        const wanted = foldedName(name);
        const found = byId.get(wanted) ?? byEmail.get(wanted) ?? byName.get(wanted);
        if (found !== undefined) return found;
      }
      return null;
    },
  };
};
