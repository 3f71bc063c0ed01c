import type { CustomFieldFacts } from '@baton/domain/access/library/custom-field-access';
import { asId, type CustomFieldId, type FieldKey, type PartyId } from '@baton/domain/core/ids';
import { completeField } from '@baton/domain/field/complete-field';
import type { BlueprintField } from '@baton/domain/field/field';
import type {
  CustomFieldDetailRow,
  CustomFieldRow,
  StoredCustomField,
} from './custom-fields.queries.ts';

/** A custom field in the API. Lists omit the details. */
export interface CustomFieldNode extends CustomFieldRow {
  readonly details: Pick<CustomFieldDetailRow, 'versions' | 'uses'> | null;
}

/** Returns a version as a form field. The field's id is its key. */
export const fieldOfVersion = (
  content: StoredCustomField,
  id: string,
  version: number,
): BlueprintField =>
  completeField({
    ...content,
    key: asId<FieldKey>(id),
    origin: { field: asId<CustomFieldId>(id), version },
  });

export const factsOfCustomField = ({
  createdBy,
  isShared,
}: Pick<CustomFieldRow, 'createdBy' | 'isShared'>): CustomFieldFacts => ({
  createdBy: asId<PartyId>(createdBy),
  isShared,
});
