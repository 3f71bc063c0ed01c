import type { FieldDefinition, BlueprintField } from './field.ts';
import { fieldKinds } from './field-kinds.ts';

/** Returns whether a select field has no options and allows no custom values. */
const isEmptyChoice = ({ kind, options, mayAppend }: FieldDefinition): boolean =>
  fieldKinds[kind].hasOptions && options.length === 0 && !mayAppend;

/** Returns whether the field, or a column of its table, has no options to select. */
export const offersNothing = (field: BlueprintField): boolean =>
  isEmptyChoice(field) || field.columns.some(isEmptyChoice);
