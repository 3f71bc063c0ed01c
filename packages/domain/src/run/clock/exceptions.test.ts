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
import type { BlueprintContent } from '../../blueprint/content.ts';
import { displayStatus } from '../../explain/display-status.ts';
import { homeStatus } from '../../workflow/home-status.ts';
import { workflowSummary } from '../../workflow/workflow-summary.ts';
import { activityOf } from '../history/activity.ts';
import { auditOf } from '../history/audit.ts';

const started = (content: BlueprintContent) => {
  const made = runScene(content);
  const run = { ...made, ...commandsFor(made) };
  expect(run.start()).toBeNull();
  return {
    ...run,
    last: () => run.rows().at(-1) ?? [],
    home: () => homeStatus(workflowSummary(run.run()), run.now()),
  };
};

it('blocks the task until its problem is resolved', () => {
  const run = started(buildBlueprint({ tasks: [{}, {}] }));
  expect(run.report(1, person(1), '  ')).toBe('Required');
  expect(run.report(1, person(9))).toBe('NotAssignee');
  expect(run.report(1, person(1), ' No answer ')).toBeNull();
  expect(run.task(1)).toMatchObject({
    status: 'PENDING_SUBMISSION',
    hasException: true,
    exception: { category: 'BLOCKED', text: 'No answer', reportedBy: partyId(1), at: monday },
  });
  expect(displayStatus(run.task(1), monday)).toBe('EXCEPTION');
  expect(run.home()).toBe('PROBLEM');
  expect(activityOf(run.last(), partyId(1))).toEqual([
    {
      kind: 'EXCEPTION',
      actorId: partyId(1),
      taskId: run.task(1).id,
      comment: 'No answer',
      params: { category: 'BLOCKED' },
    },
  ]);
  expect(auditOf(run.last())).toMatchObject([{ fields: [{ fieldName: 'HasException' }] }]);
  expect(run.report(1)).toBe('TaskHasException');
  expect(run.submit(1)).toBe('TaskHasException');
  expect(run.onBehalf(1)).toBe('TaskHasException');
  run.submit(2);
  expect(run.resolve(1, person(9))).toBe('NotAssignee');
  expect(run.resolve(1)).toBeNull();
  expect(activityOf(run.last(), partyId(1))).toMatchObject([
    { kind: 'RESOLVE_EXCEPTION', comment: 'Fixed' },
  ]);
  expect(run.submit(1)).toBeNull();
  expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
});

it('blocks the decision, and approvers can report too', () => {
  const run = started(
    buildBlueprint({
      tasks: [
        { approvals: [approvalStep(11, { rule: 'ALL', approvers: [partyId(2), partyId(3)] })] },
      ],
    }),
  );
  run.submit(1);
  run.approve(11);
  expect(run.report(11, person(2))).toBe('ReportOnParent');
  expect(run.report(1, person(2))).toBeNull();
  expect(run.approve(11, person(3))).toBe('TaskHasException');
  expect(run.reject(11, person(3))).toBe('TaskHasException');
  expect(run.assign(11, [partyId(2)])).toBeNull();
  expect(run.task(11).approvalStatus).toBe('PENDING');
  // A pause in between doesn't unblock it.
  run.pause();
  run.resume();
  expect(run.task(11).approvalStatus).toBe('PENDING');
  expect(run.resolve(1, person(2))).toBeNull();
  expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
});

it('reopens a completed task', () => {
  const run = started(buildBlueprint({}, {}));
  run.submit(1);
  run.submit(2);
  expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  expect(run.report(1)).toBeNull();
  expect(run.task(1)).toMatchObject({
    status: 'PENDING_SUBMISSION',
    hasException: true,
    reopenedCount: 1,
  });
  expect(run.run().workflow.scheduleStatus).toBe('RUNNING');
  run.resolve(1, owner);
  run.submit(1);
  expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
});

it('blocks an approval task until resolved, and a skip clears the problem', () => {
  const run = started(
    buildBlueprint({
      tasks: [
        {
          type: 'APPROVAL',
          assignees: [partyId(2)],
          rejectAction: { kind: 'CONTINUE', requiresComment: false },
        },
        {},
      ],
    }),
  );
  run.report(1, person(2));
  expect(run.approve(1)).toBe('TaskHasException');
  run.resolve(1, person(2));
  expect(run.approve(1)).toBeNull();
  expect(run.report(1, person(2))).toBe('AlreadyDecided');
  run.report(2);
  run.skip(2);
  expect(run.task(2)).toMatchObject({ hasException: false, exception: null });
  expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
});

it('lets the owner resolve the rework limit and resets the count', () => {
  const run = started(buildBlueprint({ tasks: [{ approvals: [approvalStep(11)] }] }));
  for (let cycle = 1; cycle <= 10; cycle += 1) {
    run.submit(1);
    run.reject(11);
  }
  expect(run.task(1).exception).toMatchObject({ category: 'LOOP_LIMIT', reportedBy: null });
  expect(run.resolve(1)).toBe('LoopLimit');
  expect(run.resolve(1, owner)).toBeNull();
  expect(run.task(1)).toMatchObject({ hasException: false, rejectCycles: 0 });
  expect(run.submit(1)).toBeNull();
});
