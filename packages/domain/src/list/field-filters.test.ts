import { describe, expect, it } from 'vitest';
import {
  completeFieldFilters,
  fieldFilterParameters,
  incompleteFilterRefusals,
  parseFieldFilters,
} from './field-filters.ts';

const one = { field: 'a', filter: { operator: 'EQUALS', values: [1] } } as const;
const other = { field: 'b', filter: { operator: 'IS_ANY_OF', values: ['x', 'y'] } } as const;

describe('parseFieldFilters', () => {
  it.each([[[one]], [[one, other]], [[]]])('reads the parameters of %j', (filters) => {
    expect(parseFieldFilters(fieldFilterParameters(filters))).toEqual(filters);
  });

  it('keeps one list of values per field', () => {
    expect(fieldFilterParameters([one])).toEqual({ field: 'a', operator: 'EQUALS', values: '[1]' });
  });

  it.each([
    { field: 'a' },
    { field: 'a', operator: 'EQUALS', values: 'x' },
    { field: 'a', operator: 'LIKE', values: '[1]' },
    { field: 'a,b', operator: 'EQUALS,EQUALS', values: '[1,2]' },
  ])('finds the invalid filters of %j', (parameters) => {
    expect(parseFieldFilters(parameters).every(({ filter }) => filter === null)).toBe(true);
    expect(incompleteFilterRefusals(parameters)).toHaveLength(1);
    expect(completeFieldFilters(parameters)).toEqual([]);
  });
});
