import { describe, expect, it } from 'vitest';
import { newAutomation } from './automation.ts';
import {
  longestSecret,
  secretNameRefusal,
  secretUses,
  secretValueRefusal,
} from './secret-rules.ts';

describe('secretNameRefusal', () => {
  it.each([
    ['TOKEN', undefined],
    ['a-1_b', undefined],
    ['', 'Required'],
    ['1ST', 'InvalidSecretName'],
    ['WITH SPACE', 'InvalidSecretName'],
    ['}}', 'InvalidSecretName'],
    ['x'.repeat(65), 'InvalidSecretName'],
  ])('for %s is %s', (name, code) => expect(secretNameRefusal(name)?.code).toBe(code));

  it.each([
    ['x', undefined],
    ['x'.repeat(longestSecret), undefined],
    ['', 'Required'],
    ['x'.repeat(longestSecret + 1), 'TooLong'],
  ])('refuses an empty or too long value', (value, code) =>
    expect(secretValueRefusal(value)?.code).toBe(code),
  );
});

it('lists each use of a secret once', () => {
  const headers = [{ name: 'A', value: 'Bearer {{ secret:TOKEN }}' }];
  const body = { kind: 'JSON', text: '{"a":"{{secret:TOKEN}}","b":"{{secret:OTHER}}"}' } as const;
  const uses = secretUses([
    { place: 'one', automation: { ...newAutomation, headers, body } },
    { place: 'two', automation: { ...newAutomation, headers } },
    { place: 'three', automation: newAutomation },
  ]);
  expect([...uses]).toEqual([
    ['TOKEN', ['one', 'two']],
    ['OTHER', ['one']],
  ]);
});
