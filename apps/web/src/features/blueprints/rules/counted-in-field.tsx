import type { CountedIn } from '@baton/domain/time/duration';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Segmented } from '../../../ui/segmented/segmented.tsx';

export interface CountedInFieldProps {
  readonly value: CountedIn;
  readonly isDisabled?: boolean | undefined;
  readonly onChange: (value: CountedIn) => void;
}

/** Selects working time or calendar time. */
export function CountedInField({ value, isDisabled, onChange }: CountedInFieldProps): ReactNode {
  const t = useText();
  return (
    <Segmented<CountedIn>
      label={t('time.countedIn.label')}
      value={value}
      isDisabled={isDisabled}
      options={[
        { value: 'WORKING', label: t('time.countedIn.WORKING') },
        { value: 'CALENDAR', label: t('time.countedIn.CALENDAR') },
      ]}
      onChange={onChange}
    />
  );
}
