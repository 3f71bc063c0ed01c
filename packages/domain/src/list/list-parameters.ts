import { isFilterOperator } from '../condition/filter-operators.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { isAttentionText } from './attention-filter.ts';
import { parseDateFilter } from './date-filter.ts';

/** Parameters of the address of a list. Missing ones are the default. */
export type ListParameters<Name extends string = string> = {
  readonly [Parameter in Name]?: string | undefined;
};

type Fits<Name extends string> = Readonly<Record<Name, (text: string) => boolean>>;

/** Returns a check for one of these texts. */
export const isOneOf =
  (...texts: readonly string[]) =>
  (text: string): boolean =>
    texts.includes(text);

/** Returns a check for several of these texts, separated by commas. */
export const areAmong =
  (...texts: readonly string[]) =>
  (text: string): boolean =>
    text.split(',').every((one) => texts.includes(one));

export const isId = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text);

/** Maximum number of tags in a filter. */
const mostTags = 20;

/** Returns the ids of tags in an address. Null if the text is invalid. */
export const parseTagIds = (text: string): readonly string[] | null => {
  const ids = [...new Set(text.split(','))];
  return ids.length <= mostTags && ids.every(isId) ? ids : null;
};

/** Maximum number of fields in a filter. */
export const mostFieldFilters = 5;

const isList = (text: string): boolean => {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
};

const stageStatuses = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'SKIPPED'] as const;

const isDate = (text: string): boolean => parseDateFilter(text) !== null;

/** Filters that lists of workflows and of tasks have in common. */
export const sharedFits = {
  search: (text: string) => text.length <= 200,
  attention: isAttentionText,
  /** `any` if one matching filter is enough. If missing, all filters must match. */
  match: isOneOf('any'),
  blueprint: isId,
  'show-variants': isOneOf('1'),
  stage: isId,
  'stage-status': areAmong(...stageStatuses),
  field: (text: string) => {
    const ids = text.split(',');
    return ids.length <= mostFieldFilters && ids.every(isId);
  },
  operator: (text: string) => text.split(',').every(isFilterOperator),
  values: isList,
  tag: (text: string) => parseTagIds(text) !== null,
  'tag-type-id': isId,
  due: isDate,
  started: isDate,
  completed: isDate,
} as const;

const mostText = 20_000;

export interface ParameterRules<Name extends string> {
  readonly names: readonly Name[];
  /** Returns why parameters can't be saved. */
  readonly refusals: (given: Readonly<Record<string, unknown>>) => readonly Refusal[];
  /** Returns the same parameters without empty ones, in a fixed order. */
  readonly normalized: (given: ListParameters<Name>) => ListParameters<Name>;
  /** Returns whether two lists show the same. */
  readonly areEqual: (one: ListParameters<Name>, other: ListParameters<Name>) => boolean;
}

/** Returns the rules for the parameters of a list. Missing parameters have default values. */
export const parameterRules = <Name extends string>(
  fits: Fits<Name>,
  defaults: ListParameters<Name>,
): ParameterRules<Name> => {
  const isParameter = (name: string): name is Name => Object.hasOwn(fits, name);
  const names = Object.keys(fits).filter(isParameter);
  const normalized = (given: ListParameters<Name>): ListParameters<Name> => {
    const found: { [Parameter in Name]?: string } = {};
    for (const name of names) {
      const text = given[name]?.trim();
      if (text !== undefined && text !== '') found[name] = text;
    }
    return found;
  };
  const text = (given: ListParameters<Name>): string =>
    JSON.stringify({ ...defaults, ...normalized(given) }, [...names]);
  return {
    names,
    normalized,
    refusals: (given) =>
      Object.entries(given).flatMap(([name, value]) =>
        isParameter(name) &&
        typeof value === 'string' &&
        value.length <= mostText &&
        fits[name](value)
          ? []
          : [refuse('UnknownOption', { value: name }, 'parameters')],
      ),
    areEqual: (one, other) => text(one) === text(other),
  };
};
