import { documentExtensions } from '@baton/domain/document/document-types';
import type { FieldConstraints } from '@baton/domain/field/field-constraints';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { MultiSelect } from '../../ui/select/select.tsx';

interface DocumentConstraintsProps {
  readonly constraints: FieldConstraints;
  readonly disabled: boolean;
  readonly onChange: (part: Partial<FieldConstraints>) => void;
}

/** Which documents a field takes. */
export function DocumentConstraints({
  constraints: { documentTypes, allowLink },
  disabled,
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
    </>
  );
}
