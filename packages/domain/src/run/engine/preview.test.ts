import { buildBlueprint, partyId } from '@baton/fixtures/builders/blueprint';
import {
  approvalStep,
  commandsFor,
  monday,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { expect, it } from 'vitest';
import { hour } from '../../core/dates.ts';
import { asId, type WorkflowId } from '../../core/ids.ts';
import { newLinkRule } from '../../blueprint/link-rule.ts';
import type { RunCommand } from '../../run-model/command/command.ts';
import { previewCommand } from './preview.ts';

/** Task 1 starts a linked workflow, task 2 is due after two hours. */
const scene = () => {
  const made = runScene(
    buildBlueprint({
      tasks: [
        { type: 'LINKED_WORKFLOW', link: newLinkRule },
        { due: { kind: 'DURATION', amount: 2, unit: 'HOURS' } },
      ],
    }),
  );
  const run = { ...made, ...commandsFor(made) };
  run.start();
  let version = 0;
  return {
    ...run,
    report: (state: 'RUNNING' | 'PAUSED' | 'COMPLETED', isHeld = false) => {
      version += 1;
      run.give('SYSTEM', {
        kind: 'CHILD_REPORT',
        taskId: run.task(1).id,
        request: 1,
        report: {
          workflowId: asId<WorkflowId>('child'),
          version,
          state,
          isHeld,
          isDeleted: false,
          isDetached: false,
          outputs: [],
          refusal: null,
        },
      });
    },
    preview: (command: RunCommand) => {
      const result = previewCommand(made.run(), command, { now: made.now(), actor: owner });
      return result.ok ? result.value : result.refusals[0].code;
    },
  };
};

it('lists the linked workflows that a command changes', () => {
  const run = scene();
  run.report('RUNNING');
  const child = { taskId: run.task(1).id, request: 1 };
  const reason = 'Because';
  expect(run.preview({ kind: 'PAUSE', reason })).toMatchObject({
    children: [{ ...child, effect: 'PAUSES' }],
  });
  expect(run.preview({ kind: 'END', reason })).toMatchObject({
    children: [{ ...child, effect: 'ENDS' }],
  });
  expect(run.preview({ kind: 'DELETE' })).toMatchObject({
    children: [{ ...child, effect: 'LET_GO' }],
  });
  run.pause();
  run.report('PAUSED', true);
  expect(run.preview({ kind: 'RESUME' })).toMatchObject({
    children: [{ ...child, effect: 'GOES_ON' }],
  });
});

it('names the task that is submitted, withdrawn, or accepted', () => {
  const made = runScene(
    buildBlueprint({
      tasks: [
        { assignees: [partyId(1)], approvals: [approvalStep(9)] },
        { assignees: [partyId(1)], acknowledgement: 'FIRST' },
      ],
    }),
  );
  const run = { ...made, ...commandsFor(made) };
  run.start();
  const effectOn = (n: number, command: RunCommand) => {
    const result = previewCommand(made.run(), command, { now: made.now(), actor: person(1) });
    const { id } = run.task(n);
    return result.ok ? result.value.tasks.find(({ taskId }) => taskId === id)?.effect : result;
  };
  const [first, second] = [run.task(1).id, run.task(2).id];
  expect(effectOn(1, { kind: 'SUBMIT', taskId: first })).toBe('SUBMITTED');
  run.give(person(1), { kind: 'SUBMIT', taskId: first });
  expect(effectOn(1, { kind: 'RECALL', taskId: first })).toBe('WITHDRAWN');
  expect(effectOn(2, { kind: 'ACKNOWLEDGE', taskId: second })).toBe('ACCEPTED');
});

it('leaves out linked workflows that do not change', () => {
  const run = scene();
  run.report('COMPLETED');
  expect(run.preview({ kind: 'END', reason: 'Because' })).toMatchObject({ children: [] });
});

it('shows new due dates after a pause', () => {
  const run = scene();
  run.pause();
  run.wait(3 * hour);
  expect(run.preview({ kind: 'RESUME' })).toMatchObject({
    dueDates: [{ taskId: run.task(2).id, from: monday + 2 * hour, to: monday + 5 * hour }],
  });
  expect(run.preview({ kind: 'END', reason: 'Because' })).toMatchObject({ dueDates: [] });
});
