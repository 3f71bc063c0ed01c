import type { FieldValue } from '@baton/domain/field/field';
import { useState, type ReactNode } from 'react';
import {
  useDocumentSearch,
  useKnownDocuments,
  type FoundDocument,
} from '../../lib/documents/use-found-documents.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { MultiSelect } from '../../ui/select/select.tsx';

export interface DocumentValuesProps {
  readonly label: string;
  readonly hideLabel: boolean;
  readonly disabled: boolean;
  readonly values: readonly FieldValue[];
  readonly onChange: (values: readonly FieldValue[]) => void;
}

/** Selects documents by name among those that the reader can view. */
export function DocumentValues({ values, onChange, ...shared }: DocumentValuesProps): ReactNode {
  const t = useText();
  const refs = values.map(String);
  // Loads the initial documents. Later ones come from the list.
  const [begun] = useState(refs);
  const known = useKnownDocuments(begun);
  const found = useDocumentSearch();
  const [picked, setPicked] = useState<readonly FoundDocument[]>([]);
  const nameOf = (ref: string): string =>
    [...picked, ...known.documents].find((one) => one.ref === ref)?.name ??
    (known.isLoading ? '…' : t('fields.document.unknown'));
  const listed = found.documents.map(({ ref, name, places }) => ({
    value: ref,
    label: name,
    description: places.join(' \u00B7 '),
  }));
  return (
    <MultiSelect
      {...shared}
      searchable
      isLoading={found.isLoading}
      error={found.isFailed ? t('fields.document.failed') : undefined}
      placeholder={t('fields.document.search')}
      onSearch={found.onSearch}
      value={refs}
      options={listed}
      known={refs.map((ref) => ({ value: ref, label: nameOf(ref) }))}
      onChange={(next) => {
        setPicked([...picked, ...found.documents.filter(({ ref }) => next.includes(ref))]);
        onChange(next);
      }}
    />
  );
}
