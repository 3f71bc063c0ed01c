import { partyId } from '@baton/fixtures/builders/blueprint';
import { describe, expect, it } from 'vitest';
import { stepDefaults } from '../blueprint/complete-content.ts';
import type { ApprovalRule, Voting } from '../blueprint/content.ts';
import { tallyOf } from './tally.ts';

type Said = 'y' | 'n' | '-';

/** Returns the outcome after these votes of approvers 1, 2, 3, and so on. */
const outcome = (rule: ApprovalRule, voting: Partial<Voting>, said: string): string => {
  const answers = [...said] as readonly Said[];
  return tallyOf(
    {
      plan: { rule, voting: { ...stepDefaults.voting, ...voting } },
      assignees: answers.map((_, at) => partyId(at + 1)),
    },
    answers.flatMap((answer, at) =>
      answer === '-'
        ? []
        : { onBehalfOf: partyId(at + 1), decision: answer === 'y' ? 'APPROVED' : 'REJECTED' },
    ),
  ).outcome;
};

describe('tallyOf', () => {
  const rows: readonly (readonly [ApprovalRule, Partial<Voting>, Record<string, string>])[] = [
    ['ANY', {}, { '---': 'PENDING', 'y--': 'APPROVED', 'n--': 'REJECTED' }],
    [
      'ANY',
      { rejectRule: 'WHEN_UNREACHABLE' },
      { 'n--': 'PENDING', 'nn-': 'PENDING', nny: 'APPROVED', nnn: 'REJECTED' },
    ],
    ['ALL', {}, { 'yy-': 'PENDING', yyy: 'APPROVED', 'yn-': 'REJECTED' }],
    ['ALL', { rejectRule: 'WHEN_UNREACHABLE' }, { 'y--': 'PENDING', 'n--': 'REJECTED' }],
    ['N', { threshold: 2 }, { 'y--': 'PENDING', 'y-y': 'APPROVED', 'y-n': 'REJECTED' }],
    [
      'N',
      { threshold: 2, rejectRule: 'WHEN_UNREACHABLE' },
      { 'y-n': 'PENDING', yyn: 'APPROVED', '-nn': 'REJECTED' },
    ],
    ['N', { threshold: 9 }, { 'y-': 'PENDING', yy: 'APPROVED' }],
    ['PERCENT', { threshold: 50 }, { 'y--': 'PENDING', 'yy-': 'APPROVED', 'yy--': 'APPROVED' }],
    [
      'PERCENT',
      { threshold: 51, rejectRule: 'WHEN_UNREACHABLE' },
      { 'yy--': 'PENDING', 'yyy-': 'APPROVED', '--nn': 'REJECTED' },
    ],
    [
      'ALL_RESPOND_THEN_ANY',
      {},
      { 'yy-': 'PENDING', 'nn-': 'PENDING', ynn: 'APPROVED', nnn: 'REJECTED' },
    ],
    ['ALL', {}, { '': 'PENDING' }],
  ];
  it.each(rows)('counts votes with %s as %j', (rule, voting, expected) => {
    const found = Object.keys(expected).map((said) => [said, outcome(rule, voting, said)]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it('ignores votes of removed approvers', () => {
    const tally = tallyOf(
      { plan: { rule: 'ANY', voting: stepDefaults.voting }, assignees: [partyId(1)] },
      [{ onBehalfOf: partyId(2), decision: 'APPROVED' }],
    );
    expect(tally).toMatchObject({ outcome: 'PENDING', votesFor: 0, outstanding: 1 });
  });
});
