import { describe, expect, it } from 'vitest';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { commandsFor, owner, person, runScene } from '@baton/fixtures/builders/run-scene';
import type { StageCondition } from '../../condition/condition.ts';
import { explainStage } from '../../explain/explain-stage.ts';
import { activityOf } from '../history/activity.ts';
import { viewOf } from '../../run-model/run-view.ts';

const isBig: StageCondition = {
  match: 'ALL',
  whenUnknown: 'SKIP',
  parts: [
    {
      kind: 'COMPARISON',
      operand: { kind: 'FIELD', instance: instanceKey(1) },
      operator: 'GREATER_THAN',
      values: [1000],
    },
  ],
};

/** Stage 2 runs for large amounts only; stage 3 always. */
const offer = () => {
  const content = withFields(
    buildBlueprint({ tasks: [{}] }, { tasks: [{}], condition: isBig }, { tasks: [{}] }),
    [field(1, 'NUMBER')],
    [taskKey(1), place(1, 1)],
  );
  const scene = runScene(content);
  const commands = commandsFor(scene);
  commands.start();
  const stage = () => scene.stage(2);
  const run = {
    ...scene,
    ...commands,
    stage,
    hand: (value: number) =>
      scene.give(person(1), {
        kind: 'SUBMIT',
        taskId: scene.task(1).id,
        values: [{ instance: instanceKey(1), value }],
      }),
    leave: (by = owner) => {
      const { id: stageId } = stage();
      const result = scene.give(by, { kind: 'LEAVE_STAGE_SKIPPED', stageId, reason: '' });
      return result.ok ? null : result.refusals[0].code;
    },
    told: () => activityOf(scene.rows().at(-1) ?? [], owner.id).map(({ params }) => params['code']),
    why: () => explainStage(viewOf(scene.run()), stage(), []).map(({ code }) => code),
  };
  run.hand(10);
  return run;
};

describe('stage skipped by its condition', () => {
  it('asks the owner when its condition becomes met', () => {
    const run = offer();
    expect(run.stage()).toMatchObject({ status: 'SKIPPED', reconsideration: null });
    run.reopen(1);
    expect(run.stage().reconsideration).toBeNull();
    run.hand(2000);
    expect(run.stage()).toMatchObject({
      status: 'SKIPPED',
      reconsideration: { at: run.now(), isLeft: false },
    });
    expect(run.told()).toContain('STAGE_IN_DOUBT');
    expect(run.why()).toContain('STAGE_IN_DOUBT');
    expect(run.startAnyway(2)).toBeNull();
    expect(run.stage()).toMatchObject({ status: 'IN_PROGRESS', reconsideration: null });
    expect(run.told()).toContain('STAGE_STARTED_ANYWAY');
  });

  it('stays skipped until its condition changes again', () => {
    const run = offer();
    run.reopen(1);
    run.hand(2000);
    expect(run.leave(person(1))).toBe('Forbidden');
    expect(run.leave()).toBeNull();
    expect(run.leave()).toBe('StageNotInDoubt');
    expect(run.why()).toContain('STAGE_LEFT_SKIPPED');
    run.reopen(1);
    run.hand(3000);
    expect(run.stage().reconsideration?.isLeft).toBe(true);
    run.reopen(1);
    run.hand(5);
    expect(run.stage().reconsideration).toBeNull();
    run.reopen(1);
    run.hand(4000);
    expect(run.stage().reconsideration?.isLeft).toBe(false);
  });

  it('is evaluated again if a reopened task resets it', () => {
    const run = offer();
    run.reopen(1, owner, 'DEPENDENTS');
    expect(run.stage().status).toBe('NOT_STARTED');
    run.hand(2000);
    expect(run.stage().status).toBe('IN_PROGRESS');
  });

  it('asks nothing if a person skipped the stage', () => {
    const run = offer();
    run.restartStage(1);
    run.skipStage(2);
    run.hand(2000);
    expect(run.stage()).toMatchObject({ status: 'SKIPPED', reconsideration: null });
    expect(run.leave()).toBe('StageNotInDoubt');
  });
});

it('records commands on a stage with the name of the stage', () => {
  const run = offer();
  run.restartStage(1, owner, 'Once more');
  const lines = activityOf(run.rows().at(-1) ?? [], owner.id);
  expect(lines.find(({ kind }) => kind === 'RESTARTED')).toMatchObject({
    kind: 'RESTARTED',
    comment: 'Once more',
    params: { code: 'STAGE', stage: run.run().stages[0]?.id },
  });
  run.skipStage(3);
  expect(run.told()).toContain('STAGE_SKIPPED');
});
