import { buildBlueprint, partyId, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { person, startedScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { RejectEffect } from '../../blueprint/content.ts';
import type { TaskChange } from '../../blueprint/edit/edit.ts';
import { noDeadline } from '../../time/deadline.ts';
import { homeStatus } from '../../workflow/home-status.ts';
import { workflowSummary } from '../../workflow/workflow-summary.ts';

const hour = 3_600_000;
const rejecting = (effect: RejectEffect): TaskChange => ({
  type: 'APPROVAL',
  assignees: [partyId(2)],
  rejectAction: { ...effect, requiresComment: false },
});
const task2: TaskChange = { trigger: { afterTasks: [taskKey(1)], notBefore: null } };
const later: TaskChange = {
  trigger: { afterTasks: [], notBefore: { kind: 'FIXED', date: '2026-03-04' } },
};
const reopens = (n: number) => rejecting({ kind: 'REOPEN_TASK', task: taskKey(n) });
const reports = (n: number) => rejecting({ kind: 'REPORT_EXCEPTION', task: taskKey(n) });

describe('rejection that cannot send anything back', () => {
  const skipped = (approval: TaskChange) => {
    const run = startedScene(buildBlueprint({}, {}, { tasks: [approval] }));
    run.skipStage(2);
    run.submit(1);
    return run;
  };
  it.each([
    ['task skipped with its stage', () => skipped(reopens(2))],
    ['problem task skipped with its stage', () => skipped(reports(2))],
    [
      'skipped task that cannot start yet',
      () => {
        const run = startedScene(buildBlueprint({ tasks: [{}, later, reopens(2)] }));
        run.skip(2);
        return run;
      },
    ],
    [
      'task that has not started',
      () => startedScene(buildBlueprint({ tasks: [{}, task2, reopens(2)] })),
    ],
    [
      'stage that has not started',
      () =>
        startedScene(
          buildBlueprint(
            { tasks: [{}, {}, rejecting({ kind: 'RESTART_STAGE', stage: stageKey(2) })] },
            {},
          ),
        ),
    ],
  ])('reports a problem to the owner: %s', (_, make) => {
    const run = make();
    expect(run.reject(3, person(2), 'No')).toBeNull();
    expect(run.task(3)).toMatchObject({
      status: 'REJECTED',
      exception: { category: 'NOT_SENT_BACK' },
      rejectCycles: 1,
    });
    expect(homeStatus(workflowSummary(run.run()), run.now())).toBe('PROBLEM');
  });

  it('is decided by the owner and can be revoked', () => {
    const run = skipped(reopens(2));
    run.reject(3, person(2), 'No');
    expect(run.sendBack(3, 1)).toBeNull();
    expect(run.task(3)).toMatchObject({ status: 'INACTIVE', hasException: false });
    run.submit(1);
    run.reject(3, person(2), 'No');
    const revoke = { kind: 'REVOKE', taskId: run.task(3).id, reason: 'A mistake' } as const;
    expect(run.give(person(2), revoke).ok).toBe(true);
    expect(run.task(3)).toMatchObject({ approvalStatus: 'PENDING', hasException: false });
    expect(run.approve(3)).toBeNull();
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('is requested again after its problem is resolved', () => {
    const run = skipped(reports(2));
    run.reject(3, person(2), 'No');
    expect(run.resolve(3, person(90))).toBeNull();
    expect(run.task(3)).toMatchObject({ approvalStatus: 'PENDING', hasException: false });
  });
});

describe('rework count of a task', () => {
  it('includes rejections of an expired task', () => {
    const expiry = {
      grace: { amount: 0, unit: 'HOURS' },
      outcome: 'CONTINUE',
      party: null,
    } as const;
    const due = { kind: 'DURATION', amount: 1, unit: 'HOURS' } as const;
    const work = { due, deadline: { ...noDeadline, expiry } };
    const run = startedScene(buildBlueprint({ tasks: [work] }, { tasks: [reopens(1)] }));
    for (let round = 1; round <= 10; round += 1) {
      run.wait(2 * hour);
      run.dateReached();
      expect(run.reject(2, person(2), 'No')).toBeNull();
      expect(run.task(1).rejectCycles).toBe(round);
    }
    expect(run.task(1).exception?.category).toBe('LOOP_LIMIT');
  });

  it('includes rejections of a skipped task, up to the limit', () => {
    const run = startedScene(buildBlueprint({}, { tasks: [reopens(1)] }));
    for (let round = 1; round < 10; round += 1) {
      run.skip(1);
      expect(run.reject(2, person(2), 'No')).toBeNull();
      expect(run.task(1)).toMatchObject({ status: 'PENDING_SUBMISSION', rejectCycles: round });
    }
    run.skip(1);
    run.reject(2, person(2), 'No');
    expect(run.task(1).skipReason).toBe('MANUAL');
    expect(run.task(2)).toMatchObject({
      status: 'REJECTED',
      exception: { category: 'LOOP_LIMIT' },
    });
  });

  it('includes rejections of a waiting task in any position', () => {
    const run = startedScene(buildBlueprint({ tasks: [reopens(2), {}] }));
    run.skip(2);
    expect(run.reject(1, person(2), 'No')).toBeNull();
    expect([run.task(1).status, run.task(2).status]).toEqual(['INACTIVE', 'PENDING_SUBMISSION']);
    run.submit(2);
    expect(run.approve(1)).toBeNull();
  });
});
