import { describe, expect, it } from 'vitest';
import { refuse } from '../core/refusal.ts';
import { validationResult } from './validation-result.ts';

describe('validationResult', () => {
  it('lists errors by field, and by cell for tables', () => {
    const result = validationResult([
      refuse('ActionItemHasValidationErrors', { count: 3 }),
      refuse('Required', {}, 'values.mail'),
      refuse('Required', {}, 'values.sites.1.name'),
      refuse('TooLarge', { max: 5 }, 'values.sites.2.count'),
    ]);
    expect(result).toEqual({
      isValid: false,
      fieldResults: [{ instance: 'mail', code: 'Required', parameters: {} }],
      tableResults: [
        {
          instance: 'sites',
          cells: [
            { row: '1', column: 'name', code: 'Required', parameters: {} },
            { row: '2', column: 'count', code: 'TooLarge', parameters: { max: 5 } },
          ],
        },
      ],
    });
  });
});
