import { asId, type CustomFieldId, type FieldKey } from '@baton/domain/core/ids';
import { takenOver, type CustomFieldContent } from '@baton/domain/field/custom-field';
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
  /** Somebody asked for it: it is there at once, and says so where the workspace has no fields. */
  readonly isWanted?: boolean | undefined;
  /** What it is chosen for; left out: to be asked here. */
  readonly label?: string | undefined;
  /** Fields that can be chosen; left out: all. */
  readonly isOffered?: ((field: BlueprintField) => boolean) | undefined;
  /** The field as it stands here, under a key of its own and pinned to its newest edition. */
  readonly onUse: (field: BlueprintField) => void;
}

/** The fields of the workspace, one of which is asked here. */
export function LibraryPicker({
  isWanted = false,
  label,
  isOffered = () => true,
  onUse,
}: LibraryPickerProps): ReactNode {
  const t = useText();
  const { data, text, isLoading, isFailed, onSearch } = useSearch<libraryPickerQuery>(
    query,
    (search) => ({ search }),
    // Going from task to task reads it once.
    { fetchPolicy: 'store-or-network' },
  );
  const found = (data?.customFields.edges ?? []).map(
    ({ node: { id, version, definition } }): LibraryField => ({
      ...{ id, version },
      content: readField(definition),
    }),
  );
  const isUnread = data === null && !isFailed;
  // Without the library fields are written here, as ever.
  const isEmpty = text === '' && !isLoading && found.length === 0;
  if (!isWanted && (isEmpty || (text === '' && isUnread))) return null;
  if (isEmpty) return <p role="status">{t('customFields.noneYet')}</p>;
  const taken = ({ id, version, content }: LibraryField): BlueprintField =>
    takenOver(content, asId<FieldKey>(newKey()), { field: asId<CustomFieldId>(id), version });
  const use = (id: string | null): void => {
    const chosen = found.find((one) => one.id === id);
    if (chosen !== undefined) onUse(taken(chosen));
  };
  return (
    <Select
      label={label ?? t('customFields.use')}
      hideLabel={label === undefined}
      placeholder={t('customFields.usePlaceholder')}
      searchable
      autoFocus={isWanted}
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
