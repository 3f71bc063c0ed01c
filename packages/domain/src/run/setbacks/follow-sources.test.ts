import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import {
  approvalStep,
  commandsFor,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { newAutomation } from '../../automation/automation.ts';
import type { BlueprintTask } from '../../blueprint/content.ts';
import type { SourcePolicy } from '../../field/field.ts';
import { activityOf } from '../history/activity.ts';

const assignees = [partyId(1)];
const after = (n: number) => ({ afterTasks: [taskKey(n)], notBefore: null });

/** Task 1 has a price, task 2 inherits it, task 3 waits for task 2. */
const scene = (
  onSourceChange: SourcePolicy,
  more: Partial<BlueprintTask> = {},
  last: Partial<BlueprintTask> = {},
) => {
  const content = withFields(
    buildBlueprint({
      tasks: [
        { assignees },
        { assignees, trigger: after(1), ...more },
        { assignees, trigger: after(2), ...last },
      ],
    }),
    [field(1, 'NUMBER')],
    [taskKey(1), place(1, 1)],
    [taskKey(2), place(2, 1, { inputType: 'INHERITED', source: instanceKey(1), onSourceChange })],
  );
  const made = runScene(content);
  const run = commandsFor(made);
  const hand = (value: number): void => {
    const values = [{ instance: instanceKey(1), value }];
    const given = made.give(person(1), { kind: 'SUBMIT', taskId: made.task(1).id, values });
    expect(given.ok).toBe(true);
  };
  const answer = (n: number) =>
    made.give('SYSTEM', {
      kind: 'RECORD_AUTOMATION',
      taskId: made.task(n).id,
      group: made.task(n).automationState?.group ?? 0,
      attempt: 1,
      result: { kind: 'ACCEPTED', outputs: [] },
    });
  run.start();
  hand(100);
  return {
    ...made,
    ...run,
    hand,
    answer,
    statuses: () => [1, 2, 3].map((n) => made.task(n).status),
  };
};
const open = 'PENDING_SUBMISSION';
const automation = { ...newAutomation, url: 'https://example.com/order' };

describe('change of the source of an inherited value', () => {
  it('KEEP keeps the submitted value', () => {
    const run = scene('KEEP');
    run.submit(2);
    run.reopen(1);
    run.hand(120);
    expect(run.statuses()).toEqual(['COMPLETED', 'COMPLETED', open]);
  });

  it('NOTIFY keeps the task completed and adds an activity entry', () => {
    const run = scene('NOTIFY');
    run.submit(2);
    run.reopen(1);
    expect(run.statuses()).toEqual([open, 'COMPLETED', open]);
    run.hand(120);
    expect(run.statuses()).toEqual(['COMPLETED', 'COMPLETED', open]);
    const codes = () =>
      activityOf(run.rows().at(-1) ?? [], owner.id).map(({ params }) => params['code']);
    expect(codes()).toContain('SOURCE_CHANGED');
    run.submit(3);
    expect(codes()).not.toContain('SOURCE_CHANGED');
  });

  it('REOPEN resets the task with its followers after a new submission', () => {
    const run = scene('REOPEN');
    run.submit(2);
    expect(run.statuses()).toEqual(['COMPLETED', 'COMPLETED', open]);
    run.reopen(1);
    expect(run.statuses()).toEqual([open, 'COMPLETED', open]);
    run.hand(120);
    expect(run.statuses()).toEqual(['COMPLETED', open, 'INACTIVE']);
    expect(run.task(2).reopenedCount).toBe(1);
    const [line] = activityOf(run.rows().at(-1) ?? [], owner.id).filter(
      ({ params }) => params['code'] === 'DONE_AGAIN',
    );
    expect(line).toMatchObject({ actorId: null, taskId: run.task(2).id });
    run.submit(2);
    expect(run.statuses()).toEqual(['COMPLETED', 'COMPLETED', open]);
  });

  it('ignores a new submission of the same value', () => {
    const run = scene('REOPEN');
    run.submit(2);
    run.reopen(1);
    run.hand(100);
    expect(run.statuses()).toEqual(['COMPLETED', 'COMPLETED', open]);
  });

  it('only reports the change if a request of the task had effects', () => {
    const run = scene('REOPEN', {}, { type: 'AUTOMATION', automation });
    run.submit(2);
    run.answer(3);
    expect(run.statuses()).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED']);
    run.reopen(1);
    run.hand(120);
    expect(run.statuses()).toEqual(['COMPLETED', open, 'INACTIVE']);
    const decisions = run
      .rows()
      .flatMap((row) =>
        row.flatMap((event) =>
          event.cause === 'task.sourceChanged' && 'decisions' in event ? event.decisions : [],
        ),
      );
    expect(decisions).toContainEqual({
      rule: 'CONTENT_CHANGE',
      operands: { tasks: taskKey(1), keptCalls: taskKey(3) },
      result: 'REOPEN',
    });
    run.submit(2);
    expect(run.task(3)).toMatchObject({ status: 'COMPLETED', automationState: { group: 1 } });
  });

  it('withdraws the task from review and resets its approvals', () => {
    const run = scene('REOPEN', { approvals: [approvalStep(91, { approvers: [partyId(3)] })] });
    run.submit(2);
    expect(run.statuses()[1]).toBe('PENDING_REVIEW');
    run.reopen(1);
    run.hand(120);
    expect(run.statuses()[1]).toBe(open);
    expect(run.task(91)).toMatchObject({ status: 'INACTIVE', approvalStatus: 'NOT_REQUIRED' });
  });
});
