import type { ListFieldFilter } from '@baton/domain/list/field-filters';
import { filterRefusal } from '@baton/domain/condition/field-filter';
import { asId, type CustomFieldId, type FieldKey } from '@baton/domain/core/ids';
import { pinnedField } from '@baton/domain/field/custom/custom-field';
import type { BlueprintField } from '@baton/domain/field/field';
import { withFormerVersions } from '@baton/domain/field/custom/former-versions';
import { graphql } from 'react-relay';
import type { useFilterFieldQuery } from '../../../__generated__/useFilterFieldQuery.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { readField } from '../../../lib/fields/read-field.ts';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

/** Loads the field of a filter. Returns null if it doesn't exist or isn't accessible. */
export function useFilterField(id: string): BlueprintField | null {
  const { customField } = useQuery<useFilterFieldQuery>(
    graphql`
      query useFilterFieldQuery($id: ID!) {
        customField(id: $id) {
          id
          version
          definition {
            ...readField_field
          }
          versions {
            definition {
              mayAppend
              options {
                id
                name
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-or-network' },
  );
  const t = useText();
  if (customField == null) return null;
  const origin = { field: asId<CustomFieldId>(customField.id), version: customField.version };
  const field = pinnedField(
    readField(customField.definition),
    asId<FieldKey>(customField.id),
    origin,
  );
  // Options of earlier versions can still be in values.
  return withFormerVersions(
    field,
    customField.versions.map(({ definition: { mayAppend, options } }) => ({
      mayAppend,
      options: options.map(({ id: key, name }) => ({
        id: key,
        name: t('ui.inactiveOption', { text: name }),
      })),
    })),
  );
}

/** Returns true if the operator and values fit the field. */
export const isSearchable = (
  field: BlueprintField | null,
  { filter }: ListFieldFilter,
): field is BlueprintField =>
  field !== null && filter !== null && filterRefusal(field, filter) === null;
