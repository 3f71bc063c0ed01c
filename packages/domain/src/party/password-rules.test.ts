import { describe, expect, it } from 'vitest';
import { passwordRefusal } from './password-rules.ts';

const code = (password: string) => passwordRefusal(password)?.code ?? null;

describe('passwordRefusal', () => {
  it.each([
    ['', 'PasswordTooShort'],
    ['Short-1', 'PasswordTooShort'],
    ['Fourteen-char1', 'PasswordTooShort'],
    ['alllowercaseletters', 'PasswordTooFewClasses'],
    ['lowerand1234567', 'PasswordTooFewClasses'],
    // Characters outside the four classes don't count.
    ['lower-and-1234567', 'PasswordTooFewClasses'],
    ['Threee-in-a-row-1', 'PasswordRepeats'],
    ['Password12345678', 'PasswordCommon'],
    ['P@ssw0rdP@ssw0rd1', 'PasswordCommon'],
    ['123456!Welcome2026', 'PasswordCommon'],
    ['Summer-Winter-2026', 'PasswordCommon'],
    [`Aa1!${'bcdefgh'.repeat(50)}`, 'TooLong'],
  ])('refuses %j with %s', (password, expected) => {
    expect(code(password)).toBe(expected);
  });

  it.each([
    'Stir-the-soup-2026',
    'correct Horse battery 9',
    'Ünïcode-Ärger-42',
    'aB3😀ที่นี่มีความลับ12',
  ])('accepts %j', (password) => {
    expect(code(password)).toBeNull();
  });

  it('lists broken rules in display order', () => {
    expect(code('aaa')).toBe('PasswordTooShort');
    expect(code('aaaaaaaaaaaaaaaa')).toBe('PasswordTooFewClasses');
    expect(code('Password1111111!')).toBe('PasswordRepeats');
  });

  it('names the field of the password', () => {
    expect(passwordRefusal('x', 'newPassword')).toEqual({
      code: 'PasswordTooShort',
      params: { min: 15 },
      field: 'newPassword',
    });
  });
});

describe('the NIST policy', () => {
  it('accepts long passwords of one character class', () => {
    expect(passwordRefusal('otters walk to the river', 'password', 'NIST')).toBeNull();
    expect(passwordRefusal('otters walk to the river')?.code).toBe('PasswordTooFewClasses');
  });

  it('refuses short passwords', () => {
    expect(passwordRefusal('Otter-walks-7', 'password', 'NIST')?.code).toBe('PasswordTooShort');
  });
});
