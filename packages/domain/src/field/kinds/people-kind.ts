import { refuse } from '../../core/refusal.ts';
import { readWrittenList, writeList } from '../written/written-list.ts';
import { cellOf, cellRefused, type KindRecord, listFilters, type Reading } from './kind-record.ts';
import { itemsOf, parseList, tooMany } from './choice/value-list.ts';

const partyId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether a text has the format of the id of a person, team, or role. */
export const isPartyId = (text: string): boolean => partyId.test(text);

/**
 * Returns the ids of people, teams, and roles in a list, in stored format; API clients also send
 * uppercase ids.
 */
export const partyIdsAmong = (texts: readonly string[]): readonly string[] =>
  texts.filter(isPartyId).map((id) => id.toLowerCase());

/** Returns the people, teams, and roles of a typed list, and the names without a match. */
const readParties = (text: string, { partyNamed }: Reading) => {
  const pieces = readWrittenList(text).map((name) => ({
    name,
    id: isPartyId(name) ? name.toLowerCase() : (partyNamed?.(name) ?? null),
  }));
  const known = [...new Set(pieces.flatMap(({ id }) => id ?? []))];
  return {
    known: known.length === 0 ? null : known,
    unknown: pieces.flatMap(({ name, id }) => (id === null ? [name] : [])),
  };
};

/** People, teams, and roles. The caller checks whether they exist. */
export const peopleKind: KindRecord = {
  isMultiple: true,
  hasOptions: false,
  takesWords: false,
  filters: listFilters,
  constraints: ['maxParties'],
  parse: (raw) => {
    const parties = parseList(raw);
    if (parties === null || parties === undefined) return parties;
    return parties.every(isPartyId) ? parseList(partyIdsAmong(parties)) : undefined;
  },
  validate: (value, { constraints }) =>
    constraints.maxParties === 1 && itemsOf(value).length > 1
      ? refuse('MultiplePartyNotAllowed')
      : tooMany(value),
  compare: null,
  format: (value, _, { nameOf = String }) => writeList(itemsOf(value).map((id) => nameOf(id))),
  parseText: (text, _, reading) => {
    const { known, unknown } = readParties(text, reading);
    return unknown.length > 0 ? undefined : known;
  },
  parseCell: (text, _, reading) => {
    const { known, unknown } = readParties(text, reading);
    return unknown.length === 0
      ? cellOf(known)
      : cellRefused(refuse('UnknownOptions', { count: unknown.length, list: writeList(unknown) }));
  },
};
