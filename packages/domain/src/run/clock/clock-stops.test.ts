import { describe, expect, it } from 'vitest';
import { buildBlueprint, partyId } from '@baton/fixtures/builders/blueprint';
import {
  approvalStep,
  monday,
  owner,
  person,
  startedScene,
} from '@baton/fixtures/builders/run-scene';
import type { BlueprintTask } from '../../blueprint/content.ts';
import { explainTask } from '../../explain/explain-task.ts';
import { dueOnClass } from '../../task/due.ts';
import { noDeadline, type Deadline } from '../../time/deadline.ts';
import { workflowSummary } from '../../workflow/workflow-summary.ts';
import { viewOf } from '../../run-model/run-view.ts';
import { nextWakeUp } from './wake-up.ts';

const hour = 3_600_000;
const due = (amount: number) =>
  ({ kind: 'DURATION', amount, unit: 'HOURS', countedIn: 'WORKING' }) as const;
const strict: Deadline = {
  ...noDeadline,
  expiry: { grace: { amount: 1, unit: 'HOURS' }, outcome: 'BLOCK', party: null },
  escalations: [
    {
      key: approvalStep(99).key,
      when: 'AFTER_DUE',
      time: { amount: 0, unit: 'HOURS' },
      action: 'ADD_CC',
      party: partyId(7),
    },
  ],
};
/** Starts a workflow on Monday at 9:00 with a task that is due after two working hours. */
const begun = (over: Partial<BlueprintTask> = {}) =>
  startedScene(
    buildBlueprint({
      tasks: [{ due: due(2), deadline: strict, clockStops: ['PROBLEM', 'QUESTION'], ...over }],
    }),
  );

describe('pauseOnException', () => {
  it('stops overdue, escalation, and expiry until it is resolved', () => {
    const run = begun();
    run.wait(hour);
    run.report(1);
    expect(run.task(1).clockStoppedAt).toBe(monday + hour);
    expect(nextWakeUp(run.run())).toBeNull();
    run.wait(5 * hour);
    run.give('SYSTEM', { kind: 'DATE_REACHED' });
    expect(run.task(1)).toMatchObject({ expirationStatus: 'EXPIRING', escalated: [], cc: [] });
    expect(dueOnClass(run.task(1), run.now())).toBe('STOPPED');
    expect(workflowSummary(run.run()).nextDue).toBeNull();
    expect(explainTask(viewOf(run.run()), run.task(1), [], owner)).toContainEqual(
      expect.objectContaining({ code: 'DUE_CLOCK_STOPPED', at: monday + hour }),
    );
    run.resolve(1);
    expect(run.task(1)).toMatchObject({ clockStoppedAt: null, dueOn: monday + 7 * hour });
    expect(run.rows().at(-1)?.at(-1)).toMatchObject({
      kind: 'TASK_CLOCK_RESUMED',
      cause: 'task.resolveException',
      decisions: [{ rule: 'DUE_DATE', operands: { kind: 'CLOCK' } }],
    });
  });

  it('keeps the due date running without the setting', () => {
    const run = begun({ clockStops: [] });
    run.wait(hour);
    run.report(1);
    run.wait(5 * hour);
    expect(run.task(1)).toMatchObject({ clockStoppedAt: null, dueOn: monday + 2 * hour });
    run.resolve(1);
    expect(run.task(1).escalated).toHaveLength(1);
    // The due date passed while no one could do the task, so the full duration starts again.
    expect(run.task(1)).toMatchObject({ clockStoppedAt: null, dueOn: monday + 8 * hour });
  });

  it('counts a pause once, and keeps a due date set during the pause', () => {
    const run = begun();
    run.report(1);
    run.wait(hour);
    run.pause();
    run.wait(hour);
    run.resume();
    run.wait(hour);
    run.resolve(1);
    expect(run.task(1).dueOn).toBe(monday + 5 * hour);
    run.report(1);
    run.wait(hour);
    run.due(1, monday + 50 * hour);
    run.wait(hour);
    run.resolve(1);
    expect(run.task(1).dueOn).toBe(monday + 50 * hour);
  });

  it('also stops due dates of approvals, and ends with a reset', () => {
    const run = begun({ approvals: [approvalStep(31)], deadline: noDeadline });
    run.submit(1);
    expect(run.task(31).dueOn).toBe(monday + 2 * hour);
    run.report(1);
    run.wait(hour);
    run.resolve(1, owner);
    expect(run.task(31)).toMatchObject({ clockStoppedAt: null, dueOn: monday + 3 * hour });
    run.report(1);
    run.give(owner, { kind: 'RESTART_STAGE', stageId: run.stage(1).id, reason: 'Again' });
    expect(run.task(1)).toMatchObject({ clockStoppedAt: null, dueOn: monday + 3 * hour });
  });
});

describe('pauseOnInquiry', () => {
  const ask = (run: ReturnType<typeof begun>, kind: 'ASK_INFORMATION' | 'ANSWER_INFORMATION') =>
    run.give(kind === 'ASK_INFORMATION' ? person(2) : person(1), {
      kind,
      taskId: run.task(31).id,
      text: 'Why?',
    });
  it('pauses the approval’s due date until someone replies', () => {
    const run = begun({ approvals: [approvalStep(31)], deadline: noDeadline });
    run.submit(1);
    ask(run, 'ASK_INFORMATION');
    run.wait(3 * hour);
    ask(run, 'ANSWER_INFORMATION');
    expect(run.task(31).dueOn).toBe(monday + 5 * hour);
    const causes = () =>
      run
        .rows()
        .flat()
        .flatMap(({ kind, cause }) => (kind === 'TASK_CLOCK_RESUMED' ? cause : []));
    expect(causes()).toEqual(['approval.answerInformation']);
    ask(run, 'ASK_INFORMATION');
    run.wait(24 * hour);
    run.approve(31);
    const { completedAt, dueOn } = run.task(31);
    expect(completedAt).toBe(monday + 27 * hour);
    expect(dueOn).toBeGreaterThan(monday + 27 * hour);
    expect(causes()).toEqual(['approval.answerInformation', 'approval.answerInformation']);
  });
});
