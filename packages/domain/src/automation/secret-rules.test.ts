import { describe, expect, it } from 'vitest';
import { newAutomation } from './automation.ts';
import {
  longestSecret,
  secretNameRefusal,
  secretUses,
  secretValueRefusal,
} from './secret-rules.ts';

describe('a secret', () => {
  it.each([
    ['TOKEN', undefined],
    ['a-1_b', undefined],
    ['', 'Required'],
    ['1ST', 'InvalidSecretName'],
    ['WITH SPACE', 'InvalidSecretName'],
    ['}}', 'InvalidSecretName'],
    ['x'.repeat(65), 'InvalidSecretName'],
  ])('is called %s: %s', (name, code) => expect(secretNameRefusal(name)?.code).toBe(code));

  it.each([
    ['x', undefined],
    ['x'.repeat(longestSecret), undefined],
    ['', 'Required'],
    ['x'.repeat(longestSecret + 1), 'TooLong'],
  ])('says something that can be kept', (value, code) =>
    expect(secretValueRefusal(value)?.code).toBe(code),
  );
});

it('finds where secrets are used, each place once', () => {
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
