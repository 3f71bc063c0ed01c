import { expect, it } from 'vitest';
import { aboutAsked, noDecision, strandedWords } from './decision.ts';

const monday = '2026-11-16T09:00:00Z';
const friday = '2026-11-20T09:00:00Z';
const begun = {
  ...noDecision,
  step: 'sendBack',
  comment: 'The price is missing',
  askedAt: monday,
} as const;

it('what was begun about an approval counts as long as it is asked as it was', () => {
  expect(aboutAsked(begun, monday)).toEqual(begun);
  expect(aboutAsked(begun, friday)).toEqual({ ...noDecision, askedAt: friday });
  expect(aboutAsked(begun, null)).toEqual(noDecision);
  // Why somebody does a task in another's place is about no approval.
  const skip = { ...noDecision, step: 'skip' } as const;
  expect(aboutAsked(skip, null)).toEqual(skip);
  expect(aboutAsked({ ...skip, comment: 'Late', askedAt: monday }, friday)).toEqual({
    ...skip,
    comment: 'Late',
    askedAt: friday,
  });
});

it('what can be said no longer is stranded, unless it was just sent', () => {
  const all = { closed: true, approve: true, sendBack: true, skip: true, onBehalf: true };
  const remarked = { ...begun, remarks: { price: 'Which one?' } };
  expect(strandedWords(remarked, { ...all, remark: true })).toBeNull();
  expect(strandedWords(remarked, { ...all, remark: false })).toBe('Which one?');
  const none = { ...all, sendBack: false, remark: false };
  expect(strandedWords(remarked, none)).toBe('The price is missing\nWhich one?');
  expect(strandedWords({ ...remarked, isSent: true }, none)).toBeNull();
});
