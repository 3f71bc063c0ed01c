import type { BlueprintField, FieldValue } from '../field/field.ts';
import type { TemplateValue } from './render-request.ts';

/**
 * A field's value as other systems read it: choices and people by name, numbers as numbers.
 * `nameOfParty` answers null for somebody whose name is not known.
 */
export const templateValue = (
  value: FieldValue | null,
  { kind, options }: BlueprintField,
  nameOfParty: (id: string) => string | null,
): TemplateValue => {
  if (value === null) return kind === 'CHECKBOX' ? false : null;
  const named = (id: string): string =>
    (kind === 'PEOPLE' ? nameOfParty(id) : options.find((option) => option.id === id)?.name) ?? id;
  if (kind === 'SELECT' && typeof value === 'string') return named(value);
  return typeof value === 'object' ? value.map(named) : value;
};
