import { describe, expect, it } from 'vitest';
import { sessionCookie } from './session-cookie.ts';

describe('sessionCookie', () => {
  it('is bound to the host with https', () => {
    const cookie = sessionCookie('https://baton.example', 60);
    expect(cookie.write('t')).toBe(
      '__Host-baton=t; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
    expect(cookie.clear()).toBe('__Host-baton=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure');
  });

  it('has no prefix with plain http, where browsers reject it', () => {
    expect(sessionCookie('http://localhost:3000', 60).write('t')).toBe(
      'baton=t; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  it('is found among other cookies by its full name', () => {
    const { read } = sessionCookie('http://localhost:3000', 60);
    expect(read('a=1; baton=token; b=2')).toBe('token');
    expect(read('xbaton=1; baton2=2')).toBeUndefined();
    expect(read('__Host-baton=1')).toBeUndefined();
    expect(read(undefined)).toBeUndefined();
    expect(read('')).toBeUndefined();
  });
});
