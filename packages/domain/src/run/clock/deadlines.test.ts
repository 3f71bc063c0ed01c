import { newAutomation } from '../../automation/automation.ts';
import { waitingForTask } from '../../workflow/waiting.ts';
import { viewOf } from '../../run-model/run-view.ts';
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
import type { TaskChange } from '../../blueprint/edit/edit.ts';
import { asId, type RichText } from '../../core/ids.ts';
import { explainHold } from '../../explain/explain-waiting.ts';
import { displayStatus } from '../../explain/display-status.ts';
import {
  noDeadline,
  type Deadline,
  type Escalation,
  type ExpiryOutcome,
} from '../../time/deadline.ts';
import { homeStatus } from '../../workflow/home-status.ts';
import { workflowSummary } from '../../workflow/workflow-summary.ts';
import { emptyDirectory } from '../../run-model/directory.ts';
import { nextWakeUp } from './wake-up.ts';

const hour = 3_600_000;
const hours = (amount: number) => ({ amount, unit: 'HOURS' }) as const;
const due = { kind: 'DURATION', ...hours(2) } as const;
const boss = partyId(7);

/** Due after two hours, expires an hour later. */
const expiring = (outcome: ExpiryOutcome, party = boss): { deadline: Deadline } => ({
  deadline: { ...noDeadline, expiry: { grace: hours(1), outcome, party } },
});
const escalating = (...escalations: readonly Partial<Escalation>[]): { deadline: Deadline } => ({
  deadline: {
    ...noDeadline,
    escalations: escalations.map((one, n) => ({
      key: taskKey(200 + n),
      when: 'BEFORE_DUE',
      time: hours(1),
      action: 'ADD_ASSIGNEE',
      party: boss,
      ...one,
    })),
  },
});

const scene = (...tasks: readonly TaskChange[]) => {
  const owners = new Set([partyId(9)]);
  const made = runScene(buildBlueprint({ tasks }), {}, { ...emptyDirectory, owners });
  const run = {
    ...made,
    ...commandsFor(made),
    restart: (n: number, at: number, by = owner) => {
      const result = made.give(by, { kind: 'RESTART_EXPIRED', taskId: made.task(n).id, dueOn: at });
      return result.ok ? null : result.refusals[0].code;
    },
    home: () => homeStatus(workflowSummary(made.run()), made.now()),
    display: (n: number) => displayStatus(made.task(n), made.now()),
  };
  run.start();
  return run;
};

/** Waits, and triggers the timer if one is set. */
const pass = (run: ReturnType<typeof scene>, time: number) => {
  run.wait(time);
  run.dateReached();
};

describe('escalation that starts an automated task', () => {
  const due = { kind: 'DURATION', amount: 2, unit: 'HOURS' } as const;
  const call = {
    type: 'AUTOMATION' as const,
    need: 'OPTIONAL' as const,
    automation: { ...newAutomation, url: 'https://example.com/remind' },
  };
  const late = () =>
    scene(
      { due, ...escalating({ action: 'RUN_AUTOMATION', party: null, task: taskKey(2) }) },
      call,
    );

  it('starts the automated task when it escalates', () => {
    const run = late();
    expect(run.task(2).status).toBe('INACTIVE');
    expect(waitingForTask(viewOf(run.run()), run.task(2))?.code).toBe('ESCALATION');
    pass(run, hour);
    expect(run.task(2)).toMatchObject({
      status: 'PENDING_SUBMISSION',
      automationState: { group: 1 },
    });
    expect(run.task(1)).toMatchObject({ status: 'PENDING_SUBMISSION', assignees: [partyId(1)] });
  });

  it('skips the automated task if the task was completed first', () => {
    const run = late();
    expect(run.submit(1)).toBeNull();
    expect(run.task(2)).toMatchObject({ status: 'INACTIVE', skipReason: 'OUTCOME' });
    expect(run.stage(1).status).toBe('COMPLETED');
  });
});

