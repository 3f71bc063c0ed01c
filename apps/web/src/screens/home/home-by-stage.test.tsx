import { screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { HomeScreen } from './home-screen.tsx';

const blueprint = '0a000000-0000-4000-8000-000000000001';
const stage = '0b000000-0000-4000-8000-000000000001';

type Environment = Awaited<ReturnType<typeof renderScreen>>['environment'];

const of = { id: blueprint, name: 'Onboarding', isDeleted: false };
const other = { id: '0a000000-0000-4000-8000-000000000002', name: 'Hiring', isDeleted: true };
const stages = [
  { key: stage, name: 'Contract', isFormer: false },
  { key: '0b000000-0000-4000-8000-000000000002', name: 'Fax', isFormer: true },
];

/** Records the variables of each list of workflows and blueprints. */
const prepare = (asked: object[]) => (environment: Environment) => {
  for (let times = 0; times < 16; times += 1)
    environment.mock.queueOperationResolver((operation) => {
      const { variables, node } = operation.request;
      if ('filter' in variables) asked.push(variables['filter']);
      if (node.params.name === 'startedBlueprintSelectQuery') asked.push(variables);
      const found = String(variables.search ?? '') === 'hir' ? [other] : [of];
      return MockPayloadGenerator.generate(operation, {
        Query: () => ({ startedBlueprint: of, startedStages: stages }),
        StartedBlueprintConnection: () => ({
          edges: found.map((node) => ({ node })),
          pageInfo: { hasNextPage: true },
        }),
        WorkflowConnection: () => ({
          edges: [],
          pageInfo: { hasNextPage: false, endCursor: null },
        }),
      });
    });
};

it('filters workflows by blueprint and the status of a stage', async () => {
  const asked: object[] = [];
  const { user, address } = await renderScreen(<HomeScreen />, { prepare: prepare(asked) });
  await user.click(await screen.findByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Filter by blueprint or stage' }));
  await user.click(await screen.findByRole('combobox', { name: 'Blueprint' }));
  await user.click(await screen.findByRole('option', { name: 'Onboarding' }));
  await user.click(screen.getByRole('combobox', { name: 'Stage status' }));
  await user.click(await screen.findByRole('option', { name: 'In progress' }));
  await user.click(await screen.findByRole('option', { name: 'Skipped' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('combobox', { name: 'Stage' }));
  await user.click(await screen.findByRole('option', { name: 'Contract' }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /Show results/ }));
  expect(address()).toContain('stage-status=IN_PROGRESS%2CSKIPPED');
  expect(
    await screen.findByRole('button', { name: 'Onboarding · Contract: In progress or Skipped' }),
  ).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ blueprint, stage, stageStatus: ['IN_PROGRESS', 'SKIPPED'] });
  await user.click(screen.getByRole('button', { name: 'Remove filter by blueprint or stage' }));
  expect(address()).toBe('/');
});

it('searches blueprints by name and offers filters of active workflows', async () => {
  const asked: object[] = [];
  const { user, address } = await renderScreen(<HomeScreen />, { prepare: prepare(asked) });
  await user.click(await screen.findByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Filter by blueprint or stage' }));
  const blueprints = await screen.findByRole('combobox', { name: 'Blueprint' });
  expect(await screen.findByText(/Not all blueprints are listed/)).toBeTruthy();
  // Enter during loading doesn't select an option that doesn't match.
  await user.type(blueprints, 'hir{Enter}');
  expect(blueprints).toHaveProperty('value', 'hir');
  await screen.findByRole('option', { name: /Hiring.*Deleted/ });
  await user.keyboard('{Enter}');
  expect(blueprints).toHaveProperty('value', 'Hiring');
  // Enter adds the searched option to the selected one.
  await user.keyboard('onb');
  await screen.findByRole('option', { name: 'Onboarding' });
  await user.keyboard('{Enter}');
  expect(blueprints).toHaveProperty('value', 'Onboarding');
  await user.keyboard('hir');
  await screen.findByRole('option', { name: /Hiring.*Deleted/ });
  await user.keyboard('{Enter}');
  expect(asked.at(-1)).toEqual({ search: 'hir' });
  await user.click(screen.getByRole('combobox', { name: 'Stage status' }));
  await user.click(await screen.findByRole('option', { name: 'Completed' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('combobox', { name: 'Stage' }));
  await user.click(await screen.findByRole('option', { name: /Fax.*other versions/ }));
  await user.click(screen.getByRole('button', { name: /Show results/ }));
  expect(address()).toContain(`blueprint=${other.id}`);
  expect(address()).toContain('stage=0b000000-0000-4000-8000-000000000002');
});

it('ignores unknown parameters of the URL', async () => {
  const asked: object[] = [];
  await renderScreen(<HomeScreen />, {
    address: `/?blueprint=x&stage=${stage}&stage-status=BEGUN`,
    prepare: prepare(asked),
  });
  await screen.findByRole('button', { name: 'Add filter' });
  expect(asked.at(-1)).toMatchObject({ blueprint: null, stage: null, stageStatus: null });
});
