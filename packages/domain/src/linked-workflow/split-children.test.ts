import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { commandedScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { asId, type WorkflowId } from '../core/ids.ts';
import { readValue } from '../run-model/read-value.ts';
import { displayStatus } from '../explain/display-status.ts';
import { viewOf } from '../run-model/run-view.ts';
import type { ChildReport } from '../run-model/link-messages.ts';
import { newLinkRule } from '../blueprint/link-rule.ts';

/** A task that starts a linked workflow for each of "a", "b", "c", and puts a text of each in one field. */
const split = (needed: number | null = null) => {
  const link = {
    ...newLinkRule,
    needed,
    split: { kind: 'LIST', values: ['a', 'b', 'c'] },
    outputs: [{ from: instanceKey(9), to: instanceKey(1) }],
  } as const;
  const run = commandedScene(
    withFields(
      buildBlueprint({ tasks: [{ type: 'LINKED_WORKFLOW', link }] }, { tasks: [{}] }),
      [field(1, 'TEXT')],
      [taskKey(1), place(1, 1)],
    ),
  );
  run.start();
  let version = 0;
  const report = (
    request: number,
    state: ChildReport['state'],
    value: string | null = null,
    refusal: ChildReport['refusal'] = null,
  ) =>
    run.give('SYSTEM', {
      kind: 'CHILD_REPORT',
      taskId: run.task(1).id,
      request,
      report: {
        workflowId: refusal === null ? asId<WorkflowId>(`child ${request}`) : null,
        version: (version += 1),
        state,
        isHeld: false,
        isDeleted: false,
        isDetached: false,
        outputs: state === 'COMPLETED' ? [{ to: instanceKey(1), value, isLost: false }] : [],
        refusal,
      },
    });
  return {
    ...run,
    report,
    output: () => readValue(viewOf(run.run()), instanceKey(1)),
    problem: () => run.task(1).exception?.text ?? null,
  };
};

describe('a task that starts several workflows', () => {
  it('reports missing values even if enough workflows can start', () => {
    const run = split(1);
    run.report(1, 'RUNNING');
    run.report(2, 'NOT_STARTED');
    expect(run.problem()).toBe('MISSING_REQUIRED');
  });

  it('has no problem anymore after the missing values are entered', () => {
    const run = split(1);
    run.report(2, 'NOT_STARTED');
    run.report(2, 'RUNNING');
    expect(run.problem()).toBeNull();
  });

  it('completes with enough workflows despite missing values', () => {
    const run = split(1);
    run.report(2, 'NOT_STARTED');
    run.report(1, 'COMPLETED', 'one');
    expect(run.task(1)).toMatchObject({ status: 'COMPLETED', hasException: false });
  });

  it('ignores an ended workflow while enough others can run', () => {
    const run = split(1);
    run.report(2, 'ENDED');
    expect(run.problem()).toBeNull();
  });

  it('has a problem if one workflow is completed and the others ended', () => {
    const run = split();
    run.report(1, 'COMPLETED', 'one');
    run.report(2, 'ENDED');
    run.report(3, 'ENDED');
    expect(displayStatus(run.task(1), run.now())).toBe('EXCEPTION');
  });

  it('is ended if all linked workflows ended', () => {
    const run = split();
    for (const request of [1, 2, 3]) run.report(request, 'ENDED');
    expect(displayStatus(run.task(1), run.now())).toBe('ENDED');
  });
});

describe('the output field of a task that starts several workflows', () => {
  const returned = (...values: readonly (string | null)[]) => {
    const run = split();
    for (const [at, value] of values.entries()) run.report(at + 1, 'COMPLETED', value);
    return run.output();
  };

  it('has one line for each workflow', () => {
    expect(returned('one', 'same', 'same')).toBe('one\nsame\nsame');
  });

  it('keeps an empty line for a workflow without a value', () => {
    expect(returned('one', null, 'three')).toBe('one\n\nthree');
  });

  it('keeps an empty first line', () => {
    expect(returned(null, 'two', 'three')).toBe('\ntwo\nthree');
  });

  it('is empty without any value', () => {
    expect(returned(null, null, null)).toBeNull();
  });

  it('keeps an empty line for a workflow that is not needed', () => {
    const run = split(2);
    run.report(1, 'COMPLETED', 'one');
    run.report(3, 'COMPLETED', 'three');
    expect(run.output()).toBe('one\n\nthree');
  });
});
