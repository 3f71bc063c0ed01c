import { buildBlueprint, partyId } from '@baton/fixtures/builders/blueprint';
import { approvalStep, person, startedScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it, test } from 'vitest';
import { factsOfRun } from '../run/facts/facts-of-task.ts';
import { factsOfStage } from '../run/facts/facts-of-stage.ts';
import { factsOfWorkflow } from '../run/facts/facts-of-workflow.ts';
import type { Actor } from './actor.ts';
import type { ActionFlags } from '../access/action-flags.ts';
import { stagePermissions, stageRules } from '../access/workflow/stage-access.ts';
import { taskPermissions, taskRules } from '../access/task/task-permissions.ts';
import { workflowPermissions, workflowRules } from '../access/workflow/workflow-permissions.ts';

const team = partyId(50);
const editor = person(7, { parties: [partyId(7), team] });
const viewer = person(8);
const partner = person(9, { accessLevel: 'EXTERNAL' });

/** A workflow shared with a team as editor, and with an internal and an external viewer. */
const shared = () => {
  const run = startedScene(
    buildBlueprint({
      tasks: [
        { assignees: [partyId(1)], approvals: [approvalStep(11)] },
        { assignees: [partyId(2)] },
      ],
    }),
  );
  run.give(person(80, { isAdmin: true }), {
    kind: 'CHANGE_COLLABORATORS',
    collaborators: [
      { party: team, access: 'EDITOR' },
      { party: viewer.id, access: 'VIEWER' },
      { party: partner.id, access: 'EDITOR' },
      { party: partner.id, access: 'VIEWER' },
    ],
  });
  return run;
};

/** Returns the allowed actions. */
const granted = <Action extends string>(
  rules: Readonly<Record<Action, unknown>>,
  { refusals }: ActionFlags<Action>,
): readonly string[] => {
  const refused = new Set<string>(refusals().map(({ action }) => action));
  return Object.keys(rules).filter((action) => !refused.has(action));
};

const flagsOf = (run: ReturnType<typeof shared>, actor: Actor) => ({
  workflow: granted(workflowRules, workflowPermissions(actor, factsOfWorkflow(run.run(), actor))),
  task: granted(taskRules, taskPermissions(actor, factsOfRun(run.run(), actor)(run.task(2)))),
  stage: granted(stageRules, stagePermissions(actor, factsOfStage(run.run(), run.stage(1)))),
});

describe('collaborator', () => {
  it('lets editors manage but not complete or decide tasks', () => {
    const run = shared();
    const flags = flagsOf(run, editor);
    expect(flags.workflow.toSorted()).toEqual([
      'addLinkedWorkflowTask',
      'addStage',
      'edit',
      'end',
      'pause',
      'read',
    ]);
    expect(flags.task.toSorted()).toEqual([
      'editAssignees',
      'editCC',
      'editDescription',
      'editDueOn',
      'editName',
      'editTags',
      'read',
      'reportException',
      'sendToGuest',
    ]);
    expect(flags.stage).toEqual(['addTask', 'edit']);
    run.submit(2, person(2));
    expect(run.reopen(2, editor)).toBeNull();
    expect(run.reopen(2, viewer)).toBe('NotAssignee');
  });

  it('lets viewers view the workflow, including external users', () => {
    for (const reader of [viewer, partner])
      expect(flagsOf(shared(), reader)).toEqual({ workflow: ['read'], task: ['read'], stage: [] });
  });

  it('can view nothing of a deleted workflow', () => {
    const run = shared();
    run.remove();
    expect(flagsOf(run, viewer).workflow).toEqual([]);
    expect(flagsOf(run, editor).workflow).toEqual([]);
  });

  test('can only be changed by the owner or an admin', () => {
    const run = shared();
    for (const by of [editor, viewer]) {
      const result = run.give(by, { kind: 'CHANGE_COLLABORATORS', collaborators: [] });
      expect(result.ok ? null : result.refusals[0].code).toBe('Forbidden');
    }
    expect(run.run().workflow.collaborators).toHaveLength(3);
    const many = Array.from({ length: 101 }, (_, n) => ({
      party: partyId(100 + n),
      access: 'VIEWER' as const,
    }));
    const result = run.give(person(80, { isAdmin: true }), {
      kind: 'CHANGE_COLLABORATORS',
      collaborators: many,
    });
    expect(result.ok ? null : result.refusals[0].code).toBe('TooMany');
  });
});
