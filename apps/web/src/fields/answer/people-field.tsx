import { useState, type ReactNode } from 'react';
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

/** People, teams and roles as an answer. Those who were found once are known from then on. */
export function PeopleField({ chosen, known, onChoose, ...shared }: PeopleFieldProps): ReactNode {
  const search = usePartySearch();
  const names = useAnswerNames();
  const [met, setMet] = useState<readonly FoundParty[]>([]);
  const everybody = [...known, ...names.parties, ...met];
  const value = chosen.flatMap((id) => everybody.find((party) => party.id === id) ?? []);
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
