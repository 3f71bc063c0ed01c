import { screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { HomeScreen } from './home-screen.tsx';

const blueprint = '0a000000-0000-4000-8000-000000000001';
const stage = '0b000000-0000-4000-8000-000000000001';

type Environment = Awaited<ReturnType<typeof renderScreen>>['environment'];

const of = {
  __typename: 'Blueprint',
  id: blueprint,
  name: 'Onboarding',
  published: { content: { stages: [{ key: stage, name: 'Contract' }] } },
};

/** What each list was asked for. */
const prepare = (asked: object[]) => (environment: Environment) => {
  for (let times = 0; times < 12; times += 1)
    environment.mock.queueOperationResolver((operation) => {
      const { variables } = operation.request;
      if ('stageStatus' in variables) asked.push(variables);
      return MockPayloadGenerator.generate(operation, {
        Query: () => ({ blueprint: of }),
        BlueprintConnection: () => ({ edges: [{ node: { id: blueprint, name: 'Onboarding' } }] }),
        WorkflowConnection: () => ({
          edges: [],
          pageInfo: { hasNextPage: false, endCursor: null },
        }),
      });
    });
};

it('looks for the workflows of a blueprint, by where a stage stands', async () => {
  const asked: object[] = [];
  const { user, address } = await renderScreen(<HomeScreen />, { prepare: prepare(asked) });
  await user.click(await screen.findByRole('button', { name: 'Filter by blueprint' }));
  await user.click(await screen.findByRole('combobox', { name: 'Blueprint' }));
  await user.click(await screen.findByRole('option', { name: 'Onboarding' }));
  await user.click(screen.getByRole('combobox', { name: 'A stage is' }));
  await user.click(await screen.findByRole('option', { name: 'In progress' }));
  await user.click(await screen.findByRole('option', { name: 'Skipped' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('combobox', { name: 'Which stage' }));
  await user.click(await screen.findByRole('option', { name: 'Contract' }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /Show workflows/ }));
  expect(address()).toContain('stage-status=IN_PROGRESS%2CSKIPPED');
  expect(
    await screen.findByRole('button', { name: 'Onboarding · Contract: In progress or Skipped' }),
  ).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ blueprint, stage, stageStatus: ['IN_PROGRESS', 'SKIPPED'] });
  await user.click(screen.getByRole('button', { name: 'Remove filter by blueprint' }));
  expect(address()).toBe('/');
});

it('asks for nothing that an address says in no known way', async () => {
  const asked: object[] = [];
  await renderScreen(<HomeScreen />, {
    address: `/?blueprint=x&stage=${stage}&stage-status=BEGUN`,
    prepare: prepare(asked),
  });
  await screen.findByRole('button', { name: 'Filter by blueprint' });
  expect(asked.at(-1)).toMatchObject({ blueprint: null, stage: null, stageStatus: null });
});
