import { describe, expect, it } from 'vitest';
import { aliasRefusal, cleanSender, isAllowedSender, sendersRefusal } from './mail-alias.ts';

const domain = 'in.acme.example';

describe('aliasRefusal', () => {
  it.each(['orders', 'new.orders', 'orders-2', ' Orders '])('accepts %s', (alias) => {
    expect(aliasRefusal(alias, domain)).toBeNull();
  });

  it.each([
    ['', 'Required'],
    ['two words', 'InvalidAlias'],
    ['orders+new', 'InvalidAlias'],
    ['.orders', 'InvalidAlias'],
    ['a..b', 'InvalidAlias'],
    ['größe', 'InvalidAlias'],
    ['x@y', 'InvalidAlias'],
    ['a\r\nb', 'InvalidAlias'],
    ['a'.repeat(65), 'TooLong'],
    ['postmaster', 'NameConflict'],
    ['reply', 'NameConflict'],
  ])('refuses %j', (alias, code) => {
    expect(aliasRefusal(alias, domain)).toMatchObject({ code, field: 'alias' });
  });
});

describe('isAllowedSender', () => {
  it.each([
    ['rita@buyer.example', [], true],
    ['Rita@Buyer.example', ['rita@buyer.example'], true],
    ['max@buyer.example', ['rita@buyer.example'], false],
    ['max@buyer.example', ['buyer.example'], true],
    ['max@mail.buyer.example', ['buyer.example'], true],
    ['max@notbuyer.example', ['buyer.example'], false],
    ['max@buyer.example.evil.example', ['buyer.example'], false],
  ])('decides %s with %j', (address, senders, expected) => {
    expect(isAllowedSender(address, senders)).toBe(expected);
  });
});

describe('sendersRefusal', () => {
  it('accepts addresses and domains', () => {
    expect(sendersRefusal(['rita@buyer.example', '@buyer.example', 'Buyer.example'])).toBeNull();
    expect(cleanSender('@Buyer.example')).toBe('buyer.example');
  });

  it.each(['localhost', 'not a domain', 'rita@', '*.example'])('refuses %s', (sender) => {
    expect(sendersRefusal([sender])).toMatchObject({ code: 'InvalidSender', field: 'senders' });
  });
});
