import { mayReadCustomField } from '@baton/domain/access/library/custom-field-access';
import { libraryItems } from '../library/index.ts';
import { factsOfCustomField, type CustomFieldNode } from './custom-field-node.ts';
import { customFieldsWithDetails, type CustomFieldDetailRow } from './custom-fields.queries.ts';

export const customFields = libraryItems<CustomFieldDetailRow, CustomFieldNode>({
  rows: customFieldsWithDetails,
  mayRead: (actor, row) => mayReadCustomField(actor, factsOfCustomField(row)),
  nodeOf: ({ versions, uses, ...row }) => ({ ...row, details: { versions, uses } }),
});
