import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { commandsFor, runScene } from '@baton/fixtures/builders/run-scene';
import { expect, it } from 'vitest';
import { asId, type WorkflowId } from '../core/ids.ts';
import { newLinkRule, type ChildRestartRule } from './link-rule.ts';
import type { ChildReport } from './link-messages.ts';

const linked = (onChildRestart: ChildRestartRule) => {
  const scene = runScene(
    buildBlueprint(
      { tasks: [{ type: 'LINKED_WORKFLOW', link: { ...newLinkRule, onChildRestart } }] },
      {},
    ),
  );
  const run = { ...scene, ...commandsFor(scene) };
  run.start();
  const report = (version: number, state: ChildReport['state']) =>
    run.give('SYSTEM', {
      kind: 'CHILD_REPORT',
      taskId: run.task(1).id,
      request: 1,
      report: {
        workflowId: asId<WorkflowId>('child'),
        version,
        state,
        isHeld: false,
        isDeleted: false,
        isDetached: false,
        outputs: [],
        refusal: null,
      },
    });
  return { ...run, report };
};

it('L5: opens again with its child where it follows, and stays done where it only notes', () => {
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

it('passes over a report that is older than one before', () => {
  const run = linked('FOLLOW');
  run.report(5, 'COMPLETED');
  const rows = run.rows().length;
  run.report(4, 'PAUSED');
  expect(run.rows()).toHaveLength(rows);
  expect(run.task(1)).toMatchObject({ status: 'COMPLETED', links: [{ state: 'COMPLETED' }] });
});
