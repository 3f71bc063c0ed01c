import { caseField } from '@baton/fixtures/fields/field-cases';
import { filterCases, refusedFilters } from '@baton/fixtures/fields/filter-cases';
import { describe, expect, it } from 'vitest';
import { fieldKinds } from '../field/field-kinds.ts';
import { withFormerVersions } from '../field/custom/former-versions.ts';
import { filterRefusal, matchesFilter, filterItems } from './field-filter.ts';

describe('field filter', () => {
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

  it.each(refusedFilters)('refuses by $rule: $operator $values with $code', (one) => {
    expect(filterRefusal(caseField(one), one)?.code).toBe(one.code);
  });

  it('matches options of older versions of the field by name', () => {
    const filter = { operator: 'IS_ANY_OF', values: ['one'] } as const;
    const asked = caseField({ kind: 'SELECT' });
    const former = { ...asked, options: [{ id: 'four', name: 'Fourth' }], mayAppend: true };
    expect(filterItems(asked, filter)).toEqual(['one']);
    expect(filterItems(withFormerVersions(asked, [asked]), filter)).toEqual(['one']);
    const answered = withFormerVersions(asked, [asked, former]);
    expect(filterItems(answered, filter)).toBeNull();
    expect(matchesFilter(['FIRST'], answered, filter)).toBe(true);
    expect(answered.options.map(({ id }) => id)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('has a test case for every operator of a type', () => {
    const shown = new Set(filterCases.map(({ kind, operator }) => `${kind} ${operator}`));
    for (const [kind, { filters }] of Object.entries(fieldKinds))
      for (const operator of filters) expect(shown).toContain(`${kind} ${operator}`);
  });

  it('exists for every field type except tables', () => {
    for (const [kind, { filters }] of Object.entries(fieldKinds))
      expect(filters.length > 0, kind).toBe(kind !== 'TABLE');
  });
});
