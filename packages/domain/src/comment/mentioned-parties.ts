import { asId, type PartyId } from '../core/ids.ts';

/** Returns the people, teams, and roles that a comment mentions. */
export const mentionedParties = (body: string): readonly PartyId[] => [
  ...new Set(
    [...body.matchAll(/<span[^>]*\sdata-party-id="([0-9a-f-]{36})"/g)].flatMap(([, id]) =>
      id === undefined ? [] : asId<PartyId>(id),
    ),
  ),
];
