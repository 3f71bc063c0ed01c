import { documentExtensions } from '@baton/domain/document/document-types';
import type { FieldConstraints } from '@baton/domain/field/field-constraints';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { NumberInput } from '../../ui/number-input/number-input.tsx';
import { MultiSelect } from '../../ui/select/select.tsx';

interface DocumentConstraintsProps {
  readonly constraints: FieldConstraints;
  readonly disabled: boolean;
  readonly error: string | null;
  readonly onChange: (part: Partial<FieldConstraints>) => void;
}

/** Edits which documents a field accepts. */
export function DocumentConstraints({
  constraints: { documentTypes, allowLink, maxKilobytes },
  disabled,
  error,
  onChange,
}: DocumentConstraintsProps): ReactNode {
  const t = useText();
  return (
    <>
      <MultiSelect
        label={t('documents.types')}
        description={t('documents.typesHint')}
        disabled={disabled}
        value={documentTypes}
        options={documentExtensions.map((extension) => ({
          value: extension,
          label: extension.toUpperCase(),
        }))}
        onChange={(chosen) => onChange({ documentTypes: chosen })}
      />
      <Checkbox
        label={t('documents.allowLink')}
        disabled={disabled}
        checked={allowLink}
        onChange={(checked) => onChange({ allowLink: checked })}
      />
      <NumberInput
        label={t('documents.maxSize')}
        description={t('documents.maxSizeHint')}
        suffix={t('documents.megabytes')}
        disabled={disabled}
        error={error}
        min={0}
        maxFractionDigits={1}
        value={maxKilobytes === null ? null : maxKilobytes / 1024}
        onChange={(megabytes) =>
          onChange({ maxKilobytes: megabytes === null ? null : Math.round(megabytes * 1024) })
        }
      />
    </>
  );
}
