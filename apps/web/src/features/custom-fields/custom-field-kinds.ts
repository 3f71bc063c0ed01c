import type { FieldKind } from '@baton/domain/field/field';

/** Kinds that a field of the workspace can be made of, the most usual first. */
export const customFieldKinds = [
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
] as const satisfies readonly FieldKind[];
