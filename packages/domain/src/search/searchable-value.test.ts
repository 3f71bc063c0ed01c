import { expect, it } from 'vitest';
import { asId, type FieldKey } from '../core/ids.ts';
import { completeField } from '../field/complete-field.ts';
import { noConstraints } from '../field/field-constraints.ts';
import { searchableValue } from './searchable-value.ts';

const field = (kind: 'TEXT' | 'CHECKBOX', markdown = false) =>
  completeField({
    ...{ key: asId<FieldKey>('need'), name: 'Need', kind, options: [], unit: null },
    constraints: { ...noConstraints, markdown },
  });

it('finds words of Markdown texts', () => {
  const value = 'People who cook **on weekdays** and read [the label](https://example.com).';
  expect(searchableValue(value, field('TEXT', true))).toBe(
    'People who cook on weekdays and read the label.',
  );
  expect(searchableValue('2 ** 3', field('TEXT'))).toBe('2 ** 3');
});

it('does not find Markdown characters', () => {
  expect(searchableValue(true, field('CHECKBOX'))).toBe('');
});
