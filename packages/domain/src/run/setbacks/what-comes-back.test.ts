import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import {
  approvalStep,
  commandsFor,
  monday,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { votingDefaults } from '../../blueprint/complete-content.ts';
import type { BlueprintContent } from '../../blueprint/content.ts';
import { execute } from '../engine/execute.ts';
import { noDeadline, type Deadline, type ExpiryOutcome } from '../../time/deadline.ts';

const hour = 3_600_000;
const due = (amount: number) => ({ kind: 'DURATION', amount, unit: 'HOURS' }) as const;
/** Expires an hour after its due date. */
const expiring = (outcome: ExpiryOutcome): { deadline: Deadline } => ({
  deadline: {
    ...noDeadline,
    expiry: { grace: { amount: 1, unit: 'HOURS' }, outcome, party: partyId(7) },
  },
});

const scene = (content: BlueprintContent) => {
  const made = runScene(content);
  const run = {
    ...made,
    ...commandsFor(made),
    revoke: (n: number, by = person(2)) => {
      const taskId = made.task(n).id;
      const result = made.give(by, { kind: 'REVOKE', taskId, reason: 'A mistake' });
      return result.ok ? null : result.refusals[0].code;
    },
    /** In hours from the start. */
    dueAt: (n: number) => ((made.task(n).dueOn ?? 0) - monday) / hour,
    status: () => made.run().workflow.scheduleStatus,
  };
  run.start();
  return run;
};
const without = (content: BlueprintContent, over: Partial<BlueprintContent['settings']>) => ({
  ...content,
  settings: { ...content.settings, ...over },
});

describe('task returned after its due date', () => {
  it.each(['APPROVE', 'REJECT', 'BLOCK', 'ESCALATE'] as const)(
    'is not decided by expiry after a revoked vote (%s)',
    (outcome) => {
      const approval = { type: 'APPROVAL', assignees: [partyId(2)], due: due(1) } as const;
      const run = scene(buildBlueprint({ tasks: [{ ...approval, ...expiring(outcome) }, {}] }));
      run.wait(0.5 * hour);
      run.approve(1);
      run.wait(5 * hour);
      expect(run.revoke(1)).toBeNull();
      expect(run.task(1)).toMatchObject({
        approvalStatus: 'PENDING',
        expirationStatus: 'EXPIRING',
      });
      expect(run.dueAt(1)).toBe(6.5);
      expect(run.task(1).assignees).toEqual([partyId(2)]);
      // The full duration counts again, and then the task expires.
      run.wait(2 * hour);
      run.dateReached();
      expect(run.task(1).expirationStatus).not.toBe('EXPIRING');
    },
  );

  it('lets the approver revoke a decision for 24 hours', () => {
    const run = scene(
      buildBlueprint({ tasks: [{ type: 'APPROVAL', assignees: [partyId(2)] }, {}] }),
    );
    run.approve(1);
    run.wait(24 * hour);
    expect(run.revoke(1)).toBeNull();
    run.approve(1);
    run.wait(24 * hour + 1);
    expect(run.revoke(1)).toBe('RevocationLate');
  });

  it('stays overdue without a new duration after an undo', () => {
    const run = scene(
      buildBlueprint({ tasks: [{ due: due(1), ...expiring('END_WORKFLOW') }, {}] }),
    );
    run.wait(2 * hour - 2000);
    run.submit(1);
    const recorded = {
      seq: run.rows().length,
      at: run.now(),
      actorId: person(1).id,
      command: 'SUBMIT',
      events: run.rows().at(-1) ?? [],
    };
    run.wait(5000);
    const context = {
      now: run.now(),
      actor: person(1),
      directory: run.directory,
      undoWindow: 10_000,
    };
    const undone = execute(run.run(), { kind: 'UNDO', recorded }, context);
    expect(undone.ok && undone.value.run.tasks[0]).toMatchObject({
      status: 'PENDING_SUBMISSION',
      dueOn: monday + hour,
      expirationStatus: 'NON_EXPIRING',
    });
    expect(undone.ok && undone.value.run.workflow.scheduleStatus).toBe('RUNNING');
  });

  it('is not auto-approved after its content changed', () => {
    const step = approvalStep(91, {
      voting: { ...votingDefaults, onChange: 'RE_APPROVE' },
      due: due(1),
      ...expiring('APPROVE'),
    });
    const shown = { trigger: { afterTasks: [taskKey(1)], notBefore: null } };
    const content = withFields(
      buildBlueprint({ tasks: [{ approvals: [step] }, { assignees: [partyId(4)], ...shown }] }),
      [field(1, 'NUMBER')],
      [taskKey(1), place(1, 1)],
      [taskKey(2), place(2, 1, { inputType: 'INHERITED', source: instanceKey(1) })],
    );
    const run = scene(without(content, { editableSharedFields: true }));
    const values = (n: number, value: number) => [{ instance: instanceKey(n), value }];
    run.give(person(1), { kind: 'SUBMIT', taskId: run.task(1).id, values: values(1, 100) });
    run.approve(91);
    run.wait(5 * hour);
    const edit = { kind: 'EDIT_SHARED', taskId: run.task(2).id, values: values(2, 1e6) } as const;
    expect(run.give(person(4), edit).ok).toBe(true);
    expect(run.task(91)).toMatchObject({ approvalStatus: 'PENDING', expirationStatus: 'EXPIRING' });
    expect(run.dueAt(91)).toBe(6);
  });
});

describe('task blocked past its due date', () => {
  const ending = { due: due(1), ...expiring('END_WORKFLOW') } as const;

  it.each([
    ['a problem', (run: ReturnType<typeof scene>) => run.report(1), 'resolve'],
    ['a deletion', (run: ReturnType<typeof scene>) => run.remove(), 'restore'],
  ] as const)('gets its full duration again after %s', (_, hold, command) => {
    const run = scene(buildBlueprint({ tasks: [ending] }));
    hold(run);
    run.wait(10 * hour);
    run.dateReached();
    expect(command === 'resolve' ? run.resolve(1) : run.restore()).toBeNull();
    expect(run.status()).toBe('RUNNING');
    expect(run.task(1).expirationStatus).toBe('EXPIRING');
    expect(run.dueAt(1)).toBe(11);
  });

  it('gets its duration again after a pause that does not extend due dates', () => {
    const content = buildBlueprint({ tasks: [ending] });
    const run = scene(without(content, { autoAdjustDueOn: false }));
    run.pause();
    run.wait(48 * hour);
    expect(run.resume()).toBeNull();
    expect(run.status()).toBe('RUNNING');
    expect(run.dueAt(1)).toBe(49);
  });

  it('stays overdue with a fixed date and no duration', () => {
    const dated = { ...ending, due: { kind: 'FIXED', date: '2026-03-03' } } as const;
    const content = buildBlueprint({ tasks: [dated] });
    const run = scene(without(content, { autoAdjustDueOn: false }));
    const { dueOn } = run.task(1);
    run.pause();
    run.wait(240 * hour);
    expect(run.resume()).toBeNull();
    expect(run.task(1)).toMatchObject({ dueOn, expirationStatus: 'NON_EXPIRING' });
    // A person sets a new due date.
    run.due(1, run.now() + hour);
    expect(run.task(1).expirationStatus).toBe('EXPIRING');
  });

  it('is not auto-approved after the task’s problem is resolved', () => {
    const step = approvalStep(11, { due: due(1), ...expiring('APPROVE') });
    const run = scene(buildBlueprint({ tasks: [{ approvals: [step] }] }));
    run.submit(1);
    run.report(1);
    run.wait(10 * hour);
    run.dateReached();
    expect(run.resolve(1)).toBeNull();
    expect(run.task(11)).toMatchObject({ approvalStatus: 'PENDING', expirationStatus: 'EXPIRING' });
  });

  it.each([true, false])('does not end a restarted workflow again (%s)', (autoAdjustDueOn) => {
    const run = scene(without(buildBlueprint({ tasks: [ending, ending] }), { autoAdjustDueOn }));
    run.wait(2 * hour);
    run.dateReached();
    expect(run.status()).toBe('ENDED');
    run.wait(2 * hour);
    expect(run.restart()).toBeNull();
    expect(run.status()).toBe('RUNNING');
    expect(run.task(1).expirationStatus).toBe('EXPIRED');
    expect(run.task(2).expirationStatus).toBe('EXPIRING');
  });
});

describe('deadlines without a timer', () => {
  it('are applied in the order of their dates', () => {
    const late = { due: due(5), ...expiring('COMPLETE_EMPTY') };
    const early = { due: due(1), ...expiring('END_WORKFLOW') };
    const run = scene(buildBlueprint({ tasks: [late, early] }));
    run.wait(24 * hour);
    run.dateReached();
    expect(run.status()).toBe('ENDED');
    expect(run.task(1).status).toBe('PENDING_SUBMISSION');
    expect(run.task(2).expirationStatus).toBe('EXPIRED');
  });

  it('include the consequences of earlier deadlines', () => {
    const steps = [
      approvalStep(11, { due: due(1), ...expiring('REJECT') }),
      approvalStep(12, { due: due(5), ...expiring('APPROVE') }),
    ];
    const run = scene(buildBlueprint({ tasks: [{ approvals: steps }] }));
    run.submit(1);
    run.wait(24 * hour);
    run.dateReached();
    expect(run.task(1).status).toBe('REJECTED');
    expect(run.task(12).approvalStatus).toBe('NOT_REQUIRED');
  });

  it('start tasks at the current time with full durations', () => {
    const first = { due: due(1), ...expiring('CONTINUE') };
    const second = { due: due(1), ...expiring('BLOCK') };
    const run = scene(buildBlueprint({ tasks: [first] }, { tasks: [second] }));
    run.wait(24 * hour);
    run.dateReached();
    expect(run.task(2)).toMatchObject({ status: 'PENDING_SUBMISSION', startedAt: run.now() });
    expect(run.dueAt(2)).toBe(25);
  });
});

describe('runAgain from the start', () => {
  const days = (amount: number) => ({ due: { kind: 'DURATION', amount, unit: 'DAYS' } }) as const;
  const twice = (over: Partial<BlueprintContent['settings']>) => {
    const run = scene(without(buildBlueprint({ tasks: [days(2)] }, { tasks: [days(2)] }), over));
    run.submit(1);
    run.end();
    run.wait(20 * 24 * hour);
    expect(run.runAgain()).toBeNull();
    return run;
  };

  it('sets due dates again that were fixed at the start', () => {
    const run = twice({ dynamicDueDates: false });
    expect([run.dueAt(1), run.dueAt(2)].map(Math.round)).toEqual([22 * 24 + 15, 24 * 24 + 15]);
  });

  it('has a planned end of its own', () => {
    const { plannedEndAtStart } = twice({}).run().workflow;
    expect(Math.round(((plannedEndAtStart ?? 0) - monday) / hour)).toBe(24 * 24 + 15);
  });
});
