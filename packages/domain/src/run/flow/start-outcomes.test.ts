import { describe, expect, it } from 'vitest';
import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { owner, person, startedScene } from '@baton/fixtures/builders/run-scene';
import type { BlueprintTask, RejectEffect, WantedOutcome } from '../../blueprint/content.ts';
import { lintBlueprint } from '../../blueprint/lint/lint.ts';
import { validateBlueprint } from '../../blueprint/validate/validate.ts';
import { explainTask } from '../../explain/explain-task.ts';
import { waitingForTask } from '../../workflow/waiting.ts';
import { activityOf } from '../history/activity.ts';
import { taskDeletion } from '../facts/deletion.ts';
import { previewCommand } from '../engine/preview.ts';
import { viewOf } from '../../run-model/run-view.ts';

const approval: Partial<BlueprintTask> = {
  type: 'APPROVAL',
  assignees: [partyId(2)],
  rejectAction: { kind: 'CONTINUE', requiresComment: false },
};
const wants = (n: number, outcome: WantedOutcome): Partial<BlueprintTask> => ({
  trigger: { afterTasks: [taskKey(n)], notBefore: null },
  startOutcomes: [{ task: taskKey(n), outcome }],
});
const after = (n: number): Partial<BlueprintTask> => ({
  trigger: { afterTasks: [taskKey(n)], notBefore: null },
});

/** 1 is a task, 2 approves it, 3 follows an approval, 4 a rejection, 5 any outcome, 6 follows 4. */
const branched = () =>
  startedScene(
    buildBlueprint({
      tasks: [
        {},
        { ...approval, ...after(1) },
        wants(2, 'APPROVED'),
        wants(2, 'REJECTED'),
        after(2),
        wants(4, 'COMPLETED'),
      ],
    }),
  );
const states = (run: ReturnType<typeof branched>) =>
  [3, 4, 5, 6].map((n) => {
    const task = run.task(n);
    return task.skipReason ?? task.status;
  });
const open = 'PENDING_SUBMISSION';

describe('task with a required outcome', () => {
  it('starts with this outcome and is skipped with another outcome', () => {
    const run = branched();
    run.submit(1);
    expect(states(run)).toEqual(['INACTIVE', 'INACTIVE', 'INACTIVE', 'INACTIVE']);
    expect(waitingForTask(viewOf(run.run()), run.task(4))).toMatchObject({
      code: 'OUTCOME',
      params: { outcome: 'REJECTED', tasks: run.task(2).id },
    });
    run.approve(2);
    expect(states(run)).toEqual([open, 'OUTCOME', open, 'OUTCOME']);
    run.submit(3);
    run.submit(5);
    expect(run.stage(1).status).toBe('COMPLETED');
  });

  it('starts after a rejection that the workflow continues from', () => {
    const run = branched();
    run.submit(1);
    run.reject(2);
    expect(states(run)).toEqual(['OUTCOME', open, open, 'INACTIVE']);
    run.submit(4);
    expect(run.task(6).status).toBe(open);
  });

  it('is no longer skipped when the outcome is possible again', () => {
    const run = branched();
    run.submit(1);
    run.approve(2);
    const lines = run.rows().flatMap((row) => activityOf(row, person(2).id));
    expect(lines.find(({ params }) => params['code'] === 'SKIPPED')?.actorId).toBeNull();
    run.give(person(2), { kind: 'REVOKE', taskId: run.task(2).id, reason: '' });
    expect(states(run)).toEqual(['INACTIVE', 'INACTIVE', 'INACTIVE', 'INACTIVE']);
    run.reject(2);
    expect(states(run)).toEqual(['OUTCOME', open, open, 'INACTIVE']);
  });

  it('requires a completed task, not a skipped one', () => {
    const run = startedScene(buildBlueprint({ tasks: [{}, wants(1, 'COMPLETED'), {}] }));
    run.skip(1);
    expect(run.task(2).skipReason).toBe('OUTCOME');
    run.submit(3);
    expect(run.stage(1).status).toBe('COMPLETED');
    run.unskip(1);
    expect(run.task(2)).toMatchObject({ status: 'INACTIVE', skippedAt: null });
    run.submit(1);
    expect(run.task(2).status).toBe(open);
  });

  it('starts when its skip is undone, until it is reset', () => {
    const run = startedScene(buildBlueprint({ tasks: [{}, wants(1, 'COMPLETED'), {}] }));
    run.skip(1);
    expect(run.unskip(2)).toBeNull();
    expect(run.task(2)).toMatchObject({ status: open, isOutcomeWaived: true });
    run.submit(2);
    expect(run.task(2).status).toBe('COMPLETED');
    expect(run.reopen(2, owner, 'STAGE')).toBeNull();
    run.give(owner, { kind: 'RESTART_STAGE', stageId: run.stage(1).id, reason: 'Again' });
    expect(run.task(2)).toMatchObject({ status: 'INACTIVE', isOutcomeWaived: false });
  });

  it('explains the skip, and keeps its predecessor from being deleted', () => {
    const run = branched();
    run.submit(1);
    run.reject(2);
    const past = run
      .rows()
      .flat()
      .toReversed()
      .flatMap((event) =>
        event.subject === 'TASK' && event.taskId === run.task(3).id
          ? [{ at: run.now(), actorId: null, event }]
          : [],
      );
    expect(explainTask(viewOf(run.run()), run.task(3), past, owner)).toContainEqual(
      expect.objectContaining({
        code: 'SKIPPED_OUTCOME',
        params: { outcome: 'APPROVED' },
        names: [{ kind: 'TASK', id: run.task(2).id }],
      }),
    );
    expect(taskDeletion(viewOf(run.run()), run.task(4)).neededBy).toEqual([
      { use: 'OUTCOME', taskId: run.task(6).id, stageId: null },
    ]);
  });

  it('appears in the preview of the decision', () => {
    const run = branched();
    run.submit(1);
    const context = { now: run.now(), actor: person(2) };
    const preview = previewCommand(
      run.run(),
      { kind: 'APPROVE', taskId: run.task(2).id, comment: '' },
      context,
    );
    expect(preview.ok && preview.value.tasks.map(({ taskId }) => taskId)).toContain(run.task(4).id);
  });
});

