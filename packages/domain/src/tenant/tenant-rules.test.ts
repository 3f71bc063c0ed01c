import { describe, expect, it } from 'vitest';
import { accentColorRefusal, extraNameRefusal, shownTenantName } from './tenant-rules.ts';

describe('accentColorRefusal', () => {
  it('accepts only #rrggbb', () => {
    expect(accentColorRefusal('#4F56d3')).toBeNull();
    for (const colour of ['', '#fff', 'red', '4f56d3', '#4f56d3;background:url(x)'])
      expect(accentColorRefusal(colour)?.code).toBe('InvalidColor');
  });
});

describe('extraNameRefusal', () => {
  it('accepts an empty name', () => {
    expect(extraNameRefusal('  ', 'displayName')).toBeNull();
  });

  it('rejects a name of more than 120 characters', () => {
    expect(extraNameRefusal('x'.repeat(120), 'displayName')).toBeNull();
    expect(extraNameRefusal('x'.repeat(121), 'displayName')).toMatchObject({
      code: 'TooLong',
      field: 'displayName',
    });
  });
});

describe('shownTenantName', () => {
  it('prefers the display name', () => {
    expect(shownTenantName({ name: 'acme-emea', displayName: 'Acme Europe' })).toBe('Acme Europe');
    expect(shownTenantName({ name: 'acme-emea', displayName: null })).toBe('acme-emea');
  });
});
