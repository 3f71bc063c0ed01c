import { buildBlueprint, partyId } from '@baton/fixtures/builders/blueprint';
import { approvalStep, commandsFor, monday, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { homeStatus, type ShownWorkflow } from './home-status.ts';
import { progress, workflowSummary } from './workflow-summary.ts';

const now = 1_000_000;
const status = (over: Partial<ShownWorkflow>) =>
  homeStatus(
    { scheduleStatus: 'RUNNING', hasException: false, openTaskCount: 1, nextDue: null, ...over },
    now,
  );

describe('homeStatus', () => {
  it.each<[Partial<ShownWorkflow>, string]>([
    [{ scheduleStatus: 'ENDED', hasException: true }, 'ENDED'],
    [{ scheduleStatus: 'PAUSED', hasException: true, nextDue: 1 }, 'PAUSED'],
    [{ scheduleStatus: 'COMPLETED', hasException: true }, 'COMPLETED'],
    [{ hasException: true, nextDue: 1 }, 'PROBLEM'],
    [{ nextDue: now - 1 }, 'OVERDUE'],
    [{ nextDue: now }, 'ON_TRACK'],
    [{ openTaskCount: 0 }, 'WAITING'],
    [{}, 'ON_TRACK'],
    [{ scheduleStatus: 'SCHEDULED', openTaskCount: 0 }, 'NOT_STARTED'],
    [{ scheduleStatus: 'NOT_STARTED', openTaskCount: 0 }, 'NOT_STARTED'],
  ])('%j is %s', (over, expected) => {
    expect(status(over)).toBe(expected);
  });
});

describe('workflowSummary', () => {
  it('counts tasks without child approvals, and all overdue due dates', () => {
    const scene = runScene(
      buildBlueprint(
        {
          tasks: [
            {
              due: { kind: 'FIXED', date: '2026-03-10' },
              approvals: [
                approvalStep(11, { due: { kind: 'DURATION', amount: 1, unit: 'HOURS' } }),
              ],
            },
          ],
        },
        { tasks: [{ assignees: [partyId(1)], due: { kind: 'FIXED', date: '2026-04-01' } }] },
      ),
    );
    const run = commandsFor(scene);
    expect(workflowSummary(scene.run())).toMatchObject({
      taskCount: 2,
      openTaskCount: 0,
      nextDue: null,
    });
    run.start();
    run.submit(1);
    expect(workflowSummary(scene.run())).toEqual({
      scheduleStatus: 'RUNNING',
      hasException: false,
      taskCount: 2,
      completedTaskCount: 0,
      openTaskCount: 2,
      nextDue: monday + 3_600_000,
    });
    run.approve(11);
    expect(progress(workflowSummary(scene.run()))).toBe(0.5);
  });

  it('has full progress for an empty workflow', () => {
    expect(progress({ taskCount: 0, completedTaskCount: 0 })).toBe(1);
  });
});
