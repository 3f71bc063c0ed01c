import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { approvalStep, buildPlan, monday, owner, person } from '@baton/fixtures/builders/run-scene';
import { expect, it } from 'vitest';
import type { Actor } from '../../party/actor.ts';
import { votingDefaults } from '../../blueprint/complete-content.ts';
import { readForm, readValue } from '../../run-model/read-value.ts';
import type { RunCommand } from '../../run-model/command/command.ts';
import { execute } from '../engine/execute.ts';
import type { RunEvent } from '../../run-model/event.ts';
import type { Run } from '../../run-model/run.ts';
import { valueAt, viewOf } from '../../run-model/run-view.ts';

/** Task 1 has a currency field and an approval; task 2 inherits its value. */
const scene = (hasApproval = false) => {
  const approvals = hasApproval
    ? [approvalStep(91, { voting: { ...votingDefaults, mayCounter: true } })]
    : [];
  const content = withFields(
    buildBlueprint({
      tasks: [
        { approvals },
        { assignees: [partyId(4)], trigger: { afterTasks: [taskKey(1)], notBefore: null } },
      ],
    }),
    [field(1, 'NUMBER')],
    [taskKey(1), place(1, 1)],
    [taskKey(2), place(2, 1, { inputType: 'INHERITED', source: instanceKey(1) })],
  );
  let run: Run = buildPlan({
    ...content,
    settings: { ...content.settings, editableSharedFields: true },
  }).run;
  let last: readonly RunEvent[] = [];
  const give = (actor: Actor, command: RunCommand) => {
    const result = execute(run, command, { now: monday, actor, undoWindow: 10_000 });
    if (!result.ok) throw new Error(result.refusals[0].code);
    ({ run, events: last } = result.value);
    return command.kind;
  };
  const task = (n: number) => {
    const found = run.tasks.find(({ key }) => key === taskKey(n));
    if (found === undefined) throw new Error('no such task');
    return found;
  };
  const value = (n: number) => {
    const found = valueAt(viewOf(run), instanceKey(n));
    if (found === undefined) throw new Error('no such field');
    return found;
  };
  give(owner, { kind: 'START' });
  return {
    give,
    task,
    undo: (actor: Actor, command: string) => {
      const recorded = {
        seq: run.workflow.version,
        at: monday,
        actorId: actor.id,
        command,
        events: last,
      };
      give(actor, { kind: 'UNDO', recorded });
    },
    values: (n: number, amount: number) => [{ instance: instanceKey(n), value: amount }],
    form: (n: number) => readForm(viewOf(run), value(n)),
    read: (n: number) => readValue(viewOf(run), instanceKey(n)),
    value,
  };
};

it('keeps the values of an undone completion as drafts', () => {
  const run = scene();
  const taskId = run.task(1).id;
  run.undo(person(1), run.give(person(1), { kind: 'SUBMIT', taskId, values: run.values(1, 100) }));
  expect(run.task(1).status).toBe('PENDING_SUBMISSION');
  expect(run.value(1)).toMatchObject({ committed: null, draft: { value: 100, by: partyId(1) } });
  expect([run.form(1), run.read(1)]).toEqual([100, null]);
});

it('restores the value that a shared edit changed', () => {
  const run = scene();
  run.give(person(1), { kind: 'SUBMIT', taskId: run.task(1).id, values: run.values(1, 100) });
  const edit = { kind: 'EDIT_SHARED', taskId: run.task(2).id, values: run.values(2, 120) } as const;
  const kind = run.give(person(4), edit);
  expect(run.form(2)).toBe(120);
  run.undo(person(4), kind);
  expect([run.form(2), run.read(1)]).toEqual([100, 100]);
  expect(run.task(1).submittedFor).toEqual([]);
});

it('removes the suggested values of an undone rejection', () => {
  const run = scene(true);
  run.give(person(1), { kind: 'SUBMIT', taskId: run.task(1).id, values: run.values(1, 100) });
  const taskId = run.task(91).id;
  const counter = { kind: 'COUNTER', taskId, comment: 'Less', values: run.values(1, 90) } as const;
  run.undo(person(2), run.give(person(2), counter));
  expect(run.value(1)).toMatchObject({ committed: 100, draft: null });
});
