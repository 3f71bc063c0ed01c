import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { graphql, readInlineData } from 'react-relay';
import type { readContent_content$key } from '../../../__generated__/readContent_content.graphql.ts';
import { readPartyFact, type PartyFact } from './party-fact.ts';

export interface ReadContent {
  readonly content: BlueprintContent;
  readonly parties: readonly PartyFact[];
}

/** Reads a blueprint and the people in it. */
export function readContent(key: readContent_content$key): ReadContent {
  const { document, parties } = readInlineData(
    graphql`
      fragment readContent_content on BlueprintContent @inline {
        document
        parties {
          ...partyFact_party
        }
      }
    `,
    key,
  );
  return { content: document, parties: parties.map(readPartyFact) };
}
