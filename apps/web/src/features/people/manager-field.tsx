import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../lib/parties/use-party-search.ts';
import { PartyPicker } from '../../ui/party-picker/party-picker.tsx';

interface ManagerFieldProps {
  readonly value: readonly FoundParty[];
  readonly disabled: boolean;
  readonly error: string | null;
  readonly onChange: (value: readonly FoundParty[]) => void;
}

/** Selects the manager of a person, who can get tasks and approvals. */
export function ManagerField(props: ManagerFieldProps): ReactNode {
  const t = useText();
  const search = usePartySearch({ kinds: ['USER'] });
  return (
    <PartyPicker
      label={t('people.manager')}
      description={t('people.managerHint')}
      multiple={false}
      {...props}
      {...search}
    />
  );
}
