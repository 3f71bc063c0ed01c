import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import {
  approvalStep,
  monday,
  owner,
  person,
  startedScene,
} from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { TaskChange } from '../../blueprint/edit/edit.ts';
import { noDeadline } from '../../time/deadline.ts';

const hour = 3_600_000;
const day = 24 * hour;
const [first, last] = [partyId(1), partyId(3)];
const due = { kind: 'DURATION', amount: 1, unit: 'HOURS' } as const;
const blocked = {
  due,
  deadline: {
    ...noDeadline,
    expiry: { grace: { amount: 1, unit: 'HOURS' }, outcome: 'BLOCK', party: null },
  },
} as const;
const begun = (task: TaskChange) => {
  const run = startedScene(buildBlueprint({ tasks: [{ assignees: [first, last], ...task }] }, {}));
  return {
    ...run,
    confirm: (n: number) => run.give(person(n), { kind: 'ACKNOWLEDGE', taskId: run.task(1).id }).ok,
    handOver: () => {
      const taskId = run.task(1).id;
      return run.give(person(3), { kind: 'DELEGATE', taskId, to: first, comment: '' }).ok;
    },
  };
};

describe('each assignee must submit', () => {
  const each = { completion: 'ALL' } as const;

  it.each([
    ['is removed', (run: ReturnType<typeof begun>) => run.assign(1, [first]) === null],
    ['delegates to someone who has', (run: ReturnType<typeof begun>) => run.handOver()],
    [
      'is removed during a pause',
      (run: ReturnType<typeof begun>) => {
        run.pause();
        run.assign(1, [first]);
        expect(run.task(1).status).toBe('PENDING_SUBMISSION');
        return run.resume() === null;
      },
    ],
  ])('submits when the last assignee %s', (_, leave) => {
    const run = begun(each);
    run.submit(1, person(1));
    expect(leave(run)).toBe(true);
    expect(run.task(1)).toMatchObject({ status: 'COMPLETED', submittedBy: first, handedIn: [] });
    expect(run.stage(2).status).toBe('IN_PROGRESS');
  });

  it('goes to review in the name of all submitters', () => {
    const run = begun({ ...each, approvals: [approvalStep(11, { approvers: [first, owner.id] })] });
    run.submit(1, person(1));
    run.assign(1, [first]);
    expect(run.task(1).status).toBe('PENDING_REVIEW');
    expect(run.approve(11, person(1))).toBe('SelfApproval');
    expect(run.approve(11, owner)).toBeNull();
  });

  it('lets any of them submit again after rework', () => {
    const content = withFields(
      buildBlueprint({ tasks: [{ ...each, assignees: [first, last] }] }),
      [field(1, 'NUMBER')],
      [taskKey(1), place(1, 1, { inputType: 'REQUESTED' })],
    );
    const run = startedScene(content);
    const values = [{ instance: instanceKey(1), value: 5 }];
    expect(run.submit(1, person(1))).toBeNull();
    run.assign(1, [first]);
    expect(run.task(1).status).toBe('PENDING_SUBMISSION');
    run.give(person(1), { kind: 'SAVE_VALUES', taskId: run.task(1).id, values });
    expect(run.task(1).status).toBe('PENDING_SUBMISSION');
    expect(run.submit(1, person(1))).toBeNull();
    expect(run.task(1).status).toBe('COMPLETED');
  });
});

describe('each assignee must accept', () => {
  const each = {
    acknowledgement: 'ALL',
    due,
    deadline: { ...noDeadline, countedFrom: 'ACKNOWLEDGEMENT' },
  } as const;

  it.each([
    ['is delegated to someone who has', (run: ReturnType<typeof begun>) => run.handOver()],
    [
      'is assigned to someone who has',
      (run: ReturnType<typeof begun>) => {
        run.assign(1, [first, partyId(50)]);
        const by = person(1, { parties: [first, partyId(50)] });
        return run.give(by, { kind: 'CLAIM', taskId: run.task(1).id }).ok;
      },
    ],
    [
      'is removed during a pause',
      (run: ReturnType<typeof begun>) => {
        run.pause();
        run.assign(1, [first]);
        return run.resume() === null;
      },
    ],
  ])('starts with its duration when the last assignee %s', (_, leave) => {
    const run = begun(each);
    expect(run.confirm(1)).toBe(true);
    run.wait(day);
    expect(leave(run)).toBe(true);
    expect(run.task(1)).toMatchObject({
      status: 'PENDING_SUBMISSION',
      dueOn: monday + day + hour,
    });
  });
});

describe('expired approval', () => {
  const asked: TaskChange = { type: 'APPROVAL', assignees: [partyId(2), last], rule: 'ALL' };

  it.each([false, true])('is not decided when an approver is removed (%s)', (isPaused) => {
    const run = begun({ ...asked, ...blocked });
    run.approve(1, person(2));
    run.wait(3 * hour);
    run.dateReached();
    if (isPaused) run.pause();
    expect(run.assign(1, [partyId(2)])).toBeNull();
    if (isPaused) run.resume();
    expect(run.task(1)).toMatchObject({ approvalStatus: 'PENDING', expirationStatus: 'EXPIRED' });
    // With a new due date, the earlier votes count.
    const dueOn = run.now() + hour;
    run.give(owner, { kind: 'RESTART_EXPIRED', taskId: run.task(1).id, dueOn });
    expect(run.task(1)).toMatchObject({ approvalStatus: 'APPROVED', expirationStatus: 'EXPIRING' });
  });
});
