import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { commandsFor, person, runScene } from '@baton/fixtures/builders/run-scene';
import { expect, it } from 'vitest';
import { previewCommand } from '../engine/preview.ts';
import { linkLimits, newLinkRule } from '../../blueprint/link-rule.ts';

const started = (count: number) => {
  const values = Array.from({ length: count }, (_, at) => `part ${at + 1}`);
  const link = { ...newLinkRule, split: { kind: 'LIST', values } } as const;
  const scene = runScene(buildBlueprint({ tasks: [{ type: 'LINKED_WORKFLOW', link }] }));
  commandsFor(scene).start();
  return scene.task(1);
};

it('starts one linked workflow per value, up to the limit', () => {
  const { links, hasException } = started(linkLimits.children);
  expect(links.map(({ state }) => state)).toEqual(links.map(() => 'REQUESTED'));
  expect([links.length, hasException]).toEqual([linkLimits.children, false]);
});

it('starts no workflow above the limit and reports a problem', () => {
  const { links, hasException, exception } = started(linkLimits.children + 1);
  expect(links).toMatchObject([{ state: 'REFUSED', refusal: 'TOO_MANY' }]);
  expect(hasException).toBe(true);
  expect(exception?.text).toBe('TOO_MANY');
});

it('shows in the preview that the limit is exceeded', () => {
  const values = Array.from({ length: linkLimits.children + 1 }, (_, at) => `part ${at + 1}`);
  const link = { ...newLinkRule, split: { kind: 'LIST', values } } as const;
  const scene = runScene(
    buildBlueprint({ tasks: [{}, { type: 'LINKED_WORKFLOW', link, trigger }] }),
  );
  commandsFor(scene).start();
  const command = { kind: 'SUBMIT', taskId: scene.task(1).id } as const;
  const preview = previewCommand(scene.run(), command, { now: scene.now(), actor: person(1) });
  expect(preview.ok && preview.value.children).toEqual([
    { taskId: scene.task(2).id, request: 1, effect: 'TOO_MANY' },
  ]);
});
const trigger = { afterTasks: [taskKey(1)], notBefore: null };
