import type { BlueprintField, CellContent, FieldValue } from '../field/field.ts';
import { asCell, isRows } from '../field/kinds/table-rows.ts';
import type { TemplateValue } from './render-request.ts';

type NameOf = (id: string) => string | null;
type Asked = Pick<BlueprintField, 'kind' | 'options'>;

const plainValue = (
  value: CellContent | null,
  { kind, options }: Asked,
  nameOfParty: NameOf,
): TemplateValue => {
  if (value === null) return kind === 'CHECKBOX' ? false : null;
  const named = (id: string): string =>
    (kind === 'PEOPLE' ? nameOfParty(id) : options.find((option) => option.id === id)?.name) ?? id;
  if (kind === 'SELECT' && typeof value === 'string') return named(value);
  return typeof value === 'object' ? value.map(named) : value;
};

/**
 * Returns a value in a form for other systems: options and people by name, numbers as numbers, a
 * table as rows with column names. `nameOfParty` returns null for unknown people.
 */
export const templateValue = (
  value: FieldValue | null,
  field: Asked & Pick<BlueprintField, 'columns'>,
  nameOfParty: NameOf,
): TemplateValue => {
  if (!isRows(value)) return plainValue(asCell(value), field, nameOfParty);
  return value.map(({ cells }) =>
    Object.fromEntries(
      field.columns.map((column) => [
        column.name,
        plainValue(cells[column.key] ?? null, column, nameOfParty),
      ]),
    ),
  );
};
