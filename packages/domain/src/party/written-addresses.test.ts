import { describe, expect, it } from 'vitest';
import { nameOfAddress, readAddresses } from './written-addresses.ts';

describe('readAddresses', () => {
  it.each([
    ['a@x.example, b@x.example;c@x.example', ['a@x.example', 'b@x.example', 'c@x.example']],
    ['a@x.example b@x.example\r\n\nc@x.example', ['a@x.example', 'b@x.example', 'c@x.example']],
    ['A@X.example, a@x.example', ['a@x.example']],
    ['bea@tamarackfoods, teresa', ['bea@tamarackfoods', 'teresa']],
    ['mailto:a@x.example?subject=Hi', ['a@x.example']],
    ['  ,;\n ', []],
  ])('splits %j', (text, emails) => {
    expect(readAddresses(text).map(({ email }) => email)).toEqual(emails);
  });

  it('reads names next to addresses', () => {
    const text =
      'b@x.example Ines Prado <ines@x.example>; "Okafor, Amara" <amara@x.example>\n<c@x.example>';
    expect(readAddresses(text)).toEqual([
      { email: 'b@x.example', name: null },
      { email: 'ines@x.example', name: 'Ines Prado' },
      { email: 'amara@x.example', name: 'Okafor, Amara' },
      { email: 'c@x.example', name: null },
    ]);
  });
});

describe('nameOfAddress', () => {
  it.each([
    ['ines.prado@x.example', 'Ines Prado'],
    ['office+baton@x.example', 'Office'],
    ['ana-maria_lopez@x.example', 'Ana Maria Lopez'],
    ['_@x.example', '_@x.example'],
  ])('returns for %s: %s', (email, name) => expect(nameOfAddress(email)).toBe(name));
});
