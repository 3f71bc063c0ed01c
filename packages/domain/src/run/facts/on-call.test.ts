import { describe, expect, it } from 'vitest';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { approvalStep, owner, startedScene } from '@baton/fixtures/builders/run-scene';
import { newAutomation } from '../../automation/automation.ts';
import type { BlueprintTask } from '../../blueprint/content.ts';
import { lintBlueprint } from '../../blueprint/lint/lint.ts';
import { explainTask } from '../../explain/explain-task.ts';
import { noDeadline } from '../../time/deadline.ts';
import { viewOf } from '../../run-model/run-view.ts';

const hour = 3_600_000;
const due = { kind: 'DURATION', amount: 1, unit: 'HOURS' } as const;
/** After an hour, escalates to the automated task of that number. */
const calls = (n: number) => ({
  due,
  deadline: {
    ...noDeadline,
    escalations: [
      {
        key: taskKey(200 + n),
        when: 'AFTER_DUE' as const,
        time: { amount: 0, unit: 'HOURS' as const },
        action: 'RUN_AUTOMATION' as const,
        party: null,
        task: taskKey(n),
      },
    ],
  },
});
const onCall: Partial<BlueprintTask> = {
  type: 'AUTOMATION',
  need: 'OPTIONAL',
  automation: { ...newAutomation, url: 'https://example.com/cancel' },
};
const after = (n: number): Partial<BlueprintTask> => ({
  trigger: { afterTasks: [taskKey(n)], notBefore: null },
});
const scene = (...tasks: readonly Partial<BlueprintTask>[]) =>
  startedScene(buildBlueprint({ tasks }));
const open = 'PENDING_SUBMISSION';

describe('automated task that only an escalation starts', () => {
  it('is skipped when the escalating task is deleted', () => {
    const run = scene(calls(2), onCall, {});
    const labels = new Map();
    const taskId = run.task(1).id;
    expect(run.give(owner, { kind: 'DELETE_TASK', taskId, labels }).ok).toBe(true);
    expect(run.task(2)).toMatchObject({ status: 'INACTIVE', skipReason: 'OUTCOME' });
    expect(run.task(2).automationState).toBeNull();
  });

  it('completes its stage when no escalation can start it', () => {
    const run = scene({ ...calls(2), need: 'OPTIONAL' }, onCall);
    expect(run.stage(1).status).toBe('IN_PROGRESS');
    run.submit(1);
    expect(run.stage(1).status).toBe('COMPLETED');
  });

  it('starts the tasks after it, and explains the skip', () => {
    const run = scene({ ...calls(2), approvals: [approvalStep(31, calls(2))] }, onCall, after(2));
    run.submit(1);
    expect([run.task(2).skippedAt, run.task(3).status]).toEqual([null, 'INACTIVE']);
    run.approve(31);
    expect([run.task(2).skipReason, run.task(3).status]).toEqual(['OUTCOME', open]);
    const past = run
      .rows()
      .flatMap((events) =>
        events.flatMap((event) =>
          event.subject === 'TASK' && event.taskId === run.task(2).id
            ? [{ at: run.now(), actorId: null, event }]
            : [],
        ),
      );
    expect(explainTask(viewOf(run.run()), run.task(2), past, owner)).toContainEqual(
      expect.objectContaining({ code: 'SKIPPED_NOT_CALLED' }),
    );
  });

  it('is no longer skipped when the escalating task reopens', () => {
    const run = scene(calls(2), onCall, {});
    run.submit(1);
    expect(run.task(2).skipReason).toBe('OUTCOME');
    run.reopen(1);
    expect(run.task(2)).toMatchObject({ status: 'INACTIVE', skippedAt: null });
    run.wait(2 * hour);
    run.give('SYSTEM', { kind: 'DATE_REACHED' });
    expect(run.task(2).status).toBe(open);
    const other = scene(calls(2), onCall, {});
    other.submit(1);
    expect(other.unskip(2)).toBeNull();
    expect(other.task(2).status).toBe(open);
  });

  it('can’t be a predecessor of the task that escalates', () => {
    const content = buildBlueprint({ tasks: [{ ...calls(2), ...after(2) }, onCall] });
    expect(lintBlueprint(content, {}).map(({ code }) => code)).toContain('TaskCycle');
    const fine = buildBlueprint({ tasks: [calls(2), onCall, after(2)] });
    expect(lintBlueprint(fine, {}).map(({ code }) => code)).not.toContain('TaskCycle');
  });
});
