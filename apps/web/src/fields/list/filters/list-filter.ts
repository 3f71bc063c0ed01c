import type { DateSubject } from '@baton/domain/list/date-filter';
import type { ListParameters } from '@baton/domain/list/list-parameters';
import type { DateTextSubject } from './date-sentence.ts';

/** Value of a filter, and the filter with this value as a sentence. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

interface OfParameter {
  readonly parameter: string;
  /** Heading of its values in the menu. */
  readonly heading: string;
  readonly options: readonly FilterOption[];
}

/** A filter with few values. */
export interface ChoiceFilter extends OfParameter {
  readonly kind: 'CHOICE';
  /** Value without a parameter. Undefined for a filter that is off. */
  readonly usual?: string | undefined;
  /** Value of a list without the filter, which is not shown. Undefined without a parameter. */
  readonly none?: string | undefined;
  /** Parameters to change with the value. */
  readonly changes?: ((value: string | undefined) => ListParameters) | undefined;
  /** False for a filter that can only be removed here. */
  readonly isOffered?: boolean | undefined;
}

/** A filter by the viewer, or by a person, team, or role. */
export interface PeopleFilter extends OfParameter {
  readonly kind: 'PEOPLE';
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly isInternal: boolean;
  readonly sentence: (party: { readonly name: string; readonly kind: string }) => string;
}

/** A filter by a date. */
export interface DateFilterOf {
  readonly kind: 'DATE';
  readonly parameter: DateSubject;
  /** Subject of its texts. */
  readonly subject: DateTextSubject;
}

export type ListFilter = ChoiceFilter | PeopleFilter | DateFilterOf;

/** Returns the value of a filter in a list. Undefined if it is off. */
export const valueOfFilter = (filter: ListFilter, given: ListParameters): string | undefined => {
  const value = given[filter.parameter];
  if (filter.kind !== 'CHOICE') return value;
  const shown = value ?? filter.usual;
  return shown === filter.none ? undefined : shown;
};
