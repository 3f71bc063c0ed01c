import type { FieldFilter } from '../condition/field-filter.ts';
import { isFilterOperator } from '../condition/filter-operators.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { FieldValue } from '../field/field.ts';

/** A filter by the values of a custom field. */
export interface ListFieldFilter {
  readonly field: string;
  /** Null if the address has an invalid filter. */
  readonly filter: FieldFilter | null;
}

/**
 * Parameters of the address. Several filters are separated by commas in `field` and `operator`, and
 * `values` has a list for each.
 */
export interface FieldFilterParameters {
  readonly field?: string | undefined;
  readonly operator?: string | undefined;
  readonly values?: string | undefined;
}

const isValue = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const valuesIn = (list: unknown): readonly FieldValue[] | null =>
  Array.isArray(list) && list.every(isValue) ? list : null;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The URL was edited by hand and isn't valid JSON.
    return null;
  }
};

/** Returns the filters of an address, in their order. */
export const parseFieldFilters = ({
  field,
  operator = '',
  values = '',
}: FieldFilterParameters): readonly ListFieldFilter[] => {
  if (field === undefined || field === '') return [];
  const fields = field.split(',');
  const operators = operator.split(',');
  const read = parseJson(values);
  const lists: readonly unknown[] = fields.length === 1 ? [read] : Array.isArray(read) ? read : [];
  return fields.map((one, at) => {
    const own = operators[at] ?? '';
    const list = valuesIn(lists[at]);
    const isRead = isFilterOperator(own) && list !== null;
    return { field: one, filter: isRead ? { operator: own, values: list } : null };
  });
};

/** Returns the parameters of filters in an address. Without filters, they are removed. */
export const fieldFilterParameters = (
  filters: readonly ListFieldFilter[],
): FieldFilterParameters => {
  if (filters.length === 0) return { field: undefined, operator: undefined, values: undefined };
  const lists = filters.map(({ filter }) => filter?.values ?? null);
  return {
    field: filters.map(({ field }) => field).join(','),
    operator: filters.map(({ filter }) => filter?.operator ?? '').join(','),
    values: JSON.stringify(lists.length === 1 ? lists[0] : lists),
  };
};

/** Returns complete filters. */
export const completeFieldFilters = (
  parameters: FieldFilterParameters,
): readonly (FieldFilter & { readonly field: string })[] =>
  parseFieldFilters(parameters).flatMap(({ field, filter }) =>
    filter === null ? [] : [{ field, ...filter }],
  );

/** Refuses filters without an operator or values, which would show more than someone asked for. */
export const incompleteFilterRefusals = (parameters: FieldFilterParameters): readonly Refusal[] =>
  parseFieldFilters(parameters).some(({ filter }) => filter === null)
    ? [refuse('Required', {}, 'parameters')]
    : [];
