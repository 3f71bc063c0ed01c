import { expect, it } from 'vitest';
import { isBounce } from './bounce.ts';

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
