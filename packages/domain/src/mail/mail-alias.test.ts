import { describe, expect, it } from 'vitest';
import {
  aliasRefusal,
  cleanSender,
  isAllowedSender,
  mailLabelIn,
  sendersRefusal,
  workspaceMailDomain,
} from './mail-alias.ts';

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

describe('mailLabelIn', () => {
  it.each([
    ['in.acme.example', null],
    ['In.Acme.example', null],
    ['globex.in.acme.example', 'globex'],
    ['GLOBEX.in.acme.example', 'globex'],
    ['a.b.in.acme.example', undefined],
    ['.in.acme.example', undefined],
    ['notin.acme.example', undefined],
    ['in.acme.example.evil.example', undefined],
  ])('reads %s', (host, label) => {
    expect(mailLabelIn(host, domain)).toBe(label);
  });

  it.each([null, 'globex'])('reads back the domain of the label %s', (label) => {
    expect(mailLabelIn(workspaceMailDomain(domain, label), domain)).toBe(label);
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
  ])('compares the sender %s with the list %j', (address, senders, expected) => {
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
