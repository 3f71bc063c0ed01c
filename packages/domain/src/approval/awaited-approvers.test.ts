import { buildBlueprint, partyId } from '@baton/fixtures/builders/blueprint';
import { approvalStep, commandsFor, person, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../run-model/run-view.ts';
import { awaitedApprovers } from './awaited-approvers.ts';

const [two, three] = [partyId(2), partyId(3)];

const reviewed = () => {
  const scene = runScene(
    buildBlueprint({
      tasks: [{ approvals: [approvalStep(11, { rule: 'ALL', approvers: [two, three] })] }],
    }),
  );
  const run = { ...scene, ...commandsFor(scene) };
  run.start();
  return { ...run, awaited: () => awaitedApprovers(viewOf(run.run()), run.task(11)) };
};

describe('awaitedApprovers', () => {
  it('returns no one before the work is submitted', () => {
    expect(reviewed().awaited()).toEqual([]);
  });

  it('returns the approvers who have not decided', () => {
    const run = reviewed();
    run.submit(1);
    expect(run.awaited()).toEqual([two, three]);
    run.approve(11, person(2));
    expect(run.awaited()).toEqual([three]);
  });

  it('returns no one after the last decision', () => {
    const run = reviewed();
    run.submit(1);
    run.approve(11, person(2));
    run.approve(11, person(3));
    expect(run.awaited()).toEqual([]);
  });
});
