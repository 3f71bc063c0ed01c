import type { ReactNode } from 'react';
import { accessLevels, type AccessLevel } from '@baton/domain/party/access-level';
import { useText } from '../../lib/i18n/use-text.ts';
import { Select } from '../../ui/select/select.tsx';
import { accessLevelHint, accessLevelText } from './access-level-text.ts';

interface AccessLevelFieldProps {
  readonly value: AccessLevel;
  readonly disabled: boolean;
  readonly error: string | null;
  readonly onChange: (value: AccessLevel) => void;
}

/** The access level of a person, with what each level means. */
export function AccessLevelField({ value, onChange, ...field }: AccessLevelFieldProps): ReactNode {
  const t = useText();
  return (
    <Select<AccessLevel>
      {...field}
      label={t('people.access')}
      required
      searchable={false}
      value={value}
      options={accessLevels.map((level) => ({
        value: level,
        label: t(accessLevelText[level]),
        description: t(accessLevelHint[level]),
      }))}
      onChange={(level) => onChange(level ?? value)}
    />
  );
}
