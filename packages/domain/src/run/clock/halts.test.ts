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
import { day, endOfDay, hour } from '../../core/dates.ts';
import { displayStatus } from '../../explain/display-status.ts';
import { workState } from '../../task/work-state.ts';
import { homeStatus } from '../../workflow/home-status.ts';
import { workflowSummary } from '../../workflow/workflow-summary.ts';
import { activityOf } from '../history/activity.ts';
import { auditOf } from '../history/audit.ts';
import { replay } from '../evolve.ts';
import { nextWakeUp } from './wake-up.ts';

const scene = (content: BlueprintContent, over = {}) => {
  const made = runScene(content, over);
  return { ...made, ...commandsFor(made), last: () => made.rows().at(-1) ?? [] };
};
const inHours = { kind: 'DURATION', amount: 5, unit: 'HOURS' } as const;

/** Task 1 is completed, 2 in review (approval 12), 3 open, 4 in a later stage. */
const underWay = () => {
  const run = scene(
    buildBlueprint(
      { tasks: [{}, { approvals: [approvalStep(12)] }, { due: inHours }] },
      { tasks: [{ due: { kind: 'FIXED', date: '2026-03-10' } }] },
    ),
  );
  run.start();
  run.submit(1);
  run.submit(2);
  return run;
};

describe('pause', () => {
  it('freezes open tasks and keeps their statuses', () => {
    const run = underWay();
    const before = run.run();
    expect(run.pause(owner, ' Conference week ')).toBeNull();
    expect(run.run().workflow).toMatchObject({
      scheduleStatus: 'PAUSED',
      pausedAt: monday,
      pauseReason: 'Conference week',
    });
    expect(run.run().tasks.map((task) => task.status)).toEqual(before.tasks.map((t) => t.status));
    expect([1, 2, 12, 3, 4].map((n) => run.task(n).frozeForReason)).toEqual([
      null,
      ...Array.from({ length: 4 }, () => 'PAUSED'),
    ]);
    expect([1, 2, 3, 4].map((n) => workState(run.task(n)))).toEqual([
      'DONE',
      'FROZEN',
      'FROZEN',
      'NOT_STARTED',
    ]);
    expect([1, 3, 4, 12].map((n) => displayStatus(run.task(n), monday))).toEqual([
      'COMPLETED',
      'PAUSED',
      'NOT_STARTED',
      'PAUSED',
    ]);
    expect(homeStatus(workflowSummary(run.run()), monday)).toBe('PAUSED');
  });

  it('refuses submissions and votes, but allows new assignees', () => {
    const run = underWay();
    run.pause();
    expect(run.submit(3)).toBe('TaskFrozen');
    expect(run.approve(12)).toBe('TaskFrozen');
    expect(run.reject(12)).toBe('TaskFrozen');
    expect(run.reopen(1)).toBe('WorkflowNotRunning');
    expect(run.assign(3, [partyId(7)])).toBeNull();
    expect(run.due(3, monday + day)).toBeNull();
  });

  it.each([
    ['', 'Required'],
    ['x'.repeat(4001), 'TooLong'],
  ])('requires a reason of limited length', (reason, code) => {
    const run = underWay();
    expect(run.pause(owner, reason)).toBe(code);
    expect(run.end(owner, reason)).toBe(code);
  });

  it('extends open due dates by the length of the pause', () => {
    const run = underWay();
    const before = run.run();
    run.pause();
    run.wait(3 * hour);
    expect(run.resume()).toBeNull();
    expect(run.run().workflow).toEqual({
      ...before.workflow,
      version: before.workflow.version + 2,
    });
    expect(run.task(3).dueOn).toBe(monday + 8 * hour);
    expect(run.run().tasks.filter((_, at) => at !== 3)).toEqual(
      before.tasks.filter((_, at) => at !== 3),
    );
    expect(
      run.last().find((event) => event.kind === 'TASK_UNFROZEN' && 'dueOn' in event.after),
    ).toMatchObject({
      cause: 'workflow.resume',
      decisions: [
        {
          rule: 'DUE_DATE',
          operands: { kind: 'SHIFTED', from: monday, to: monday + 3 * hour },
          result: monday + 8 * hour,
        },
      ],
    });
    expect(run.approve(12)).toBeNull();
  });

  it('keeps the end of a day as due time', () => {
    const run = scene(buildBlueprint({ tasks: [{ due: { kind: 'FIXED', date: '2026-03-04' } }] }));
    run.start();
    run.pause();
    run.wait(3 * hour);
    run.resume();
    expect(run.task(1).dueOn).toBe(endOfDay('2026-03-04', 'Europe/Lisbon'));
    run.pause();
    run.wait(30 * day);
    run.resume();
    expect(run.task(1).dueOn).toBe(endOfDay('2026-04-03', 'Europe/Lisbon'));
  });

  it('keeps a due date set during the pause', () => {
    const run = underWay();
    run.pause();
    run.wait(day);
    run.due(3, monday + 4 * day);
    run.resume();
    expect(run.task(3)).toMatchObject({ dueOn: monday + 4 * day, isDueSetWhileHeld: false });
    run.pause();
    run.wait(day);
    run.resume();
    // One working day later: Saturday and Sunday don't count.
    expect(run.task(3).dueOn).toBe(monday + 7 * day);
  });

  it('delays starts by date until it is resumed', () => {
    const run = scene(
      buildBlueprint({
        tasks: [
          {},
          { trigger: { afterTasks: [], notBefore: { kind: 'FIXED', date: '2026-03-03' } } },
        ],
      }),
    );
    run.start();
    expect(nextWakeUp(run.run())).not.toBeNull();
    run.pause();
    expect(nextWakeUp(run.run())).toBeNull();
    run.wait(2 * day);
    const rows = run.rows().length;
    run.dateReached();
    expect(run.rows()).toHaveLength(rows);
    run.resume();
    expect(run.task(2).status).toBe('PENDING_SUBMISSION');
  });

  it('decides an approval with enough votes only after it is resumed', () => {
    const run = scene(
      buildBlueprint({
        tasks: [
          { approvals: [approvalStep(11, { rule: 'ALL', approvers: [partyId(2), partyId(3)] })] },
        ],
      }),
    );
    run.start();
    run.submit(1);
    run.approve(11);
    run.pause();
    run.assign(11, [partyId(2)]);
    expect(run.task(11).status).toBe('PENDING_SUBMISSION');
    run.resume();
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });
});

