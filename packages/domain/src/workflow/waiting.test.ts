import { buildBlueprint, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { approvalStep, commandsFor, runScene } from '@baton/fixtures/builders/run-scene';
import { expect, it } from 'vitest';
import type { BlueprintContent } from '../blueprint/content.ts';
import { viewOf } from '../run-model/run-view.ts';
import { waitingForStage, waitingForTask } from './waiting.ts';

const scene = (content: BlueprintContent, over = {}) => {
  const made = runScene(content, over);
  return {
    ...made,
    ...commandsFor(made),
    ofTask: (n: number) => waitingForTask(viewOf(made.run()), made.task(n)),
    ofStage: (n: number) => waitingForStage(viewOf(made.run()), made.stage(n)),
  };
};
const day = { kind: 'FIXED', date: '2026-03-10' } as const;
const tenth = Date.parse('2026-03-10T00:00:00Z');

it('names the start of the workflow or its date', () => {
  const run = scene(buildBlueprint({}));
  expect(run.ofStage(1)).toEqual({ code: 'WORKFLOW_START', params: {} });
  expect(run.ofTask(1)).toEqual({ code: 'WORKFLOW_START', params: {} });
  const later = scene(buildBlueprint({}), { scheduledFor: tenth });
  expect(later.ofTask(1)).toEqual({ code: 'START_DATE', params: { date: tenth } });
});

it('names stages, tasks, and dates, the next one first', () => {
  const run = scene(
    buildBlueprint(
      { tasks: [{}, { trigger: { afterTasks: [taskKey(1)], notBefore: day } }] },
      {},
      {
        trigger: { kind: 'AFTER_STAGES', stages: [stageKey(1), stageKey(2)], join: 'ALL_RESOLVED' },
      },
      { trigger: { kind: 'DATE', date: day } },
    ),
  );
  run.start();
  expect(run.ofStage(1)).toBeNull();
  expect(run.ofStage(2)).toEqual({
    code: 'STAGES',
    params: { stages: run.stage(1).id, count: 1 },
  });
  expect(run.ofStage(3)).toMatchObject({ code: 'STAGES', params: { count: 2 } });
  expect(run.ofStage(4)).toEqual({ code: 'DATE', params: { date: tenth } });
  expect(run.ofTask(1)).toBeNull();
  expect(run.ofTask(2)).toEqual({ code: 'TASKS', params: { tasks: run.task(1).id, count: 1 } });
  expect(run.ofTask(3)).toEqual({ code: 'STAGE', params: { stage: run.stage(2).id } });
  run.submit(1);
  expect(run.ofTask(2)).toEqual({ code: 'DATE', params: { date: tenth } });
});

it('names the submission, then the level of an approval', () => {
  const run = scene(
    buildBlueprint({ tasks: [{ approvals: [approvalStep(11), approvalStep(12, { level: 2 })] }] }),
  );
  run.start();
  expect(run.ofTask(11)).toEqual({ code: 'SUBMISSION', params: { task: run.task(1).id } });
  run.submit(1);
  expect(run.ofTask(11)).toBeNull();
  expect(run.ofTask(12)).toEqual({ code: 'APPROVAL_LEVEL', params: { level: 1 } });
});
