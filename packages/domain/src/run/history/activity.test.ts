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
import type { BlueprintContent } from '../../blueprint/content.ts';
import { activityOf } from './activity.ts';
import { auditOf } from './audit.ts';
import { overdueMoments } from '../dates/overdue.ts';

const scene = (content: BlueprintContent) => {
  const made = runScene(content);
  return {
    ...made,
    ...commandsFor(made),
    last: () => made.rows().at(-1) ?? [],
    lines: (actor = partyId(1)) =>
      activityOf(made.rows().at(-1) ?? [], actor).map(({ kind, actorId }) => [kind, actorId]),
  };
};

it('names the person of commands, but no person for consequences', () => {
  const run = scene(
    buildBlueprint({ tasks: [{ approvals: [approvalStep(11, { rule: 'ALL' })] }] }, {}),
  );
  run.start();
  expect(run.lines(owner.id)).toEqual([
    ['WORKFLOW_STARTED', owner.id],
    ['TASK_STARTED', null],
  ]);
  run.submit(1);
  expect(activityOf(run.last(), partyId(1))[0]).toEqual({
    kind: 'COMPLETE',
    actorId: partyId(1),
    taskId: run.task(1).id,
    comment: null,
    params: { outcome: 'SUBMITTED' },
  });
  run.reject(11, person(2), 'Not yet');
  expect(activityOf(run.last(), partyId(2))).toEqual([
    {
      kind: 'REJECTED',
      actorId: partyId(2),
      taskId: run.task(11).id,
      comment: 'Not yet',
      params: {},
    },
  ]);
  run.submit(1);
  // The repeated request is shown, the reset of the approval isn't.
  expect(run.lines()).toEqual([['COMPLETE', partyId(1)]]);
  run.approve(11);
  expect(run.lines(partyId(2))).toEqual([
    ['APPROVED', partyId(2)],
    ['COMPLETE', null],
    ['TASK_STARTED', null],
  ]);
  run.assign(2, [partyId(1), partyId(3)]);
  expect(activityOf(run.last(), owner.id)[0]?.params).toEqual({ added: partyId(3), removed: '' });
  run.due(2, 1000);
  expect(activityOf(run.last(), owner.id)[0]).toMatchObject({
    kind: 'DATE_CHANGE',
    params: { after: 1000 },
  });
  run.submit(2);
  expect(run.lines().at(-1)).toEqual(['WORKFLOW_COMPLETE', null]);
  run.reopen(2);
  expect(run.lines(owner.id)).toEqual([
    ['RESTARTED', owner.id],
    ['RESTARTED', owner.id],
  ]);
});

it('shows one vote for two approvers as one line', () => {
  const run = scene(
    buildBlueprint({
      tasks: [
        { approvals: [approvalStep(11, { rule: 'ALL', approvers: [partyId(50), partyId(51)] })] },
      ],
    }),
  );
  run.start();
  run.submit(1);
  run.approve(11, person(2, { parties: [partyId(2), partyId(50), partyId(51)] }));
  expect(run.lines().filter(([kind]) => kind === 'APPROVED')).toHaveLength(1);
});

it('lists changed fields with the value before and after', () => {
  const run = scene(buildBlueprint({ tasks: [{}] }));
  run.start();
  run.due(1, 5);
  expect(auditOf(run.last())).toEqual([
    {
      subject: 'TASK',
      id: run.task(1).id,
      fields: [{ fieldName: 'ActionItemAdjustedDueDate', valueBefore: null, valueAfter: 5 }],
    },
  ]);
  run.submit(1);
  expect(
    auditOf(run.last()).flatMap(({ fields }) =>
      fields.map((field) => [field.fieldName, field.valueBefore, field.valueAfter]),
    ),
  ).toEqual([
    ['Status', 'PENDING_SUBMISSION', 'COMPLETED'],
    ['ActionItemCompleted', null, run.now()],
    ['WorkflowStageStatus', 'IN_PROGRESS', 'COMPLETED'],
    ['WorkflowStatus', 'RUNNING', 'COMPLETED'],
  ]);
});

it('dates overdue entries by the due date, also after late starts', () => {
  const run = scene(
    buildBlueprint({ tasks: [{}, {}, { trigger: { afterTasks: [], notBefore: null } }] }),
  );
  run.start();
  const start = run.now();
  run.due(1, start + 10);
  run.due(2, start - 10);
  run.due(3, start + 20);
  run.wait(15);
  run.submit(1);
  expect(overdueMoments(run.run().tasks, run.now())).toEqual([
    { taskId: run.task(2).id, at: start },
    { taskId: run.task(1).id, at: start + 10 },
  ]);
});

describe('undone command', () => {
  it('appears in the feed of its task', () => {
    const content = withFields(
      buildBlueprint({ tasks: [{}] }),
      [field(1, 'TEXT')],
      [taskKey(1), place(1, 1)],
    );
    const made = runScene(content);
    const run = { ...made, ...commandsFor(made) };
    run.start();
    const values = [{ instance: instanceKey(1), value: 'Text' }];
    run.give(person(1), { kind: 'SUBMIT', taskId: run.task(1).id, values });
    const events = made.rows().at(-1) ?? [];
    const undone = events.toReversed().map((event) => ({ ...event, cause: 'undo' as const }));
    expect(activityOf(undone, partyId(1))).toMatchObject([
      { taskId: run.task(1).id, params: { code: 'UNDONE' } },
    ]);
  });

  it('appears in the feed of its workflow', () => {
    const made = runScene(buildBlueprint({ tasks: [{}, {}] }));
    const run = { ...made, ...commandsFor(made) };
    run.start();
    run.give(person(1), { kind: 'END', reason: 'Not needed.' });
    const events = made.rows().at(-1) ?? [];
    const undone = events.toReversed().map((event) => ({ ...event, cause: 'undo' as const }));
    expect(activityOf(undone, partyId(1))).toMatchObject([
      { taskId: null, params: { code: 'UNDONE' } },
    ]);
  });
});
