import { fieldDefaults } from '@baton/domain/field/complete-field';

/** Returns a field as the API returns it, without constraints. */
export const testFieldData = (
  name: string,
  kind: string,
  over: Readonly<Record<string, unknown>> = {},
): object => ({ ...fieldDefaults, name, kind, ...over });