describe('expired task', () => {
  it('is overdue, then blocked until it gets a new due date', () => {
    const run = scene({ due, ...expiring('BLOCK') }, {});
    expect(nextWakeUp(run.run())).toBe(monday + 3 * hour);
    pass(run, 2.5 * hour);
    expect([run.task(1).expirationStatus, run.display(1)]).toEqual(['EXPIRING', 'EXPIRING']);
    pass(run, 0.5 * hour - 1);
    expect(run.task(1).expirationStatus).toBe('EXPIRING');
    pass(run, 1);
    expect([run.display(1), run.home()]).toEqual(['EXPIRED', 'PROBLEM']);
    expect(run.submit(1)).toBe('TaskExpired');
    expect(run.due(1, monday + 9 * hour)).toBe('TaskExpired');
    expect(run.report(1)).toBe('TaskExpired');
    expect(nextWakeUp(run.run())).toBeNull();
    expect(run.restart(1, monday + 9 * hour, person(1))).toBe('Forbidden');
    expect(run.restart(1, monday)).toBe('DueDatePast');
    expect(run.restart(2, monday + 9 * hour)).toBe('TaskNotExpired');
    expect(run.restart(1, monday + 9 * hour)).toBeNull();
    expect(run.task(1)).toMatchObject({ expirationStatus: 'EXPIRING', dueOn: monday + 9 * hour });
    expect(nextWakeUp(run.run())).toBe(monday + 10 * hour);
    expect(run.submit(1)).toBeNull();
  });

  it('expires before a later command, even without a timer', () => {
    const run = scene({ due, ...expiring('BLOCK') });
    run.wait(3 * hour);
    expect(run.submit(1)).toBe('TaskExpired');
    // The wake-up command itself applies the expiry.
    const other = scene({ due, ...expiring('CONTINUE') }, { assignees: [partyId(1)] });
    other.wait(3 * hour);
    expect(other.submit(2)).toBeNull();
    expect(other.run().workflow.scheduleStatus).toBe('COMPLETED');
    expect(other.rows().at(-1)?.[0]).toMatchObject({
      kind: 'TASK_EXPIRED',
      cause: 'task.expire',
      decisions: [{ rule: 'EXPIRY', operands: { at: monday + 3 * hour }, result: 'CONTINUE' }],
    });
  });

  it('CONTINUE starts the next tasks, and a new due date reopens it', () => {
    const run = scene(
      { due, ...expiring('CONTINUE') },
      { trigger: { afterTasks: [taskKey(1)], notBefore: null } },
    );
    pass(run, 3 * hour);
    expect(run.task(2).status).toBe('PENDING_SUBMISSION');
    expect(run.submit(2)).toBeNull();
    expect([run.stage(1).status, run.run().workflow.scheduleStatus]).toEqual([
      'COMPLETED',
      'COMPLETED',
    ]);
    expect(run.restart(1, monday + 20 * hour)).toBeNull();
    expect([run.stage(1).status, run.run().workflow.scheduleStatus]).toEqual([
      'IN_PROGRESS',
      'RUNNING',
    ]);
    expect([run.task(1).status, run.task(2).status]).toEqual(['PENDING_SUBMISSION', 'COMPLETED']);
  });

  it('COMPLETE_EMPTY completes the task, which can be reopened', () => {
    const run = scene({ due, ...expiring('COMPLETE_EMPTY') }, {});
    pass(run, 3 * hour);
    expect(run.task(1)).toMatchObject({ status: 'COMPLETED', submittedBy: null });
    expect(run.display(1)).toBe('COMPLETED');
    expect(run.reopen(1)).toBeNull();
    expect(run.task(1)).toMatchObject({ dueOn: monday + 5 * hour, expirationStatus: 'EXPIRING' });
  });

  it('END_WORKFLOW ends the workflow and a restart keeps it expired', () => {
    const run = scene({ due, ...expiring('END_WORKFLOW') }, {});
    pass(run, 3 * hour);
    expect(run.run().workflow).toMatchObject({
      scheduleStatus: 'ENDED',
      endedBy: null,
      endReason: '',
      endCause: { kind: 'EXPIRED', taskId: run.task(1).id },
    });
    const [why] = explainHold(run.run());
    expect(why).toMatchObject({ code: 'HELD_ENDED_EXPIRED', actorId: null, comment: null });
    expect(run.task(2).frozeForReason).toBe('ENDED');
    expect(run.restart(1, monday + 9 * hour)).toBe('TaskFrozen');
    const { give } = run;
    expect(give(owner, { kind: 'RESTART', reason: '' }).ok).toBe(true);
    expect(run.run().workflow.endCause).toBeNull();
    expect(run.submit(1)).toBe('TaskExpired');
    expect(run.submit(2)).toBeNull();
  });

  it('records no person when an expired approval ends the workflow', () => {
    const run = scene({
      type: 'APPROVAL',
      assignees: [person(2).id],
      due,
      ...expiring('REJECT'),
      rejectAction: { kind: 'END_WORKFLOW', requiresComment: false },
    });
    run.wait(3 * hour);
    const was = { tags: [], name: '', description: asId<RichText>('') };
    run.give(owner, { kind: 'EDIT_WORKFLOW', texts: { name: 'New' }, was, ownerId: null });
    expect(run.run().workflow).toMatchObject({
      scheduleStatus: 'ENDED',
      endedBy: null,
      endCause: { kind: 'EXPIRED', taskId: run.task(1).id },
    });
  });

  it('does not expire in review or with a problem', () => {
    const run = scene(
      { due, ...expiring('BLOCK'), approvals: [approvalStep(31)] },
      { due, ...expiring('BLOCK') },
    );
    run.submit(1);
    run.report(2);
    pass(run, 10 * hour);
    expect([run.task(1), run.task(2)].map((task) => task.expirationStatus)).toEqual([
      'EXPIRING',
      'EXPIRING',
    ]);
    // It was sent back after its due date, so it gets its two hours again.
    run.reject(31);
    expect(run.task(1)).toMatchObject({ dueOn: monday + 12 * hour, expirationStatus: 'EXPIRING' });
    run.resolve(2);
    expect(run.task(2)).toMatchObject({ dueOn: monday + 12 * hour, expirationStatus: 'EXPIRING' });
  });

  it('is only overdue if it starts after its expiry date', () => {
    const fixed = { kind: 'FIXED', date: '2026-02-20' } as const;
    const run = scene({ due: fixed, ...expiring('BLOCK') });
    expect(run.task(1).expirationStatus).toBe('NON_EXPIRING');
    expect([run.display(1), run.submit(1)]).toEqual(['IN_PROGRESS_OVERDUE', null]);
  });

  it('does not expire during a pause', () => {
    const run = scene({ due, ...expiring('BLOCK') });
    run.wait(hour);
    run.pause();
    pass(run, 10 * hour);
    run.resume();
    expect(run.task(1).expirationStatus).toBe('EXPIRING');
    expect(nextWakeUp(run.run())).toBe(monday + 13 * hour);
  });
});

