import { expect, it } from 'vitest';
import { decisionNow, noDecision } from './decision.ts';

const monday = '2026-11-16T09:00:00Z';
const friday = '2026-11-20T09:00:00Z';
const may = { askedAt: monday, skip: true, onBehalf: true, remark: true };
const begun = {
  ...noDecision,
  step: 'sendBack',
  comment: 'The price is missing',
  remarks: { price: 'Which one?' },
  askedAt: monday,
} as const;

it('decisionNow keeps a draft until its approval changes', () => {
  expect(decisionNow(begun, may)).toEqual(begun);
  const left = 'The price is missing\nWhich one?';
  expect(decisionNow(begun, { ...may, askedAt: friday })).toEqual({
    ...noDecision,
    askedAt: friday,
    left,
  });
  expect(decisionNow(begun, { ...may, askedAt: null, remark: false })).toEqual({
    ...noDecision,
    left,
  });
  // A hidden comment isn't used for another approval.
  const aside = { ...begun, step: 'closed', remarks: {} } as const;
  expect(decisionNow(aside, { ...may, askedAt: friday })).toEqual({
    ...noDecision,
    askedAt: friday,
  });
});

it('decisionNow keeps the reason of a skip until skipping isn’t possible', () => {
  const skip = { ...begun, step: 'skip', comment: 'Overdue' } as const;
  expect(decisionNow(skip, { ...may, askedAt: friday })).toEqual({
    ...skip,
    remarks: {},
    askedAt: friday,
    left: 'Which one?',
  });
  expect(decisionNow(skip, { ...may, skip: false })).toEqual({
    ...noDecision,
    remarks: skip.remarks,
    askedAt: monday,
    left: 'Overdue',
  });
});

it('decisionNow keeps text of an earlier decision beside a new draft', () => {
  const next = { ...begun, left: 'Earlier' };
  expect(decisionNow(next, may)).toEqual(next);
  expect(decisionNow(next, { ...may, remark: false }).left).toBe('Earlier\nWhich one?');
});
