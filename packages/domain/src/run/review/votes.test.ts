import { buildBlueprint, partyId } from '@baton/fixtures/builders/blueprint';
import { approvalStep, commandsFor, person, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { votingDefaults } from '../../blueprint/complete-content.ts';
import type { ApprovalStep, Voting } from '../../blueprint/content.ts';
import type { TaskChange } from '../../blueprint/edit/edit.ts';

const voting = (over: Partial<Voting>): Voting => ({ ...votingDefaults, ...over });
const [two, three, four] = [partyId(2), partyId(3), partyId(4)];

const runOf = (...tasks: readonly TaskChange[]) => {
  const scene = runScene(buildBlueprint({ tasks }));
  const run = { ...scene, ...commandsFor(scene) };
  run.start();
  return run;
};

/** Task 1 is approved by 11, 12, and so on, each on its own level. */
const reviewed = (...steps: readonly Partial<ApprovalStep>[]) => {
  const run = runOf({
    approvals: steps.map((step, at) => approvalStep(11 + at, { level: at + 1, ...step })),
  });
  run.submit(1);
  return run;
};

describe('approval rules', () => {
  it('approve with two of three votes and record the reason', () => {
    const run = reviewed({
      rule: 'N',
      voting: voting({ threshold: 2 }),
      approvers: [two, three, four],
    });
    expect(run.approve(11, person(2))).toBeNull();
    expect(run.task(11).approvalStatus).toBe('PENDING');
    expect(run.approve(11, person(4))).toBeNull();
    expect(run.task(1).status).toBe('COMPLETED');
    const given = run
      .rows()
      .at(-1)
      ?.find((event) => event.kind === 'APPROVAL_APPROVED');
    expect(given).toMatchObject({
      decisions: [
        {
          rule: 'APPROVAL_RULE',
          operands: { rule: 'N', votesFor: 2, votesAgainst: 0, needed: 2, approvers: 3 },
          result: 'APPROVED',
        },
      ],
    });
  });

  it('send back only if too few approvers are left', () => {
    const run = reviewed({
      rule: 'N',
      voting: voting({ threshold: 2, rejectRule: 'WHEN_UNREACHABLE' }),
      approvers: [two, three, four],
    });
    run.reject(11, person(2), 'Too long');
    expect(run.task(1).status).toBe('PENDING_REVIEW');
    run.reject(11, person(3), 'Too vague');
    expect(run.task(1)).toMatchObject({ status: 'REJECTED', rejectCycles: 1 });
  });

  it('wait for all votes and approve with any approval', () => {
    const run = reviewed({ rule: 'ALL_RESPOND_THEN_ANY', approvers: [two, three] });
    run.approve(11, person(2));
    expect(run.task(11).approvalStatus).toBe('PENDING');
    run.reject(11, person(3));
    expect(run.task(11).approvalStatus).toBe('APPROVED');
    expect(run.task(1).status).toBe('COMPLETED');
  });

  it('count one vote for each group of the person once', () => {
    const team = partyId(50);
    const member = person(2, { parties: [two, team] });
    const run = reviewed({
      rule: 'N',
      voting: voting({ threshold: 3 }),
      approvers: [two, team, four],
    });
    run.approve(11, member);
    expect(run.approve(11, member)).toBe('AlreadyVoted');
    expect(run.run().votes.map((vote) => vote.onBehalfOf)).toEqual([two, team]);
  });

  it('can exclude approvers of earlier levels', () => {
    const run = reviewed(
      { approvers: [two] },
      { approvers: [two, three], voting: voting({ newVoters: true }) },
    );
    run.approve(11, person(2));
    expect(run.approve(12, person(2))).toBe('VotedOnEarlierLevel');
    expect(run.approve(12, person(3))).toBeNull();
  });

  it('apply to standalone approvals', () => {
    const run = runOf({
      type: 'APPROVAL',
      assignees: [two, three],
      rule: 'PERCENT',
      voting: voting({ threshold: 51 }),
    });
    run.approve(1, person(2));
    expect(run.task(1).status).toBe('PENDING_SUBMISSION');
    run.approve(1, person(3));
    expect(run.task(1)).toMatchObject({ status: 'COMPLETED', approvalStatus: 'APPROVED' });
  });

  it('decide when an approver without a vote is removed', () => {
    const run = reviewed({
      rule: 'N',
      voting: voting({ threshold: 2, rejectRule: 'WHEN_UNREACHABLE' }),
      approvers: [two, three, four],
    });
    run.approve(11, person(2));
    run.reject(11, person(3), 'No');
    run.assign(11, [two, partyId(3)]);
    expect(run.task(1).status).toBe('REJECTED');
  });
});
