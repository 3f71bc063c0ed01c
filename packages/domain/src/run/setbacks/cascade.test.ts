import { buildBlueprint, partyId, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { commandsFor, owner, person, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { newAutomation } from '../../automation/automation.ts';
import type { BlueprintTask, FieldDue } from '../../blueprint/content.ts';
import { updateStage } from '../../blueprint/edit/edit.ts';
import type { StageCondition } from '../../condition/condition.ts';
import type { FieldValue } from '../../field/field.ts';
import { newLinkRule } from '../../blueprint/link-rule.ts';
import { waitingForStage, waitingForTask } from '../../workflow/waiting.ts';
import { viewOf } from '../../run-model/run-view.ts';

const isBig: StageCondition = {
  match: 'ALL',
  whenUnknown: 'WAIT',
  parts: [
    {
      kind: 'COMPARISON',
      operand: { kind: 'FIELD', instance: instanceKey(2) },
      operator: 'GREATER_THAN',
      values: [1000],
    },
  ],
};

/**
 * Task 1 has an amount, parallel task 2 inherits it, task 3 is independent. Stage 2 runs in
 * parallel if the amount in task 2 is large.
 */
const scene = () => {
  const content = withFields(
    buildBlueprint({ tasks: [{}, {}, {}] }, { tasks: [{}], trigger: { kind: 'WORKFLOW_START' } }),
    [field(1, 'NUMBER')],
    [taskKey(1), place(1, 1)],
    [taskKey(2), place(2, 1, { inputType: 'INHERITED', source: instanceKey(1) })],
  );
  const made = runScene(updateStage(content, stageKey(2), { condition: isBig }));
  const commands = commandsFor(made);
  commands.start();
  const answer = (value: FieldValue) =>
    made.give(person(1), {
      kind: 'SUBMIT',
      taskId: made.task(1).id,
      values: [{ instance: instanceKey(1), value }],
    });
  answer(2000);
  for (const n of [2, 3, 4]) expect(commands.submit(n)).toBeNull();
  return {
    ...made,
    ...commands,
    answer,
    tasks: () => [1, 2, 3, 4].map((n) => made.task(n).status),
    waits: () => waitingForStage(viewOf(made.run()), made.stage(2)),
  };
};

describe('cascade of a reopened task', () => {
  it('resets tasks with values from it, and stages with conditions on it', () => {
    const run = scene();
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
    expect(run.reopen(1, owner, 'DEPENDENTS')).toBeNull();
    expect(run.tasks()).toEqual([
      'PENDING_SUBMISSION',
      'PENDING_SUBMISSION',
      'COMPLETED',
      'INACTIVE',
    ]);
    expect(run.stage(2).status).toBe('NOT_STARTED');
  });

  it('waits for new values instead of using the earlier ones', () => {
    const run = scene();
    run.reopen(1, owner, 'DEPENDENTS');
    expect(run.waits()).toMatchObject({ code: 'CONDITION', params: { tasks: run.task(2).id } });
    run.answer(10);
    expect(run.stage(2).status).toBe('NOT_STARTED');
    run.submit(2);
    expect(run.stage(2)).toMatchObject({ status: 'SKIPPED', skip: { reason: 'CONDITION' } });
  });

  it('is optional, and needs the owner or an editor', () => {
    const run = scene();
    expect(run.reopen(1, person(1))).toBe('FollowersStarted');
    expect(run.reopen(2, person(1))).toBe('FollowersStarted');
    expect(run.reopen(3, person(1))).toBeNull();
    expect(run.reopen(1, owner, 'NONE')).toBeNull();
    expect(run.tasks()).toEqual([
      'PENDING_SUBMISSION',
      'COMPLETED',
      'PENDING_SUBMISSION',
      'COMPLETED',
    ]);
  });
});

/** Task 1 has a date, task 2 uses it without waiting for task 1, stage 2 starts by it. */
const reading = (over: Partial<BlueprintTask>) => {
  const content = withFields(
    buildBlueprint({ tasks: [{}, over, {}] }, { tasks: [{}], trigger: { kind: 'DATE', date } }),
    [field(1, 'DATE')],
    [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
  );
  const made = runScene(content);
  const commands = commandsFor(made);
  commands.start();
  const answer = (value: FieldValue) =>
    made.give(person(1), {
      kind: 'SUBMIT',
      taskId: made.task(1).id,
      values: [{ instance: instanceKey(1), value }],
    });
  answer('2026-03-01');
  return { ...made, ...commands, answer, now: () => [made.task(2).status, made.stage(2).status] };
};
const date: FieldDue = { kind: 'FIELD', instance: instanceKey(1), days: 0 };
const automation = {
  ...newAutomation,
  url: `https://example.com/{{field:${instanceKey(1)}}}`,
};
const link = {
  ...newLinkRule,
  inputs: [{ from: instanceKey(1), column: null, to: instanceKey(9) }],
};

describe('task that uses a value without waiting for its task', () => {
  it.each<[string, Partial<BlueprintTask>]>([
    ['starts by its date', { trigger: { afterTasks: [], notBefore: date } }],
    ['sends it in a request', { type: 'AUTOMATION', automation }],
    ['passes it to linked workflows', { type: 'LINKED_WORKFLOW', link }],
    [
      'starts a linked workflow for each value',
      {
        type: 'LINKED_WORKFLOW',
        link: { ...newLinkRule, split: { kind: 'FIELD', instance: instanceKey(1) } },
      },
    ],
  ])('is reset and waits for the new value if it %s', (_, over) => {
    const run = reading(over);
    expect(run.task(2).status).not.toBe('INACTIVE');
    expect(run.stage(2).status).toBe('IN_PROGRESS');
    expect(run.reopen(1, person(1))).toBe('FollowersStarted');
    expect(run.reopen(1, owner, 'DEPENDENTS')).toBeNull();
    expect(run.now()).toEqual(['INACTIVE', 'NOT_STARTED']);
    expect(waitingForTask(viewOf(run.run()), run.task(2))).toMatchObject({
      params: { tasks: run.task(1).id },
    });
    expect(waitingForStage(viewOf(run.run()), run.stage(2))).toMatchObject({
      code: 'DATE_UNKNOWN',
    });
    run.answer('2026-03-01');
    expect(run.now()).not.toContain('INACTIVE');
    expect(run.now()[1]).toBe('IN_PROGRESS');
  });

  it('waits until the source task is started again', () => {
    const after = (n: number) => ({ afterTasks: [taskKey(n)], notBefore: null });
    const made = runScene(
      withFields(
        buildBlueprint({ tasks: [{}, { trigger: after(1) }, { type: 'AUTOMATION', automation }] }),
        [field(1, 'DATE')],
        [taskKey(2), place(1, 1, { inputType: 'OPTIONAL' })],
      ),
    );
    const { start, submit, reopen } = commandsFor(made);
    start();
    submit(1);
    submit(2);
    expect(reopen(1, owner, 'DEPENDENTS')).toBeNull();
    expect([2, 3].map((n) => made.task(n).status)).toEqual(['INACTIVE', 'INACTIVE']);
    submit(1);
    expect(made.task(3).status).toBe('INACTIVE');
    submit(2);
    expect(made.task(3).status).toBe('PENDING_SUBMISSION');
  });

  it('uses the earlier value if the source task waits for this task', () => {
    const after = (n: number) => ({ afterTasks: [taskKey(n)], notBefore: null });
    const made = runScene(
      withFields(
        buildBlueprint({
          tasks: [{}, { trigger: after(3) }, { type: 'AUTOMATION', automation, trigger: after(1) }],
        }),
        [field(1, 'DATE')],
        [taskKey(2), place(1, 1, { inputType: 'OPTIONAL' })],
      ),
    );
    const { start, submit, reopen } = commandsFor(made);
    start();
    submit(1);
    expect(made.task(3).status).toBe('PENDING_SUBMISSION');
    made.give(owner, {
      kind: 'COMPLETE_AUTOMATION',
      taskId: made.task(3).id,
      values: [],
      reason: 'By hand',
    });
    submit(2);
    expect(reopen(1, owner, 'DEPENDENTS')).toBeNull();
    submit(1);
    expect(made.task(3).status).toBe('PENDING_SUBMISSION');
  });

  it('is not reset if the value only sets people or dates', () => {
    const run = reading({ due: date, assignees: [partyId(1)] });
    expect(run.reopen(1, owner, 'DEPENDENTS')).toBeNull();
    expect(run.now()).toEqual(['PENDING_SUBMISSION', 'NOT_STARTED']);
  });
});
