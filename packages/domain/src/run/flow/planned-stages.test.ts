import {
  buildBlueprint,
  partyId,
  stageKey,
  taskKey,
  uuid,
} from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import {
  commandsFor,
  monday,
  owner,
  person,
  runScene,
  type RunScene,
} from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { Agent } from '../../party/actor.ts';
import type { BlueprintContent, StageJoin, StageTrigger } from '../../blueprint/content.ts';
import { isDeepEqual } from '../../core/equality.ts';
import { asId, type RichText, type StageId } from '../../core/ids.ts';
import { explainStage } from '../../explain/explain-stage.ts';
import { waitingForStage } from '../../workflow/waiting.ts';
import { activityOf } from '../history/activity.ts';
import { auditOf } from '../history/audit.ts';
import { stageDeletion } from '../facts/deletion.ts';
import { replay } from '../evolve.ts';
import { execute } from '../engine/execute.ts';
import type { WantedStage, WantedStart } from '../../run-model/command/plan-command.ts';
import { previewCommand } from '../engine/preview.ts';
import type { RunJoin } from '../../run-model/run.ts';
import { viewOf } from '../../run-model/run-view.ts';

const called = { name: 'Legal check', description: asId<RichText>('') };
const editor = person(50);

const codeOf = (result: ReturnType<RunScene['give']>): string | null =>
  result.ok ? null : result.refusals[0].code;

const world = (content: BlueprintContent) => {
  const scene = runScene(content, {
    collaborators: [{ party: editor.id, access: 'EDITOR' }],
  });
  const run = { ...scene, ...commandsFor(scene) };
  /** Adds a stage and a task with key 100 + n. */
  const add = (
    n: number,
    behind: number | null,
    kind: WantedStart | 'PREVIOUS_STAGE' | 'BESIDE' | 'WORKFLOW_START' = 'PREVIOUS_STAGE',
    over: Partial<WantedStage> & { readonly by?: Agent } = {},
  ) => {
    const { by = owner, ...more } = over;
    return codeOf(
      scene.give(by, {
        kind: 'ADD_STAGE',
        stage: {
          ...called,
          start: typeof kind === 'string' ? { kind } : kind,
          after: behind === null ? null : scene.stage(behind).id,
          ...more,
        },
        first: {
          task: {
            type: 'DEFAULT',
            name: 'Read the contract',
            description: asId<RichText>(''),
            assignees: [partyId(1)],
            rule: 'ANY',
            dueOn: null,
            afterTasks: [],
            automation: null,
            link: null,
          },
          id: asId(uuid('2', n)),
          key: taskKey(100 + n),
          reference: `WF-1.${n}`,
        },
        id: asId(uuid('4', n)),
        key: stageKey(100 + n),
      }),
    );
  };
  const remove = (n: number, by: Agent = owner) =>
    codeOf(
      scene.give(by, {
        kind: 'DELETE_STAGE',
        stageId: scene.stage(n).id,
        was: called,
        labels: new Map(),
      }),
    );
  const rename = (n: number, by: Agent = owner, name = 'Review') =>
    codeOf(
      scene.give(by, {
        kind: 'UPDATE_STAGE',
        stageId: scene.stage(n).id,
        texts: { name },
        was: called,
      }),
    );
  /** Returns the stage keys in order. */
  const order = () => scene.run().stages.map(({ key }) => Number(key.slice(-6)));
  const states = () => scene.run().stages.map(({ status }) => status);
  return { ...run, add, remove, rename, order, states };
};

const three = () => buildBlueprint({ tasks: [{}] }, { tasks: [{}] }, { tasks: [{}] });
const afterStages = (...stages: number[]) => joined('ALL_RESOLVED', ...stages);
const allOver = (...stages: number[]) => joined('ALL_OVER', ...stages);
const joined = <Join extends RunJoin>(join: Join, ...stages: number[]) =>
  ({ kind: 'AFTER_STAGES', stages: stages.map(stageKey), join }) as const;

