import { buildBlueprint, partyId } from '@baton/fixtures/builders/blueprint';
import {
  approvalStep,
  commandsFor,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { BlueprintContent } from '../blueprint/content.ts';
import { newLinkRule } from '../blueprint/link-rule.ts';
import { viewOf } from '../run-model/run-view.ts';
import { explainStage } from './explain-stage.ts';
import { explainTask } from './explain-task.ts';
import { explainWorkflow } from './explain-workflow.ts';
import type { ExplainedTopic, Explanation, PastEvent } from './explanation.ts';

const played = (content: BlueprintContent) => {
  const scene = runScene(content);
  const past = (): readonly PastEvent[] =>
    scene
      .rows()
      .flat()
      .map((event) => ({ at: scene.now(), actorId: owner.id, event }))
      .toReversed();
  const said = (list: readonly Explanation[], topic: ExplainedTopic = 'STATUS') =>
    list.filter((one) => one.topic === topic).map((one) => one.code);
  const ofTask = (n: number, viewer = person(1)) => {
    const { id } = scene.task(n);
    const own = past().filter(({ event }) => event.subject === 'TASK' && event.taskId === id);
    return explainTask(viewOf(scene.run()), scene.task(n), own, viewer);
  };
  return {
    ...scene,
    ...commandsFor(scene),
    said,
    ofTask,
    status: (n: number) => said(ofTask(n)),
    stage: (n: number) => {
      const { id } = scene.stage(n);
      const own = past().filter(({ event }) => event.subject === 'STAGE' && event.stageId === id);
      return said(explainStage(viewOf(scene.run()), scene.stage(n), own));
    },
    workflow: () => explainWorkflow(viewOf(scene.run()), scene.now()),
  };
};

describe('task status', () => {
  it('counts completed workflows of a linked task', () => {
    const split = { kind: 'LIST', values: ['alpha', 'beta', 'final'] } as const;
    const run = played(
      buildBlueprint({ tasks: [{ type: 'LINKED_WORKFLOW', link: { ...newLinkRule, split } }] }),
    );
    run.start();
    const [first] = run.ofTask(1);
    expect(first).toMatchObject({ code: 'WAITS_LINKED', params: { done: 0, needed: 3 } });
  });

  it('names what a task waits for, why it started, and missing votes', () => {
    const run = played(
      buildBlueprint({
        tasks: [
          { approvals: [approvalStep(91)] },
          { trigger: { afterTasks: [], notBefore: null } },
        ],
      }),
    );
    expect(run.status(1)).toEqual(['WAITS_WORKFLOW_START']);
    run.start();
    expect(run.status(1)).toEqual(['STARTED_WITH_STAGE']);
    expect(run.status(91)).toEqual(['WAITS_SUBMISSION']);
    run.submit(1);
    expect(run.ofTask(1).slice(0, 2)).toMatchObject([
      { code: 'WAITS_VOTES', names: [{ kind: 'PARTY', id: partyId(2) }] },
      { code: 'SUBMITTED', actorId: owner.id },
    ]);
    expect(run.ofTask(91)).toContainEqual(
      expect.objectContaining({ code: 'ASKED_AT_LEVEL', params: { level: 1 } }),
    );
    run.reject(91, person(2), 'Too thin');
    expect(run.ofTask(1)[0]).toMatchObject({ code: 'SENT_BACK', comment: 'Too thin' });
    run.submit(1);
    run.approve(91);
    expect(run.status(1)).toEqual(['COMPLETED_BY_APPROVAL']);
    expect(run.ofTask(91)[0]).toMatchObject({ code: 'APPROVED', actorId: owner.id });
  });

  it('names the predecessors, both while waiting and after the start', () => {
    const content = buildBlueprint({ tasks: [{}, {}] });
    const [first, second] = Object.values(content.tasks);
    const run = played({
      ...content,
      tasks: {
        ...content.tasks,
        ...(first !== undefined &&
          second !== undefined && {
            [second.key]: { ...second, trigger: { afterTasks: [first.key], notBefore: null } },
          }),
      },
    });
    run.start();
    const names = [{ kind: 'TASK', id: run.task(1).id }];
    expect(run.ofTask(2)[0]).toMatchObject({ code: 'WAITS_TASKS', names, at: null });
    run.submit(1);
    expect(run.ofTask(2)[0]).toMatchObject({ code: 'STARTED_AFTER_TASKS', names, at: run.now() });
  });

  it('names problems first, with their comments', () => {
    const run = played(buildBlueprint({ tasks: [{}] }));
    run.start();
    run.report(1);
    run.pause(owner, 'Audit');
    expect(run.ofTask(1).slice(0, 2)).toMatchObject([
      { code: 'HELD_PAUSED', actorId: owner.id, comment: 'Audit' },
      { code: 'EXCEPTION_REPORTED', actorId: partyId(1), comment: 'No answer' },
    ]);
    expect(run.stage(1)).toEqual([
      'HELD_PAUSED',
      'STAGE_NEEDS_TASKS',
      'STAGE_STARTED_WITH_WORKFLOW',
    ]);
    expect(run.said(run.workflow())).toEqual(['HELD_PAUSED']);
  });

  it('names who skipped a stage and why the next stage started', () => {
    const run = played(buildBlueprint({ tasks: [{}] }, { tasks: [{}] }));
    run.start();
    expect(run.stage(2)).toEqual(['WAITS_STAGES']);
    run.skip(1, owner, 'Done by phone');
    expect(run.ofTask(1)[0]).toMatchObject({ code: 'SKIPPED', comment: 'Done by phone' });
    expect(run.stage(2)).toEqual(['STAGE_NEEDS_TASKS', 'STAGE_STARTED_AFTER_STAGES']);
    expect(run.stage(1)).toEqual(['STAGE_COMPLETED']);
    run.submit(2);
    expect(run.said(run.workflow())).toEqual(['WORKFLOW_COMPLETED']);
  });

  it('names the tasks with problems and the overdue ones', () => {
    const due = { kind: 'DURATION', amount: 1, unit: 'DAYS' } as const;
    const run = played(buildBlueprint({ tasks: [{ due }, {}] }));
    run.start();
    expect(run.said(run.workflow())).toEqual(['WORKFLOW_NEEDS_STAGES', 'WORKFLOW_STARTED']);
    run.wait(3 * 24 * 60 * 60_000);
    run.report(2);
    expect(run.workflow().slice(0, 2)).toMatchObject([
      { code: 'WORKFLOW_HAS_PROBLEMS', names: [{ kind: 'TASK', id: run.task(2).id }] },
      { code: 'WORKFLOW_HAS_OVERDUE_TASKS', names: [{ kind: 'TASK', id: run.task(1).id }] },
    ]);
  });
});

describe('due date', () => {
  it('explains its rule, changes, and extensions', () => {
    const run = played(
      buildBlueprint({
        tasks: [{ due: { kind: 'DURATION', amount: 2, unit: 'DAYS' } }, {}],
      }),
    );
    const due = (n = 1) => run.ofTask(n).filter(({ topic }) => topic === 'DUE');
    expect(due()).toMatchObject([{ code: 'DUE_AFTER_START', params: { amount: 2, unit: 'DAYS' } }]);
    expect(due(2)).toMatchObject([{ code: 'DUE_NONE' }]);
    run.start();
    expect(due()).toMatchObject([{ code: 'DUE_DURATION', params: { amount: 2, unit: 'DAYS' } }]);
    run.due(1, run.now() + 1000);
    expect(due()).toMatchObject([{ code: 'DUE_SET', actorId: owner.id }]);
    run.pause();
    run.wait(5000);
    run.resume();
    expect(due()).toMatchObject([{ code: 'DUE_SHIFTED', params: { to: run.now() } }]);
  });
});

describe('assignees', () => {
  it('explains assignees by plan, by change, and by fallback to the owner', () => {
    const team = partyId(50);
    const run = played(buildBlueprint({ tasks: [{ assignees: [team] }, { assignees: [] }] }));
    run.start();
    const people = (n: number, viewer = person(1)) => run.said(run.ofTask(n, viewer), 'ASSIGNEES');
    expect(people(1, person(1, { parties: [partyId(1), team] }))).toEqual([
      'PEOPLE_PLANNED',
      'YOURS_BY_GROUP',
    ]);
    expect(people(2, owner)).toEqual(['PEOPLE_OWNER_STANDS_IN', 'YOURS_DIRECTLY']);
    run.assign(1, [partyId(2)]);
    expect(people(1)).toEqual(['PEOPLE_ASSIGNED', 'NOT_YOURS']);
  });
});
