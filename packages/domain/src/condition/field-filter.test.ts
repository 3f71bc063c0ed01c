import { caseField } from '@baton/fixtures/fields/field-cases';
import { filterCases, refusedFilters } from '@baton/fixtures/fields/filter-cases';
import { describe, expect, it } from 'vitest';
import { fieldKinds } from '../field/field-kinds.ts';
import { filterRefusal, matchesFilter } from './field-filter.ts';

describe('a filter by a field', () => {
  it.each(
    filterCases.map(
      (one) =>
        [
          `${one.rule}: ${one.kind} ${JSON.stringify(one.answers)} ${one.operator} ${JSON.stringify(one.values)}`,
          one,
        ] as const,
    ),
  )('%s', (_, one) => {
    const asked = caseField(one);
    expect(filterRefusal(asked, one)).toBeNull();
    expect(matchesFilter(one.answers, asked, one)).toBe(one.isFound);
  });

  it.each(refusedFilters)('$rule: $kind $operator $values is refused: $code', (one) => {
    expect(filterRefusal(caseField(one), one)?.code).toBe(one.code);
  });

  it('is shown by a case for every operator that a kind has', () => {
    const shown = new Set(filterCases.map(({ kind, operator }) => `${kind} ${operator}`));
    for (const [kind, { filters }] of Object.entries(fieldKinds))
      for (const operator of filters) expect(shown).toContain(`${kind} ${operator}`);
  });

  it('is known of every kind but of tables', () => {
    for (const [kind, { filters }] of Object.entries(fieldKinds))
      expect(filters.length > 0, kind).toBe(kind !== 'TABLE');
  });
});
