import { isFilterOperator } from '@baton/domain/condition/filter-operators';
import type { FieldFilter } from '@baton/domain/condition/field-filter';
import type { FieldValue } from '@baton/domain/field/field';

/** A filter for workflows by the value of a custom field. */
export interface ListFieldFilter {
  readonly field: string;
  /** Null if the URL contains an invalid filter. */
  readonly filter: FieldFilter | null;
}

/** URL parameters of the filter. */
export interface FieldFilterParams {
  readonly field?: string | undefined;
  readonly operator?: string | undefined;
  readonly values?: string | undefined;
}

const isValue = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const valuesIn = (text: string): readonly FieldValue[] | null => {
  try {
    const read: unknown = JSON.parse(text);
    if (!Array.isArray(read)) return null;
    const items: readonly unknown[] = read;
    const values = items.filter(isValue);
    return values.length === items.length ? values : null;
  } catch {
    // The URL was edited by hand and isn't valid JSON.
    return null;
  }
};

export const parseFieldFilter = ({
  field,
  operator = '',
  values = '',
}: FieldFilterParams): ListFieldFilter | null => {
  if (field === undefined) return null;
  const read = valuesIn(values);
  const isRead = isFilterOperator(operator) && read !== null;
  return { field, filter: isRead ? { operator, values: read } : null };
};

/** Returns the URL parameters of a filter. Null removes them. */
export const fieldFilterParams = (current: ListFieldFilter | null): FieldFilterParams => ({
  field: current?.field,
  operator: current?.filter?.operator,
  values: current?.filter == null ? undefined : JSON.stringify(current.filter.values),
});
