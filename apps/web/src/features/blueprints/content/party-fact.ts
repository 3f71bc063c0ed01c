import type { LintParty } from '@baton/domain/blueprint/lint/lint-findings';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { graphql, readInlineData } from 'react-relay';
import type { partyFact_party$key } from '../../../__generated__/partyFact_party.graphql.ts';

/** What the editor knows of a person, team, or role, enough for display and validation. */
export interface PartyFact extends LintParty {
  readonly id: PartyId;
}

export function readPartyFact(key: partyFact_party$key): PartyFact {
  const party = readInlineData(
    graphql`
      fragment partyFact_party on Party @inline {
        id
        name
        kind
        ... on User {
          accessLevel
        }
        ... on Team {
          members {
            id
          }
        }
        ... on Role {
          members {
            id
          }
        }
      }
    `,
    key,
  );
  const id = asId<PartyId>(party.id);
  return {
    id,
    name: party.name,
    kind: party.kind,
    accessLevel: party.accessLevel ?? 'INTERNAL',
    members:
      party.kind === 'USER'
        ? [id]
        : (party.members ?? []).map((member) => asId<PartyId>(member.id)),
  };
}