describe('addStage', () => {
  it('inserts a stage that the next one waits for', () => {
    const run = world(three());
    run.start();
    expect(run.add(1, 1)).toBeNull();
    expect(run.order()).toEqual([1, 101, 2, 3]);
    expect(run.states()).toEqual(['IN_PROGRESS', 'NOT_STARTED', 'NOT_STARTED', 'NOT_STARTED']);
    expect(run.stage(2).trigger).toEqual({ kind: 'PREVIOUS_STAGE' });
    run.submit(1);
    expect(run.states()).toEqual(['COMPLETED', 'IN_PROGRESS', 'NOT_STARTED', 'NOT_STARTED']);
    run.submit(101);
    expect(run.stage(2).status).toBe('IN_PROGRESS');
    run.submit(2);
    run.submit(3);
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('starts a parallel stage, and the next one waits for both', () => {
    const run = world(three());
    run.start();
    run.add(1, 2, 'BESIDE');
    expect(run.stage(101).trigger).toEqual(allOver(1));
    expect(run.stage(3).trigger).toEqual(allOver(2, 101));
    run.submit(1);
    expect([run.stage(2).status, run.stage(101).status]).toEqual(['IN_PROGRESS', 'IN_PROGRESS']);
    run.submit(2);
    expect(waitingForStage(viewOf(run.run()), run.stage(3))).toMatchObject({
      code: 'STAGES',
      params: { stages: run.stage(101).id },
    });
    run.submit(101);
    expect(run.stage(3).status).toBe('IN_PROGRESS');
  });

  it('does not create a cycle', () => {
    const run = world(three());
    run.start();
    run.add(1, 1, { kind: 'AFTER_STAGES', stages: [run.stage(3).id], join: 'ALL_RESOLVED' });
    expect(run.stage(2).trigger).toEqual(allOver(1));
    for (const n of [1, 2, 3]) run.submit(n);
    expect(run.stage(101).status).toBe('IN_PROGRESS');
  });

  it('can start first, on a date, or with the workflow', () => {
    const run = world(three());
    expect(run.add(1, null)).toBeNull();
    expect(run.order()).toEqual([101, 1, 2, 3]);
    expect(run.add(2, 3, { kind: 'DATE', date: '2026-03-20' })).toBeNull();
    expect(run.add(3, 1, 'WORKFLOW_START')).toBeNull();
    run.start();
    expect(run.stage(1).status).toBe('NOT_STARTED');
    expect(run.stage(102).status).toBe('NOT_STARTED');
    expect(run.stage(103).status).toBe('IN_PROGRESS');
    run.wait(20 * 24 * 3_600_000);
    run.dateReached();
    expect(run.stage(102).status).toBe('IN_PROGRESS');
  });

  it('reopens the workflow, but not stages that have started', () => {
    const run = world(three());
    run.start();
    for (const n of [1, 2, 3]) run.submit(n);
    expect(run.add(1, 1)).toBeNull();
    expect(run.run().workflow).toMatchObject({ scheduleStatus: 'RUNNING', endedAt: null });
    expect(run.states()).toEqual(['COMPLETED', 'IN_PROGRESS', 'COMPLETED', 'COMPLETED']);
    run.submit(101);
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('starts again with its predecessor, and resets the stages after it', () => {
    const run = world(three());
    run.start();
    run.add(1, 1);
    for (const n of [1, 101, 2]) run.submit(n);
    run.restartStage(101);
    expect(run.states()).toEqual(['COMPLETED', 'IN_PROGRESS', 'NOT_STARTED', 'NOT_STARTED']);
    expect(run.stage(2).runNumber).toBe(2);
  });

  const refusals: readonly (readonly [
    string,
    (run: ReturnType<typeof world>) => string | null,
    string | null,
  ])[] = [
    ['by another person', (run) => run.add(1, 1, 'BESIDE', { by: person(7) }), 'Forbidden'],
    ['by an assignee', (run) => run.add(1, 1, 'BESIDE', { by: person(1) }), 'Forbidden'],
    ['by an editor', (run) => run.add(1, 1, 'BESIDE', { by: editor }), null],
    ['without a name', (run) => run.add(1, 1, 'BESIDE', { name: ' ' }), 'Required'],
    [
      'after an unknown stage',
      (run) => run.add(1, 1, 'BESIDE', { after: asId<StageId>(uuid('9', 1)) }),
      'UnknownReference',
    ],
    [
      'after an empty list of stages',
      (run) => run.add(1, 1, { kind: 'AFTER_STAGES', stages: [], join: 'ALL_COMPLETED' }),
      'Required',
    ],
    [
      'on an invalid date',
      (run) => run.add(1, 1, { kind: 'DATE', date: '2026-02-30' }),
      'InvalidDate',
    ],
    ['twice with the same key', (run) => (run.add(1, 1), run.add(1, 1)), 'RequestInvalid'],
    ['in an ended workflow', (run) => (run.end(), run.add(1, 1)), 'WorkflowNotRunning'],
    ['in a paused workflow', (run) => (run.pause(), run.add(1, 1)), null],
  ];
  it.each(refusals)('checks a stage added %s', (_, attempt, code) => {
    const run = world(three());
    run.start();
    expect(attempt(run)).toBe(code);
  });
});

describe('deleteStage', () => {
  it('deletes its tasks and connects the next stage', () => {
    const run = world(three());
    run.start();
    expect(run.remove(2)).toBeNull();
    expect(run.order()).toEqual([1, 3]);
    expect(run.run().tasks).toHaveLength(2);
    run.submit(1);
    expect(run.stage(3).status).toBe('IN_PROGRESS');
  });

  it.each([
    ['by name, alone', afterStages(2), { kind: 'AFTER_STAGES', stages: [stageKey(1)] }],
    ['by name, with others', afterStages(2, 3), allOver(3, 1)],
  ])('connects a follower %s with the predecessors', (_, trigger, wanted) => {
    const run = world(
      buildBlueprint({ tasks: [{}] }, { tasks: [{}] }, { tasks: [{}] }, { trigger, tasks: [{}] }),
    );
    run.start();
    run.remove(2);
    expect(run.stage(4).trigger).toMatchObject(wanted);
  });

  it('adds no dependency if the next stage waited for other stages', () => {
    const atOnce = { trigger: { kind: 'WORKFLOW_START' } } as const;
    const run = world(buildBlueprint({ tasks: [{}] }, { ...atOnce, tasks: [{}] }, { tasks: [{}] }));
    expect(run.remove(2)).toBeNull();
    run.start();
    expect(run.states()).toEqual(['IN_PROGRESS', 'IN_PROGRESS']);
  });

  it('completes the workflow after the last open stage', () => {
    const run = world(buildBlueprint({ tasks: [{}] }, { tasks: [{}] }));
    run.start();
    run.add(1, 1);
    run.submit(1);
    run.submit(101);
    expect(run.remove(2)).toBe('StageAlreadyStarted');
    run.add(2, 2);
    run.submit(2);
    expect(run.remove(102)).toBe('StageAlreadyStarted');
    run.add(3, 102);
    run.submit(102);
    run.restartStage(102);
    expect(run.remove(103)).toBeNull();
    run.submit(102);
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('restores the stage at its position on undo', () => {
    const run = world(
      withFields(three(), [field(1, 'TEXT')], [taskKey(2), place(1, 1, { inputType: 'OPTIONAL' })]),
    );
    run.start();
    const before = run.run();
    run.remove(2);
    const recorded = {
      seq: run.run().workflow.version,
      at: run.now(),
      actorId: owner.id,
      command: 'DELETE_STAGE',
      events: run.rows().at(-1) ?? [],
    };
    const undone = execute(
      run.run(),
      { kind: 'UNDO', recorded },
      { now: run.now(), actor: owner, undoWindow: 10_000 },
    );
    expect(undone.ok && undone.value.run).toMatchObject({
      stages: before.stages,
      tasks: before.tasks,
      values: before.values,
    });
    expect(isDeepEqual(replay(run.planned, run.rows()), run.run())).toBe(true);
  });

  it('refuses a stage that others need and names them', () => {
    const run = world(
      withFields(
        buildBlueprint(
          { tasks: [{}] },
          { tasks: [{}] },
          {
            tasks: [
              {},
              {
                type: 'APPROVAL',
                assignees: [partyId(2)],
                rejectAction: {
                  kind: 'RESTART_STAGE',
                  stage: stageKey(2),
                  requiresComment: false,
                },
              },
            ],
          },
        ),
        [field(1, 'TEXT')],
        [taskKey(2), place(1, 1)],
        [taskKey(3), place(2, 1, { source: instanceKey(1), inputType: 'INHERITED' })],
      ),
    );
    run.start();
    expect(run.remove(2)).toBe('CannotDeleteInUseStage');
    const { neededBy, taskCount, stageFollowers } = stageDeletion(viewOf(run.run()), run.stage(2));
    expect(neededBy.map(({ use }) => use)).toEqual(['VALUE', 'REJECTION']);
    expect([taskCount, stageFollowers]).toEqual([1, [run.stage(3).id]]);
  });

  it('refuses a started or required stage and viewers', () => {
    const run = world(
      buildBlueprint({ tasks: [{}] }, { tasks: [{}] }, { tasks: [{ need: 'REQUIRED' }] }),
    );
    run.start();
    expect(run.remove(2, editor)).toBe('Forbidden');
    expect(run.remove(1)).toBe('StageAlreadyStarted');
    expect(run.remove(3)).toBe('StageRequired');
    run.end();
    expect(run.remove(2)).toBe('WorkflowNotRunning');
    const single = world(buildBlueprint({ tasks: [{}] }));
    expect(single.remove(1)).toBe('LastStage');
  });

  it('previews the deleted tasks', () => {
    const run = world(three());
    run.start();
    const command = {
      kind: 'DELETE_STAGE',
      stageId: run.stage(2).id,
      was: called,
      labels: new Map(),
    } as const;
    const preview = previewCommand(run.run(), command, { now: monday, actor: owner });
    expect(preview.ok && preview.value.tasks).toEqual([
      { taskId: run.task(2).id, effect: 'DELETED' },
    ]);
  });
});

describe('"previous stage" also means a skipped stage', () => {
  it('starts a stage that was added in parallel', () => {
    const run = world(three());
    run.start();
    run.skipStage(2);
    run.submit(1);
    expect(run.add(1, 3, 'BESIDE')).toBeNull();
    expect(run.states()).toEqual(['COMPLETED', 'SKIPPED', 'IN_PROGRESS', 'IN_PROGRESS']);
  });

  it('starts the next stage, which waits for the added stage', () => {
    const run = world(three());
    run.start();
    const third = run.stage(3).id;
    run.add(1, 2, { kind: 'AFTER_STAGES', stages: [third], join: 'ALL_RESOLVED' });
    run.skipStage(2);
    run.submit(1);
    expect(run.states()).toEqual(['COMPLETED', 'SKIPPED', 'NOT_STARTED', 'IN_PROGRESS']);
  });

  it('starts the next stage that waits for both', () => {
    const run = world(three());
    run.start();
    run.add(1, 2, 'BESIDE');
    run.skipStage(2);
    run.skipStage(101);
    run.submit(1);
    expect(run.states()).toEqual(['COMPLETED', 'SKIPPED', 'SKIPPED', 'IN_PROGRESS']);
  });

  it('starts a stage whose only predecessor was deleted', () => {
    const run = world(
      buildBlueprint(
        { tasks: [{}] },
        { tasks: [{}] },
        { tasks: [{}] },
        { trigger: joined('ALL_COMPLETED', 3), tasks: [{}] },
      ),
    );
    run.start();
    expect(run.remove(3)).toBeNull();
    run.skipStage(2);
    run.submit(1);
    expect(run.states()).toEqual(['COMPLETED', 'SKIPPED', 'IN_PROGRESS']);
  });
});

it('names the invalid field of the stage or its first task', () => {
  const scene = runScene(three());
  const fieldOf = (stage: Partial<WantedStage>, assignees = [partyId(1)], type = 'DEFAULT') => {
    const result = scene.give(owner, {
      kind: 'ADD_STAGE',
      stage: { ...called, start: { kind: 'WORKFLOW_START' }, after: null, ...stage },
      first: {
        task: {
          type: type === 'APPROVAL' ? 'APPROVAL' : 'DEFAULT',
          name: type,
          description: asId<RichText>(''),
          assignees,
          rule: 'ANY',
          dueOn: null,
          afterTasks: [],
          automation: null,
          link: null,
        },
        id: asId(uuid('2', 1)),
        key: taskKey(101),
        reference: 'WF-1.1',
      },
      id: asId(uuid('4', 1)),
      key: stageKey(101),
    });
    return result.ok ? null : result.refusals[0].field;
  };
  expect(fieldOf({ name: '' })).toBe('name');
  expect(fieldOf({}, [partyId(1)], '')).toBe('task.name');
  expect(fieldOf({}, [], 'APPROVAL')).toBe('task.assigneeIds');
  expect(fieldOf({ start: { kind: 'DATE', date: '2026-02-30' } })).toBe('date');
  expect(fieldOf({ start: { kind: 'AFTER_STAGES', stages: [], join: 'ALL_RESOLVED' } })).toBe(
    'stageIds',
  );
});

it('refuses a stage that would be skipped immediately', () => {
  const run = world(three());
  run.start();
  run.skipStage(2);
  run.submit(1);
  const after = (join: StageJoin, ...stages: number[]): WantedStart => ({
    kind: 'AFTER_STAGES',
    stages: stages.map((n) => run.stage(n).id),
    join,
  });
  expect(run.add(1, 3, after('ALL_RESOLVED', 2))).toBe('StagesSkipped');
  expect(run.add(1, 3, after('ALL_COMPLETED', 1, 2))).toBe('StagesSkipped');
  expect(run.add(1, 3, after('ALL_RESOLVED', 1, 2))).toBeNull();
  expect(run.stage(101).status).toBe('IN_PROGRESS');
});

/**
 * Stage 4 waits for 1 and 3 by the first join; 3 is deleted and has the second trigger; the third
 * is the new join of 4.
 */
describe('join with a deleted stage', () => {
  const day = { kind: 'DATE', date: { kind: 'FIXED', date: '2026-03-20' } } as const;
  const start = { kind: 'WORKFLOW_START' } as const;
  const before = { kind: 'PREVIOUS_STAGE' } as const;
  const both = { of: [1, 2] } as const;
  it.each<[StageJoin, StageTrigger | { of: readonly number[]; join: StageJoin }, RunJoin | null]>([
    ['ALL_RESOLVED', before, 'ALL_OVER'],
    ['ALL_RESOLVED', start, 'ALL_OVER'],
    ['ALL_RESOLVED', { ...both, join: 'ALL_RESOLVED' }, 'ALL_RESOLVED'],
    ['ALL_RESOLVED', { ...both, join: 'ALL_COMPLETED' }, null],
    ['ALL_RESOLVED', { of: [2], join: 'ALL_COMPLETED' }, 'ALL_RESOLVED'],
    ['ALL_RESOLVED', day, null],
    ['ALL_COMPLETED', before, null],
    ['ALL_COMPLETED', start, 'ALL_COMPLETED'],
    ['ALL_COMPLETED', { ...both, join: 'ALL_COMPLETED' }, 'ALL_COMPLETED'],
    ['ALL_COMPLETED', { of: [2], join: 'ANY_COMPLETED' }, 'ALL_COMPLETED'],
    ['ALL_COMPLETED', { ...both, join: 'ANY_COMPLETED' }, null],
    ['ANY_COMPLETED', before, null],
    ['ANY_COMPLETED', start, null],
    ['ANY_COMPLETED', { ...both, join: 'ANY_COMPLETED' }, 'ANY_COMPLETED'],
    ['ANY_COMPLETED', { ...both, join: 'ALL_RESOLVED' }, null],
  ])('replaces join %s with trigger %o by %s', (join, waits, wanted) => {
    const trigger = 'of' in waits ? joined(waits.join, ...waits.of) : waits;
    const run = world(
      buildBlueprint(
        { tasks: [{}] },
        { tasks: [{}] },
        { trigger, tasks: [{}] },
        { trigger: joined(join, 1, 3), tasks: [{}] },
      ),
    );
    const deletion = stageDeletion(viewOf(run.run()), run.stage(3));
    const joins = deletion.neededBy.filter(({ use }) => use === 'JOIN');
    expect(joins.map(({ stageId }) => stageId)).toEqual(wanted === null ? [run.stage(4).id] : []);
    expect(run.remove(3)).toBe(wanted === null ? 'CannotDeleteInUseStage' : null);
    expect(run.stage(4).trigger).toMatchObject({ join: wanted ?? join });
  });

  it('starts after a skipped predecessor of the deleted stage', () => {
    const run = world(
      buildBlueprint(
        { tasks: [{}] },
        { tasks: [{}] },
        { tasks: [{}] },
        { trigger: afterStages(1, 3), tasks: [{}] },
      ),
    );
    run.start();
    expect(run.remove(3)).toBeNull();
    run.skipStage(2);
    run.submit(1);
    expect(run.states()).toEqual(['COMPLETED', 'SKIPPED', 'IN_PROGRESS']);
  });
});

it('lets the owner and editors rename an open stage', () => {
  const run = world(three());
  run.start();
  expect(run.rename(1, editor)).toBeNull();
  expect(run.rename(2, person(1))).toBe('Forbidden');
  expect(run.rename(2, owner, ' ')).toBe('Required');
  run.submit(1);
  expect(run.rename(1)).toBe('StageCompleted');
  run.skipStage(3);
  run.submit(2);
  expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  expect(run.remove(3)).toBe('WorkflowNotRunning');
  expect(run.rename(3)).toBeNull();
  expect(run.rename(2)).toBe('StageCompleted');
  const ended = world(three());
  ended.start();
  ended.end();
  expect(ended.rename(2)).toBe('WorkflowNotRunning');
});

it('protects the original stages of a locked blueprint', () => {
  const content = three();
  const run = world({ ...content, settings: { ...content.settings, isLocked: true } });
  run.start();
  expect(run.rename(2)).toBe('ActionItemTemplateIsLocked');
  expect(run.remove(2)).toBe('ActionItemTemplateIsLocked');
  expect(run.remove(2, person(99, { isAdmin: true }))).toBeNull();
  expect(run.add(1, 1)).toBeNull();
  expect(run.rename(101)).toBeNull();
  expect(run.remove(101)).toBeNull();
});

it('records added, deleted, and renamed stages', () => {
  const run = world(three());
  run.start();
  run.add(1, 2, 'BESIDE');
  run.rename(101);
  run.remove(2);
  const [come = [], named = [], gone = []] = run.rows().slice(-3);
  expect(activityOf(come, owner.id).map(({ params }) => params['code'])).toEqual([
    'STAGE_ADDED',
    'TASK_ADDED',
  ]);
  expect(activityOf(named, owner.id)[0]).toMatchObject({
    taskId: null,
    params: { code: 'STAGE_RENAMED', name: 'Review' },
  });
  expect(activityOf(gone, owner.id).map(({ params }) => params['code'])).toEqual(['STAGE_DELETED']);
  expect(auditOf(named)).toEqual([
    {
      subject: 'STAGE',
      id: run.stage(101).id,
      fields: [{ fieldName: 'Name', valueBefore: 'Legal check', valueAfter: 'Review' }],
    },
  ]);
  expect(auditOf(gone)[0]).toMatchObject({
    subject: 'STAGE',
    fields: [{ fieldName: 'Name', valueAfter: null }, { fieldName: 'WorkflowStageStatus' }],
  });
  const codes = explainStage(viewOf(run.run()), run.stage(3), []).map(({ code }) => code);
  expect(codes).toEqual(['WAITS_STAGES']);
});
