import { buildBlueprint, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { commandsFor, person, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { updateStage } from '../blueprint/edit/edit.ts';
import type { FieldValue } from '../field/field.ts';
import { viewOf } from '../run/run-view.ts';
import { waitingForStage } from '../workflow/waiting.ts';
import type { Comparison, StageCondition } from './condition.ts';

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

/** Stage 1 asks for an amount (task 1) and, in stage 2, a decision (task 2); stage 3 has the condition. */
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

describe('a stage with a condition', () => {
  it('runs where it holds, and says what it was decided upon', () => {
    const run = scene();
    run.answer(1001);
    expect(run.stage(3).status).toBe('IN_PROGRESS');
    expect(run.decision()).toMatchObject({ result: 'TRUE', operands: { [instanceKey(1)]: 1001 } });
  });

  it('is skipped with its tasks where it does not', () => {
    const run = scene();
    run.answer(1000);
    expect(run.stage(3)).toMatchObject({ status: 'SKIPPED', skip: { reason: 'CONDITION' } });
    expect(run.task(3)).toMatchObject({ status: 'INACTIVE', skipReason: 'STAGE_SKIPPED' });
    expect(run.decision()?.result).toBe('FALSE');
    run.approve(2);
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('is skipped where it cannot be told', () => {
    const run = scene();
    run.answer(null);
    expect(run.stage(3).status).toBe('SKIPPED');
    expect(run.decision()?.result).toBe('UNKNOWN');
  });

  it('waits for what it lacks where it is to wait, and for nothing that cannot come', () => {
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

  it('cannot be told by an operator that what it compares does not have, and says so', () => {
    const run = scene({ parts: [{ ...amount, operator: 'CONTAINS', values: ['1'] }] });
    run.answer(1001);
    expect(run.stage(3).status).toBe('SKIPPED');
    expect(run.decision()).toMatchObject({
      result: 'UNKNOWN',
      operands: { [instanceKey(1)]: 1001, unknownOperators: `${instanceKey(1)} CONTAINS` },
    });
  });

  it('takes groups for what they are', () => {
    const run = scene({
      match: 'ANY',
      parts: [{ kind: 'GROUP', match: 'ALL', parts: [amount, amount] }],
    });
    run.answer(2000);
    expect(run.stage(3).status).toBe('IN_PROGRESS');
  });
});
