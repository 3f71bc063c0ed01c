import { act, screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { HomeScreen } from './home-screen.tsx';

const workflow = (id: string, name: string): object => ({
  cursor: id,
  node: {
    __typename: 'Workflow',
    id,
    reference: `ACME-${id}`,
    name,
    homeStatus: 'OVERDUE',
    blueprint: { id: 'b', name: 'Onboarding' },
    owner: { id: 'u', name: 'Ken Ito' },
    plannedEndDate: '2026-11-27T17:00:00Z',
    endDate: null,
    taskCount: 4,
    completedTaskCount: 1,
  },
});

const answer =
  (edges: readonly object[]) => (operation: Parameters<typeof MockPayloadGenerator.generate>[0]) =>
    MockPayloadGenerator.generate(operation, {
      WorkflowConnection: () => ({ edges, pageInfo: { hasNextPage: false, endCursor: null } }),
    });

describe('HomeScreen', () => {
  it('lists workflows with status, progress, owner and due date in words', async () => {
    const { environment } = await renderScreen(<HomeScreen />);
    act(() =>
      environment.mock.resolveMostRecentOperation(answer([workflow('1', 'Northwind onboarding')])),
    );
    const row = await screen.findByRole('row', { name: /Northwind onboarding/ });
    expect(row.textContent).toContain('Onboarding');
    expect(screen.getByRole('img', { name: 'Late' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '1 of 4 tasks done' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Ken Ito' })).toBeTruthy();
    await expectAccessible();
  });

  it('opens a workflow with Enter', async () => {
    const { environment, user, address } = await renderScreen(<HomeScreen />);
    act(() =>
      environment.mock.resolveMostRecentOperation(
        answer([workflow('1', 'One'), workflow('2', 'Two')]),
      ),
    );
    (await screen.findByRole('row', { name: /One/ })).focus();
    await user.keyboard('j{Enter}');
    expect(address()).toBe('/workflow/2');
  });

  it('keeps the filter in the address and asks for it', async () => {
    const { environment, user, address } = await renderScreen(<HomeScreen />);
    act(() => environment.mock.resolveMostRecentOperation(answer([])));
    await user.click(await screen.findByRole('button', { name: 'Completed' }));
    expect(address()).toBe('/?status=completed');
    expect(environment.mock.getMostRecentOperation().request.variables['status']).toEqual([
      'COMPLETED',
    ]);
    act(() => environment.mock.resolveMostRecentOperation(answer([])));
    expect(await screen.findByText('No workflow fits')).toBeTruthy();
  });

  it('offers the next step when there is nothing yet', async () => {
    const { environment } = await renderScreen(<HomeScreen />);
    act(() => environment.mock.resolveMostRecentOperation(answer([])));
    expect(
      (await screen.findByRole('link', { name: 'Go to the blueprints' })).getAttribute('href'),
    ).toBe('/blueprints');
    await expectAccessible();
  });
});
