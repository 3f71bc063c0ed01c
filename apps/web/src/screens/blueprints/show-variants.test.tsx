import { screen } from '@testing-library/react';
import type { Variables } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BlueprintsScreen } from './blueprints-screen.tsx';

it('keeps in the URL whether the list shows variants', async () => {
  const asked: Variables[] = [];
  const { user, address } = await renderScreen(<BlueprintsScreen />, {
    address: '/blueprints',
    path: '/blueprints',
    prepare: (environment) => {
      for (let count = 0; count < 10; count += 1)
        environment.mock.queueOperationResolver((operation) => {
          asked.push(operation.request.variables);
          return MockPayloadGenerator.generate(operation, {
            BlueprintConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
          });
        });
    },
  });
  const box = await screen.findByRole('checkbox', { name: 'Show variants' });
  expect(asked[0]?.['withVariants']).toBe(false);
  await user.click(box);
  expect(address()).toBe('/blueprints?show-variants=1');
  expect(asked.at(-1)?.['withVariants']).toBe(true);
  await user.click(box);
  expect(address()).toBe('/blueprints');
});
