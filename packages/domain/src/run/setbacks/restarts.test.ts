import { buildBlueprint, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import {
  approvalStep,
  commandsFor,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { BlueprintContent, RejectEffect, StageJoin } from '../../blueprint/content.ts';
import { previewCommand } from '../engine/preview.ts';

const begun = (content: BlueprintContent) => {
  const scene = runScene(content);
  const run = { ...scene, ...commandsFor(scene) };
  expect(run.start()).toBeNull();
  return run;
};
const after = (join: StageJoin, ...stages: readonly number[]) => ({
  trigger: { kind: 'AFTER_STAGES', stages: stages.map(stageKey), join } as const,
});
const fromStart = { trigger: { kind: 'WORKFLOW_START' } } as const;
const admin = person(80, { isAdmin: true });

describe('stage after several stages', () => {
  it.each([
    ['ALL_RESOLVED', 'submit', 'skip', 'IN_PROGRESS'],
    ['ALL_RESOLVED', 'skip', 'skip', 'SKIPPED'],
    ['ALL_COMPLETED', 'submit', 'submit', 'IN_PROGRESS'],
    ['ALL_COMPLETED', 'submit', 'skip', 'SKIPPED'],
    ['ALL_COMPLETED', 'skip', 'nothing', 'SKIPPED'],
    ['ANY_COMPLETED', 'submit', 'nothing', 'IN_PROGRESS'],
    ['ANY_COMPLETED', 'skip', 'nothing', 'NOT_STARTED'],
    ['ANY_COMPLETED', 'skip', 'skip', 'SKIPPED'],
  ] as const)('join %s after %s and %s sets the stage to %s', (join, first, second, expected) => {
    // Both wait for a first task, so that they can still be skipped.
    const run = begun(
      buildBlueprint({}, after('ALL_COMPLETED', 1), after('ALL_COMPLETED', 1), after(join, 2, 3)),
    );
    for (const [stage, what] of [
      [2, first],
      [3, second],
    ] as const)
      if (what === 'skip') expect(run.skipStage(stage)).toBeNull();
    run.submit(1);
    if (first === 'submit') run.submit(2);
    if (second === 'submit') run.submit(3);
    expect(run.stage(4).status).toBe(expected);
  });
});

describe('restart rules', () => {
  const content = buildBlueprint(
    {
      tasks: [{}, { restartRule: 'SKIP_ON_RESTART' }, { restartRule: 'ONLY_ON_RESTART' }],
    },
    { restartRule: 'SKIP_ON_RESTART' },
    { restartRule: 'ONLY_ON_RESTART' },
    {},
  );
  const done = () => {
    const run = begun(content);
    for (const n of [1, 2, 4, 6]) expect(run.submit(n)).toBeNull();
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
    return run;
  };

  it('start again, keep the result, or start for the first time', () => {
    const run = done();
    expect([run.task(3).skipReason, run.stage(3).skip?.reason]).toEqual([
      'RESTART_RULE',
      'RESTART_RULE',
    ]);
    expect(run.runAgain()).toBeNull();
    expect(run.run().workflow).toMatchObject({ scheduleStatus: 'RUNNING', runNumber: 2 });
    expect([1, 2, 3].map((n) => run.task(n).status)).toEqual([
      'PENDING_SUBMISSION',
      'COMPLETED',
      'PENDING_SUBMISSION',
    ]);
    expect([2, 3, 4].map((n) => run.stage(n).status)).toEqual(
      Array.from({ length: 3 }, () => 'NOT_STARTED'),
    );
    run.submit(1);
    run.submit(3);
    // The second stage keeps its result; the third runs for the first time.
    expect([2, 3, 4].map((n) => run.stage(n).status)).toEqual([
      'COMPLETED',
      'IN_PROGRESS',
      'NOT_STARTED',
    ]);
  });

  it('apply to the stages after the selected one, not to the selected one', () => {
    const run = done();
    expect(run.runAgain(2)).toBeNull();
    expect([1, 2, 3, 4].map((n) => run.stage(n).status)).toEqual([
      'COMPLETED',
      'IN_PROGRESS',
      'NOT_STARTED',
      'NOT_STARTED',
    ]);
    expect(run.task(4).status).toBe('PENDING_SUBMISSION');
  });

  it('apply to the preview, which changes nothing', () => {
    const run = done();
    const before = run.run();
    const preview = previewCommand(
      before,
      { kind: 'RUN_AGAIN', stageId: null, reason: '' },
      { now: run.now(), actor: owner },
    );
    expect(run.run()).toBe(before);
    expect(preview).toMatchObject({
      value: {
        workflow: { from: 'COMPLETED', to: 'RUNNING' },
        tasks: [
          { taskId: run.task(1).id, effect: 'STARTS_OVER' },
          { taskId: run.task(3).id, effect: 'STARTS' },
          { taskId: run.task(5).id, effect: 'RESET' },
          { taskId: run.task(6).id, effect: 'RESET' },
        ],
      },
    });
  });
});

describe('optional tasks', () => {
  const optional = { need: 'OPTIONAL' } as const;
  it('keep their stage open after they are reopened or unskipped', () => {
    const passedBy = () => {
      const run = begun(buildBlueprint({ tasks: [{}, optional] }, {}));
      run.submit(1);
      expect(run.task(2).skipReason).toBe('STAGE_COMPLETED');
      return run;
    };
    const done = begun(buildBlueprint({ tasks: [{}, optional] }, {}));
    done.submit(2);
    done.submit(1);
    expect(done.reopen(2)).toBeNull();
    const unskipped = passedBy();
    expect(unskipped.unskip(2)).toBeNull();
    for (const run of [done, unskipped]) {
      expect(run.task(2)).toMatchObject({ status: 'PENDING_SUBMISSION', skippedAt: null });
      expect(run.stage(1).status).toBe('IN_PROGRESS');
      run.submit(2);
      expect(run.stage(1).status).toBe('COMPLETED');
    }
  });

  it('do not block their stage, and are skipped or stay open at its end', () => {
    for (const openTasks of ['SKIP', 'LEAVE'] as const) {
      const run = begun(buildBlueprint({ openTasks, tasks: [{}, optional] }, {}));
      run.submit(1);
      expect(run.stage(1).status).toBe('COMPLETED');
      expect(run.task(2)).toMatchObject(
        openTasks === 'SKIP'
          ? { status: 'INACTIVE', skipReason: 'STAGE_COMPLETED' }
          : { status: 'PENDING_SUBMISSION' },
      );
      run.submit(3);
      expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
      expect(run.task(2).skipReason).toBe('STAGE_COMPLETED');
    }
  });

  it('block a stage that has no other tasks', () => {
    const run = begun(buildBlueprint({ tasks: [optional] }, { tasks: [{ need: 'REQUIRED' }] }));
    expect(run.stage(1).status).toBe('IN_PROGRESS');
    expect(run.skipStage(2)).toBe('StageRequired');
    expect(run.skip(1)).toBeNull();
    expect(run.skip(2)).toBe('TaskRequired');
  });
});

describe('effect of a rejection', () => {
  const judged = (effect: RejectEffect) =>
    begun(
      buildBlueprint(
        {},
        { tasks: [{}, { approvals: [approvalStep(50, { rejectAction: effect })] }] },
        { tasks: [{ type: 'APPROVAL', rejectAction: { ...effect, requiresComment: false } }] },
      ),
    );
  const atChild = (effect: RejectEffect) => {
    const run = judged(effect);
    for (const n of [1, 2, 3]) run.submit(n);
    expect(run.reject(50)).toBeNull();
    return run;
  };

  it('resets the task of a child approval, or sends it back', () => {
    const reopened = atChild({ kind: 'REOPEN_TASK', task: taskKey(1) });
    expect([1, 2, 3].map((n) => reopened.task(n).status)).toEqual([
      'PENDING_SUBMISSION',
      'INACTIVE',
      'INACTIVE',
    ]);
    const restarted = atChild({ kind: 'RESTART_STAGE', stage: stageKey(2) });
    expect([2, 3].map((n) => restarted.task(n).status)).toEqual([
      'PENDING_SUBMISSION',
      'PENDING_SUBMISSION',
    ]);
    const reported = atChild({ kind: 'REPORT_EXCEPTION', task: taskKey(2) });
    expect(reported.task(2).exception?.category).toBe('REJECTED');
    expect(reported.task(3).status).toBe('REJECTED');
    const ended = atChild({ kind: 'END_WORKFLOW' });
    expect(ended.run().workflow).toMatchObject({
      scheduleStatus: 'ENDED',
      endedBy: person(2).id,
      endCause: { kind: 'REJECTED', taskId: ended.task(3).id },
    });
    expect(ended.task(3)).toMatchObject({ status: 'REJECTED', frozeForReason: 'ENDED' });
  });

  const atApproval = (effect: RejectEffect) => {
    const run = begun(
      buildBlueprint(
        { ...fromStart, tasks: [{}] },
        {
          tasks: [
            {
              type: 'APPROVAL',
              assignees: [person(2).id],
              rejectAction: { ...effect, requiresComment: false },
            },
          ],
        },
      ),
    );
    run.submit(1);
    expect(run.reject(2)).toBeNull();
    return run;
  };

  it('reports a problem, and asks for approval again when it is resolved', () => {
    const run = atApproval({ kind: 'REPORT_EXCEPTION', task: taskKey(1) });
    expect(run.task(2).status).toBe('REJECTED');
    expect(run.submit(1)).toBe('TaskHasException');
    expect(run.resolve(1)).toBeNull();
    expect(run.task(2).status).toBe('REJECTED');
    expect(run.submit(1)).toBeNull();
    expect(run.task(2)).toMatchObject({ status: 'PENDING_SUBMISSION', round: 2 });
  });

  it('lets the owner send back or an admin override with NONE', () => {
    const run = atApproval({ kind: 'NONE' });
    expect(run.override(2, owner)).toBe('Forbidden');
    expect(run.sendBack(2, 1)).toBeNull();
    expect(run.task(1).status).toBe('PENDING_SUBMISSION');
    run.submit(1);
    expect(run.task(2)).toMatchObject({ status: 'PENDING_SUBMISSION', round: 2, sentBackTo: null });
    run.reject(2);
    expect(run.override(2, admin)).toBeNull();
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('restarts a stage only up to the limit', () => {
    const content = buildBlueprint(
      {},
      {
        tasks: [
          {
            type: 'APPROVAL',
            assignees: [person(2).id],
            rejectAction: { kind: 'RESTART_STAGE', stage: stageKey(1), requiresComment: false },
          },
        ],
      },
    );
    const run = begun({ ...content, settings: { ...content.settings, rejectCycleLimit: 2 } });
    run.submit(1);
    expect(run.reject(2)).toBeNull();
    expect(run.task(1).status).toBe('PENDING_SUBMISSION');
    run.submit(1);
    expect(run.reject(2)).toBeNull();
    expect(run.task(1).status).toBe('COMPLETED');
    expect(run.task(2)).toMatchObject({
      status: 'REJECTED',
      exception: { category: 'LOOP_LIMIT' },
    });
    expect(run.sendBack(2, 1)).toBeNull();
    expect(run.task(2).hasException).toBe(false);
  });

  it('continues with the level that rejected if the blueprint says so', () => {
    for (const reviewResume of ['FIRST_LEVEL', 'REJECTING_LEVEL'] as const) {
      const approvals = [approvalStep(51), approvalStep(52, { level: 2 })];
      const run = begun(buildBlueprint({ tasks: [{ approvals, reviewResume }] }));
      run.submit(1);
      run.approve(51);
      run.reject(52);
      run.submit(1);
      const asked = reviewResume === 'FIRST_LEVEL' ? 51 : 52;
      expect(run.task(asked).status).toBe('PENDING_SUBMISSION');
      expect(run.task(asked === 51 ? 52 : 51).status).toBe(
        reviewResume === 'FIRST_LEVEL' ? 'INACTIVE' : 'COMPLETED',
      );
    }
  });
});

describe('reopen cascade', () => {
  it('resets nothing, the followers, or the whole stage', () => {
    const made = () => {
      const run = begun(
        buildBlueprint(
          { tasks: [{}, { trigger: { afterTasks: [taskKey(1)], notBefore: null } }, {}] },
          {},
        ),
      );
      for (const n of [1, 2, 3]) run.submit(n);
      return run;
    };
    const states = (cascade: 'NONE' | 'DEPENDENTS' | 'STAGE') => {
      const run = made();
      expect(run.reopen(1, owner, cascade)).toBeNull();
      return [1, 2, 3, 4].map((n) => run.task(n).status);
    };
    const open = 'PENDING_SUBMISSION';
    expect(states('NONE')).toEqual([open, 'COMPLETED', 'COMPLETED', open]);
    expect(states('DEPENDENTS')).toEqual([open, 'INACTIVE', 'COMPLETED', 'INACTIVE']);
    expect(states('STAGE')).toEqual([open, 'INACTIVE', open, 'INACTIVE']);
  });
});

describe('deleted workflow', () => {
  it('keeps its status and can be restored for a limited time', () => {
    const run = begun(buildBlueprint({}));
    expect(run.remove(person(1))).toBe('Forbidden');
    expect(run.remove()).toBeNull();
    expect(run.submit(1)).toBe('WorkflowDeleted');
    expect(run.remove()).toBe('WorkflowDeleted');
    run.wait(31 * 24 * 3_600_000);
    expect(run.restore()).toBe('RestoreTooLate');
    run.wait(-2 * 24 * 3_600_000);
    expect(run.restore()).toBeNull();
    expect(run.submit(1)).toBeNull();
    expect(run.restore()).toBe('WorkflowNotDeleted');
  });
});
