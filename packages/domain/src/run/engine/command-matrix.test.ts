import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { commandedScene, owner, person, startedScene } from '@baton/fixtures/builders/run-scene';
import { approvalMatrix } from '@baton/fixtures/matrix/matrix-of-approvals';
import { automationMatrix } from '@baton/fixtures/matrix/matrix-of-automations';
import { childApprovalMatrix } from '@baton/fixtures/matrix/matrix-of-child-approvals';
import { linkedMatrix } from '@baton/fixtures/matrix/matrix-of-linked-tasks';
import { stageMatrix } from '@baton/fixtures/matrix/matrix-of-stages';
import { taskMatrix } from '@baton/fixtures/matrix/matrix-of-tasks';
import { workflowMatrix } from '@baton/fixtures/matrix/matrix-of-workflows';
import type { Matrix } from '@baton/fixtures/matrix/outcome';
import { playOnStage, playOnTask, playOnWorkflow } from '@baton/fixtures/matrix/play-matrix';
import { stageWorld } from '@baton/fixtures/matrix/stage-worlds';
import { approvalWorld, childWorld, workWorld } from '@baton/fixtures/matrix/task-worlds';
import { workflowWorld } from '@baton/fixtures/matrix/workflow-worlds';
import { describe, expect, it } from 'vitest';
import type { RunCommand } from '../../run-model/command/command.ts';

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record) as Key[];

/**
 * Compares every command of the table in every status of its subject, given by a permitted person.
 */
const compare = <Kind extends RunCommand['kind'], State extends string, Subject>(
  { title, states, rows }: Matrix<Kind, State>,
  world: Readonly<Record<State, Subject>>,
  play: (kind: Kind, subject: Subject) => string,
): void => {
  describe(`${title}: each command in each state`, () => {
    it.each(keysOf(rows))('%s', (kind) => {
      const found: Record<string, State[]> = {};
      for (const state of states) (found[play(kind, world[state])] ??= []).push(state);
      expect(found).toEqual(rows[kind]);
    });
  });
};

compare(taskMatrix, workWorld('DEFAULT'), playOnTask);
compare(automationMatrix, workWorld('AUTOMATION'), playOnTask);
compare(linkedMatrix, workWorld('LINKED_WORKFLOW'), playOnTask);
compare(approvalMatrix, approvalWorld(), playOnTask);
compare(childApprovalMatrix, childWorld(), playOnTask);
compare(stageMatrix, stageWorld(), playOnStage);
compare(workflowMatrix, workflowWorld(), playOnWorkflow);

describe('commands outside the tables', () => {
  it('refuses a manual start of a scheduled workflow', () => {
    const scene = commandedScene(buildBlueprint({}));
    expect(scene.give('SYSTEM', { kind: 'START_SCHEDULED' })).toMatchObject({
      refusals: [{ code: 'WorkflowAlreadyStarted', params: { status: 'NOT_STARTED' } }],
    });
  });

  it('refuses a comment that is too long', () => {
    const run = startedScene(
      buildBlueprint({ tasks: [{}, { type: 'APPROVAL', assignees: [person(2).id] }] }),
    );
    run.submit(1);
    const rows = run.rows().length;
    const long = 'x'.repeat(4001);
    expect(run.approve(2, person(2), long)).toBe('TooLong');
    expect(run.reject(2, person(2), long)).toBe('TooLong');
    const { id: taskId } = run.task(1);
    const reopening = { kind: 'REOPEN', taskId, reason: long, cascade: 'NONE' } as const;
    expect(run.give(owner, reopening).ok).toBe(false);
    expect(run.rows()).toHaveLength(rows);
  });
});
