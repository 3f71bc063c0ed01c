import { tokenScopes } from '@baton/domain/party/token-scopes';
import { describe, expect, it } from 'vitest';
import { makeApiToken, presentedApiToken } from './api-token.ts';

describe('presentedApiToken', () => {
  it.each(['READ', 'WRITE', 'SCIM'] as const)(
    'returns hash and access of a token: %s',
    (access) => {
      const { token, hash } = makeApiToken({ access, scopes: tokenScopes });
      expect(presentedApiToken(`Bearer ${token}`)).toEqual({ hash, access, scopes: tokenScopes });
      expect(presentedApiToken(`bearer  ${token}`)?.hash).toEqual(hash);
    },
  );

  it('returns the scopes that a token is limited to', () => {
    const { token, hash } = makeApiToken({ access: 'READ', scopes: ['WORK', 'PEOPLE'] });
    expect(token).toMatch(/^baton_read\.wp_/);
    expect(presentedApiToken(`Bearer ${token}`)).toEqual({
      hash,
      access: 'READ',
      scopes: ['WORK', 'PEOPLE'],
    });
    for (const prefix of ['baton_read_', 'baton_read.wps_', 'baton_write.wp_'])
      expect(presentedApiToken(`Bearer ${token.replace('baton_read.wp_', prefix)}`)).toBeNull();
  });

  it('returns null for anything else', () => {
    const { token } = makeApiToken({ access: 'READ', scopes: tokenScopes });
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
