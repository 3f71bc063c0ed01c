import { describe, expect, it } from 'vitest';
import { readAccessLevel, readLanguage } from './written-access.ts';

describe('readAccessLevel', () => {
  it.each([
    ['internal', 'INTERNAL'],
    [' Externe ', 'EXTERNAL'],
    ['EINGESCHRÄNKT', 'LIMITED'],
    ['受限', 'LIMITED'],
    ['외부', 'EXTERNAL'],
    ['ภายใน', 'INTERNAL'],
    ['guest', null],
  ])('reads %s as %s', (text, level) => {
    expect(readAccessLevel(text)).toBe(level);
  });
});

describe('readLanguage', () => {
  it.each([
    ['de', 'de'],
    ['de-CH', 'de'],
    ['EN_us', 'en'],
    ['German', 'de'],
    ['Französisch', 'fr'],
    ['español', 'es'],
    ['中文', 'zh'],
    ['한국어', 'ko'],
    ['ภาษาไทย', 'th'],
    ['Latin', null],
    ['pt', null],
  ])('reads %s as %s', (text, locale) => {
    expect(readLanguage(text)).toBe(locale);
  });
});
