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
import type { Agent } from '../access/actor.ts';
import type { BlueprintContent } from '../blueprint/content.ts';
import { isDeepEqual } from '../core/equality.ts';
import { asId, type RichText, type StageId } from '../core/ids.ts';
import { explainStage } from '../explain/explain-stage.ts';
import { waitingForStage } from '../workflow/waiting.ts';
import { activityOf } from './activity.ts';
import { auditOf } from './audit.ts';
import { stageDeletion } from './deletion.ts';
import { replay } from './evolve.ts';
import { execute } from './execute.ts';
import type { WantedStage, WantedStart } from './plan-command.ts';
import { previewCommand } from './preview.ts';
import { viewOf } from './run-view.ts';

const called = { name: 'Legal check', description: asId<RichText>('') };
const editor = person(50);

const codeOf = (result: ReturnType<RunScene['give']>): string | null =>
  result.ok ? null : result.refusals[0].code;

const world = (content: BlueprintContent) => {
  const scene = runScene(content, {
    collaborators: [{ party: editor.id, access: 'EDITOR' }],
  });
  const run = { ...scene, ...commandsFor(scene) };
  /** Its stage and task are called by 100 + n. */
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
  /** What the stages are called, in order. */
  const order = () => scene.run().stages.map(({ key }) => Number(key.slice(-6)));
  const states = () => scene.run().stages.map(({ status }) => status);
  return { ...run, add, remove, rename, order, states };
};

const three = () => buildBlueprint({ tasks: [{}] }, { tasks: [{}] }, { tasks: [{}] });
const afterStages = (...stages: number[]) =>
  ({ kind: 'AFTER_STAGES', stages: stages.map(stageKey), join: 'ALL_RESOLVED' }) as const;

describe('a stage is added', () => {
  it('stands behind another one, waits for it, and what follows waits for the new one', () => {
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

  it('beside another one it begins with it, and what follows waits for both', () => {
    const run = world(three());
    run.start();
    run.add(1, 2, 'BESIDE');
    expect(run.stage(101).trigger).toEqual(afterStages(1));
    expect(run.stage(3).trigger).toEqual(afterStages(2, 101));
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

  it('does not have two stages wait for each other', () => {
    const run = world(three());
    run.start();
    run.add(1, 1, { kind: 'AFTER_STAGES', stages: [run.stage(3).id], join: 'ALL_RESOLVED' });
    expect(run.stage(2).trigger).toEqual(afterStages(1));
    for (const n of [1, 2, 3]) run.submit(n);
    expect(run.stage(101).status).toBe('IN_PROGRESS');
  });

  it('before all others, by a date, or with the workflow', () => {
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

  it('W10: what was complete goes on with it, and nothing that has begun is pulled back', () => {
    const run = world(three());
    run.start();
    for (const n of [1, 2, 3]) run.submit(n);
    expect(run.add(1, 1)).toBeNull();
    expect(run.run().workflow).toMatchObject({ scheduleStatus: 'RUNNING', endedAt: null });
    expect(run.states()).toEqual(['COMPLETED', 'IN_PROGRESS', 'COMPLETED', 'COMPLETED']);
    run.submit(101);
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('is started again with what it follows, and those that follow it with it', () => {
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
    ['by a stranger', (run) => run.add(1, 1, 'BESIDE', { by: person(7) }), 'Forbidden'],
    ['by an assignee', (run) => run.add(1, 1, 'BESIDE', { by: person(1) }), 'Forbidden'],
    ['by an editor', (run) => run.add(1, 1, 'BESIDE', { by: editor }), null],
    ['without a name', (run) => run.add(1, 1, 'BESIDE', { name: ' ' }), 'Required'],
    [
      'behind a stage that is not there',
      (run) => run.add(1, 1, 'BESIDE', { after: asId<StageId>(uuid('9', 1)) }),
      'UnknownReference',
    ],
    [
      'after no stage',
      (run) => run.add(1, 1, { kind: 'AFTER_STAGES', stages: [], join: 'ALL_COMPLETED' }),
      'Required',
    ],
    ['on no day', (run) => run.add(1, 1, { kind: 'DATE', date: '2026-02-30' }), 'InvalidDate'],
    ['twice by one name', (run) => (run.add(1, 1), run.add(1, 1)), 'RequestInvalid'],
    ['in an ended workflow', (run) => (run.end(), run.add(1, 1)), 'WorkflowNotRunning'],
    ['in a paused one', (run) => (run.pause(), run.add(1, 1)), null],
  ];
  it.each(refusals)('%s', (_, attempt, code) => {
    const run = world(three());
    run.start();
    expect(attempt(run)).toBe(code);
  });
});

describe('a stage is deleted', () => {
  it('with its work; the next one waits for what it waited for, and nothing else changes', () => {
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
    ['by name, with others', afterStages(2, 3), afterStages(3, 1)],
  ])('whoever waited for it %s waits for what it waited for', (_, trigger, wanted) => {
    const run = world(
      buildBlueprint({ tasks: [{}] }, { tasks: [{}] }, { tasks: [{}] }, { trigger, tasks: [{}] }),
    );
    run.start();
    run.remove(2);
    expect(run.stage(4).trigger).toMatchObject(wanted);
  });

  it('the one behind it does not wait for a stage that it never waited for', () => {
    const atOnce = { trigger: { kind: 'WORKFLOW_START' } } as const;
    const run = world(buildBlueprint({ tasks: [{}] }, { ...atOnce, tasks: [{}] }, { tasks: [{}] }));
    expect(run.remove(2)).toBeNull();
    run.start();
    expect(run.states()).toEqual(['IN_PROGRESS', 'IN_PROGRESS']);
  });

  it('the last one that was not over: the workflow is complete without it', () => {
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

  it('taken back at once it is there as it was, in its place', () => {
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

  it('whoever needs it keeps it, and it says who', () => {
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

  it('only what has not begun and is not required, by those who lead the workflow', () => {
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

  it('says before what it does', () => {
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

it('a stage is called otherwise by those who keep the workflow in order, until it is done', () => {
  const run = world(three());
  run.start();
  expect(run.rename(1, editor)).toBeNull();
  expect(run.rename(2, person(1))).toBe('Forbidden');
  expect(run.rename(2, owner, ' ')).toBe('Required');
  run.submit(1);
  expect(run.rename(1)).toBe('StageCompleted');
  run.end();
  expect(run.rename(2)).toBe('WorkflowNotRunning');
});

it('a locked blueprint keeps its stages, and not those that were added', () => {
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

it('the feed, the history and the explanation tell of stages that come, go and are called otherwise', () => {
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
