import { putField, putInstance } from '@baton/domain/blueprint/edit-fields';
import {
  asId,
  type CustomFieldId,
  type FieldKey,
  type InstanceKey,
  type TaskKey,
} from '@baton/domain/core/ids';
import { takenOver, type CustomFieldContent } from '@baton/domain/field/custom-field';
import { useEffect, useState, type ReactNode } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { libraryPickerQuery } from '../../../__generated__/libraryPickerQuery.graphql.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { readField } from '../../../lib/fields/read-field.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Select } from '../../../ui/select/select.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions } from '../editor/editor-context.ts';

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

/** Puts a field of the workspace at the end of a form, pinned to its newest edition. */
export function LibraryPicker({ task }: { readonly task: TaskKey | null }): ReactNode {
  const t = useText();
  const environment = useRelayEnvironment();
  const actions = useEditorActions();
  const [search, setSearch] = useState<string | null>(null);
  const [found, setFound] = useState<readonly LibraryField[] | null>(null);
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void fetchQuery<libraryPickerQuery>(
          environment,
          query,
          { search },
          // Going from task to task reads it once.
          { fetchPolicy: 'store-or-network' },
        )
          .toPromise()
          .then((data) =>
            setFound(
              (data?.customFields.edges ?? []).map(({ node }) => ({
                id: node.id,
                version: node.version,
                content: readField(node.definition),
              })),
            ),
          )
          // Without the library fields are written here, as ever.
          .catch(() => setFound([])),
      search === null ? 0 : 200,
    );
    return () => clearTimeout(timer);
  }, [environment, search]);
  if (search === null && (found === null || found.length === 0)) return null;
  const use = (id: string | null): void => {
    const chosen = found?.find((one) => one.id === id);
    if (chosen === undefined) return;
    const field = asId<FieldKey>(newKey());
    const key = asId<InstanceKey>(newKey());
    const origin = { field: asId<CustomFieldId>(chosen.id), version: chosen.version };
    actions.edit(
      (before) =>
        putInstance(putField(before, takenOver(chosen.content, field, origin)), task, {
          key,
          field,
          inputType: 'REQUESTED',
          source: null,
          value: null,
          item: null,
        }),
      task === null ? null : taskPlace(task),
    );
  };
  return (
    <Select
      label={t('customFields.use')}
      hideLabel
      placeholder={t('customFields.usePlaceholder')}
      searchable
      onSearch={(text) => setSearch(text.trim())}
      isLoading={found === null}
      value={null}
      options={(found ?? []).map(({ id, content }) => ({
        value: id,
        label: content.name,
        description: t(`fields.kind.${content.kind}`),
      }))}
      onChange={use}
    />
  );
}
