import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { buildPlan, monday, owner } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { newAutomation } from '../../automation/automation.ts';
import type { Actor } from '../../party/actor.ts';
import { readValue } from '../../run-model/read-value.ts';
import type { RunCommand } from '../../run-model/command/command.ts';
import { execute } from '../engine/execute.ts';
import type { RunEvent } from '../../run-model/event.ts';
import { typedByHand } from '../flow/by-hand.ts';
import type { Run } from '../../run-model/run.ts';
import { valueAt, viewOf } from '../../run-model/run-view.ts';

/** The request of task 1 failed, and it was to return a number. */
const scene = () => {
  const outputs = [{ path: 'id', instance: instanceKey(1), isRequired: true }];
  const automation = { ...newAutomation, url: 'https://example.com/', maxAttempts: 1, outputs };
  const content = withFields(
    buildBlueprint({ tasks: [{ type: 'AUTOMATION', automation }, {}] }),
    [field(1, 'NUMBER')],
    [taskKey(1), place(1, 1, { inputType: 'HIDDEN' })],
  );
  let run: Run = buildPlan(content).run;
  let last: readonly RunEvent[] = [];
  const give = (actor: Actor | 'SYSTEM', command: RunCommand) => {
    const result = execute(run, command, { now: monday, actor, undoWindow: 10_000 });
    if (!result.ok) return result.refusals[0].code;
    ({ run, events: last } = result.value);
    return null;
  };
  const value = () => {
    const found = valueAt(viewOf(run), instanceKey(1));
    if (found === undefined) throw new Error('no such field');
    return found;
  };
  const task = () => run.tasks.find(({ key }) => key === taskKey(1));
  give(owner, { kind: 'START' });
  const { id: taskId = '' as never, automationState } = task() ?? {};
  give('SYSTEM', {
    ...{ kind: 'RECORD_AUTOMATION', taskId, group: automationState?.group ?? 0, attempt: 1 },
    result: { kind: 'FAILED', failure: { kind: 'UNEXPECTED_STATUS' } },
  } as never);
  const complete = (
    values: readonly { instance: (typeof outputs)[0]['instance']; value: number }[],
  ) => give(owner, { kind: 'COMPLETE_AUTOMATION', taskId, values, reason: 'By phone' });
  return {
    complete,
    completeWith: (number: number) => complete([{ instance: instanceKey(1), value: number }]),
    undo: () =>
      give(owner, {
        kind: 'UNDO',
        recorded: {
          ...{ seq: run.workflow.version, at: monday, actorId: owner.id },
          ...{ command: 'COMPLETE_AUTOMATION', events: last },
        },
      }),
    status: () => task()?.status,
    typed: () => typedByHand(value()),
    read: () => readValue(viewOf(run), instanceKey(1)),
  };
};

describe('undoing the manual completion of a request', () => {
  it('keeps the typed values as drafts', () => {
    const run = scene();
    expect(run.completeWith(7)).toBeNull();
    expect([run.read(), run.typed()]).toEqual([7, null]);
    expect(run.undo()).toBeNull();
    expect(run.status()).toBe('PENDING_SUBMISSION');
    expect([run.read(), run.typed()]).toEqual([null, 7]);
  });

  it('lets the person complete it again without typing', () => {
    const run = scene();
    run.completeWith(7);
    run.undo();
    expect(run.complete([])).toBeNull();
    expect([run.read(), run.typed()]).toEqual([7, null]);
  });

  it('lets the person type another value', () => {
    const run = scene();
    run.completeWith(7);
    run.undo();
    expect(run.completeWith(8)).toBeNull();
    expect(run.read()).toBe(8);
  });
});
