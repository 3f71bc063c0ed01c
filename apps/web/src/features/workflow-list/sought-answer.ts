import { isFilterOperator } from '@baton/domain/condition/filter-operators';
import type { FieldFilter } from '@baton/domain/condition/field-filter';
import type { FieldValue } from '@baton/domain/field/field';

/** Workflows are looked for by what was answered to a field of the workspace. */
export interface SoughtAnswer {
  readonly field: string;
  /** Null: the address says it in no way that could be understood. */
  readonly filter: FieldFilter | null;
}

/** The parameters of the address that say it. */
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
    // Nobody but a typing hand writes it so.
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

/** As the address says it; null: nothing is looked for. */
export const addressOf = (sought: SoughtAnswer | null): AnswerAddress => ({
  field: sought?.field,
  operator: sought?.filter?.operator,
  values: sought?.filter == null ? undefined : JSON.stringify(sought.filter.values),
});
