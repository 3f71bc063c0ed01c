import { describe, expect, it } from 'vitest';
import { guestAddress, guestPages } from '../../app/guest/guest-address.ts';
import { routeTree } from '../../app/route-table.tsx';
import { redirectTarget, signInPath } from './redirect-target.ts';

describe('redirectTarget', () => {
  it.each([
    ['/my/tasks?task-id=1', '/my/tasks?task-id=1'],
    ['/workflow/1#x', '/workflow/1#x'],
    ['/workspace/1/my/tasks', '/workspace/1/my/tasks'],
    [null, '/'],
    ['', '/'],
    ['/nowhere', '/'],
    ['/internal/granular_access', '/'],
    ['/login?redirect=/login', '/'],
    ['//evil.example/my', '/'],
    ['/\\evil.example/my', '/'],
    ['https://evil.example/my', '/'],
    ['javascript:alert(1)', '/'],
    ['/my/../../evil', '/'],
  ])('allows only pages of Baton: %j becomes %j', (wanted, target) => {
    expect(redirectTarget(wanted)).toBe(target);
  });
});

describe('every screen', () => {
  const paths = Object.values(routeTree.children ?? {}).flatMap(({ options }) =>
    'path' in options ? String(options.path) : [],
  );

  // The internal access page is never remembered.
  const notRemembered: readonly string[] = [
    ...['/login', '/first-run', '/internal/granular_access'],
    ...guestPages,
  ];

  it.each(paths.filter((path) => !notRemembered.includes(path)))(
    'can be opened again after sign-in: %s',
    (path) => {
      const address = path.replace('$id', '01900000-0000-7000-8000-000000000000');
      expect(redirectTarget(`${address}?tab=x`)).toBe(`${address}?tab=x`);
    },
  );
});

describe('signInPath', () => {
  it('contains the current page, except Home', () => {
    expect(signInPath('/people?tab=teams')).toBe('/login?redirect=%2Fpeople%3Ftab%3Dteams');
    expect(signInPath('/')).toBe('/login');
  });

  it('keeps the query of the sign-in page', () => {
    const path = '/login?supplier=1&redirect=%2Fmy%2Ftasks';
    expect(signInPath(path)).toBe(path);
    expect(signInPath('/login-sso')).toBe('/login');
  });
});

describe('guestAddress', () => {
  const address = (path: string, isFirstRun = false): string =>
    guestAddress(new URL(path, 'https://baton.example'), isFirstRun);

  it.each([
    ['/', '/login'],
    ['/?email=a@b.c', '/login?email=a%40b.c'],
    ['/people', '/login?redirect=%2Fpeople'],
    ['/login?email=a&verification-uuid=x', '/sign-up?email=a&verification-uuid=x'],
    ['/unknown?x=1', '/login?x=1'],
    ['/login?redirect=%2Fpeople', '/login?redirect=%2Fpeople'],
  ])('redirects guests from %s to %s', (from, to) => {
    expect(address(from)).toBe(to);
  });

  it('opens the setup page on a new installation', () => {
    expect(address('/people', true)).toBe('/first-run');
  });
});
