import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import {
  approvalStep,
  commandsFor,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';

/**
 * A run in which every state of a task and of an approval occurs: tasks 1 to 5 are
 * INACTIVE, PENDING_SUBMISSION, PENDING_REVIEW, REJECTED, COMPLETED; approvals 31 to 34
 * INACTIVE, pending, REJECTED, COMPLETED. Task 6 keeps the workflow running, task 7 is skipped.
 */
const world = () => {
  const scene = runScene(
    buildBlueprint({
      tasks: [
        { trigger: { afterTasks: [taskKey(6)], notBefore: null }, approvals: [approvalStep(31)] },
        {},
        { approvals: [approvalStep(32)] },
        { approvals: [approvalStep(33)] },
        { approvals: [approvalStep(34)] },
        {},
        { approvals: [approvalStep(37)] },
      ],
    }),
  );
  const run = { ...scene, ...commandsFor(scene) };
  run.start();
  for (const n of [3, 4, 5]) run.submit(n);
  run.reject(33);
  run.approve(34);
  run.skip(7);
  return run;
};

const assignee = person(1);
const approver = person(2);

describe('each command upon each state', () => {
  const matrix: readonly (readonly [string, number, Readonly<Record<string, string | null>>])[] = [
    ['INACTIVE', 1, {}],
    ['PENDING_SUBMISSION', 2, { submit: null, onBehalf: null }],
    ['PENDING_REVIEW', 3, { recall: null }],
    ['REJECTED', 4, { submit: null, onBehalf: null }],
    [
      'COMPLETED',
      5,
      { reopen: null, assign: 'TaskCompleted', due: 'TaskCompleted', skip: 'TaskCompleted' },
    ],
    ['INACTIVE', 7, { skip: 'TaskSkipped', unskip: null }],
  ];
  it.each(matrix)('task %s', (status, n, expected) => {
    expect(world().task(n).status).toBe(status);
    expect({
      submit: world().submit(n, assignee),
      approve: world().approve(n, assignee),
      reject: world().reject(n, assignee),
      reopen: world().reopen(n, owner),
      assign: world().assign(n, [partyId(7)]),
      due: world().due(n, 1),
      onBehalf: world().onBehalf(n),
      recall: world().recall(n, owner),
      skip: world().skip(n),
      unskip: world().unskip(n),
      report: world().report(n, owner),
      resolve: world().resolve(n, owner),
    }).toEqual({
      report: status === 'INACTIVE' ? 'TaskNotOpen' : null,
      resolve: 'TaskHasNoException',
      submit: 'TaskNotOpen',
      approve: 'NotAnApproval',
      reject: 'NotAnApproval',
      reopen: 'TaskNotCompleted',
      assign: null,
      due: null,
      onBehalf: 'TaskNotOpen',
      recall: 'TaskNotInReview',
      skip: null,
      unskip: 'TaskNotSkipped',
      ...expected,
    });
  });

  const approvals: readonly (readonly [string, number, Readonly<Record<string, string | null>>])[] =
    [
      ['INACTIVE', 31, { approve: 'TaskNotOpen', reject: 'TaskNotOpen' }],
      ['PENDING_SUBMISSION', 32, { approve: null, reject: null }],
      ['REJECTED', 33, { approve: 'AlreadyDecided', reject: 'AlreadyDecided' }],
      [
        'COMPLETED',
        34,
        {
          approve: 'AlreadyDecided',
          reject: 'AlreadyDecided',
          assign: 'TaskCompleted',
          due: 'TaskCompleted',
        },
      ],
    ];
  it.each(approvals)('approval %s', (status, n, expected) => {
    expect(world().task(n).status).toBe(status);
    expect({
      submit: world().submit(n, approver),
      approve: world().approve(n, approver),
      reject: world().reject(n, approver),
      reopen: world().reopen(n, owner),
      assign: world().assign(n, [partyId(7)]),
      due: world().due(n, 1),
      onBehalf: world().onBehalf(n),
      recall: world().recall(n, owner),
      skip: world().skip(n),
      unskip: world().unskip(n),
      report: world().report(n, owner),
      resolve: world().resolve(n, owner),
    }).toEqual({
      report: 'ReportOnParent',
      resolve: 'TaskHasNoException',
      submit: 'ApprovalNeedsVote',
      reopen: 'ApprovalNeedsVote',
      onBehalf: 'ApprovalNeedsVote',
      recall: 'ApprovalNeedsVote',
      skip: 'ApprovalNeedsVote',
      unskip: 'ApprovalNeedsVote',
      assign: null,
      due: null,
      ...expected,
    });
  });

  it('workflow: starts once, and only its date starts it by itself', () => {
    const content = buildBlueprint({});
    const fresh = commandsFor(runScene(content));
    expect(fresh.dateReached()).toBeNull();
    expect(fresh.submit(1)).toBe('WorkflowNotRunning');
    expect(fresh.start()).toBeNull();
    expect(fresh.start()).toBe('WorkflowAlreadyStarted');
    const scene = runScene(content);
    expect(scene.give('SYSTEM', { kind: 'START_SCHEDULED' })).toMatchObject({
      refusals: [{ code: 'WorkflowAlreadyStarted', params: { status: 'NOT_STARTED' } }],
    });
  });

  it('words that are longer than a comment may be are refused, and nothing happens', () => {
    const run = world();
    const rows = run.rows().length;
    const long = 'x'.repeat(4001);
    expect(run.approve(32, approver, long)).toBe('TooLong');
    expect(run.reject(32, approver, long)).toBe('TooLong');
    const { id } = run.task(5);
    expect(run.give(owner, { kind: 'REOPEN', taskId: id, reason: long, cascade: 'NONE' }).ok).toBe(
      false,
    );
    expect(run.rows()).toHaveLength(rows);
  });
});
