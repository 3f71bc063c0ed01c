import { buildBlueprint, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { commandsFor, person, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { updateStage } from '../../blueprint/edit/edit.ts';
import type { FieldValue } from '../../field/field.ts';
import { viewOf } from '../../run-model/run-view.ts';
import { waitingForStage } from '../../workflow/waiting.ts';
import type { Comparison, StageCondition } from '../../condition/condition.ts';

const amount: Comparison = {
  kind: 'COMPARISON',
  operand: { kind: 'FIELD', instance: instanceKey(1) },
  operator: 'GREATER_THAN',
  values: [1000],
};
const approved: Comparison = {
  kind: 'COMPARISON',
  operand: { kind: 'TASK', task: taskKey(2), fact: 'OUTCOME' },
  operator: 'EQUALS',
  values: ['APPROVED'],
};

/** Task 1 in stage 1 has an amount, task 2 in stage 2 a decision; stage 3 has the condition. */
const scene = (over: Partial<StageCondition> = {}) => {
  const content = withFields(
    buildBlueprint(
      { tasks: [{}] },
      {
        tasks: [{ type: 'APPROVAL', assignees: [person(2).id] }],
        trigger: { kind: 'WORKFLOW_START' },
      },
      {
        tasks: [{}, {}],
        trigger: { kind: 'AFTER_STAGES', stages: [stageKey(1)], join: 'ALL_RESOLVED' },
      },
    ),
    [field(1, 'NUMBER')],
    [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
  );
  const condition: StageCondition = { match: 'ALL', whenUnknown: 'SKIP', parts: [amount], ...over };
  const made = runScene(updateStage(content, stageKey(3), { condition }));
  const commands = commandsFor(made);
  commands.start();
  return {
    ...made,
    ...commands,
    answer: (value: FieldValue | null) =>
      made.give(person(1), {
        kind: 'SUBMIT',
        taskId: made.task(1).id,
        values: [{ instance: instanceKey(1), value }],
      }),
    waits: () => waitingForStage(viewOf(made.run()), made.stage(3)),
    decision: () =>
      made
        .rows()
        .flat()
        .flatMap((event) => ('decisions' in event ? event.decisions : []))
        .find((one) => one.rule === 'STAGE_CONDITION'),
  };
};

describe('stage with a condition', () => {
  it('runs if it is met and records the values', () => {
    const run = scene();
    run.answer(1001);
    expect(run.stage(3).status).toBe('IN_PROGRESS');
    expect(run.decision()).toMatchObject({ result: 'TRUE', operands: { [instanceKey(1)]: 1001 } });
  });

  it('is skipped with its tasks if it is not met', () => {
    const run = scene();
    run.answer(1000);
    expect(run.stage(3)).toMatchObject({ status: 'SKIPPED', skip: { reason: 'CONDITION' } });
    expect(run.task(3)).toMatchObject({ status: 'INACTIVE', skipReason: 'STAGE_SKIPPED' });
    expect(run.decision()?.result).toBe('FALSE');
    run.approve(2);
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('is skipped if it is unknown', () => {
    const run = scene();
    run.answer(null);
    expect(run.stage(3).status).toBe('SKIPPED');
    expect(run.decision()?.result).toBe('UNKNOWN');
  });

  it('waits for missing values that can still come', () => {
    const run = scene({ whenUnknown: 'WAIT', parts: [amount, approved] });
    run.answer(5000);
    expect(run.stage(3).status).toBe('NOT_STARTED');
    expect(run.waits()).toMatchObject({ code: 'CONDITION', params: { tasks: run.task(2).id } });
    run.approve(2);
    expect(run.stage(3).status).toBe('IN_PROGRESS');
    const hopeless = scene({ whenUnknown: 'WAIT' });
    hopeless.answer(null);
    expect(hopeless.stage(3).status).toBe('SKIPPED');
  });

  it('is unknown with an invalid operator and records it', () => {
    const run = scene({ parts: [{ ...amount, operator: 'CONTAINS', values: ['1'] }] });
    run.answer(1001);
    expect(run.stage(3).status).toBe('SKIPPED');
    expect(run.decision()).toMatchObject({
      result: 'UNKNOWN',
      operands: { [instanceKey(1)]: 1001, unknownOperators: `${instanceKey(1)} CONTAINS` },
    });
  });

  it('evaluates groups', () => {
    const run = scene({
      match: 'ANY',
      parts: [{ kind: 'GROUP', match: 'ALL', parts: [amount, amount] }],
    });
    run.answer(2000);
    expect(run.stage(3).status).toBe('IN_PROGRESS');
  });
});
