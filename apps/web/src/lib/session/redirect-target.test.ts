import { describe, expect, it } from 'vitest';
import { guestAddress } from '../../app/guest/guest-address.ts';
import { redirectTarget, signInPath } from './redirect-target.ts';

describe('redirectTarget', () => {
  it.each([
    ['/my/tasks?task-id=1', '/my/tasks?task-id=1'],
    ['/workflow/1#x', '/workflow/1#x'],
    ['/workspace/1/my/tasks', '/workspace/1/my/tasks'],
    [null, '/'],
    ['', '/'],
    ['/nowhere', '/'],
    ['/login?redirect=/login', '/'],
    ['//evil.example/my', '/'],
    ['/\\evil.example/my', '/'],
    ['https://evil.example/my', '/'],
    ['javascript:alert(1)', '/'],
    ['/my/../../evil', '/'],
  ])('takes %j to %j', (wanted, target) => {
    expect(redirectTarget(wanted)).toBe(target);
  });
});

describe('signInPath', () => {
  it('remembers where one was, but not home', () => {
    expect(signInPath('/people?tab=teams')).toBe('/login?redirect=%2Fpeople%3Ftab%3Dteams');
    expect(signInPath('/')).toBe('/login');
  });
});

describe('guestAddress', () => {
  const address = (path: string, isFirstRun = false): string =>
    guestAddress(new URL(path, 'https://baton.example'), isFirstRun);

  it.each([
    ['/', '/login'],
    ['/?email=a@b.c', '/login?email=a%40b.c'],
    ['/people', '/login?redirect=%2Fpeople'],
    ['/unknown?x=1', '/login?x=1'],
    ['/login?redirect=%2Fpeople', '/login?redirect=%2Fpeople'],
  ])('leads %s to %s', (from, to) => {
    expect(address(from)).toBe(to);
  });

  it('leads a new installation to its first page', () => {
    expect(address('/people', true)).toBe('/first-run');
  });
});
