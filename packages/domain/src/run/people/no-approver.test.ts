import { expect, describe, it } from 'vitest';
import { buildBlueprint, partyId } from '@baton/fixtures/builders/blueprint';
import {
  approvalStep,
  commandsFor,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import type { ApprovalStep, BlueprintTask } from '../../blueprint/content.ts';
import type { Directory } from '../../run-model/directory.ts';

const directory: Directory = {
  members: new Map(),
  owners: new Set(),
  absences: [],
  managers: new Map([[partyId(5), partyId(8)]]),
};

/** The owner does task 1; 91 approves it. */
const reviewed = (step: Partial<ApprovalStep>, first: Partial<BlueprintTask> = {}) => {
  const content = buildBlueprint({
    tasks: [{ assignees: [owner.id], approvals: [approvalStep(91, step)], ...first }],
  });
  const scene = runScene(content, {}, directory);
  const commands = commandsFor(scene);
  commands.start();
  return { ...scene, ...commands };
};

const bySubmitter = { approvers: [], managersOf: [{ kind: 'SUBMITTER' }] } as const;
const noAssignee = { hasException: true, exception: { category: 'NO_ASSIGNEE' } };

describe('approval without an approver', () => {
  it('is not assigned to an owner who submitted', () => {
    const run = reviewed(bySubmitter);
    expect(run.submit(1, owner)).toBeNull();
    expect(run.task(91)).toMatchObject({ assignees: [], ...noAssignee });
  });

  it('is not assigned to the owner if the missing approver is their manager', () => {
    const run = reviewed(
      { approvers: [], managersOf: [{ kind: 'OWNER' }] },
      { assignees: [partyId(1)] },
    );
    run.submit(1);
    expect(run.task(91)).toMatchObject({ assignees: [], ...noAssignee });
  });

  it('is assigned to the owner, and shows a problem, until it is decided', () => {
    const run = reviewed(bySubmitter, { assignees: [partyId(1)] });
    run.submit(1);
    expect(run.task(91)).toMatchObject({ assignees: [owner.id], ...noAssignee });
    expect(run.approve(91, owner)).toBeNull();
    expect(run.task(91)).toMatchObject({ hasException: false, exception: null });
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('reports a problem if its only approver submitted the task', () => {
    const run = reviewed({ approvers: [owner.id] });
    run.submit(1, owner);
    expect(run.task(91)).toMatchObject({ assignees: [owner.id], ...noAssignee });
  });

  it('reports a problem with too few approvers', () => {
    const run = reviewed({ approvers: [owner.id, partyId(2)], rule: 'ALL' });
    run.submit(1, owner);
    expect(run.task(91)).toMatchObject(noAssignee);
  });

  it('is assigned to the backups', () => {
    const run = reviewed({ ...bySubmitter, backups: [owner.id, partyId(7)] });
    run.submit(1, owner);
    expect(run.task(91)).toMatchObject({ assignees: [partyId(7)], hasException: false });
  });

  it('is assigned to an existing manager', () => {
    const run = reviewed(bySubmitter, { assignees: [partyId(5)] });
    run.submit(1, person(5));
    expect(run.task(91)).toMatchObject({ assignees: [partyId(8)], hasException: false });
  });

  it('shows a problem until an approver is assigned', () => {
    const run = reviewed(bySubmitter);
    run.submit(1, owner);
    expect(run.resolve(91, owner)).toBe('NoAssignee');
    expect(run.assign(91, [partyId(3)])).toBeNull();
    expect(run.task(91)).toMatchObject({ assignees: [partyId(3)], hasException: false });
    expect(run.approve(91, person(3))).toBeNull();
    expect(run.run().workflow.scheduleStatus).toBe('COMPLETED');
  });

  it('clears the problem when the submission is withdrawn', () => {
    const run = reviewed(bySubmitter);
    run.submit(1, owner);
    expect(run.recall(1, owner)).toBeNull();
    expect(run.task(91)).toMatchObject({ hasException: false, exception: null });
  });
});
