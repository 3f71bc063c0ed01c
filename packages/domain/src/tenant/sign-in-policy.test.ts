import { describe, expect, it } from 'vitest';
import { methodOfConnection, methodsRefusals, signInMethods } from './sign-in-policy.ts';

const none = { usable: [], required: [], exemptAdmins: 0 } as const;
const codes = (...[methods, ways]: Parameters<typeof methodsRefusals>) =>
  methodsRefusals(methods, ways).flatMap((refusal) => refusal?.code ?? []);

describe('methodOfConnection', () => {
  it.each([
    ['SAML', 'https://accounts.google.com', 'SAML'],
    ['OIDC', 'https://accounts.google.com', 'SOCIAL'],
    ['OIDC', 'https://accounts.google.com/', 'SOCIAL'],
    ['OIDC', 'https://accounts.google.com.evil.example', 'OIDC'],
    ['OIDC', 'https://login.example.com', 'OIDC'],
  ] as const)('returns the method of a %s connection at %s: %s', (protocol, issuer, method) => {
    expect(methodOfConnection(protocol, issuer)).toBe(method);
  });
});

describe('methodsRefusals', () => {
  it('accepts all methods of a workspace without identity providers', () => {
    expect(codes(signInMethods, none)).toEqual([]);
  });

  it('refuses methods that would lock everyone out', () => {
    expect(codes([], none)).toEqual(['NoWayToSignIn', 'NoBreakGlassAdmin']);
    expect(codes(['PASSKEY'], none)).toEqual(['NoWayToSignIn', 'NoBreakGlassAdmin']);
  });

  it('requires an exempt admin if passwords aren’t allowed', () => {
    expect(codes(['SAML'], { ...none, usable: ['SAML'] })).toEqual(['NoBreakGlassAdmin']);
    expect(codes(['SAML'], { ...none, usable: ['SAML'], exemptAdmins: 1 })).toEqual([]);
  });

  it('refuses to remove a method that a required provider uses', () => {
    const ways = { ...none, usable: ['OIDC'], required: ['OIDC'] } as const;
    expect(codes(['PASSWORD'], { ...ways, exemptAdmins: 1 })).toEqual(['RequiredMethodMissing']);
    expect(codes(['PASSWORD', 'OIDC'], ways)).toEqual(['NoBreakGlassAdmin']);
  });
});
