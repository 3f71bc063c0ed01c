import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import {
  approvalStep,
  commandsFor,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { expect, it } from 'vitest';
import { newAutomation } from './automation.ts';

/** The approver sent the result of a request back. */
const sentBack = (limit = 10) => {
  const content = buildBlueprint({
    tasks: [
      {
        type: 'AUTOMATION',
        automation: { ...newAutomation, url: 'https://example.com/' },
        approvals: [approvalStep(11)],
      },
      {},
    ],
  });
  const scene = runScene({
    ...content,
    settings: { ...content.settings, rejectCycleLimit: limit },
  });
  const run = { ...scene, ...commandsFor(scene) };
  const { id: taskId } = run.task(1);
  const answer = () =>
    run.give('SYSTEM', {
      kind: 'RECORD_AUTOMATION',
      taskId,
      group: run.task(1).automationState?.group ?? 0,
      attempt: 1,
      result: { kind: 'ACCEPTED', outputs: [] },
    });
  const retry = () => run.give(owner, { kind: 'RETRY_AUTOMATION', taskId, automation: null });
  const byHand = () =>
    run.give(owner, { kind: 'COMPLETE_AUTOMATION', taskId, values: [], reason: 'Done by hand' });
  run.start();
  answer();
  run.reject(11, person(2), 'No');
  return { ...run, answer, retry, byHand };
};

it.each<[string, (run: ReturnType<typeof sentBack>) => void]>([
  [
    'requested again',
    ({ retry, answer }) => {
      retry();
      answer();
    },
  ],
  ['completed manually', ({ byHand }) => void byHand()],
])('requests approval again after a result is %s', (_, fix) => {
  const run = sentBack();
  expect(run.task(1)).toMatchObject({ status: 'REJECTED', rejectCycles: 1 });
  fix(run);
  expect(run.task(1)).toMatchObject({ status: 'PENDING_REVIEW', round: 2, rejectCycles: 1 });
  expect(run.task(11)).toMatchObject({
    status: 'PENDING_SUBMISSION',
    approvalStatus: 'PENDING',
    round: 2,
  });
  expect(run.approve(11)).toBeNull();
  expect(run.task(1).status).toBe('COMPLETED');
});

it('resets the rework count when the rework limit is resolved', () => {
  for (const fix of ['retry', 'byHand'] as const) {
    const run = sentBack(1);
    expect(run.task(1)).toMatchObject({ exception: { category: 'LOOP_LIMIT' }, rejectCycles: 1 });
    run[fix]();
    expect(run.task(1)).toMatchObject({ hasException: false, rejectCycles: 0 });
  }
});

/** The server refused the request of a task with these settings. */
const refused = (continuesOnFailure: boolean) => {
  const automation = { ...newAutomation, url: 'https://example.com/', continuesOnFailure };
  const scene = runScene(buildBlueprint({ tasks: [{ type: 'AUTOMATION', automation }, {}] }));
  const run = { ...scene, ...commandsFor(scene) };
  run.start();
  run.give('SYSTEM', {
    kind: 'RECORD_AUTOMATION',
    taskId: run.task(1).id,
    group: run.task(1).automationState?.group ?? 0,
    attempt: 1,
    result: { kind: 'FINAL', failure: 'ADDRESS_NOT_FOUND', status: 404 },
  });
  return run.task(1);
};

it('reports a problem if the request fails', () => {
  expect(refused(false)).toMatchObject({ status: 'PENDING_SUBMISSION', hasException: true });
});

it('completes the task without values if the task allows failed requests', () => {
  expect(refused(true)).toMatchObject({
    ...{ status: 'COMPLETED', hasException: false },
    automationState: { attempts: 1, dueAt: null, failure: 'ADDRESS_NOT_FOUND' },
  });
});