describe('invalid required outcome', () => {
  const codes = (...tasks: readonly Partial<BlueprintTask>[]) =>
    lintBlueprint(buildBlueprint({ tasks }))
      .filter(({ severity }) => severity === 'ERROR')
      .map(({ code, at }) => [code, at.task]);
  const rejecting = (rejectAction: RejectEffect): Partial<BlueprintTask> => ({
    ...approval,
    rejectAction: { ...rejectAction, requiresComment: false },
  });
  it.each<[string, readonly Partial<BlueprintTask>[], readonly unknown[]]>([
    ['approved or rejected approval', [approval, wants(1, 'APPROVED'), wants(1, 'REJECTED')], []],
    ['completed task', [{}, wants(1, 'COMPLETED')], []],
    [
      'approved task without approvals',
      [{}, wants(1, 'APPROVED')],
      [['OutcomeOfNoApproval', taskKey(2)]],
    ],
    [
      'rejection that ends the workflow',
      [rejecting({ kind: 'NONE' }), wants(1, 'REJECTED')],
      [['OutcomeGoesNoFurther', taskKey(2)]],
    ],
    [
      'approved and rejected through another task',
      [
        approval,
        wants(1, 'REJECTED'),
        {
          trigger: { afterTasks: [taskKey(1), taskKey(2)], notBefore: null },
          startOutcomes: [
            { task: taskKey(1), outcome: 'APPROVED' },
            { task: taskKey(2), outcome: 'COMPLETED' },
          ],
        },
      ],
      [['OutcomesContradict', taskKey(3)]],
    ],
  ])('%s', (_, tasks, expected) => {
    expect(codes(...tasks)).toEqual(expected);
  });

  it('is reported once, at the field of the outcome', () => {
    const startOutcomes = [{ task: taskKey(1), outcome: 'COMPLETED' as const }];
    const refused = (over: Partial<BlueprintTask>) =>
      validateBlueprint(buildBlueprint({ tasks: [{}, over] })).map(({ field }) => field);
    expect(refused({ startOutcomes })).toEqual([`tasks.${taskKey(2)}.startOutcomes`]);
    expect(refused({ ...after(1), startOutcomes: [...startOutcomes, ...startOutcomes] })).toEqual([
      `tasks.${taskKey(2)}.startOutcomes`,
    ]);
  });
});
