import type { ReactNode } from 'react';
import type { DutyKind } from '@baton/domain/party/absence';
import type { MessageId } from '../../lib/i18n/message-id.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../lib/parties/use-party-search.ts';
import { PartyPicker } from '../../ui/party-picker/party-picker.tsx';

const words: Readonly<Record<DutyKind, { readonly label: MessageId; readonly hint: MessageId }>> = {
  WORK: { label: 'absence.work', hint: 'absence.workHint' },
  APPROVAL: { label: 'absence.approval', hint: 'absence.approvalHint' },
  ROLE: { label: 'absence.role', hint: 'absence.roleHint' },
};

interface DelegateFieldProps {
  readonly duty: DutyKind;
  readonly value: FoundParty | null;
  readonly error: string | null;
  readonly onChange: (party: FoundParty | null) => void;
}

/** Selects the delegate for one type of work. */
export function DelegateField({ duty, value, error, onChange }: DelegateFieldProps): ReactNode {
  const t = useText();
  const search = usePartySearch({ kinds: ['USER'], onlyInternal: true });
  return (
    <PartyPicker
      label={t(words[duty].label)}
      description={t(words[duty].hint)}
      placeholder={t('absence.none')}
      multiple={false}
      value={value === null ? [] : [value]}
      error={error}
      onChange={([party]) => onChange(party ?? null)}
      {...search}
    />
  );
}