describe('expired approval', () => {
  const reviewed = (outcome: ExpiryOutcome) => {
    const run = scene({ due, approvals: [approvalStep(31, expiring(outcome))] });
    run.submit(1);
    return run;
  };

  it('gets the duration of the task if it has no due date of its own', () => {
    expect(reviewed('BLOCK').task(31).dueOn).toBe(monday + 2 * hour);
  });

  it('BLOCK refuses decisions until it gets a new due date', () => {
    const run = reviewed('BLOCK');
    pass(run, 3 * hour);
    expect([run.approve(31), run.reject(31)]).toEqual(['TaskExpired', 'TaskExpired']);
    expect(run.restart(31, monday + 9 * hour)).toBeNull();
    expect(run.approve(31)).toBeNull();
    expect(run.task(1).status).toBe('COMPLETED');
  });

  it('APPROVE and REJECT decide without the approvers', () => {
    const approved = reviewed('APPROVE');
    pass(approved, 3 * hour);
    expect(approved.task(31)).toMatchObject({ approvalStatus: 'APPROVED', status: 'COMPLETED' });
    expect(approved.task(1).status).toBe('COMPLETED');
    const rejected = reviewed('REJECT');
    pass(rejected, 3 * hour);
    expect(rejected.task(31).approvalStatus).toBe('REJECTED');
    expect(rejected.task(1)).toMatchObject({ status: 'REJECTED', dueOn: monday + 5 * hour });
    expect(rejected.approve(31)).toBe('AlreadyDecided');
  });

  it('decides before another expiry ends the workflow', () => {
    const ending = {
      type: 'APPROVAL' as const,
      assignees: [person(3).id],
      due,
      ...expiring('REJECT'),
      rejectAction: { kind: 'END_WORKFLOW', requiresComment: false } as const,
    };
    const run = scene({ due, approvals: [approvalStep(31, expiring('REJECT'))] }, ending);
    run.submit(1);
    pass(run, 3 * hour);
    expect(run.run().workflow).toMatchObject({ scheduleStatus: 'ENDED' });
    expect(run.task(1)).toMatchObject({ status: 'REJECTED', frozeForReason: 'ENDED' });
  });

  it('ESCALATE adds one approver once and repeats the duration', () => {
    const run = reviewed('ESCALATE');
    pass(run, 3 * hour);
    expect(run.task(31)).toMatchObject({
      approvalStatus: 'PENDING',
      assignees: [partyId(2), boss],
      dueOn: monday + 5 * hour,
      expirationStatus: 'NON_EXPIRING',
    });
    pass(run, 30 * hour);
    expect(run.approve(31, person(7))).toBeNull();
  });

  it('REJECT of a standalone approval sends a skipped task back', () => {
    const run = scene(
      { due, ...expiring('CONTINUE') },
      {
        type: 'APPROVAL',
        assignees: [partyId(2)],
        due: { kind: 'DURATION', ...hours(1) },
        trigger: { afterTasks: [taskKey(1)], notBefore: null },
        rejectAction: { kind: 'REOPEN_TASK', task: taskKey(1), requiresComment: true },
        ...expiring('REJECT'),
      },
    );
    pass(run, 3 * hour);
    expect(run.task(2).approvalStatus).toBe('PENDING');
    pass(run, 2 * hour);
    expect(run.task(1)).toMatchObject({
      status: 'PENDING_SUBMISSION',
      expirationStatus: 'EXPIRING',
      dueOn: monday + 7 * hour,
    });
    expect(run.task(2).status).toBe('INACTIVE');
  });
});

