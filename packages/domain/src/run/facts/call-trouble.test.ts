import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { commandsFor, owner, runScene } from '@baton/fixtures/builders/run-scene';
import { expect, test } from 'vitest';
import type { RunCommand } from '../../run-model/command/command.ts';
import { newAutomation } from '../../automation/automation.ts';
import type { AutomationResult } from '../../automation/automation-result.ts';
import { callTrouble } from './call-trouble.ts';

const calling = () => {
  const scene = runScene(
    buildBlueprint({
      tasks: [
        {
          type: 'AUTOMATION',
          automation: { ...newAutomation, url: 'https://example.com/', maxAttempts: 2 },
        },
      ],
    }),
  );
  commandsFor(scene).start();
  return {
    owners: (command: RunCommand) => scene.give(owner, command),
    answer: (result: AutomationResult) => {
      const { id: taskId, automationState } = scene.task(1);
      scene.give('SYSTEM', {
        kind: 'RECORD_AUTOMATION',
        taskId,
        group: automationState?.group ?? 0,
        attempt: (automationState?.attempts ?? 0) + 1,
        result,
      });
    },
    id: () => scene.task(1).id,
    trouble: () => callTrouble(scene.task(1)),
  };
};
type Calling = ReturnType<typeof calling>;

const busy = (run: Calling) =>
  run.answer({ kind: 'RETRYABLE', failure: 'SERVER_BUSY', retryAfterMs: null });
const pause = (run: Calling) => run.owners({ kind: 'PAUSE', reason: 'A holiday' });

test.each<readonly [string, (run: Calling) => void, ReturnType<typeof callTrouble>]>([
  ['a request to be sent', () => undefined, null],
  ['a failed request with a retry', busy, 'RETRYING'],
  ['a request without attempts left', (run) => [busy(run), busy(run)], 'FAILED'],
  [
    'a request that failed permanently',
    (run) => run.answer({ kind: 'FINAL', failure: 'TLS_FAILED' }),
    'FAILED',
  ],
  ['a request in a paused workflow', pause, 'HELD'],
  [
    'a response during a pause',
    (run) => [pause(run), run.answer({ kind: 'ACCEPTED', outputs: [] })],
    'HELD',
  ],
  ['a failed request in a paused workflow', (run) => [busy(run), busy(run), pause(run)], 'FAILED'],
  ['a request after the pause', (run) => [pause(run), run.owners({ kind: 'RESUME' })], null],
  ['a successful request', (run) => run.answer({ kind: 'ACCEPTED', outputs: [] }), null],
  [
    'a manually retried request',
    (run) => [
      busy(run),
      busy(run),
      run.owners({ kind: 'RETRY_AUTOMATION', taskId: run.id(), automation: null }),
    ],
    null,
  ],
  [
    'a request in an ended workflow',
    (run) => [busy(run), run.owners({ kind: 'END', reason: 'Not needed' })],
    null,
  ],
])('callTrouble of %s', (_, happens, trouble) => {
  const run = calling();
  happens(run);
  expect(run.trouble()).toBe(trouble);
});
