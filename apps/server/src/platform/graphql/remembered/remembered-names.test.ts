import { expect, it } from 'vitest';
import { createRememberedNames } from './remembered-names.ts';

const ada = { id: 'ada', name: 'Ada', kind: 'USER' } as const;

it('caches names until something changes, and none without a version', () => {
  const { at } = createRememberedNames();
  for (const stamp of [1, -1]) at('acme', stamp).set(ada.id, ada);
  expect(at('acme', 1).get(ada.id)).toEqual(ada);
  expect(at('acme', -1).size).toBe(0);
  expect(at('globex', 1).size).toBe(0);
  expect(at('acme', 2).size).toBe(0);
  expect(at('acme', 1).size).toBe(0);
});
