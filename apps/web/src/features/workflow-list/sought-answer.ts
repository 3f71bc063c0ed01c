import { isFilterOperator } from '@baton/domain/condition/filter-operators';
import type { FieldFilter } from '@baton/domain/condition/field-filter';
import type { FieldValue } from '@baton/domain/field/field';

/** A filter for workflows by the value of a custom field. */
export interface SoughtAnswer {
  readonly field: string;
  /** Null if the URL contains an invalid filter. */
  readonly filter: FieldFilter | null;
}

/** URL parameters of the filter. */
export interface AnswerAddress {
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

export const soughtIn = ({
  field,
  operator = '',
  values = '',
}: AnswerAddress): SoughtAnswer | null => {
  if (field === undefined) return null;
  const read = valuesIn(values);
  const isRead = isFilterOperator(operator) && read !== null;
  return { field, filter: isRead ? { operator, values: read } : null };
};

/** Returns the URL parameters of a filter. Null removes them. */
export const addressOf = (sought: SoughtAnswer | null): AnswerAddress => ({
  field: sought?.field,
  operator: sought?.filter?.operator,
  values: sought?.filter == null ? undefined : JSON.stringify(sought.filter.values),
});
