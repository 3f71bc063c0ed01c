import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import { Select } from '../../../ui/select/select.tsx';

/** Assignees or approvers, and how many must approve. */
export interface TaskPeople {
  readonly people: readonly FoundParty[];
  readonly rule: 'ANY' | 'ALL';
}

interface PeopleFieldsProps {
  readonly isApproval: boolean;
  readonly value: TaskPeople;
  readonly onChange: (change: Partial<TaskPeople>) => void;
  readonly error: string | undefined;
}

/** Edits the people of a new task. */
export function PeopleFields({ isApproval, value, onChange, error }: PeopleFieldsProps): ReactNode {
  const t = useText();
  const search = usePartySearch();
  const { people, rule } = value;
  return (
    <>
      <PartyPicker
        {...search}
        label={t(isApproval ? 'plan.approvers' : 'plan.assignees')}
        description={isApproval ? undefined : t('plan.assigneesHint')}
        required={isApproval}
        value={people}
        onChange={(chosen) => onChange({ people: chosen })}
        error={error}
      />
      {isApproval && people.length > 1 && (
        <Select<'ANY' | 'ALL'>
          label={t('plan.rule')}
          clearable={false}
          value={rule}
          options={(['ANY', 'ALL'] as const).map((one) => ({
            value: one,
            label: t(`plan.rule.${one}`),
          }))}
          onChange={(chosen) => onChange({ rule: chosen ?? 'ANY' })}
        />
      )}
    </>
  );
}
