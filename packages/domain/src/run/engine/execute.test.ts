import { buildBlueprint, partyId, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import {
  approvalStep,
  lastKinds,
  monday,
  owner,
  person,
  startedScene,
} from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { asId } from '../../core/ids.ts';
import { replay } from '../evolve.ts';

const after = (...numbers: readonly number[]) => ({
  trigger: { afterTasks: numbers.map(taskKey), notBefore: null },
});

describe('workflow without approvals', () => {
  it('starts the tasks of its first stage', () => {
    const run = startedScene(buildBlueprint({ tasks: [{}, {}] }, { tasks: [{}] }));
    expect(run.run().workflow).toMatchObject({
      scheduleStatus: 'RUNNING',
      startedAt: monday,
      version: 1,
    });
    expect([run.stage(1).status, run.stage(2).status]).toEqual(['IN_PROGRESS', 'NOT_STARTED']);
    expect([1, 2, 3].map((n) => run.task(n).status)).toEqual([
      'PENDING_SUBMISSION',
      'PENDING_SUBMISSION',
      'INACTIVE',
    ]);
  });

  it('completes stage by stage', () => {
    const run = startedScene(buildBlueprint({ tasks: [{}] }, { tasks: [{}] }));
    expect(run.submit(1)).toBeNull();
    expect(lastKinds(run)).toEqual([
      'TASK_SUBMITTED',
      'STAGE_COMPLETED',
      'STAGE_STARTED',
      'TASK_ACTIVATED',
    ]);
    run.wait(1000);
    expect(run.submit(2)).toBeNull();
    expect(lastKinds(run)).toEqual(['TASK_SUBMITTED', 'STAGE_COMPLETED', 'WORKFLOW_COMPLETED']);
    expect(run.run().workflow).toMatchObject({
      scheduleStatus: 'COMPLETED',
      endedAt: monday + 1000,
    });
    expect(run.task(2)).toMatchObject({
      submittedBy: partyId(1),
      submittedAt: monday + 1000,
      completedAt: monday + 1000,
    });
  });

  it('completes stages without tasks in any order', () => {
    const run = startedScene(
      buildBlueprint(
        { tasks: [] },
        {
          tasks: [],
          trigger: { kind: 'AFTER_STAGES', stages: [stageKey(3)], join: 'ALL_RESOLVED' },
        },
        { tasks: [], trigger: { kind: 'WORKFLOW_START' } },
      ),
    );
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('waits for tasks of other stages', () => {
    const run = startedScene(
      buildBlueprint(
        { tasks: [{}, {}] },
        { tasks: [after(1)], trigger: { kind: 'WORKFLOW_START' } },
      ),
    );
    expect(run.task(3).status).toBe('INACTIVE');
    run.submit(1);
    expect(run.task(3).status).toBe('PENDING_SUBMISSION');
    expect(
      run
        .rows()
        .at(-1)
        ?.find((event) => event.kind === 'TASK_ACTIVATED'),
    ).toMatchObject({
      cause: 'task.activate',
      decisions: [{ rule: 'TASK_TRIGGER', operands: { tasks: taskKey(1) }, result: 'MET' }],
    });
  });

  it('assigns tasks without assignee to the owner', () => {
    const run = startedScene(buildBlueprint({ tasks: [{ assignees: [] }] }));
    expect(run.task(1).assignees).toEqual([owner.id]);
    expect(run.submit(1, owner)).toBeNull();
  });

  it.each([
    ['ANY_COMPLETED', 'IN_PROGRESS'],
    ['ALL_COMPLETED', 'NOT_STARTED'],
    ['ALL_RESOLVED', 'NOT_STARTED'],
  ] as const)('with join %s, sets the third stage to %s after the first', (join, expected) => {
    const run = startedScene(
      buildBlueprint(
        {},
        { trigger: { kind: 'WORKFLOW_START' } },
        { trigger: { kind: 'AFTER_STAGES', stages: [stageKey(1), stageKey(2)], join } },
      ),
    );
    run.submit(1);
    expect(run.stage(3).status).toBe(expected);
    run.submit(2);
    expect(run.stage(3).status).toBe('IN_PROGRESS');
  });
});

describe('assignment', () => {
  it('lets an assignee add and delegate, but not remove others', () => {
    const run = startedScene(buildBlueprint({ tasks: [{ assignees: [partyId(1), partyId(2)] }] }));
    expect(run.assign(1, [partyId(1)], person(1))).toBe('CannotRemoveAssignee');
    expect(run.assign(1, [partyId(2), partyId(3)], person(1))).toBeNull();
    expect(run.assign(1, [partyId(3)], person(9))).toBe('NotAssignee');
    expect(run.assign(1, [])).toBe('Required');
    expect(run.assign(1, [partyId(4), partyId(4)])).toBeNull();
    expect(run.task(1).assignees).toEqual([partyId(4)]);
    const count = run.rows().length;
    expect(run.assign(1, [partyId(4)])).toBeNull();
    expect(run.rows()).toHaveLength(count);
  });

  it('keeps a due date changed before the start when the task starts', () => {
    const run = startedScene(
      buildBlueprint({}, { tasks: [{ due: { kind: 'DURATION', amount: 2, unit: 'HOURS' } }] }),
    );
    expect(run.due(2, monday + 5, person(1))).toBe('Forbidden');
    expect(run.due(2, Number.NaN)).toBe('InvalidDate');
    expect(run.due(2, monday + 5)).toBeNull();
    run.submit(1);
    expect(run.task(2).dueOn).toBe(monday + 5);
    run.submit(2);
    expect(run.due(2, monday)).toBe('TaskCompleted');
  });
});

it('refuses an unknown task', () => {
  const run = startedScene(buildBlueprint({}));
  const missing = run.give(owner, { kind: 'SUBMIT', taskId: asId('nothing') });
  expect(missing).toMatchObject({ ok: false, refusals: [{ code: 'NotFound' }] });
});

it('has the same state after its events are read again', () => {
  const run = startedScene(buildBlueprint({ tasks: [{ approvals: [approvalStep(11)] }] }, {}));
  run.submit(1);
  run.reject(11);
  run.submit(1);
  run.approve(11);
  expect(replay(run.planned, JSON.parse(JSON.stringify(run.rows())))).toEqual(run.run());
});
