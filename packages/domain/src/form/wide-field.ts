import type { BlueprintField } from '../field/field.ts';

/** Whether a field takes the whole width of its section. */
export const isWideField = (field: Pick<BlueprintField, 'kind'> | undefined): boolean =>
  field?.kind === 'TABLE';
