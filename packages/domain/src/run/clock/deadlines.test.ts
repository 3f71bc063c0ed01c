import { newAutomation } from '../../automation/automation.ts';
import { waitingForTask } from '../../workflow/waiting.ts';
import { viewOf } from '../run-view.ts';
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
import { displayStatus } from '../../task/display-status.ts';
import {
  noDeadline,
  type Deadline,
  type Escalation,
  type ExpiryOutcome,
} from '../../time/deadline.ts';
import { homeStatus } from '../../workflow/home-status.ts';
import { workflowSummary } from '../../workflow/workflow-summary.ts';
import { emptyDirectory } from '../directory.ts';
import { nextWakeUp } from './wake-up.ts';

const hour = 3_600_000;
const hours = (amount: number) => ({ amount, unit: 'HOURS' }) as const;
const due = { kind: 'DURATION', ...hours(2) } as const;
const boss = partyId(7);

/** Due after two hours, expired an hour later. */
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

/** Waits, and lets the timer come if there is one. */
const pass = (run: ReturnType<typeof scene>, time: number) => {
  run.wait(time);
  run.dateReached();
};

describe('an escalation that runs an automation', () => {
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

  it('begins the automated task then, and not with its stage', () => {
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

  it('never begins it where the work was done before, and the stage does not wait for it', () => {
    const run = late();
    expect(run.submit(1)).toBeNull();
    expect(run.task(2)).toMatchObject({ status: 'INACTIVE', skipReason: 'OUTCOME' });
    expect(run.stage(1).status).toBe('COMPLETED');
  });
});

describe('work that expires', () => {
  it('D19: is late first, then blocked for its owner, and D20: goes on until a new date', () => {
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

  it('D19: happens before a command that comes after it, timer or not', () => {
    const run = scene({ due, ...expiring('BLOCK') });
    run.wait(3 * hour);
    expect(run.submit(1)).toBe('TaskExpired');
    // What is carried out brings it along.
    const other = scene({ due, ...expiring('CONTINUE') }, { assignees: [partyId(1)] });
    other.wait(3 * hour);
    expect(other.submit(2)).toBeNull();
    expect(other.run().workflow.scheduleStatus).toBe('COMPLETED');
    expect(other.rows().at(-1)?.[0]).toMatchObject({
      kind: 'TASK_EXPIRED',
      row: 'D19',
      decisions: [{ rule: 'EXPIRY', operands: { at: monday + 3 * hour }, result: 'CONTINUE' }],
    });
  });

  it('CONTINUE: what waits for it goes on, and D20 opens it and its workflow again', () => {
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

  it('COMPLETE_EMPTY: is done by itself, and can be opened again', () => {
    const run = scene({ due, ...expiring('COMPLETE_EMPTY') }, {});
    pass(run, 3 * hour);
    expect(run.task(1)).toMatchObject({ status: 'COMPLETED', submittedBy: null });
    expect(run.display(1)).toBe('COMPLETED');
    expect(run.reopen(1)).toBeNull();
    expect(run.task(1)).toMatchObject({ dueOn: monday + 5 * hour, expirationStatus: 'EXPIRING' });
  });

  it('END_WORKFLOW: ends it, and a restart finds the task expired', () => {
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

  it('A9: an approval whose rejection ends the workflow ends it by nobody, whoever came next', () => {
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

  it('what was handed in, and what a problem holds, does not expire meanwhile', () => {
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
    // Sent back after its time it has its two hours once more.
    run.reject(31);
    expect(run.task(1)).toMatchObject({ dueOn: monday + 12 * hour, expirationStatus: 'EXPIRING' });
    run.resolve(2);
    expect(run.task(2)).toMatchObject({ dueOn: monday + 12 * hour, expirationStatus: 'EXPIRING' });
  });

  it('what begins when its time is up is late, and no more', () => {
    const fixed = { kind: 'FIXED', date: '2026-02-20' } as const;
    const run = scene({ due: fixed, ...expiring('BLOCK') });
    expect(run.task(1).expirationStatus).toBe('NON_EXPIRING');
    expect([run.display(1), run.submit(1)]).toEqual(['IN_PROGRESS_OVERDUE', null]);
  });

  it('a pause stops the clock', () => {
    const run = scene({ due, ...expiring('BLOCK') });
    run.wait(hour);
    run.pause();
    pass(run, 10 * hour);
    run.resume();
    expect(run.task(1).expirationStatus).toBe('EXPIRING');
    expect(nextWakeUp(run.run())).toBe(monday + 13 * hour);
  });
});

describe('an approval that expires', () => {
  const reviewed = (outcome: ExpiryOutcome) => {
    const run = scene({ due, approvals: [approvalStep(31, expiring(outcome))] });
    run.submit(1);
    return run;
  };

  it('A1: has the lead time of the work where it has no date of its own', () => {
    expect(reviewed('BLOCK').task(31).dueOn).toBe(monday + 2 * hour);
  });

  it('A9 BLOCK: refuses every vote, and can be given time again', () => {
    const run = reviewed('BLOCK');
    pass(run, 3 * hour);
    expect([run.approve(31), run.reject(31)]).toEqual(['TaskExpired', 'TaskExpired']);
    expect(run.restart(31, monday + 9 * hour)).toBeNull();
    expect(run.approve(31)).toBeNull();
    expect(run.task(1).status).toBe('COMPLETED');
  });

  it('A9 APPROVE and REJECT: decide without the approvers', () => {
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

  it('A9: is settled before another one, whose time is up as well, ends the workflow', () => {
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

  it('A9 ESCALATE: asks one more, once, with as much time again', () => {
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

  it('A9 REJECT of a standalone approval sends the work back, which had been passed over', () => {
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
  it('come in their turn, as many as there are, each once', () => {
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

  it('are not sent again for an earlier date, and are for a later one', () => {
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

  it('of a task that was put off by a pause are not sent twice for it', () => {
    const run = scene({ due, ...escalating({}) });
    pass(run, hour);
    run.assign(1, [partyId(1)]);
    run.pause();
    run.wait(5 * hour);
    run.resume();
    expect(run.task(1)).toMatchObject({ dueOn: monday + 7 * hour, assignees: [partyId(1)] });
    expect(nextWakeUp(run.run())).toBeNull();
  });

  it('end with the work', () => {
    const run = scene({ due, ...escalating({}) }, {});
    run.submit(1);
    expect(nextWakeUp(run.run())).toBeNull();
  });
});

describe('settings of the workflow', () => {
  const timed = (settings: object, ...tasks: readonly TaskChange[]) => {
    const content = buildBlueprint({ tasks });
    const made = runScene({ ...content, settings: { ...content.settings, ...settings } });
    const run = { ...made, ...commandsFor(made) };
    run.start();
    return run;
  };
  const second = { due, trigger: { afterTasks: [taskKey(1)], notBefore: null } };

  it('dynamic due dates follow the actual start; planned ones do not', () => {
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

  it('without adjustment a pause costs the time that it takes', () => {
    const run = timed({ autoAdjustDueOn: false }, { due });
    run.pause();
    run.wait(hour);
    run.resume();
    expect(run.task(1).dueOn).toBe(monday + 2 * hour);
  });
});
