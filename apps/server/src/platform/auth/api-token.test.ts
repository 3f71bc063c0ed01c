import { describe, expect, it } from 'vitest';
import { makeApiToken, presentedApiToken } from './api-token.ts';

describe('presentedApiToken', () => {
  it.each(['READ', 'WRITE'] as const)('returns hash and access of a token: %s', (access) => {
    const { token, hash } = makeApiToken(access);
    expect(presentedApiToken(`Bearer ${token}`)).toEqual({ hash, access });
    expect(presentedApiToken(`bearer  ${token}`)).toEqual({ hash, access });
  });

  it('returns null for anything else', () => {
    const { token } = makeApiToken('READ');
    const mistyped = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const header of [
      undefined,
      '',
      'Bearer',
      token,
      `Basic ${token}`,
      `Bearer ${token} x`,
      `Bearer ${mistyped}`,
      `Bearer ${token.replace('baton_read_', 'baton_write_')}`,
    ])
      expect(presentedApiToken(header)).toBeNull();
  });
});
