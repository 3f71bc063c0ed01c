import type { ColumnKind, FieldKind } from '@baton/domain/field/field';

/** What a column of a table can ask, the most usual first. */
export const columnKinds = [
  'TEXT',
  'NUMBER',
  'CURRENCY',
  'DATE',
  'SELECT',
  'MULTI_SELECT',
  'CHECKBOX',
  'EMAIL',
  'PHONE',
  'PEOPLE',
  'PRODUCT_OBJECT',
  'DOCUMENT',
  'SIGNATURE',
  'CERTIFICATE',
] as const satisfies readonly ColumnKind[];

/** What can be asked, wherever a question is written. */
export const questionKinds = [...columnKinds, 'TABLE'] as const satisfies readonly FieldKind[];
