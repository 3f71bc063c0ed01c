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

it('what was begun about an approval counts as long as it is asked as it was', () => {
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
  // Words that were put aside are no reason for another approval, and nobody sees them any longer.
  const aside = { ...begun, step: 'closed', remarks: {} } as const;
  expect(decisionNow(aside, { ...may, askedAt: friday })).toEqual({
    ...noDecision,
    askedAt: friday,
  });
});

it('why a task is skipped is about no approval, and goes with the right to skip it', () => {
  const skip = { ...begun, step: 'skip', comment: 'Late' } as const;
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
    left: 'Late',
  });
});

it('what is left stays beside what is begun next', () => {
  const next = { ...begun, left: 'Earlier' };
  expect(decisionNow(next, may)).toEqual(next);
  expect(decisionNow(next, { ...may, remark: false }).left).toBe('Earlier\nWhich one?');
});
