import type { BlueprintField } from '../field/field.ts';

/** Returns whether a field takes the full width of its section. */
export const isWideField = (field: Pick<BlueprintField, 'kind'> | undefined): boolean =>
  field?.kind === 'TABLE';
