import { beforeEach, describe, expect, it } from 'vitest';
import { takeLinkSecret } from './link-secret.ts';

describe('takeLinkSecret', () => {
  beforeEach(() =>
    history.pushState(null, '', '/sign-up?email=a%40b.example&token=secret&redirect=%2Fmy%2Ftasks'),
  );

  it('removes the secret of a link from the address bar', () => {
    expect(takeLinkSecret('token', 'verification-uuid')).toBe('secret');
    expect(location.pathname + location.search).toBe(
      '/sign-up?email=a%40b.example&redirect=%2Fmy%2Ftasks',
    );
  });

  it('returns the secret again after a reload', () => {
    takeLinkSecret('token');
    expect(takeLinkSecret('token')).toBe('secret');
  });

  it('returns null for an address without a secret', () => {
    takeLinkSecret('token');
    history.pushState(null, '', '/sign-up');
    expect(takeLinkSecret('token')).toBe('');
  });
});
