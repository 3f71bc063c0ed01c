import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import {
  approvalStep,
  commandsFor,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { Agent } from '../party/actor.ts';
import type { ApprovalStep } from '../blueprint/content.ts';
import { asId, type WorkflowId } from '../core/ids.ts';
import { newLinkRule, type ChildRestartRule } from '../blueprint/link-rule.ts';
import { previewCommand } from '../run/engine/preview.ts';
import type { Run } from '../run-model/run.ts';
import { isAwaited, messagesOf, type ChildReport } from '../run-model/link-messages.ts';

const linked = (onChildRestart: ChildRestartRule, approvals: readonly ApprovalStep[] = []) => {
  const scene = runScene(
    buildBlueprint(
      { tasks: [{ type: 'LINKED_WORKFLOW', link: { ...newLinkRule, onChildRestart }, approvals }] },
      {},
    ),
  );
  const run = { ...scene, ...commandsFor(scene) };
  run.start();
  const report = (version: number, state: ChildReport['state'], isHeld = false) =>
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
  return { ...run, report };
};

it('reopens with its linked workflow if its rule is FOLLOW', () => {
  const follows = linked('FOLLOW');
  follows.report(1, 'RUNNING');
  follows.report(2, 'COMPLETED');
  expect(follows.task(1).status).toBe('COMPLETED');
  expect(follows.stage(2).status).toBe('IN_PROGRESS');
  follows.report(3, 'RUNNING');
  expect(follows.task(1)).toMatchObject({ status: 'PENDING_SUBMISSION', reopenedCount: 1 });
  expect(follows.stage(1).status).toBe('IN_PROGRESS');
  follows.report(4, 'COMPLETED');
  expect(follows.task(1).status).toBe('COMPLETED');

  const notes = linked('NOTE');
  notes.report(2, 'COMPLETED');
  notes.report(3, 'RUNNING');
  expect(notes.task(1)).toMatchObject({ status: 'COMPLETED', links: [{ state: 'RUNNING' }] });
});

it('reopens with its linked workflow after a rejection', () => {
  const run = linked('FOLLOW', [approvalStep(11)]);
  run.report(1, 'COMPLETED');
  run.reject(11, person(2), 'Not so');
  expect(run.task(1).status).toBe('REJECTED');
  run.report(2, 'RUNNING');
  expect(run.task(1)).toMatchObject({ status: 'PENDING_SUBMISSION', isReopened: false });
  run.report(3, 'COMPLETED');
  expect(run.task(1).status).toBe('PENDING_REVIEW');
  expect(run.task(11)).toMatchObject({ status: 'PENDING_SUBMISSION', approvalStatus: 'PENDING' });
});

describe('requested linked workflow', () => {
  const awaited = (run: Pick<ReturnType<typeof linked>, 'run' | 'task'>) =>
    run
      .task(1)
      .links.filter((link) => isAwaited(link, run.run().workflow))
      .map(({ request }) => request);

  it('is not created if its task is skipped', () => {
    const run = linked('FOLLOW');
    expect(awaited(run)).toEqual([1]);
    run.skip(1);
    expect(awaited(run)).toEqual([]);
  });

  it('is requested again if its task is reset', () => {
    const run = linked('FOLLOW');
    run.restartStage(1);
    expect(awaited(run)).toEqual([2]);
  });

  it('is requested again if the workflow is ended and restarted', () => {
    const run = linked('FOLLOW');
    run.end();
    run.runAgain();
    expect(awaited(run)).toEqual([2]);
  });

  it('is ended if its task was skipped during its creation', () => {
    const run = linked('FOLLOW');
    run.skip(1);
    const before = run.run();
    run.report(1, 'RUNNING');
    expect(messagesOf(before, run.run()).orders.map(({ order }) => order.asks)).toEqual(['END']);
  });
});

it('ignores a report older than the last one', () => {
  const run = linked('FOLLOW');
  run.report(5, 'COMPLETED');
  const rows = run.rows().length;
  run.report(4, 'PAUSED');
  expect(run.rows()).toHaveLength(rows);
  expect(run.task(1)).toMatchObject({ status: 'COMPLETED', links: [{ state: 'COMPLETED' }] });
});

describe('linked workflow that ended with its parent', () => {
  const ended = (isHeld: boolean) => {
    const run = linked('FOLLOW');
    run.report(1, 'RUNNING');
    run.end();
    run.report(2, 'ENDED', isHeld);
    run.restart();
    const restart = (request: number | null, by: Agent = owner) => {
      const taskId = run.task(1).id;
      const command = { kind: 'RESTART_CHILDREN', taskId, request, reason: 'Because' } as const;
      const result = run.give(by, command);
      return result.ok ? null : result.refusals[0].code;
    };
    return { ...run, restart };
  };
  const asks = (run: Pick<ReturnType<typeof ended>, 'run'>, before: Run) =>
    messagesOf(before, run.run()).orders.map(({ order }) => order.asks);

  it('can be restarted by the owner of the parent', () => {
    const run = ended(true);
    expect(run.task(1)).toMatchObject({ exception: { text: 'CHILD_ENDED' } });
    expect(run.restart(1, person(1))).toBe('Forbidden');
    expect(run.restart(7)).toBe('NotFound');
    const before = run.run();
    expect(run.restart(null)).toBeNull();
    expect(asks(run, before)).toEqual(['RESTART']);
    expect(run.task(1)).toMatchObject({ hasException: false, links: [{ isCalledBack: true }] });
    expect(run.restart(1)).toBe('LinkedWorkflowGoesOn');
    run.report(3, 'RUNNING');
    expect(run.task(1).links).toMatchObject([{ state: 'RUNNING', isCalledBack: false }]);
  });

  it.each([
    ['skipped', 'SKIP'],
    ['completed manually', 'COMPLETE_LINKED'],
  ] as const)('can be restarted after its task was %s', (_, kind) => {
    const run = ended(true);
    const taskId = run.task(1).id;
    run.give(owner, { kind, taskId, values: [], reason: 'Because' });
    expect(run.stage(1).status).toBe('COMPLETED');
    const before = run.run();
    expect(run.restart(1, person(1))).toBe('Forbidden');
    expect(run.restart(1)).toBeNull();
    expect(asks(run, before)).toEqual(['RESTART']);
    run.report(3, 'RUNNING');
    expect(run.stage(1).status).toBe('COMPLETED');
    run.pause();
    expect(run.restart(1)).toBe(kind === 'SKIP' ? 'TaskFrozen' : 'WorkflowNotRunning');
  });

  it('reopens with the parent if the person asks for it', () => {
    const restarted = (isPaused: boolean, withChildren: boolean) => {
      const run = linked('FOLLOW');
      run.report(1, 'RUNNING');
      if (isPaused) run.pause();
      run.end();
      run.report(2, 'ENDED', true);
      const before = run.run();
      const command = { kind: 'RESTART', withChildren, reason: 'By mistake' } as const;
      const preview = previewCommand(before, command, { now: run.now(), actor: owner });
      run.give(owner, command);
      const effects = preview.ok ? preview.value.children.map(({ effect }) => effect) : [];
      return { ...run, effects, orders: asks(run, before) };
    };
    const running = restarted(false, true);
    expect(running).toMatchObject({ effects: ['RESTARTS'], orders: ['RESTART'] });
    expect(running.task(1)).toMatchObject({ hasException: false, links: [{ isCalledBack: true }] });
    expect(restarted(false, false)).toMatchObject({ effects: ['STAYS_ENDED'], orders: ['GO_ON'] });
    const paused = restarted(true, true);
    expect(paused).toMatchObject({ effects: ['RESTARTS'], orders: ['PAUSE'] });
    const before = paused.run();
    paused.resume();
    expect(asks(paused, before)).toEqual(['RESTART']);
  });

  it('can’t be reopened from the parent if someone ended it directly', () => {
    expect(ended(false).restart(1)).toBe('Forbidden');
    const run = ended(true);
    run.restart(1);
    run.report(3, 'ENDED');
    expect(run.task(1)).toMatchObject({ exception: { text: 'CHILD_ENDED' } });
    expect(run.restart(1)).toBe('Forbidden');
  });
});
