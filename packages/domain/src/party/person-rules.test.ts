import { describe, expect, it } from 'vitest';
import { cleanEmail, cleanName, emailRefusal, nameRefusal } from './person-rules.ts';

describe('emailRefusal', () => {
  it.each([
    ['', 'Required'],
    ['  ', 'Required'],
    ['somebody', 'InvalidEmail'],
    ['a@b', 'InvalidEmail'],
    ['a@b..example', 'InvalidEmail'],
    ['a b@c.example', 'InvalidEmail'],
    ['a@b.example, c@d.example', 'InvalidEmail'],
    ['<a@b.example>', 'InvalidEmail'],
    [`${'a'.repeat(250)}@b.example`, 'TooLong'],
  ])('refuses %j with %s', (email, expected) => {
    expect(emailRefusal(email)?.code).toBe(expected);
  });

  it.each(['a@b.example', ' Amara.Okafor+soup@Mail.B.Example ', '김@예.example'])(
    'accepts %j',
    (email) => {
      expect(emailRefusal(email)).toBeNull();
    },
  );

  it('cleanEmail ignores spaces and case', () => {
    expect(cleanEmail(' A@B.Example ')).toBe('a@b.example');
  });
});

describe('nameRefusal', () => {
  it('refuses blank and too long names', () => {
    expect(nameRefusal(' \n ')?.code).toBe('Required');
    expect(nameRefusal('x'.repeat(121))).toEqual({
      code: 'TooLong',
      params: { max: 120 },
      field: 'name',
    });
    expect(nameRefusal('😀'.repeat(120))).toBeNull();
  });

  it('cleanName keeps one space between words', () => {
    expect(cleanName('  Release \t lead ')).toBe('Release lead');
  });
});
