import { fieldDefaults } from '@baton/domain/field/complete-field';

/** A question as the API answers it, with nothing demanded of its answers. */
export const askedData = (
  name: string,
  kind: string,
  over: Readonly<Record<string, unknown>> = {},
): object => ({ ...fieldDefaults, name, kind, ...over });
