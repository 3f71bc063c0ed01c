import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import {
  approvalStep,
  commandsFor,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { expect, it } from 'vitest';
import { factsOfRun } from '../run/facts/facts-of-task.ts';
import { factsOfWorkflow } from '../run/facts/facts-of-workflow.ts';
import type { TaskAction } from './task/task-permissions.ts';
import { whoMayWithTask, whoMayWithWorkflow } from './who-may.ts';

const stranger = person(9);

it('lists the people that the access rule allows at the moment', () => {
  const scene = runScene(buildBlueprint({ tasks: [{ approvals: [approvalStep(91)] }] }));
  const run = commandsFor(scene);
  const who = (action: TaskAction, n = 1) =>
    whoMayWithTask(action, factsOfRun(scene.run(), stranger)(scene.task(n)));
  run.start();
  expect(who('complete')).toEqual(['ASSIGNEE']);
  expect(who('editDueOn')).toEqual(['OWNER', 'ADMINISTRATOR']);
  expect(who('approve', 91)).toEqual([]);
  run.submit(1);
  expect(who('complete')).toEqual([]);
  expect(who('recall')).toEqual(['SUBMITTER', 'OWNER', 'ADMINISTRATOR']);
  expect(who('approve', 91)).toEqual(['APPROVER']);
  const ofWorkflow = () => factsOfWorkflow(scene.run(), stranger);
  expect(whoMayWithWorkflow('pause', ofWorkflow())).toEqual(['OWNER', 'ADMINISTRATOR']);
  run.end(owner);
  expect(whoMayWithWorkflow('pause', ofWorkflow())).toEqual([]);
});
