import { buildBlueprint, partyId, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import {
  approvalStep,
  commandsFor,
  monday,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { BlueprintContent, RejectAction } from '../blueprint/content.ts';
import { asId } from '../core/ids.ts';
import { replay } from './evolve.ts';

const scene = (content: BlueprintContent, over = {}) => {
  const made = runScene(content, over);
  return { ...made, ...commandsFor(made) };
};
const started = (content: BlueprintContent) => {
  const made = scene(content);
  expect(made.start()).toBeNull();
  return made;
};
const kinds = (made: { rows: () => readonly (readonly { kind: string }[])[] }) =>
  made
    .rows()
    .at(-1)
    ?.map((event) => event.kind);
const after = (...numbers: readonly number[]) => ({
  trigger: { afterTasks: numbers.map(taskKey), notBefore: null },
});

describe('a workflow without approvals', () => {
  it('W3 G1 D1: starts its first stage and that stage’s tasks', () => {
    const run = started(buildBlueprint({ tasks: [{}, {}] }, { tasks: [{}] }));
    expect(run.run().workflow).toMatchObject({
      scheduleStatus: 'RUNNING',
      startedAt: monday,
      version: 1,
    });
    expect([run.stage(1).status, run.stage(2).status]).toEqual(['IN_PROGRESS', 'NOT_STARTED']);
    expect([1, 2, 3].map((n) => run.task(n).status)).toEqual([
      'PENDING_SUBMISSION',
      'PENDING_SUBMISSION',
      'INACTIVE',
    ]);
  });

  it('D6 G4 W7: goes from stage to stage to its end', () => {
    const run = started(buildBlueprint({ tasks: [{}] }, { tasks: [{}] }));
    expect(run.submit(1)).toBeNull();
    expect(kinds(run)).toEqual([
      'TASK_SUBMITTED',
      'STAGE_COMPLETED',
      'STAGE_STARTED',
      'TASK_ACTIVATED',
    ]);
    run.wait(1000);
    expect(run.submit(2)).toBeNull();
    expect(kinds(run)).toEqual(['TASK_SUBMITTED', 'STAGE_COMPLETED', 'WORKFLOW_COMPLETED']);
    expect(run.run().workflow).toMatchObject({
      scheduleStatus: 'COMPLETED',
      endedAt: monday + 1000,
    });
    expect(run.task(2)).toMatchObject({
      submittedBy: partyId(1),
      submittedAt: monday + 1000,
      completedAt: monday + 1000,
    });
  });

  it('completes stages without tasks, in whatever order they stand', () => {
    const run = started(
      buildBlueprint(
        { tasks: [] },
        {
          tasks: [],
          trigger: { kind: 'AFTER_STAGES', stages: [stageKey(3)], join: 'ALL_RESOLVED' },
        },
        { tasks: [], trigger: { kind: 'WORKFLOW_START' } },
      ),
    );
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('waits for tasks, of other stages too', () => {
    const run = started(
      buildBlueprint(
        { tasks: [{}, {}] },
        { tasks: [after(1)], trigger: { kind: 'WORKFLOW_START' } },
      ),
    );
    expect(run.task(3).status).toBe('INACTIVE');
    run.submit(1);
    expect(run.task(3).status).toBe('PENDING_SUBMISSION');
    expect(
      run
        .rows()
        .at(-1)
        ?.find((event) => event.kind === 'TASK_ACTIVATED'),
    ).toMatchObject({
      row: 'D1',
      decisions: [{ rule: 'TASK_TRIGGER', operands: { tasks: taskKey(1) }, result: 'MET' }],
    });
  });

  it('gives work that nobody is named for to the owner', () => {
    const run = started(buildBlueprint({ tasks: [{ assignees: [] }] }));
    expect(run.task(1).assignees).toEqual([owner.id]);
    expect(run.submit(1, owner)).toBeNull();
  });

  it.each([
    ['ANY_COMPLETED', 'IN_PROGRESS'],
    ['ALL_COMPLETED', 'NOT_STARTED'],
    ['ALL_RESOLVED', 'NOT_STARTED'],
  ] as const)('join %s: the third stage is %s after the first', (join, expected) => {
    const run = started(
      buildBlueprint(
        {},
        { trigger: { kind: 'WORKFLOW_START' } },
        { trigger: { kind: 'AFTER_STAGES', stages: [stageKey(1), stageKey(2)], join } },
      ),
    );
    run.submit(1);
    expect(run.stage(3).status).toBe(expected);
    run.submit(2);
    expect(run.stage(3).status).toBe('IN_PROGRESS');
  });
});

describe('child approvals', () => {
  const reviewed = (...steps: Parameters<typeof approvalStep>[1][]) =>
    started(
      buildBlueprint({
        tasks: [{ approvals: steps.map((step, index) => approvalStep(11 + index, step)) }],
      }),
    );

  it('D6 A1 A2 D7: asks level by level, then completes', () => {
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

  it('A3 D8 A8 D10: one no sends the task back, the next round asks everyone again', () => {
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
      row: 'D8',
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

  it('nobody votes on their own work, though the rest of their team may', () => {
    const team = partyId(50);
    const run = reviewed({ approvers: [team] });
    run.submit(1);
    expect(run.approve(11, person(1, { parties: [partyId(1), team] }))).toBe('SelfApproval');
    expect(run.approve(11, person(9))).toBe('NotApprover');
    expect(run.approve(11, person(2, { parties: [partyId(2), team] }))).toBeNull();
    expect(run.run().votes).toMatchObject([{ voterId: partyId(2), onBehalfOf: team, round: 1 }]);
  });

  it('ALL: every approver has to agree; a person votes once, for all that they are', () => {
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

  it('ALL: whoever is taken off the approval is waited for no longer', () => {
    const run = reviewed({ rule: 'ALL', approvers: [partyId(2), partyId(3)] });
    run.submit(1);
    run.approve(11);
    expect(run.assign(11, [partyId(2)])).toBeNull();
    expect(kinds(run)).toEqual([
      'TASK_ASSIGNED',
      'APPROVAL_APPROVED',
      'TASK_COMPLETED',
      'STAGE_COMPLETED',
      'WORKFLOW_COMPLETED',
    ]);
  });

  it('LOOP_LIMIT: after ten rejections only the owner carries on', () => {
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

describe('standalone approvals', () => {
  const reopens = (n: number): { type: 'APPROVAL'; rejectAction: RejectAction } => ({
    type: 'APPROVAL',
    rejectAction: { kind: 'REOPEN_TASK', task: taskKey(n), requiresComment: true },
  });

  it('REOPEN_TASK: takes back what was built on the task, keeps the rest', () => {
    // 1 ← 2 ← 4 (approval of 1); 3 beside them; 5 in a later stage that is under way already
    const run = started(
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

  it('REOPEN_TASK across stages: the stages between wait for their trigger again', () => {
    const run = started(
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

  it('REOPEN_TASK: pulls back through stages without tasks', () => {
    const run = started(
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

  it('REOPEN_TASK: waits for a task that somebody has opened already', () => {
    const run = started(
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

  it('is not asked again while the task that it sent back is open', () => {
    const run = started(
      buildBlueprint({ tasks: [{}, { ...reopens(1), assignees: [partyId(2)] }] }),
    );
    run.submit(1);
    run.reject(2, person(2), 'No');
    expect(run.task(2).status).toBe('INACTIVE');
    run.submit(1);
    expect(run.task(2).status).toBe('PENDING_SUBMISSION');
  });

  it('keeps a stage that another stage still lets run', () => {
    const run = started(
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

  it('CONTINUE: goes on with a no on record', () => {
    const run = started(
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

  it('SOD: judges the task that it sends back, or what it waits for', () => {
    const run = started(buildBlueprint({ tasks: [{}, { ...after(1), ...reopens(1) }] }));
    run.submit(1);
    expect(run.approve(2, person(1))).toBe('SelfApproval');
    const other = started(
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

describe('reopening by a person', () => {
  it('D11 G5: keeps what followed', () => {
    const run = started(buildBlueprint({}, {}));
    run.submit(1);
    expect(run.reopen(1, person(1))).toBe('FollowersStarted');
    expect(run.reopen(1)).toBeNull();
    expect(kinds(run)).toEqual(['STAGE_REOPENED', 'TASK_REOPENED']);
    expect(run.task(2).status).toBe('PENDING_SUBMISSION');
    run.submit(2);
    expect(run.run().workflow.scheduleStatus).toBe('RUNNING');
    run.submit(1);
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('W10: a completed workflow runs again', () => {
    const run = started(buildBlueprint({ tasks: [{ approvals: [approvalStep(11)] }] }));
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

  it('bars the last submitter from voting until somebody submits anew', () => {
    const run = started(
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

describe('D14', () => {
  it('lets an assignee bring in others and hand over, not take others off', () => {
    const run = started(buildBlueprint({ tasks: [{ assignees: [partyId(1), partyId(2)] }] }));
    expect(run.assign(1, [partyId(1)], person(1))).toBe('CannotRemoveAssignee');
    expect(run.assign(1, [partyId(2), partyId(3)], person(1))).toBeNull();
    expect(run.assign(1, [partyId(3)], person(9))).toBe('NotAssignee');
    expect(run.assign(1, [])).toBe('Required');
    expect(run.assign(1, [partyId(4), partyId(4)])).toBeNull();
    expect(run.task(1).assignees).toEqual([partyId(4)]);
    const count = run.rows().length;
    expect(run.assign(1, [partyId(4)])).toBeNull();
    expect(run.rows()).toHaveLength(count);
  });

  it('changes due dates, which then outlive the start of the task', () => {
    const run = started(
      buildBlueprint({}, { tasks: [{ due: { kind: 'DURATION', amount: 2, unit: 'HOURS' } }] }),
    );
    expect(run.due(2, monday + 5, person(1))).toBe('Forbidden');
    expect(run.due(2, Number.NaN)).toBe('InvalidDate');
    expect(run.due(2, monday + 5)).toBeNull();
    run.submit(1);
    expect(run.task(2).dueOn).toBe(monday + 5);
    run.submit(2);
    expect(run.due(2, monday)).toBe('TaskCompleted');
  });
});

it('refuses what does not exist', () => {
  const run = started(buildBlueprint({}));
  const missing = run.give(owner, { kind: 'SUBMIT', taskId: asId('nothing') });
  expect(missing).toMatchObject({ ok: false, refusals: [{ code: 'NotFound' }] });
});

it('replays to the same run', () => {
  const run = started(buildBlueprint({ tasks: [{ approvals: [approvalStep(11)] }] }, {}));
  run.submit(1);
  run.reject(11);
  run.submit(1);
  run.approve(11);
  expect(replay(run.planned, JSON.parse(JSON.stringify(run.rows())))).toEqual(run.run());
});
