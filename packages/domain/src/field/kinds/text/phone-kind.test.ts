import { describe, expect, it } from 'vitest';
import { field } from '@baton/fixtures/builders/fields';
import { parseValue } from '../../field-kinds.ts';
import { dialled } from './phone-kind.ts';

describe('dialled', () => {
  it.each([
    '+49 30 123456',
    '+49 (0)30 123456',
    '+49 ( 0 ) 30 / 12 34 56',
    '＋４９ (０)３０ １２３４５６',
    '+49 30 123456 ext 5',
    '+49 30 123456 x5',
    '+49 30 123456;ext=5',
    'Tel. +49 30 123456',
  ])('returns the stored form of %s', (text) => {
    expect(dialled(text)).toBe(parseValue('+49 30 123456', field(1, 'PHONE')));
  });

  it.each([
    ['(0)30 123456', '030123456'],
    ['(30) 12', '3012'],
    ['030 12', '03012'],
    ['Nobody', 'nobody'],
    ['+39 (0)6 12345678', '+390612345678'],
    ['+1 800 FLOWERS', '+1 800 flowers'],
  ])('returns of %s %s', (text, digits) => {
    expect(dialled(text)).toBe(digits);
  });
});
