import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { Shell } from './shell.tsx';

async function showShell(isAdmin = true, address = '/people'): Promise<RenderedScreen> {
  const rendered = await renderScreen(<Shell />, { address });
  await waitFor(() => expect(rendered.environment.mock.getAllOperations()).not.toHaveLength(0));
  act(() =>
    rendered.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({
          id: 'viewer',
          counts: { myTasks: 1000, overdue: 2 },
          tenant: {
            id: 'a',
            name: 'acme-foods',
            displayName: 'Acme Foods',
            customerName: 'Acme Holding',
            isDemo: false,
            accentColor: '#4f56d3',
            timeZone: 'UTC',
          },
          tenants: [
            {
              id: 'a',
              name: 'acme-foods',
              displayName: 'Acme Foods',
              customerName: 'Acme Holding',
            },
            { id: 'b', name: 'Northwind', displayName: null, customerName: null },
          ],
          locale: 'en',
          theme: 'SYSTEM',
        }),
        User: () => ({ name: 'Maya Ruiz', email: 'maya@example.com', isAdmin }),
      }),
    ),
  );
  await screen.findByText('Maya Ruiz');
  return rendered;
}

describe('Shell', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  it('shows the current page and caps a count at 1,000', async () => {
    await showShell();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('People');
    expect(screen.getByRole('link', { name: /My tasks/ }).textContent).toContain('1,000+');
    expect(screen.getByText('1,000 open tasks, 2 overdue')).toBeTruthy();
    await expectAccessible(screen.getByRole('navigation'));
  });

  it('lists the pages of the library and of the workspace', async () => {
    await showShell();
    const linksOf = (group: string): readonly (string | null)[] =>
      within(screen.getByRole('list', { name: group }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(linksOf('Library')).toEqual(['Blueprints', 'Forms', 'Custom fields', 'Tags']);
    expect(linksOf('Workspace')).toEqual(['Documents', 'People', 'Admin']);
  });

  it('opens another page without a reload', async () => {
    const { user, address } = await showShell();
    await user.click(screen.getByRole('link', { name: 'Blueprints' }));
    expect(address()).toBe('/blueprints');
  });

  it('starts with a link to the content', async () => {
    const { user } = await showShell();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    expect(document.activeElement?.getAttribute('href')).toBe('#main');
  });

  it('opens the preferences for the link in an email', async () => {
    const { user, address } = await showShell(true, '/inbox?preferences=1');
    const dialog = await screen.findByRole('dialog', { name: 'Preferences' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/inbox');
  });

  it('opens the picker that starts a workflow', async () => {
    const { user } = await showShell();
    await user.click(screen.getByRole('button', { name: 'Start new workflow' }));
    expect(await screen.findByRole('dialog', { name: 'Start workflow' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Start workflow' })).toBeTruthy();
  });

  it('hides the sidebar and remembers it', async () => {
    const { user } = await showShell();
    await user.click(screen.getByRole('button', { name: 'Hide sidebar' }));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(localStorage.getItem('baton.sidebar-collapsed')).toBe('yes');
  });

  it('switches the workspace', async () => {
    const { user, environment } = await showShell();
    await user.click(screen.getByRole('button', { name: /^Workspace/ }));
    expect(screen.getByRole('button', { name: /^Workspace/ }).textContent).toContain(
      'Acme FoodsAcme Holding',
    );
    expect(screen.getByRole('menuitemradio', { name: /Acme Foods · Acme Holding/ })).toBeTruthy();
    await user.click(screen.getByRole('menuitemradio', { name: /Northwind/ }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { tenantId: 'b' },
    });
  });

  it('shows the settings only to admins', async () => {
    const { user } = await showShell(false);
    await user.click(screen.getByRole('button', { name: /^Workspace/ }));
    expect(screen.queryByRole('menuitem', { name: 'Workspace settings' })).toBeNull();
  });

  it('saves the theme when it is selected', async () => {
    const { user, environment } = await showShell();
    await user.click(screen.getByRole('button', { name: /preferences and sign-out/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Preferences' }));
    await user.click(await screen.findByRole('button', { name: 'Dark' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { theme: 'DARK' },
    });
    await expectAccessible(screen.getByRole('dialog', { name: 'Preferences' }));
  });

  it('checks the workspace color before saving', async () => {
    const { user, environment } = await showShell();
    await user.click(screen.getByRole('button', { name: /^Workspace/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Workspace settings' }));
    const color = await screen.findByLabelText(/^Color/);
    await expectAccessible(screen.getByRole('dialog', { name: 'Workspace settings' }));
    await user.clear(color);
    await user.type(color, 'blue');
    const before = environment.mock.getAllOperations().length;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Enter a color such as #4F56D3.')).toBeTruthy();
    expect(environment.mock.getAllOperations()).toHaveLength(before);
  });
});
