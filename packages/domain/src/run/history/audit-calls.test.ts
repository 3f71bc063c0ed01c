import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { commandsFor, owner, runScene } from '@baton/fixtures/builders/run-scene';
import { expect, it } from 'vitest';
import { newAutomation } from '../../automation/automation.ts';
import type { AutomationResult } from '../../automation/automation-result.ts';
import { auditOf, type AuditField } from './audit.ts';

/** An automated task with this URL, and the audit entries of its requests. */
const calling = (url: string) => {
  const scene = runScene(
    buildBlueprint({
      tasks: [{ type: 'AUTOMATION', automation: { ...newAutomation, url } }],
    }),
  );
  commandsFor(scene).start();
  const told = (): readonly Pick<AuditField, 'valueBefore' | 'valueAfter'>[] =>
    auditOf(scene.rows().at(-1) ?? [])
      .flatMap(({ fields }) => fields)
      .filter(({ fieldName }) => fieldName.startsWith('Automation'));
  return {
    told,
    answer: (result: AutomationResult) => {
      const { id: taskId, automationState } = scene.task(1);
      scene.give('SYSTEM', {
        kind: 'RECORD_AUTOMATION',
        taskId,
        group: automationState?.group ?? 0,
        attempt: (automationState?.attempts ?? 0) + 1,
        result,
      });
      return told();
    },
    retry: () => {
      scene.give(owner, { kind: 'RETRY_AUTOMATION', taskId: scene.task(1).id, automation: null });
      return told();
    },
  };
};

it('records method, URL, and response', () => {
  const url = 'https://example.com/{{secret:KEY}}';
  const run = calling(url);
  const request = {
    fieldName: 'AutomationRequest',
    valueBefore: null,
    valueAfter: [`POST ${url}`],
  };
  expect(run.told()).toEqual([request]);
  const answer = (valueBefore: readonly string[] | null, ...valueAfter: readonly string[]) => ({
    fieldName: 'AutomationResponse',
    valueBefore,
    valueAfter,
  });
  expect(
    run.answer({
      kind: 'RETRYABLE',
      failure: 'SERVER_BUSY',
      retryAfterMs: null,
      status: 429,
    }),
  ).toEqual([answer(null, '429', 'SERVER_BUSY')]);
  // No response.
  expect(run.answer({ kind: 'FINAL', failure: 'TLS_FAILED' })).toEqual([
    answer(['429', 'SERVER_BUSY'], 'TLS_FAILED'),
  ]);
  expect(run.retry()).toEqual([request]);
  expect(run.answer({ kind: 'ACCEPTED', outputs: [], status: 201 })).toEqual([
    answer(null, '201', 'SUCCEEDED'),
  ]);
});

it('does not record a request that lacks a value', () => {
  expect(calling('').told()).toEqual([
    {
      fieldName: 'AutomationResponse',
      valueBefore: null,
      valueAfter: ['FieldMappingForAutomationTaskMustBeCompleted'],
    },
  ]);
});
