import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { commandsFor, runScene } from '@baton/fixtures/builders/run-scene';
import { expect, it } from 'vitest';
import { linkLimits, newLinkRule } from '../linked-workflow/link-rule.ts';

const started = (count: number) => {
  const values = Array.from({ length: count }, (_, at) => `part ${at + 1}`);
  const link = { ...newLinkRule, split: { kind: 'LIST', values } } as const;
  const scene = runScene(buildBlueprint({ tasks: [{ type: 'LINKED_WORKFLOW', link }] }));
  commandsFor(scene).start();
  return scene.task(1);
};

it('starts a child for each part, as far as one task may', () => {
  const { links, hasException } = started(linkLimits.children);
  expect(links.map(({ state }) => state)).toEqual(links.map(() => 'REQUESTED'));
  expect([links.length, hasException]).toEqual([linkLimits.children, false]);
});

it('starts none of more parts than that, and stands with a problem', () => {
  const { links, hasException } = started(linkLimits.children + 1);
  expect(links).toMatchObject([{ state: 'REFUSED', refusal: 'UNABLE_TO_START' }]);
  expect(hasException).toBe(true);
});
