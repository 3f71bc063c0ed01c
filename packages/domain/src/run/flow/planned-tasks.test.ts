import { buildBlueprint, partyId, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import {
  approvalStep,
  commandsFor,
  monday,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { Agent } from '../../party/actor.ts';
import { newAutomation } from '../../automation/automation.ts';
import type { BlueprintContent } from '../../blueprint/content.ts';
import { asId, type RichText, type TaskId } from '../../core/ids.ts';
import { activityOf } from '../history/activity.ts';
import { auditOf } from '../history/audit.ts';
import { isDeepEqual } from '../../core/equality.ts';
import { directoryNeeds } from '../engine/directory-needs.ts';
import { emptyDirectory } from '../../run-model/directory.ts';
import { execute } from '../engine/execute.ts';
import { replay } from '../evolve.ts';
import type { WantedTask } from '../../run-model/command/plan-command.ts';
import { previewCommand } from '../engine/preview.ts';
import { taskDeletion } from '../facts/deletion.ts';
import { taskOf, viewOf } from '../../run-model/run-view.ts';

const admin = person(99, { isAdmin: true });
const added = (n: number): TaskId => asId(`20000000-0000-4000-8000-${String(n).padStart(12, '0')}`);

const wanted: WantedTask = {
  type: 'DEFAULT',
  name: ' Call the customer ',
  description: asId<RichText>(''),
  assignees: [partyId(1)],
  rule: 'ANY',
  dueOn: null,
  afterTasks: [],
  automation: null,
  link: null,
};

const world = (content: BlueprintContent) => {
  const scene = runScene(content);
  const run = { ...scene, ...commandsFor(scene) };
  const add = (
    n: number,
    over: Partial<WantedTask> = {},
    more: { stage?: number; before?: TaskId | null; by?: Agent } = {},
  ) => {
    const result = scene.give(more.by ?? owner, {
      kind: 'ADD_TASK',
      stageId: scene.stage(more.stage ?? 1).id,
      task: { ...wanted, ...over },
      before: more.before ?? null,
      id: added(n),
      key: taskKey(100 + n),
      reference: `WF-1.${n}`,
    });
    return result.ok ? null : result.refusals[0].code;
  };
  const remove = (n: number, by: Agent = owner) => {
    const labels = new Map([
      [
        scene.task(n).id,
        { name: `Task ${n}`, description: asId<RichText>(''), tags: [], reference: `WF-1.${n}` },
      ],
    ]);
    const result = scene.give(by, { kind: 'DELETE_TASK', taskId: scene.task(n).id, labels });
    return result.ok ? null : result.refusals[0].code;
  };
  /** Returns the task keys of a stage in order, as numbers. */
  const order = (): readonly number[] =>
    scene
      .run()
      .tasks.toSorted((a, b) => a.position - b.position)
      .map(({ key }) => Number(key.slice(-6)));
  return { ...run, add, remove, order };
};

const two = () => buildBlueprint({ tasks: [{}, { approvals: [approvalStep(31)] }] });
const after = (n: number) => ({ trigger: { afterTasks: [taskKey(n)], notBefore: null } });

describe('addTask', () => {
  it('starts a task in a started stage and keeps the stage open', () => {
    const run = world(two());
    run.start();
    expect(run.add(1, { dueOn: monday + 1000 })).toBeNull();
    const task = run.task(101);
    expect(task).toMatchObject({ status: 'PENDING_SUBMISSION', dueOn: monday + 1000, position: 3 });
    run.submit(1);
    run.submit(2);
    run.approve(31);
    expect(run.stage(1).status).toBe('IN_PROGRESS');
    expect(run.submit(101)).toBeNull();
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('inserts a task before another task and moves the rest', () => {
    const run = world(two());
    run.start();
    expect(run.add(1, {}, { before: run.task(2).id })).toBeNull();
    const places = [1, 101, 2, 31].map((n) => run.task(n).position);
    expect(places).toEqual([0, 1, 2, 3]);
  });

  it('adds a task that waits for its predecessors', () => {
    const run = world(two());
    run.start();
    expect(run.add(1, { afterTasks: [run.task(1).id] })).toBeNull();
    expect(run.task(101).status).toBe('INACTIVE');
    run.submit(1);
    expect(run.task(101).status).toBe('PENDING_SUBMISSION');
  });

  it('adds an approval of its predecessors', () => {
    const run = world(two());
    run.start();
    run.add(1, { type: 'APPROVAL', assignees: [partyId(1)], afterTasks: [run.task(1).id] });
    run.submit(1);
    expect(run.approve(101, person(1))).toBe('SelfApproval');
  });

  it('reopens stage and workflow, and keeps stages that started later', () => {
    const run = world(buildBlueprint({ tasks: [{}] }, { tasks: [{}] }));
    run.start();
    run.submit(1);
    run.add(1);
    expect([run.stage(1).status, run.stage(2).status]).toEqual(['IN_PROGRESS', 'IN_PROGRESS']);
    run.submit(101);
    run.submit(2);
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
    expect(run.add(2, {}, { stage: 2 })).toBeNull();
    expect(run.run().workflow).toMatchObject({ scheduleStatus: 'RUNNING', endedAt: null });
    expect(run.stage(2).status).toBe('IN_PROGRESS');
  });

  it('freezes a task added during a pause', () => {
    const run = world(two());
    run.start();
    run.pause();
    expect(run.add(1)).toBeNull();
    expect(run.task(101)).toMatchObject({ status: 'INACTIVE', frozeForReason: 'PAUSED' });
    run.resume();
    expect(run.task(101)).toMatchObject({ status: 'PENDING_SUBMISSION', frozeForReason: null });
  });

  const judged = {
    acknowledgement: 'FIRST',
    due: { amount: 2, unit: 'HOURS' },
    approvals: [
      { approvers: [partyId(2)], rule: 'ANY', id: added(61), key: taskKey(161), reference: 'A' },
      { approvers: [partyId(3)], rule: 'ANY', id: added(62), key: taskKey(162), reference: 'B' },
    ],
  } as const;

  it('starts with acceptance, duration, and approvals', () => {
    const run = world(two());
    run.start();
    expect(run.add(1, judged, { before: run.task(2).id })).toBeNull();
    expect(run.task(101)).toMatchObject({
      status: 'PENDING_ACKNOWLEDGEMENT',
      dueOn: monday + 2 * 3_600_000,
    });
    expect([101, 161, 162, 2].map((n) => run.task(n).position)).toEqual([1, 2, 3, 4]);
    expect(run.run().workflow.lastTaskNumber).toBe(6);
    run.submit(101);
    expect(run.task(161).approvalStatus).toBe('PENDING');
    expect(run.approve(161, person(1))).toBe('NotApprover');
    run.approve(161, person(2));
    expect(run.task(162).approvalStatus).toBe('PENDING');
    run.approve(162, person(3));
    expect(run.task(101).status).toBe('COMPLETED');
  });

  it('freezes and deletes the task with its approvals', () => {
    const run = world(two());
    run.start();
    run.pause();
    run.add(1, judged);
    expect(run.task(161).frozeForReason).toBe('PAUSED');
    expect(run.remove(101)).toBeNull();
    expect(run.order()).toEqual([1, 2, 31]);
  });

  it('assigns the backups if no one else is left', () => {
    const scene = runScene(
      two(),
      {},
      {
        ...emptyDirectory,
        members: new Map([
          [partyId(7), []],
          [partyId(4), [partyId(4)]],
        ]),
      },
    );
    const run = { ...scene, ...commandsFor(scene) };
    run.start();
    const task = { ...wanted, assignees: [partyId(7)], backups: [partyId(4)] };
    const command = {
      kind: 'ADD_TASK',
      stageId: scene.stage(1).id,
      task,
      before: null,
      id: added(1),
      key: taskKey(101),
      reference: '',
    } as const;
    expect(new Set(directoryNeeds(run.run(), owner, command, run.now()))).toEqual(
      new Set([partyId(7), partyId(4)]),
    );
    scene.give(owner, command);
    expect(run.task(101).assignees).toContain(partyId(4));
  });

  const call = { ...newAutomation, url: 'https://example.com/' };
  const refusals: readonly (readonly [string, Partial<WantedTask>, Agent, string | null])[] = [
    ['by another person', {}, person(7), 'Forbidden'],
    ['by an assignee', {}, person(1), 'Forbidden'],
    ['by an admin', {}, admin, null],
    ['without a name', { name: '  ' }, owner, 'Required'],
    ['after a task of another stage', { afterTasks: [added(9)] }, owner, 'UnknownReference'],
    ['an approval without approvers', { type: 'APPROVAL', assignees: [] }, owner, 'Required'],
    [
      'an automated task by an owner',
      { type: 'AUTOMATION', automation: call },
      owner,
      'AutomationNeedsAdmin',
    ],
    ['an automated task by an admin', { type: 'AUTOMATION', automation: call }, admin, null],
    [
      'an automated task without a URL',
      { type: 'AUTOMATION', automation: newAutomation },
      admin,
      'FieldMappingForAutomationTaskMustBeCompleted',
    ],
    [
      'an automated task with an invalid URL',
      { type: 'AUTOMATION', automation: { ...call, url: 'ftp://x' } },
      admin,
      'InvalidLink',
    ],
    [
      'approval level without approvers',
      { approvals: [{ ...judged.approvals[0], approvers: [] }] },
      owner,
      'Required',
    ],
    ['an approval of an approval', { ...judged, type: 'APPROVAL' }, owner, 'RequestInvalid'],
    ['with a duration of zero', { due: { amount: 0, unit: 'DAYS' } }, owner, 'OutOfRange'],
    ['a linked workflow without a blueprint', { type: 'LINKED_WORKFLOW' }, owner, 'Required'],
  ];
  it.each(refusals)('checks a task added %s', (_, over, by, code) => {
    const run = world(two());
    run.start();
    expect(run.add(1, over, { by })).toBe(code);
  });

  it('depends on the status of the stage and the workflow', () => {
    const run = world(buildBlueprint({ tasks: [{}] }, { tasks: [{}] }));
    expect(run.add(1, {}, { stage: 2 })).toBeNull();
    run.start();
    run.submit(1);
    run.pause();
    expect(run.add(2)).toBe('WorkflowNotRunning');
    expect(run.add(2, {}, { stage: 2 })).toBeNull();
    run.end();
    expect(run.add(3, {}, { stage: 2 })).toBe('WorkflowNotRunning');
  });

  it('assigns a new number after a deletion', () => {
    const run = world(two());
    run.start();
    run.add(1);
    expect(run.run().workflow.lastTaskNumber).toBe(4);
    run.remove(101);
    run.add(2);
    expect(run.run().workflow.lastTaskNumber).toBe(5);
  });
});

describe('deleteTask', () => {
  it('deletes approvals, form, and votes and unblocks the stage', () => {
    const run = world(
      withFields(two(), [field(1, 'TEXT')], [taskKey(2), place(1, 1, { inputType: 'OPTIONAL' })]),
    );
    run.start();
    run.submit(1);
    run.submit(2);
    expect(taskDeletion(viewOf(run.run()), run.task(2))).toEqual({
      neededBy: [],
      followers: [],
      stageFollowers: [],
      taskCount: 1,
      approvalCount: 1,
      voteCount: 0,
      answerCount: 0,
      linkedWorkflowCount: 0,
    });
    expect(run.remove(2)).toBeNull();
    expect(run.order()).toEqual([1]);
    expect(run.run().values).toEqual([]);
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('connects followers with the predecessors', () => {
    const run = world(buildBlueprint({ tasks: [{}, after(1), after(2)] }));
    run.start();
    expect(run.remove(2)).toBeNull();
    expect(run.task(3)).toMatchObject({
      plan: { afterTasks: [taskKey(1)] },
      status: 'INACTIVE',
    });
    run.submit(1);
    expect(run.task(3).status).toBe('PENDING_SUBMISSION');
  });

  it('restores the task at its position on undo', () => {
    const run = world(buildBlueprint({ tasks: [{}, after(1), after(2)] }));
    run.start();
    const before = run.run();
    run.remove(1);
    const recorded = {
      seq: run.run().workflow.version,
      at: run.now(),
      actorId: owner.id,
      command: 'DELETE_TASK',
      events: run.rows().at(-1) ?? [],
    };
    const undone = execute(
      run.run(),
      { kind: 'UNDO', recorded },
      { now: run.now(), actor: owner, undoWindow: 10_000 },
    );
    expect(undone.ok && undone.value.run.tasks).toEqual(before.tasks);
    expect(run.rows().length).toBe(2);
    expect(isDeepEqual(replay(run.planned, run.rows()), run.run())).toBe(true);
  });

  it('previews the deleted tasks', () => {
    const run = world(
      buildBlueprint({ tasks: [{}, { approvals: [approvalStep(31)] }] }, { tasks: [{}] }),
    );
    run.start();
    run.submit(1);
    const command = { kind: 'DELETE_TASK', taskId: run.task(2).id, labels: new Map() } as const;
    const preview = previewCommand(run.run(), command, { now: monday, actor: owner });
    expect(preview.ok && preview.value.tasks).toEqual([
      { taskId: run.task(2).id, effect: 'DELETED' },
      { taskId: run.task(31).id, effect: 'DELETED' },
      { taskId: run.task(3).id, effect: 'STARTS' },
    ]);
  });

  it('is recorded in the activity and the audit log', () => {
    const run = world(two());
    run.start();
    run.add(1);
    run.remove(101);
    const [come, gone] = run.rows().slice(-2);
    expect(activityOf(come ?? [], owner.id)[0]).toMatchObject({
      kind: 'EDIT',
      taskId: added(1),
      params: { code: 'TASK_ADDED', name: 'Call the customer' },
    });
    expect(activityOf(gone ?? [], owner.id)[0]).toMatchObject({ params: { code: 'TASK_DELETED' } });
    expect(auditOf(gone ?? [])[0]).toMatchObject({
      subject: 'TASK',
      fields: [{ fieldName: 'Name', valueBefore: 'Task 101', valueAfter: null }, {}, {}],
    });
  });

  it('refuses a task that other tasks or stages use', () => {
    const byDate = {
      kind: 'DATE',
      date: { kind: 'FIELD', instance: instanceKey(1), days: 1 },
    } as const;
    const content = withFields(
      buildBlueprint(
        { tasks: [{}, { type: 'APPROVAL', assignees: [partyId(2)], ...after(1) }, {}] },
        { trigger: byDate, tasks: [{}] },
      ),
      [field(1, 'DATE')],
      [taskKey(1), place(1, 1)],
      [taskKey(3), place(2, 1, { source: instanceKey(1), inputType: 'INHERITED' })],
    );
    const stage = content.stages[stageKey(2)];
    if (stage === undefined) throw new Error('no stage');
    const condition = {
      match: 'ALL',
      whenUnknown: 'SKIP',
      parts: [
        {
          kind: 'COMPARISON',
          operand: { kind: 'FIELD', instance: instanceKey(1) },
          operator: 'NOT_EMPTY',
          values: [],
        },
      ],
    } as const;
    const run = world({
      ...content,
      stages: { ...content.stages, [stageKey(2)]: { ...stage, condition } },
    });
    run.start();
    expect(run.remove(1)).toBe('CannotDeleteInUseTask');
    const { neededBy } = taskDeletion(viewOf(run.run()), run.task(1));
    expect(neededBy.map(({ use }) => use)).toEqual([
      'CONDITION',
      'START_DATE',
      'APPROVAL',
      'VALUE',
    ]);
    // After the approval is deleted, nothing needs the task.
    expect(run.remove(2)).toBeNull();
    expect(taskOf(viewOf(run.run()), run.task(1).id)).toBeDefined();
  });

  it('refuses completed or decided tasks and viewers', () => {
    const run = world(
      buildBlueprint({
        tasks: [{}, { approvals: [approvalStep(31)] }, { need: 'REQUIRED' }, { type: 'APPROVAL' }],
      }),
    );
    run.start();
    run.submit(1);
    expect(run.remove(1)).toBe('TaskCompleted');
    expect(run.remove(2, person(1))).toBe('Forbidden');
    expect(run.remove(31)).toBe('DeletedWithItsTask');
    expect(run.remove(3)).toBe('TaskRequired');
    run.end();
    expect(run.remove(2)).toBe('WorkflowNotRunning');
  });
});
