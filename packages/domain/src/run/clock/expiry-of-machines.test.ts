import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { commandsFor, owner, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { newAutomation } from '../../automation/automation.ts';
import type { AutomationResult } from '../../automation/automation-result.ts';
import type { TaskChange } from '../../blueprint/edit/edit.ts';
import { asId, type WorkflowId } from '../../core/ids.ts';
import type { ChildReport } from '../../run-model/link-messages.ts';
import { newLinkRule } from '../../blueprint/link-rule.ts';
import { noDeadline, type WorkOutcome } from '../../time/deadline.ts';
import { auditOf } from '../history/audit.ts';

const hour = 3_600_000;

/**
 * A first task without a person, due after an hour and expired an hour later, and a second task.
 */
const expiring = (task: TaskChange, outcome: WorkOutcome) => {
  const grace = { amount: 1, unit: 'HOURS' } as const;
  const scene = runScene(
    buildBlueprint(
      {
        tasks: [
          {
            ...task,
            due: { kind: 'DURATION', amount: 1, unit: 'HOURS' },
            deadline: { ...noDeadline, expiry: { grace, outcome, party: null } },
          },
        ],
      },
      {},
    ),
  );
  const run = { ...scene, ...commandsFor(scene) };
  run.start();
  return {
    ...run,
    pass: (hours: number) => {
      run.wait(hours * hour);
      return run.dateReached();
    },
    restart: () =>
      run.give(owner, {
        kind: 'RESTART_EXPIRED',
        taskId: run.task(1).id,
        dueOn: run.now() + hour,
      }),
    answer: (result: AutomationResult) =>
      run.give('SYSTEM', {
        kind: 'RECORD_AUTOMATION',
        taskId: run.task(1).id,
        group: run.task(1).automationState?.group ?? 0,
        attempt: 1,
        result,
      }),
    report: (version: number, state: ChildReport['state']) =>
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
      }),
  };
};

const automated: TaskChange = {
  type: 'AUTOMATION',
  automation: { ...newAutomation, url: 'https://example.com/' },
};
const linked: TaskChange = { type: 'LINKED_WORKFLOW', link: newLinkRule };
const accepted: AutomationResult = { kind: 'ACCEPTED', outputs: [] };

describe.each([
  ['AUTOMATION', automated],
  ['LINKED_WORKFLOW', linked],
])('expired task of type %s', (_, task) => {
  it('blocks its stage until it has a new due date', () => {
    const run = expiring(task, 'BLOCK');
    run.pass(3);
    expect(run.task(1).expirationStatus).toBe('EXPIRED');
    expect(run.stage(2).status).toBe('NOT_STARTED');
    expect(run.restart().ok).toBe(true);
    expect(run.task(1)).toMatchObject({
      status: 'PENDING_SUBMISSION',
      expirationStatus: 'EXPIRING',
    });
  });

  it('is skipped with CONTINUE', () => {
    const run = expiring(task, 'CONTINUE');
    run.pass(3);
    expect(run.task(1)).toMatchObject({ expirationStatus: 'EXPIRED', completedAt: null });
    expect(run.stage(2).status).toBe('IN_PROGRESS');
  });

  it('completes with COMPLETE_EMPTY and ends with END_WORKFLOW', () => {
    const empty = expiring(task, 'COMPLETE_EMPTY');
    empty.pass(3);
    expect(empty.task(1).status).toBe('COMPLETED');
    const ending = expiring(task, 'END_WORKFLOW');
    ending.pass(3);
    expect(ending.run().workflow.scheduleStatus).toBe('ENDED');
  });
});

describe('results that arrive after the expiry', () => {
  it('uses the stored response when the task restarts', () => {
    const run = expiring(automated, 'BLOCK');
    run.pass(3);
    run.answer(accepted);
    expect(run.task(1)).toMatchObject({ status: 'PENDING_SUBMISSION', submittedAt: null });
    run.restart();
    expect(run.task(1).status).toBe('COMPLETED');
    expect(run.stage(2).status).toBe('IN_PROGRESS');
  });

  it('completes the restarted task if its linked workflow is completed', () => {
    const run = expiring(linked, 'BLOCK');
    run.report(1, 'RUNNING');
    run.pass(3);
    run.report(2, 'COMPLETED');
    expect(run.stage(2).status).toBe('NOT_STARTED');
    run.restart();
    expect(run.task(1).status).toBe('COMPLETED');
  });
});

it('records the statuses of the linked workflow in the history', () => {
  const run = expiring(linked, 'BLOCK');
  run.report(1, 'RUNNING');
  run.report(2, 'COMPLETED');
  const told = run
    .rows()
    .flatMap(auditOf)
    .flatMap(({ fields }) => fields)
    .filter(({ fieldName }) => fieldName === 'LinkedWorkflowStatus');
  expect(told.map(({ valueBefore, valueAfter }) => [valueBefore, valueAfter])).toEqual([
    [null, 'REQUESTED'],
    ['REQUESTED', 'RUNNING'],
    ['RUNNING', 'COMPLETED'],
  ]);
});