describe('end', () => {
  it('freezes the workflow until a restart', () => {
    const run = underWay();
    const before = run.run();
    expect(run.end(owner, 'Supplier withdrew')).toBeNull();
    expect(run.run().workflow).toMatchObject({
      scheduleStatus: 'ENDED',
      endedAt: monday,
      endReason: 'Supplier withdrew',
    });
    expect(displayStatus(run.task(3), monday)).toBe('ENDED');
    expect(run.submit(3)).toBe('TaskFrozen');
    expect(run.approve(12)).toBe('TaskFrozen');
    expect(run.assign(3, [partyId(7)])).toBe('WorkflowNotRunning');
    run.wait(day);
    expect(run.restart()).toBeNull();
    expect(run.run().workflow).toEqual({
      ...before.workflow,
      version: before.workflow.version + 2,
    });
    expect(run.run().tasks.map(workState)).toEqual(before.tasks.map(workState));
    expect(run.task(3).dueOn).toBe(monday + day + 5 * hour);
  });

  it('pauses a reopened workflow if it was paused before its end', () => {
    const run = underWay();
    run.pause(owner, 'Holidays');
    run.wait(hour);
    run.end();
    run.wait(hour);
    run.restart();
    expect(run.run().workflow).toMatchObject({
      scheduleStatus: 'PAUSED',
      pausedAt: monday,
      pauseReason: 'Holidays',
      endReason: null,
    });
    expect(run.task(3).frozeForReason).toBe('PAUSED');
    run.wait(hour);
    run.resume();
    expect(run.task(3).dueOn).toBe(monday + 8 * hour);
  });

  it('schedules the start again when a scheduled workflow is reopened', () => {
    const run = scene(buildBlueprint({}), { scheduledFor: monday + day });
    expect(run.end()).toBeNull();
    expect(nextWakeUp(run.run())).toBeNull();
    expect(run.give('SYSTEM', { kind: 'START_SCHEDULED' }).ok).toBe(false);
    expect(run.restart()).toBeNull();
    expect(run.run().workflow.scheduleStatus).toBe('SCHEDULED');
    expect(nextWakeUp(run.run())).toBe(monday + day);
    const fresh = scene(buildBlueprint({}));
    fresh.end();
    fresh.restart();
    expect(fresh.start()).toBeNull();
  });
});

