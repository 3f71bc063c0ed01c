import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { approvalStep, commandsFor, person, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, test } from 'vitest';
import { viewOf } from '../run-model/run-view.ts';
import { remarksOn } from './remarks.ts';

const comments = (scene: ReturnType<typeof runScene>, n: number): readonly string[] =>
  remarksOn(viewOf(scene.run()), scene.task(n)).map((vote) => vote.comment);

describe('comments of a rejection', () => {
  test('are shown for a child approval until the next submission', () => {
    const scene = runScene(
      buildBlueprint({
        tasks: [{ assignees: [partyId(1)], approvals: [approvalStep(11)] }],
      }),
    );
    const { start, submit, reject, approve } = commandsFor(scene);
    start();
    submit(1);
    expect(comments(scene, 1)).toEqual([]);
    scene.wait(1000);
    expect(reject(11, person(2), 'The bank letter is missing')).toBeNull();
    expect(comments(scene, 1)).toEqual(['The bank letter is missing']);
    scene.wait(1000);
    submit(1);
    expect(comments(scene, 1)).toEqual([]);
    scene.wait(1000);
    reject(11, person(2), 'Still missing');
    expect(comments(scene, 1)).toEqual(['Still missing']);
    scene.wait(1000);
    submit(1);
    scene.wait(1000);
    approve(11);
    expect(comments(scene, 1)).toEqual([]);
  });

  test('are shown for a standalone approval on the reopened task', () => {
    const scene = runScene(
      buildBlueprint({
        tasks: [
          { assignees: [partyId(1)] },
          {
            type: 'APPROVAL',
            assignees: [partyId(2)],
            trigger: { afterTasks: [taskKey(1)], notBefore: null },
            rejectAction: { kind: 'REOPEN_TASK', task: taskKey(1), requiresComment: true },
          },
        ],
      }),
    );
    const { start, submit, reject } = commandsFor(scene);
    start();
    submit(1);
    scene.wait(1000);
    expect(reject(2, person(2), 'Wrong figures')).toBeNull();
    expect(comments(scene, 1)).toEqual(['Wrong figures']);
    scene.wait(1000);
    submit(1);
    expect(comments(scene, 1)).toEqual([]);
  });

  test('are empty after the owner reopened the task', () => {
    const scene = runScene(
      buildBlueprint({
        tasks: [{ assignees: [partyId(1)], approvals: [approvalStep(11)] }],
      }),
    );
    const { start, submit, approve, reopen } = commandsFor(scene);
    start();
    submit(1);
    approve(11);
    expect(reopen(1)).toBeNull();
    expect(comments(scene, 1)).toEqual([]);
  });
});
