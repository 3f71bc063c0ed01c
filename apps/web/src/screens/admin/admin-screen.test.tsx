import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { AdminScreen } from './admin-screen.tsx';

const token = {
  name: 'TOKEN',
  updatedAt: '2026-11-20T09:00:00.000Z',
  updatedBy: { name: 'Maya Ruiz' },
  openTasks: 2,
  blueprints: [{ blueprintId: 'b', name: 'Release' }],
};
const spare = { ...token, name: 'SPARE', openTasks: 0, blueprints: [] };

const showSecrets = async (secrets: readonly object[]): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<AdminScreen />, { address: '/admin?tab=integrations' });
  act(() =>
    rendered.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Query: () => ({ secrets }) }),
    ),
  );
  await screen.findByRole('heading', { name: 'Secrets' });
  return rendered;
};
const asked = ({ environment }: RenderedScreen): unknown =>
  environment.mock.getMostRecentOperation().request.variables['input'];
const answer = ({ environment }: RenderedScreen, secrets: readonly object[]): Promise<void> =>
  act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Mutation: () => ({ saveSecret: secrets, removeSecret: secrets }),
      }),
    ),
  );

describe('AdminScreen', () => {
  it('lists secrets with their uses but not their values', async () => {
    await showSecrets([spare, token]);
    const row = screen.getByRole('row', { name: /TOKEN/ });
    expect(row.textContent).toContain('Release');
    expect(row.textContent).toContain('2 open tasks');
    expect(screen.getByRole('row', { name: /SPARE/ }).textContent).toContain('Not used');
    await expectAccessible();
  });

  it('adds a secret after a name and a value are entered', async () => {
    const rendered = await showSecrets([]);
    const { user, environment } = rendered;
    await user.click(screen.getByRole('button', { name: 'Add secret' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add secret' });
    await user.type(within(dialog).getByLabelText(/^Name/), 'no name');
    const before = environment.mock.getAllOperations().length;
    await user.click(within(dialog).getByRole('button', { name: 'Add secret' }));
    expect(environment.mock.getAllOperations()).toHaveLength(before);
    expect(dialog.textContent).toContain('Use letters, digits');
    await expectAccessible(dialog);
    await user.clear(within(dialog).getByLabelText(/^Name/));
    await user.type(within(dialog).getByLabelText(/^Name/), 'TOKEN');
    await user.type(within(dialog).getByLabelText(/^Value/), 'hush');
    await user.click(within(dialog).getByRole('button', { name: 'Add secret' }));
    expect(asked(rendered)).toEqual({ name: 'TOKEN', value: 'hush', isNew: true });
    await answer(rendered, [token]);
    expect(await screen.findByRole('row', { name: /TOKEN/ })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('warns which requests use a secret before deleting it', async () => {
    const rendered = await showSecrets([token]);
    const { user } = rendered;
    await user.click(screen.getByRole('row', { name: /TOKEN/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete TOKEN' });
    expect(dialog.textContent).toContain('Release');
    await user.click(within(dialog).getByRole('button', { name: 'Delete TOKEN' }));
    expect(asked(rendered)).toEqual({ name: 'TOKEN' });
    await answer(rendered, []);
    expect(await screen.findByText('No secrets yet')).toBeTruthy();
  });
});

const navigation = {
  home: true,
  myTasks: true,
  assignedTasks: true,
  blueprints: true,
  people: true,
  documents: true,
  tags: true,
  forms: true,
  createForm: true,
  admin: false,
  adminSettings: false,
  customFields: false,
  createBlueprint: false,
  createCustomField: false,
  createPeople: false,
  invitePeople: false,
};

it('shows nothing to people without admin access', async () => {
  const { environment } = await renderScreen(<AdminScreen />, {
    address: '/admin',
    viewer: { navigation },
  });
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  expect(screen.queryByRole('tablist')).toBeNull();
});

it('shows only integrations and requests to integration admins', async () => {
  await renderScreen(<AdminScreen />, {
    address: '/admin',
    viewer: { navigation: { ...navigation, admin: true } },
  });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Integrations',
    'Requests',
  ]);
});
