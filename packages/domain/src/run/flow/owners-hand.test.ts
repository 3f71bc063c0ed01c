import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import {
  approvalStep,
  commandsFor,
  monday,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { BlueprintContent } from '../../blueprint/content.ts';
import { activityOf } from '../history/activity.ts';

const started = (content: BlueprintContent) => {
  const made = runScene(content);
  const run = { ...made, ...commandsFor(made) };
  expect(run.start()).toBeNull();
  return {
    ...run,
    lines: () =>
      activityOf(run.rows().at(-1) ?? [], owner.id).map(({ kind, comment, params }) => ({
        kind,
        comment,
        params,
      })),
  };
};
const after = (...numbers: readonly number[]) => ({
  trigger: { afterTasks: numbers.map(taskKey), notBefore: null },
});

describe('withdrawing a submission (recall)', () => {
  const reviewed = () =>
    started(
      buildBlueprint({
        tasks: [{ approvals: [approvalStep(11), approvalStep(12, { level: 2 })] }],
      }),
    );

  it('returns the task and cancels its approvals', () => {
    const run = reviewed();
    run.submit(1);
    expect(run.recall(1)).toBeNull();
    expect(run.task(1)).toMatchObject({
      status: 'PENDING_SUBMISSION',
      round: 1,
      isReopened: false,
    });
    expect(run.task(11)).toMatchObject({ status: 'INACTIVE', approvalStatus: 'NOT_REQUIRED' });
    expect(run.approve(11)).toBe('TaskNotOpen');
    expect(run.lines()).toEqual([
      { kind: 'EDIT', comment: null, params: { field: 'Status', code: 'RECALLED' } },
    ]);
    expect(run.submit(1)).toBeNull();
    expect(run.task(11)).toMatchObject({ approvalStatus: 'PENDING', round: 2 });
  });

  it('is allowed for submitter and owner until a level is approved', () => {
    const run = reviewed();
    run.submit(1);
    expect(run.recall(1, person(2))).toBe('NotSubmitter');
    run.approve(11);
    expect(run.recall(1)).toBe('LevelDecided');
    expect(run.recall(1, owner)).toBe('LevelDecided');
  });
});

describe('skip', () => {
  it('starts the next tasks and cancels the approvals', () => {
    const run = started(
      buildBlueprint({ tasks: [{ approvals: [approvalStep(11)] }, after(1)] }, {}),
    );
    run.submit(1);
    expect(run.skip(1, owner, ' Not in this country ')).toBeNull();
    expect(run.task(1)).toMatchObject({
      status: 'INACTIVE',
      skippedAt: monday,
      skipReason: 'MANUAL',
      startedAt: null,
    });
    expect(run.task(11)).toMatchObject({ status: 'INACTIVE', approvalStatus: 'NOT_REQUIRED' });
    expect(run.task(2).status).toBe('PENDING_SUBMISSION');
    expect(run.lines()[0]).toEqual({
      kind: 'EDIT',
      comment: 'Not in this country',
      params: { field: 'Status', code: 'SKIPPED' },
    });
    run.submit(2);
    expect(run.stage(2).status).toBe('IN_PROGRESS');
  });

  it('completes its stage even if the task has not started', () => {
    const run = started(buildBlueprint({}, {}));
    expect(run.skip(2)).toBeNull();
    expect(run.task(2).skippedAt).toBe(monday);
    run.skip(1);
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('requires a reason and the owner or an editor', () => {
    const run = started(buildBlueprint({}));
    expect(run.skip(1, owner, ' ')).toBe('Required');
    expect(run.skip(1, person(1))).toBe('Forbidden');
  });

  it('can be undone, which reopens stage and workflow', () => {
    const run = started(buildBlueprint({}, {}));
    run.skip(1);
    run.submit(2);
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
    expect(run.unskip(1)).toBeNull();
    expect(run.run().workflow.scheduleStatus).toBe('RUNNING');
    expect(run.stage(1).status).toBe('IN_PROGRESS');
    expect(run.task(1)).toMatchObject({ status: 'PENDING_SUBMISSION', skippedAt: null });
    expect(run.lines()[1]).toEqual({
      kind: 'EDIT',
      comment: null,
      params: { field: 'Status', code: 'UNSKIPPED' },
    });
    run.submit(1);
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('is undone by a rejection that sends the task back', () => {
    const run = started(
      buildBlueprint({
        tasks: [
          {},
          {
            ...after(1),
            type: 'APPROVAL',
            assignees: [partyId(2)],
            rejectAction: { kind: 'REOPEN_TASK', task: taskKey(1), requiresComment: false },
          },
        ],
      }),
    );
    run.skip(1);
    expect(run.reject(2)).toBeNull();
    expect(run.task(1).status).toBe('PENDING_SUBMISSION');
    expect(run.task(2).status).toBe('INACTIVE');
    run.submit(1);
    expect(run.approve(2)).toBeNull();
  });
});

describe('completeOnBehalf', () => {
  it('requires a reason, and bars everyone involved from approving', () => {
    const approvers = [partyId(1), owner.id, partyId(2)];
    const run = started(
      buildBlueprint({ tasks: [{ approvals: [approvalStep(11, { approvers })] }] }),
    );
    expect(run.onBehalf(1, owner, '')).toBe('Required');
    expect(run.onBehalf(1, person(1))).toBe('Forbidden');
    expect(run.onBehalf(1, owner, 'By telephone')).toBeNull();
    expect(run.task(1)).toMatchObject({
      status: 'PENDING_REVIEW',
      submittedBy: owner.id,
      submittedFor: [partyId(1)],
    });
    expect(run.lines()[0]).toEqual({
      kind: 'COMPLETE',
      comment: 'By telephone',
      params: { outcome: 'SUBMITTED', onBehalf: 1 },
    });
    expect(run.approve(11, person(1))).toBe('SelfApproval');
    expect(run.approve(11, owner)).toBe('SelfApproval');
    run.reject(11);
    run.assign(1, [partyId(4)]);
    run.submit(1, person(4));
    expect(run.task(1)).toMatchObject({ submittedBy: partyId(4), submittedFor: [] });
    expect(run.approve(11, person(1))).toBeNull();
  });
});
