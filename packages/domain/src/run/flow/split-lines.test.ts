import { buildBlueprint, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { commandedScene, owner, person } from '@baton/fixtures/builders/run-scene';
import { expect, it } from 'vitest';
import { asId, type WorkflowId } from '../../core/ids.ts';
import { followedLinks } from '../../run-model/child-link.ts';
import { newLinkRule } from '../../blueprint/link-rule.ts';

/** Task 1 has a list; task 2 starts a linked workflow for each line. */
const scene = () => {
  const link = { ...newLinkRule, split: { kind: 'FIELD', instance: instanceKey(1) } } as const;
  const run = commandedScene(
    withFields(
      buildBlueprint({ tasks: [{}] }, { tasks: [{ type: 'LINKED_WORKFLOW', link }] }),
      [field(1, 'TEXT')],
      [taskKey(1), place(1, 1)],
    ),
  );
  run.start();
  const report = (request: number, version: number, state: 'RUNNING' | 'COMPLETED') =>
    run.give('SYSTEM', {
      kind: 'CHILD_REPORT',
      taskId: run.task(2).id,
      request,
      report: {
        workflowId: asId<WorkflowId>(`child ${request}`),
        version,
        state,
        isHeld: false,
        isDeleted: false,
        isDetached: false,
        outputs: [],
        refusal: null,
      },
    });
  return {
    ...run,
    report,
    list: (value: string) =>
      run.give(person(1), {
        kind: 'SUBMIT',
        taskId: run.task(1).id,
        values: [{ instance: instanceKey(1), value }],
      }),
    lines: () =>
      followedLinks(run.task(2)).map(({ request, value, state }) => [request, value, state]),
    keep: (request: number) =>
      run.give(owner, {
        kind: 'RELINK',
        taskId: run.task(2).id,
        request,
        workflowId: null,
        reason: 'Still needed',
      }),
    remove: (request: number, endsFormer: boolean) =>
      run.give(owner, {
        kind: 'START_NEW_CHILD',
        taskId: run.task(2).id,
        request,
        endsFormer,
        reason: 'Not needed',
      }),
  };
};

/**
 * The list had "a" and "b", and both linked workflows run when the stage restarts with "b" and "c".
 */
const changed = () => {
  const run = scene();
  run.list('a\nb');
  run.report(1, 1, 'RUNNING');
  run.report(2, 1, 'RUNNING');
  run.restartStage(1);
  run.list('b\nc');
  return run;
};

it('keeps a linked workflow if its value is still in the list', () => {
  expect(changed().lines()[0]).toEqual([2, 'b', 'RUNNING']);
});

it('starts a linked workflow for a new value in the list', () => {
  expect(changed().lines()[1]).toEqual([3, 'c', 'REQUESTED']);
});

it('asks the owner about a linked workflow whose value was removed', () => {
  const run = changed();
  expect(run.lines()[2]).toEqual([1, 'a', 'RUNNING']);
  expect(run.task(2).exception?.text).toBe('LINE_REMOVED');
});

it('does not complete the task before the owner decides', () => {
  const run = changed();
  run.report(1, 2, 'COMPLETED');
  run.report(2, 2, 'COMPLETED');
  run.report(3, 1, 'COMPLETED');
  expect(run.task(2).status).toBe('PENDING_SUBMISSION');
  run.remove(1, false);
  expect(run.task(2).status).toBe('COMPLETED');
});

it('keeps a linked workflow of a removed value if the owner wants it', () => {
  const run = changed();
  expect(run.keep(1).ok).toBe(true);
  expect(run.task(2).hasException).toBe(false);
  run.report(2, 2, 'COMPLETED');
  run.report(3, 1, 'COMPLETED');
  expect(run.task(2).status).toBe('PENDING_SUBMISSION');
  run.report(1, 2, 'COMPLETED');
  expect(run.task(2).status).toBe('COMPLETED');
});

it('offers to keep only linked workflows whose value was removed', () => {
  const run = changed();
  expect(run.keep(2)).toMatchObject({ ok: false });
});

it('ends a linked workflow of a removed value without a new one', () => {
  const run = changed();
  expect(run.remove(1, true).ok).toBe(true);
  expect(run.lines().map(([request]) => request)).toEqual([2, 3]);
  expect(run.task(2).links.find(({ request }) => request === 1)?.fate).toBe('ENDED');
  expect(run.task(2).hasException).toBe(false);
});

it('keeps a linked workflow whose value was added again', () => {
  const run = changed();
  run.report(3, 1, 'RUNNING');
  run.restartStage(1);
  run.list('a');
  expect(run.task(2).exception?.text).toBe('LINE_REMOVED');
  expect(run.lines()[0]).toEqual([1, 'a', 'RUNNING']);
  expect(run.stage(2).key).toBe(stageKey(2));
});
