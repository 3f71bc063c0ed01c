import { asId, type CustomFieldId, type FieldKey } from '@baton/domain/core/ids';
import { pinnedField, type CustomFieldContent } from '@baton/domain/field/custom/custom-field';
import type { BlueprintField } from '@baton/domain/field/field';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { libraryPickerQuery } from '../../__generated__/libraryPickerQuery.graphql.ts';
import { newKey } from '../../lib/api/new-key.ts';
import { useSearch } from '../../lib/api/use-search.ts';
import { readField } from '../../lib/fields/read-field.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Select } from '../../ui/select/select.tsx';

const query = graphql`
  query libraryPickerQuery($search: String) {
    customFields(first: 30, search: $search) {
      edges {
        node {
          id
          name
          kind
          version
          definition {
            ...readField_field
          }
        }
      }
    }
  }
`;

interface LibraryField {
  readonly id: string;
  readonly version: number;
  readonly content: CustomFieldContent;
}

export interface LibraryPickerProps {
  /** Purpose of the selection. By default, adding a field here. */
  readonly label?: string | undefined;
  /** Filters the offered fields. */
  readonly isOffered?: ((field: BlueprintField) => boolean) | undefined;
  /** Called with a copy of the field with a new key and its current version. */
  readonly onUse: (field: BlueprintField) => void;
}

/** Picks a custom field to add here. */
export function LibraryPicker({
  label,
  isOffered = () => true,
  onUse,
}: LibraryPickerProps): ReactNode {
  const t = useText();
  const { data, text, isLoading, onSearch } = useSearch<libraryPickerQuery>(
    query,
    (search) => ({ search }),
    // Loads the custom fields once, also when moving between tasks.
    { fetchPolicy: 'store-or-network' },
  );
  const found = (data?.customFields.edges ?? []).map(
    ({ node: { id, version, definition } }): LibraryField => ({
      ...{ id, version },
      content: readField(definition),
    }),
  );
  if (text === '' && !isLoading && found.length === 0)
    return <p role="status">{t('customFields.noneYet')}</p>;
  const taken = ({ id, version, content }: LibraryField): BlueprintField =>
    pinnedField(content, asId<FieldKey>(newKey()), { field: asId<CustomFieldId>(id), version });
  const use = (id: string | null): void => {
    const selected = found.find((one) => one.id === id);
    if (selected !== undefined) onUse(taken(selected));
  };
  return (
    <Select
      label={label ?? t('customFields.use')}
      hideLabel={label === undefined}
      placeholder={t('customFields.usePlaceholder')}
      searchable
      autoFocus
      onSearch={onSearch}
      isLoading={isLoading}
      value={null}
      options={found
        .filter((one) => isOffered(taken(one)))
        .map(({ id, content }) => ({
          value: id,
          label: content.name,
          description: t(`fields.kind.${content.kind}`),
        }))}
      onChange={use}
    />
  );
}
