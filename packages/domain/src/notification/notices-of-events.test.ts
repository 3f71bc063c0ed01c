import { buildBlueprint, partyId } from '@baton/fixtures/builders/blueprint';
import { approvalStep, commandsFor, person, runScene } from '@baton/fixtures/builders/run-scene';
import { expect, it } from 'vitest';
import { viewOf } from '../run-model/run-view.ts';
import { noticesOfEvents } from './notices-of-events.ts';

it('tells only approvers who were asked about a withdrawn submission', () => {
  const [submitter, first, second] = [person(1), partyId(2), partyId(3)];
  const approvals = [
    approvalStep(1, { approvers: [first] }),
    approvalStep(2, { level: 2, approvers: [second] }),
  ];
  const scene = runScene(buildBlueprint({ tasks: [{ assignees: [submitter.id], approvals }] }));
  const run = { ...scene, ...commandsFor(scene) };
  run.start();
  run.submit(1, submitter);
  run.recall(1, submitter);
  const notices = noticesOfEvents(scene.rows().at(-1) ?? [], viewOf(scene.run()));
  expect(notices.map(({ type, parties }) => [type, parties])).toEqual([
    ['APPROVAL_WITHDRAWN', [first]],
  ]);
});
