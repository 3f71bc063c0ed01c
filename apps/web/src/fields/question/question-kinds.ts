import type { ColumnKind, FieldKind } from '@baton/domain/field/field';

/** Field types of table columns, most common first. */
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

/** All field types. */
export const questionKinds = [...columnKinds, 'TABLE'] as const satisfies readonly FieldKind[];
