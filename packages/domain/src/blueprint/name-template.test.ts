import { field } from '@baton/fixtures/builders/fields';
import { describe, expect, it } from 'vitest';
import { asId, type PlainDate } from '../core/ids.ts';
import { nameFromTemplate, unknownPlaceholders, type NameParts } from './name-template.ts';

const option = { id: 'o1', name: 'Gold' };
const parts: NameParts = {
  blueprint: 'Onboarding',
  date: asId<PlainDate>('2026-03-02'),
  reference: 'ON-7',
  answers: [
    { field: field(1, 'TEXT', { name: 'Customer' }), value: 'Blue  Heron' },
    { field: field(2, 'SELECT', { name: 'Level', options: [option] }), value: 'o1' },
    { field: field(3, 'PEOPLE', { name: 'Lead' }), value: ['p1'] },
    { field: field(4, 'NUMBER', { name: 'Seats' }), value: 12 },
    { field: field(5, 'TEXT', { name: 'Region' }), value: null },
  ],
  nameOfParty: (id) => (id === 'p1' ? 'Ada' : null),
};

describe('nameFromTemplate', () => {
  it.each([
    ['{blueprint} for {Customer}', 'Onboarding for Blue Heron'],
    ['{reference}: { customer } ({Level}, {Seats}) {Lead}', 'ON-7: Blue Heron (Gold, 12) Ada'],
    ['{date} {Region} {Customer}', '2026-03-02 Blue Heron'],
    ['{Nobody} {', '{Nobody} {'],
    ['', 'Onboarding, 2026-03-02'],
    [' {Region} ', 'Onboarding, 2026-03-02'],
  ])('fills %j as %j', (template, name) => expect(nameFromTemplate(template, parts)).toBe(name));

  it('shortens a name that is too long', () => {
    const name = nameFromTemplate('x'.repeat(300), parts);
    expect([...name]).toHaveLength(200);
    expect(name.endsWith('…')).toBe(true);
  });
});

it('finds unknown placeholders', () => {
  const template = '{blueprint} {customer} {Custmer} {date}';
  expect(unknownPlaceholders(template, ['Customer'])).toEqual(['Custmer']);
});