it('records a pause and a resume as one line each', () => {
  const run = underWay();
  const line = () => activityOf(run.last(), owner.id);
  run.pause(owner, 'Holidays');
  expect(line()).toEqual([
    { kind: 'WORKFLOW_PAUSED', actorId: owner.id, taskId: null, comment: 'Holidays', params: {} },
  ]);
  expect(auditOf(run.last())).toContainEqual({
    subject: 'TASK',
    id: run.task(3).id,
    fields: [{ fieldName: 'FrozeForReason', valueBefore: null, valueAfter: 'PAUSED' }],
  });
  run.resume();
  expect(line()).toMatchObject([{ kind: 'RESTARTED', params: { from: 'PAUSED' } }]);
  run.end(owner, 'Over');
  expect(line()).toMatchObject([{ kind: 'WORKFLOW_ENDED', comment: 'Over' }]);
  run.restart();
  expect(line()).toMatchObject([{ kind: 'RESTARTED', params: { from: 'ENDED' } }]);
  expect(replay(run.planned, JSON.parse(JSON.stringify(run.rows())))).toEqual(run.run());
});

/** A workflow in each status. */
const states = {
  NOT_STARTED: () => scene(buildBlueprint({})),
  SCHEDULED: () => scene(buildBlueprint({}), { scheduledFor: monday + day }),
  RUNNING: underWay,
  PAUSED: () => {
    const run = underWay();
    run.pause();
    return run;
  },
  ENDED: () => {
    const run = underWay();
    run.end();
    return run;
  },
  COMPLETED: () => {
    const run = scene(buildBlueprint({}));
    run.start();
    run.submit(1);
    return run;
  },
};

const over = 'WorkflowAlreadyOver';
it.each([
  ['NOT_STARTED', 'WorkflowNotRunning', 'WorkflowNotPaused', null, 'WorkflowNotEnded'],
  ['SCHEDULED', 'WorkflowNotRunning', 'WorkflowNotPaused', null, 'WorkflowNotEnded'],
  ['RUNNING', null, 'WorkflowNotPaused', null, 'WorkflowNotEnded'],
  ['PAUSED', 'WorkflowNotRunning', null, null, 'WorkflowNotEnded'],
  ['ENDED', 'WorkflowNotRunning', 'WorkflowNotPaused', over, null],
  ['COMPLETED', 'WorkflowNotRunning', 'WorkflowNotPaused', over, 'WorkflowNotEnded'],
] as const)(
  '%s: can pause %s, resume %s, end %s, restart %s',
  (status, pause, resume, end, restart) => {
    const at = states[status];
    expect(at().run().workflow.scheduleStatus).toBe(status);
    expect(at().pause()).toBe(pause);
    expect(at().resume()).toBe(resume);
    expect(at().end()).toBe(end);
    expect(at().restart()).toBe(restart);
    const stranger = at();
    for (const command of ['pause', 'resume', 'end', 'restart'] as const)
      expect(stranger[command](person(1))).toBe('Forbidden');
    expect(stranger.rows()).toHaveLength(at().rows().length);
  },
);

it('pauses and resumes a workflow that waits for rework', () => {
  const run = scene(
    buildBlueprint({
      tasks: [
        {},
        {
          type: 'APPROVAL',
          assignees: [partyId(2)],
          trigger: { afterTasks: [taskKey(1)], notBefore: null },
          rejectAction: { kind: 'REOPEN_TASK', task: taskKey(1), requiresComment: false },
        },
      ],
    }),
  );
  run.start();
  run.submit(1);
  run.reject(2);
  run.pause();
  run.resume();
  run.submit(1);
  expect(run.approve(2)).toBeNull();
  expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
});
