import type { AskedField, BlueprintField } from './field.ts';
import { fieldKinds } from './field-kinds.ts';

/** A choice among nothing, to which nobody may add either. */
const isEmptyChoice = ({ kind, options, mayAppend }: AskedField): boolean =>
  fieldKinds[kind].hasOptions && options.length === 0 && !mayAppend;

/** Whether a question, or a column of its table, lets people choose among nothing. */
export const offersNothing = (field: BlueprintField): boolean =>
  isEmptyChoice(field) || field.columns.some(isEmptyChoice);
