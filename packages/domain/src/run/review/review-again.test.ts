import { describe, expect, it } from 'vitest';
import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import {
  approvalStep,
  commandsFor,
  monday,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { taskDefaults } from '../../blueprint/complete-content.ts';
import type { BlueprintTask, ReviewRule } from '../../blueprint/content.ts';
import { activityOf } from '../history/activity.ts';
import { votesOf } from '../../approval/judged.ts';
import { viewOf } from '../../run-model/run-view.ts';

const hour = 3_600_000;
/** Task 1 has a text field; 31 approves it first, 32 by three people, then task 2 follows. */
const begun = (review: Partial<ReviewRule>, over: Partial<BlueprintTask> = {}) => {
  const three = { approvers: [partyId(2), partyId(3), partyId(4)], rule: 'ALL' as const, level: 2 };
  const content = withFields(
    buildBlueprint({
      tasks: [
        {
          review: { ...taskDefaults.review, ...review },
          approvals: [approvalStep(31, { approvers: [partyId(5)] }), approvalStep(32, three)],
          ...over,
        },
        { trigger: { afterTasks: [taskKey(1)], notBefore: null } },
      ],
    }),
    [field(1, 'TEXT')],
    [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
  );
  const scene = runScene(content);
  const commands = commandsFor(scene);
  commands.start();
  const hand = (value: string, by = person(1)) =>
    scene.give(by, {
      kind: 'SUBMIT',
      taskId: scene.task(1).id,
      values: [{ instance: instanceKey(1), value }],
    });
  const yes = () => votesOf(viewOf(scene.run()), scene.task(32)).map(({ voterId }) => voterId);
  return { ...scene, ...commands, hand, yes };
};

/** Sent back by one of the three, after another one and the first level approved. */
const sentBack = (review: Partial<ReviewRule>, over: Partial<BlueprintTask> = {}) => {
  const run = begun(review, over);
  run.hand('Lisbon');
  run.approve(31, person(5));
  run.approve(32, person(2));
  run.reject(32, person(3));
  expect(run.task(1).status).toBe('REJECTED');
  return run;
};

describe('votes after a new submission', () => {
  it('count again if nothing changed and the blueprint allows it', () => {
    const run = sentBack({ keepsVotes: true });
    run.hand('Lisbon');
    expect(run.task(31)).toMatchObject({ status: 'COMPLETED', approvalStatus: 'APPROVED' });
    expect(run.task(32).status).toBe('PENDING_SUBMISSION');
    expect(run.yes()).toEqual([person(2).id]);
    const told = activityOf(run.rows().at(-1) ?? [], person(1).id).map(({ kind }) => kind);
    expect(told).not.toContain('APPROVED');
    run.approve(32, person(3));
    run.approve(32, person(4));
    expect(run.task(1).status).toBe('COMPLETED');
  });

  it.each<[string, Partial<ReviewRule>, string]>([
    ['a value has changed', { keepsVotes: true }, 'Porto'],
    ['the setting is off', { keepsVotes: false }, 'Lisbon'],
  ])('do not count again if %s', (_, review, text) => {
    const run = sentBack(review);
    run.hand(text);
    expect(run.task(31).status).toBe('PENDING_SUBMISSION');
    run.approve(31, person(5));
    expect(run.yes()).toEqual([]);
  });

  it('do not count if the approver submitted the task', () => {
    const run = sentBack({ keepsVotes: true }, { assignees: [partyId(1), partyId(2)] });
    run.hand('Lisbon', person(2));
    expect(run.task(31).status).toBe('COMPLETED');
    expect(run.yes()).toEqual([]);
  });
});

describe('task that was sent back', () => {
  const due = { kind: 'DURATION', amount: 48, unit: 'HOURS' } as const;
  it('keeps its due date or gets the duration for rework', () => {
    expect(sentBack({}, { due }).task(1).dueOn).toBe(monday + 48 * hour);
    const reworkTime = { amount: 3, unit: 'HOURS' } as const;
    const run = sentBack({ reworkTime }, { due });
    expect(run.task(1).dueOn).toBe(monday + 3 * hour);
    expect(run.rows().at(-1)).toContainEqual(
      expect.objectContaining({
        kind: 'TASK_SENT_BACK',
        decisions: expect.arrayContaining([
          expect.objectContaining({
            operands: expect.objectContaining({ kind: 'REWORK', amount: 3 }),
          }),
        ]),
      }),
    );
  });
});

it('keeps a later due date set by a person', () => {
  const reworkTime = { amount: 3, unit: 'HOURS' } as const;
  const dates = [
    [monday + 2 * hour, monday + 3 * hour],
    [monday + 9 * hour, monday + 9 * hour],
  ] as const;
  for (const [date, expected] of dates) {
    const step = approvalStep(31);
    const made = runScene(
      buildBlueprint({
        tasks: [{ approvals: [step], review: { ...taskDefaults.review, reworkTime } }],
      }),
    );
    const run = { ...made, ...commandsFor(made) };
    run.start();
    run.due(1, date);
    run.submit(1);
    run.reject(31);
    expect(run.task(1)).toMatchObject({ status: 'REJECTED', dueOn: expected });
  }
});

describe('revoked approval', () => {
  it.each(['PULL_BACK', 'KEEP'] as const)('keeps or resets the tasks after it: %s', (onRevoke) => {
    const run = begun({ onRevoke });
    run.hand('Lisbon');
    run.approve(31, person(5));
    for (const n of [2, 3, 4]) run.approve(32, person(n));
    expect(run.task(2).status).toBe('PENDING_SUBMISSION');
    run.give(person(4), { kind: 'REVOKE', taskId: run.task(32).id, reason: '' });
    expect(run.task(1).status).toBe('PENDING_REVIEW');
    expect(run.task(2).status).toBe(onRevoke === 'KEEP' ? 'PENDING_SUBMISSION' : 'INACTIVE');
    expect(run.recall(1, owner)).not.toBeNull();
  });
});
