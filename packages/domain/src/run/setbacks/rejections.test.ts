import { newAutomation } from '../../automation/automation.ts';
import { buildBlueprint, partyId, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { approvalStep, lastKinds, person, startedScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { RejectAction } from '../../blueprint/content.ts';
import type { TaskChange } from '../../blueprint/edit/edit.ts';

const after = (...numbers: readonly number[]) => ({
  trigger: { afterTasks: numbers.map(taskKey), notBefore: null },
});

describe('standalone approvals', () => {
  const reopens = (n: number): { type: 'APPROVAL'; rejectAction: RejectAction } => ({
    type: 'APPROVAL',
    rejectAction: { kind: 'REOPEN_TASK', task: taskKey(n), requiresComment: true },
  });

  it('REOPEN_TASK resets only the tasks that follow the reopened task', () => {
    // 1 ← 2 ← 4 (approval of 1); 3 in parallel; 5 in a later stage that has started
    const run = startedScene(
      buildBlueprint(
        { tasks: [{}, after(1), {}, { ...after(2), ...reopens(1), assignees: [partyId(2)] }] },
        { tasks: [after(1)], trigger: { kind: 'WORKFLOW_START' } },
      ),
    );
    for (const n of [1, 2, 3, 5]) run.submit(n);
    expect(run.stage(2).status).toBe('COMPLETED');
    expect(run.reject(4)).toBe('CommentRequired');
    expect(run.reject(4, person(2), 'Once more')).toBeNull();
    expect([1, 2, 3, 4, 5].map((n) => run.task(n).status)).toEqual([
      'PENDING_SUBMISSION',
      'INACTIVE',
      'COMPLETED',
      'INACTIVE',
      'INACTIVE',
    ]);
    expect(run.task(1)).toMatchObject({ reopenedCount: 1, rejectCycles: 1, runNumber: 1 });
    expect(run.task(2)).toMatchObject({ submittedBy: null, startedAt: null, runNumber: 2 });
    expect(run.stage(2).status).toBe('IN_PROGRESS');
    for (const n of [1, 2, 5]) expect(run.submit(n)).toBeNull();
    expect(run.task(4)).toMatchObject({ status: 'PENDING_SUBMISSION', round: 2 });
    expect(run.approve(4)).toBeNull();
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('REOPEN_TASK resets the stages in between', () => {
    const run = startedScene(
      buildBlueprint({}, { tasks: [{}] }, { tasks: [{ ...reopens(1), assignees: [partyId(2)] }] }),
    );
    run.submit(1);
    run.submit(2);
    expect(run.reject(3, person(2), 'No')).toBeNull();
    expect([1, 2, 3].map((n) => run.stage(n).status)).toEqual([
      'IN_PROGRESS',
      'NOT_STARTED',
      'NOT_STARTED',
    ]);
    expect(run.task(3)).toMatchObject({ status: 'INACTIVE', approvalStatus: null });
    run.submit(1);
    run.submit(2);
    expect(run.approve(3)).toBeNull();
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('REOPEN_TASK resets stages without tasks', () => {
    const run = startedScene(
      buildBlueprint({}, { tasks: [] }, { tasks: [{ ...reopens(1), assignees: [partyId(2)] }] }),
    );
    run.submit(1);
    run.reject(2, person(2), 'No');
    expect([1, 2, 3].map((n) => run.stage(n).status)).toEqual([
      'IN_PROGRESS',
      'NOT_STARTED',
      'NOT_STARTED',
    ]);
  });

  it('REOPEN_TASK waits for a task that was already reopened', () => {
    const run = startedScene(
      buildBlueprint({}, { tasks: [{ ...reopens(1), assignees: [partyId(2)] }, {}] }),
    );
    run.submit(1);
    run.submit(3);
    run.reopen(1);
    expect(run.reject(2, person(2), 'No')).toBeNull();
    expect(run.task(1)).toMatchObject({ status: 'PENDING_SUBMISSION', rejectCycles: 0 });
    expect(run.task(3).status).toBe('INACTIVE');
    expect(run.stage(2).status).toBe('NOT_STARTED');
    run.submit(1);
    expect(run.task(2)).toMatchObject({ status: 'PENDING_SUBMISSION', round: 2 });
  });

  it('wait while the task that they sent back is open', () => {
    const run = startedScene(
      buildBlueprint({ tasks: [{}, { ...reopens(1), assignees: [partyId(2)] }] }),
    );
    run.submit(1);
    run.reject(2, person(2), 'No');
    expect(run.task(2).status).toBe('INACTIVE');
    run.submit(1);
    expect(run.task(2).status).toBe('PENDING_SUBMISSION');
  });

  it('do not reset a stage that could also start after another stage', () => {
    const run = startedScene(
      buildBlueprint(
        { tasks: [{}, { ...after(1), ...reopens(1), assignees: [partyId(2)] }] },
        { trigger: { kind: 'WORKFLOW_START' } },
        {
          trigger: {
            kind: 'AFTER_STAGES',
            stages: [stageKey(1), stageKey(2)],
            join: 'ANY_COMPLETED',
          },
        },
      ),
    );
    run.submit(1);
    run.submit(3);
    expect(run.stage(3).status).toBe('IN_PROGRESS');
    run.reject(2, person(2), 'No');
    expect(run.stage(3).status).toBe('IN_PROGRESS');
    expect(run.task(4).status).toBe('PENDING_SUBMISSION');
  });

  it('CONTINUE keeps the rejection and continues', () => {
    const run = startedScene(
      buildBlueprint({
        tasks: [
          {
            type: 'APPROVAL',
            assignees: [partyId(2)],
            rejectAction: { kind: 'CONTINUE', requiresComment: false },
          },
          after(1),
        ],
      }),
    );
    expect(run.reject(1)).toBeNull();
    expect(run.task(1)).toMatchObject({ status: 'COMPLETED', approvalStatus: 'REJECTED' });
    expect(run.task(2).status).toBe('PENDING_SUBMISSION');
  });

  it('refuse submitters of the task they send back or wait for', () => {
    const run = startedScene(buildBlueprint({ tasks: [{}, { ...after(1), ...reopens(1) }] }));
    run.submit(1);
    expect(run.approve(2, person(1))).toBe('SelfApproval');
    const other = startedScene(
      buildBlueprint({
        tasks: [
          {},
          {
            ...after(1),
            type: 'APPROVAL',
            rejectAction: { kind: 'CONTINUE', requiresComment: false },
          },
        ],
      }),
    );
    other.submit(1);
    expect(other.reject(2, person(1))).toBe('SelfApproval');
  });
});

describe('separation of duties', () => {
  const on: TaskChange = {
    type: 'APPROVAL',
    assignees: [partyId(1), partyId(2)],
    rejectAction: { kind: 'CONTINUE', requiresComment: false },
  };
  const restarts: TaskChange = {
    ...on,
    rejectAction: { kind: 'RESTART_STAGE', stage: stageKey(1), requiresComment: false },
  };
  it.each<[string, ReturnType<typeof buildBlueprint>, number]>([
    ['in the next stage', buildBlueprint({}, { tasks: [on] }), 2],
    [
      'that restarts its stage',
      buildBlueprint({}, { tasks: [{ assignees: [partyId(3)] }] }, { tasks: [restarts] }),
      3,
    ],
    [
      'after another approval',
      buildBlueprint({ tasks: [{}, { ...on, ...after(1) }, { ...on, ...after(2) }] }),
      3,
    ],
    ['after a stage with only approvals', buildBlueprint({}, { tasks: [on] }, { tasks: [on] }), 3],
    ['after it in the first stage', buildBlueprint({ tasks: [{}, on] }), 2],
  ])('refuses the submitter as approver %s', (_, content, last) => {
    const run = startedScene(content);
    run.submit(1);
    for (let n = 2; n < last; n += 1)
      expect(
        run.task(n).type === 'APPROVAL' ? run.approve(n) : run.submit(n, person(3)),
      ).toBeNull();
    expect(run.approve(last, person(1))).toBe('SelfApproval');
    expect(run.approve(last, person(2))).toBeNull();
  });
});

describe('separation of duties if tasks between are skipped', () => {
  const on: TaskChange = {
    type: 'APPROVAL',
    assignees: [partyId(1), partyId(2)],
    rejectAction: { kind: 'CONTINUE', requiresComment: false },
  };
  const call: TaskChange = { type: 'AUTOMATION', automation: newAutomation };
  it.each<[string, ReturnType<typeof buildBlueprint>]>([
    ['stage that was skipped', buildBlueprint({}, { tasks: [{}] }, { tasks: [on] })],
    ['task that was skipped', buildBlueprint({ tasks: [{}, after(1), { ...on, ...after(2) }] })],
    ['request', buildBlueprint({ tasks: [{}, { ...call, ...after(1) }, { ...on, ...after(2) }] })],
    ['stage of automated tasks', buildBlueprint({}, { tasks: [call] }, { tasks: [on] })],
  ])('refuse the submitter after a %s', (_, content) => {
    const run = startedScene(content);
    run.submit(1);
    run.skip(2);
    expect(run.approve(3, person(1))).toBe('SelfApproval');
    expect(run.approve(3, person(2))).toBeNull();
  });
});

describe('reopen', () => {
  it('does not reset the tasks after it', () => {
    const run = startedScene(buildBlueprint({}, {}));
    run.submit(1);
    expect(run.reopen(1, person(1))).toBe('FollowersStarted');
    expect(run.reopen(1)).toBeNull();
    expect(lastKinds(run)).toEqual(['STAGE_REOPENED', 'TASK_REOPENED']);
    expect(run.task(2).status).toBe('PENDING_SUBMISSION');
    run.submit(2);
    expect(run.run().workflow.scheduleStatus).toBe('RUNNING');
    run.submit(1);
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('reopens a completed workflow', () => {
    const run = startedScene(buildBlueprint({ tasks: [{ approvals: [approvalStep(11)] }] }));
    run.submit(1);
    run.approve(11);
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
    expect(run.reopen(1, person(1))).toBeNull();
    expect(run.run().workflow).toMatchObject({ scheduleStatus: 'RUNNING', endedAt: null });
    expect(run.stage(1)).toMatchObject({ status: 'IN_PROGRESS', completedAt: null });
    expect(run.task(11)).toMatchObject({ status: 'INACTIVE', approvalStatus: null });
    run.submit(1);
    expect(run.approve(11)).toBeNull();
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('excludes the last submitter as approver until a new submission', () => {
    const run = startedScene(
      buildBlueprint({
        tasks: [
          {},
          {
            ...after(1),
            type: 'APPROVAL',
            assignees: [partyId(1), partyId(2)],
            rejectAction: { kind: 'CONTINUE', requiresComment: false },
          },
        ],
      }),
    );
    run.submit(1);
    run.reopen(1);
    expect(run.approve(2, person(1))).toBe('SelfApproval');
  });
});
