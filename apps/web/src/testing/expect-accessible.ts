import { run } from 'axe-core';
import { expect } from 'vitest';

/** Fails with every rule that the page breaks. Color contrast needs a layout, which jsdom lacks. */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  const { violations } = await run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}
