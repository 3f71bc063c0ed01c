import { buildBlueprint, partyId } from '@baton/fixtures/builders/blueprint';
import {
  approvalStep,
  lastKinds,
  owner,
  person,
  startedScene,
} from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';

describe('child approvals', () => {
  const reviewed = (...steps: Parameters<typeof approvalStep>[1][]) =>
    startedScene(
      buildBlueprint({
        tasks: [{ approvals: steps.map((step, index) => approvalStep(11 + index, step)) }],
      }),
    );

  it('are requested level by level and complete the task', () => {
    const run = reviewed({ level: 2, approvers: [partyId(3)] }, { level: 1 }, { level: 1 });
    expect(run.submit(1)).toBeNull();
    expect(run.task(1)).toMatchObject({ status: 'PENDING_REVIEW', round: 1, completedAt: null });
    expect([11, 12, 13].map((n) => run.task(n).approvalStatus)).toEqual([
      null,
      'PENDING',
      'PENDING',
    ]);
    expect(run.approve(11, person(3))).toBe('TaskNotOpen');
    run.approve(12);
    expect(run.task(11).approvalStatus).toBeNull();
    run.approve(13);
    expect(run.task(11)).toMatchObject({ approvalStatus: 'PENDING', round: 1 });
    expect(run.approve(11, person(3))).toBeNull();
    expect(run.task(11)).toMatchObject({ status: 'COMPLETED', approvalStatus: 'APPROVED' });
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('send the task back, and all start again after it is submitted', () => {
    const run = reviewed({ requiresComment: true }, { approvers: [partyId(3)] }, { level: 2 });
    run.submit(1);
    expect(run.reject(11, person(2), '  ')).toBe('CommentRequired');
    expect(run.reject(11, person(2), ' Numbers are missing ')).toBeNull();
    expect(run.task(1)).toMatchObject({ status: 'REJECTED', rejectCycles: 1 });
    expect(run.task(11)).toMatchObject({ status: 'REJECTED', approvalStatus: 'REJECTED' });
    expect(run.task(12)).toMatchObject({ status: 'INACTIVE', approvalStatus: 'NOT_REQUIRED' });
    expect(run.approve(12, person(3))).toBe('TaskNotOpen');
    expect(run.approve(11)).toBe('AlreadyDecided');
    expect(
      run
        .rows()
        .at(-1)
        ?.find((event) => event.kind === 'TASK_SENT_BACK'),
    ).toMatchObject({
      cause: 'task.childRejected',
      comment: 'Numbers are missing',
    });
    expect(run.submit(1)).toBeNull();
    expect(run.task(1)).toMatchObject({ status: 'PENDING_REVIEW', round: 2 });
    expect([11, 12].map((n) => run.task(n).round)).toEqual([2, 2]);
    for (const [n, who] of [
      [11, 2],
      [12, 3],
      [13, 2],
    ] as const)
      expect(run.approve(n, person(who))).toBeNull();
    expect(run.task(1).status).toBe('COMPLETED');
    expect(run.run().votes).toHaveLength(4);
  });

  it('refuse self-approval but allow team members', () => {
    const team = partyId(50);
    const run = reviewed({ approvers: [team] });
    run.submit(1);
    expect(run.approve(11, person(1, { parties: [partyId(1), team] }))).toBe('SelfApproval');
    expect(run.approve(11, person(9))).toBe('NotApprover');
    expect(run.approve(11, person(2, { parties: [partyId(2), team] }))).toBeNull();
    expect(run.run().votes).toMatchObject([{ voterId: partyId(2), onBehalfOf: team, round: 1 }]);
  });

  it('need every approver with ALL and count a person once', () => {
    const [team, role] = [partyId(50), partyId(51)];
    const both = person(3, { parties: [partyId(3), team, role] });
    const run = reviewed({ rule: 'ALL', approvers: [partyId(2), team, role] });
    run.submit(1);
    expect(run.approve(11, both)).toBeNull();
    expect(run.approve(11, both)).toBe('AlreadyVoted');
    expect(run.run().votes.map((vote) => vote.onBehalfOf)).toEqual([team, role]);
    expect(run.task(11).status).toBe('PENDING_SUBMISSION');
    expect(run.approve(11, person(2))).toBeNull();
    expect(run.task(1).status).toBe('COMPLETED');
  });

  it('are decided when the last approver without a vote is removed', () => {
    const run = reviewed({ rule: 'ALL', approvers: [partyId(2), partyId(3)] });
    run.submit(1);
    run.approve(11);
    expect(run.assign(11, [partyId(2)])).toBeNull();
    expect(lastKinds(run)).toEqual([
      'TASK_ASSIGNED',
      'APPROVAL_APPROVED',
      'TASK_COMPLETED',
      'STAGE_COMPLETED',
      'WORKFLOW_COMPLETED',
    ]);
  });

  it('report a problem after ten rejections', () => {
    const run = reviewed({});
    for (let cycle = 1; cycle <= 10; cycle += 1) {
      expect(run.submit(1)).toBeNull();
      expect(run.reject(11)).toBeNull();
    }
    expect(run.task(1)).toMatchObject({ hasException: true, rejectCycles: 10 });
    expect(run.submit(1)).toBe('LoopLimit');
    expect(run.submit(1, owner)).toBeNull();
    expect(run.task(1)).toMatchObject({
      status: 'PENDING_REVIEW',
      hasException: false,
      rejectCycles: 0,
    });
  });
});
