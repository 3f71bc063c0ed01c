import { useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useKnownParties } from '../../../lib/parties/use-known-parties.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { FilterDialog } from '../../../ui/filter-bar/filter-dialog.tsx';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import type { PeopleFilter } from './list-filter.ts';

export interface PersonFilterDialogProps {
  readonly filter: PeopleFilter;
  readonly current: string | null;
  readonly onClose: () => void;
  readonly onFilter: (id: string) => void;
}

/** Selects a person, team, or role to filter by. */
export function PersonFilterDialog({
  filter,
  current,
  onClose,
  onFilter,
}: PersonFilterDialogProps): ReactNode {
  const t = useText();
  const search = usePartySearch({ onlyInternal: filter.isInternal });
  const known = useKnownParties(current === null ? [] : [current]);
  const [picked, setPicked] = useState<readonly FoundParty[] | null>(null);
  const [isChecked, setChecked] = useState(false);
  const value = picked ?? known;
  const apply = (): void => {
    setChecked(true);
    const [party] = value;
    if (party === undefined) return;
    onFilter(party.id);
    onClose();
  };
  return (
    <FilterDialog title={filter.title} onApply={apply} onClose={onClose}>
      <PartyPicker
        label={filter.label}
        description={filter.hint}
        multiple={false}
        value={value}
        error={isChecked && value.length === 0 ? t('errors.Required') : null}
        onChange={setPicked}
        {...search}
      />
    </FilterDialog>
  );
}
