import { act, screen, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { ProductObjectsDialog } from './product-objects-dialog.tsx';

const loaf = { __typename: 'ProductObject', id: 'loaf', name: 'Rye loaf', version: 2 };

const show = async (objects: readonly object[], isEditable = true): Promise<RenderedScreen> => {
  const rendered = await renderScreen(
    <ProductObjectsDialog isEditable={isEditable} onClose={() => undefined} />,
    { address: '/' },
  );
  await act(async () =>
    rendered.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => ({
          productObjects: {
            edges: objects.map((node) => ({ node })),
            pageInfo: { hasNextPage: false, endCursor: null },
          },
        }),
      }),
    ),
  );
  return rendered;
};
const sent = ({ environment }: RenderedScreen): unknown =>
  environment.mock.getMostRecentOperation().request.variables['input'];

describe('ProductObjectsDialog', () => {
  it('adds one product object per line', async () => {
    const rendered = await show([]);
    const { user, environment } = rendered;
    expect(await screen.findByRole('heading', { name: 'No product objects yet' })).toBeTruthy();
    expect(screen.queryByLabelText('Search product objects')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add product objects' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add product objects' }));
    const before = environment.mock.getAllOperations().length;
    await user.click(dialog.getByRole('button', { name: 'Add product objects' }));
    expect(dialog.getByText('Enter a value.')).toBeTruthy();
    expect(environment.mock.getAllOperations()).toHaveLength(before);
    const names = dialog.getByLabelText(/^New product objects/);
    await user.type(names, 'Rye loaf{Enter}Soup{Enter}soup');
    await user.click(dialog.getByRole('button', { name: 'Add product objects' }));
    expect(sent(rendered)).toEqual({ names: ['Rye loaf', 'Soup'] });
    await expectAccessible();
  });

  it('renames the version that the person saw, and removes after asking', async () => {
    const rendered = await show([loaf]);
    const { user } = rendered;
    await user.click(await screen.findByRole('row', { name: /Rye loaf/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rye loaf' }));
    await user.type(dialog.getByLabelText(/^Name/), 'es ');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(sent(rendered)).toEqual({ id: 'loaf', expectedVersion: 2, name: 'Rye loafes' });
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove Rye loaf' }));
    expect(question.getByText('Fields that already use this product object keep it.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Remove Rye loaf' }));
    expect(sent(rendered)).toEqual({ id: 'loaf' });
  });

  it('opens no dialog for people who can only read', async () => {
    const { user } = await show([loaf], false);
    await user.click(await screen.findByRole('row', { name: /Rye loaf/ }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Add product objects' })).toBeNull();
  });
});