describe('escalations', () => {
  it('are sent in order, each once', () => {
    const run = scene({
      due,
      ...escalating(
        {},
        { when: 'AFTER_DUE', party: partyId(8) },
        { when: 'AFTER_DUE', time: hours(2), action: 'CHANGE_OWNER', party: partyId(9) },
      ),
    });
    expect(nextWakeUp(run.run())).toBe(monday + hour);
    pass(run, hour);
    expect(run.task(1).assignees).toEqual([partyId(1), boss]);
    expect(nextWakeUp(run.run())).toBe(monday + 3 * hour);
    pass(run, 2 * hour);
    expect(run.task(1).assignees).toEqual([partyId(1), boss, partyId(8)]);
    pass(run, hour);
    expect(run.run().workflow.ownerId).toBe(partyId(9));
    expect(nextWakeUp(run.run())).toBeNull();
    expect(run.rows().at(-1)).toMatchObject([
      { kind: 'TASK_ESCALATED', decisions: [{ rule: 'ESCALATION', result: partyId(9) }] },
      { kind: 'WORKFLOW_OWNER_CHANGED', after: { ownerId: partyId(9) } },
    ]);
  });

  it('are sent again only for a later due date', () => {
    const run = scene({ due, ...escalating({}) });
    pass(run, hour);
    run.assign(1, [partyId(1)]);
    run.due(1, monday + 1.5 * hour);
    pass(run, 0);
    expect(run.task(1).assignees).toEqual([partyId(1)]);
    run.due(1, monday + 9 * hour);
    expect(nextWakeUp(run.run())).toBe(monday + 8 * hour);
    pass(run, 7 * hour);
    expect(run.task(1).assignees).toEqual([partyId(1), boss]);
  });

  it('are not repeated after a pause moved the due date', () => {
    const run = scene({ due, ...escalating({}) });
    pass(run, hour);
    run.assign(1, [partyId(1)]);
    run.pause();
    run.wait(5 * hour);
    run.resume();
    expect(run.task(1)).toMatchObject({ dueOn: monday + 7 * hour, assignees: [partyId(1)] });
    expect(nextWakeUp(run.run())).toBeNull();
  });

  it('stop when the task is completed', () => {
    const run = scene({ due, ...escalating({}) }, {});
    run.submit(1);
    expect(nextWakeUp(run.run())).toBeNull();
  });
});

describe('workflow settings', () => {
  const timed = (settings: object, ...tasks: readonly TaskChange[]) => {
    const content = buildBlueprint({ tasks });
    const made = runScene({ ...content, settings: { ...content.settings, ...settings } });
    const run = { ...made, ...commandsFor(made) };
    run.start();
    return run;
  };
  const second = { due, trigger: { afterTasks: [taskKey(1)], notBefore: null } };

  it('decide whether due dates count from the actual or the planned start', () => {
    const dynamic = timed({}, { due }, second);
    dynamic.wait(5 * hour);
    dynamic.submit(1);
    expect(dynamic.task(2).dueOn).toBe(monday + 7 * hour);
    const planned = timed({ dynamicDueDates: false }, { due }, second);
    expect([planned.task(1).dueOn, planned.task(2).dueOn]).toEqual([
      monday + 2 * hour,
      monday + 4 * hour,
    ]);
    planned.wait(5 * hour);
    planned.submit(1);
    expect(planned.task(2)).toMatchObject({
      dueOn: monday + 4 * hour,
      startedAt: monday + 5 * hour,
    });
  });

  it('keep due dates during a pause if they aren’t extended', () => {
    const run = timed({ autoAdjustDueOn: false }, { due });
    run.pause();
    run.wait(hour);
    run.resume();
    expect(run.task(1).dueOn).toBe(monday + 2 * hour);
  });
});
