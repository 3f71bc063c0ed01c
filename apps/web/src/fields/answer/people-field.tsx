import { useState, type ReactNode } from 'react';
import { useKnownParties } from '../../lib/parties/use-known-parties.ts';
import { usePartySearch, type FoundParty } from '../../lib/parties/use-party-search.ts';
import { PartyPicker, type PartyPickerProps } from '../../ui/party-picker/party-picker.tsx';
import { useAnswerNames } from './answer-names.ts';

export interface PeopleFieldProps extends Pick<
  PartyPickerProps,
  'label' | 'hideLabel' | 'required' | 'error' | 'status' | 'description' | 'multiple' | 'disabled'
> {
  readonly chosen: readonly string[];
  readonly known: readonly FoundParty[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** A field for people, teams, and roles. Remembers names that were found. */
export function PeopleField({ chosen, known, onChoose, ...shared }: PeopleFieldProps): ReactNode {
  const search = usePartySearch();
  const names = useAnswerNames();
  const [met, setMet] = useState<readonly FoundParty[]>([]);
  const knownParties = new Map(
    [...known, ...names.parties, ...met].map((party) => [party.id, party]),
  );
  const found = useKnownParties(chosen.filter((id) => !knownParties.has(id)));
  // Unknown ids stay selected, so that no one is removed only because their name isn't loaded.
  const value = chosen.map(
    (id): FoundParty =>
      knownParties.get(id) ??
      found.find((party) => party.id === id) ?? { id, name: '…', kind: 'USER' },
  );
  return (
    <PartyPicker
      {...shared}
      {...search}
      value={value}
      onChange={(parties) => {
        setMet(parties);
        names.onParties(parties);
        onChoose(parties.map(({ id }) => id));
      }}
    />
  );
}
