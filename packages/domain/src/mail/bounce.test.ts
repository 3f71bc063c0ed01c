import { describe, expect, it } from 'vitest';
import { bouncesIn, isBounce } from './bounce.ts';

it.each([
  ['RCPT TO', '550 5.1.1 No such user', true],
  ['RCPT TO', '550 no such user', true],
  ['DATA', '550 5.1.1 mailbox unavailable', true],
  ['RCPT TO', '550 5.2.1 mailbox disabled', true],
  ['RCPT TO', '552 5.2.2 mailbox full', false],
  ['RCPT TO', '550 5.7.1 relaying denied', false],
  ['MAIL FROM', '550 sender rejected', false],
  ['DATA', '554 message looks like spam', false],
])('isBounce of %s with %j is %s', (command, response, expected) => {
  expect(isBounce({ command, response })).toBe(expected);
});

describe('bouncesIn', () => {
  const report = (fields: string) =>
    ['Reporting-MTA: dns; mx.example', '', ...fields.split('|')].join('\r\n');
  const failed = 'Final-Recipient: rfc822; Ben@Old.example|Action: failed|Status: 5.1.1';

  it('returns unknown addresses with the answer of the mail server', () => {
    const answer = 'Diagnostic-Code: smtp; 550 5.1.1 No|  such user';
    expect(bouncesIn(report(`${failed}|${answer}`))).toEqual([
      { address: 'ben@old.example', detail: '550 5.1.1 No such user' },
    ]);
    expect(bouncesIn(report(failed))).toEqual([{ address: 'ben@old.example', detail: '5.1.1' }]);
  });

  it('prefers the specific status in the answer to a general status', () => {
    const general = failed.replace('5.1.1', '5.0.0');
    expect(bouncesIn(report(general))).toEqual([]);
    expect(bouncesIn(report(`${general}|Diagnostic-Code: smtp; 550 5.1.1 Gone`))).toHaveLength(1);
  });

  it('returns nothing for delays, full mailboxes, and policies', () => {
    expect(bouncesIn(report(failed.replace('failed', 'delayed')))).toEqual([]);
    expect(bouncesIn(report(failed.replace('5.1.1', '5.2.2')))).toEqual([]);
    expect(bouncesIn(report(failed.replace('5.1.1', '5.7.1')))).toEqual([]);
    expect(bouncesIn('')).toEqual([]);
  });
});
