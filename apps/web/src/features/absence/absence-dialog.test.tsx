import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AbsenceDialog } from './absence-dialog.tsx';

const ken = { __typename: 'User', id: 'ken', name: 'Ken Abe', kind: 'USER' };

const show = async (absence: object | null) => {
  const onClose = vi.fn();
  const rendered = await renderScreen(<AbsenceDialog person={null} onClose={onClose} />);
  const { mock } = rendered.environment;
  await act(async () => {
    const operation = mock.findOperation(
      ({ request }) => request.node.operation.name === 'absenceDialogQuery',
    );
    mock.resolve(operation, {
      data: { parties: [{ __typename: 'User', __isParty: 'User', id: 'maya', absence }] },
    });
    await Promise.resolve();
  });
  return { onClose, mock };
};

const saved = (mock: Awaited<ReturnType<typeof show>>['mock']) =>
  mock
    .getAllOperations()
    .map(({ request }) => request)
    .find(({ node }) => node.operation.name === 'absenceDialogSaveMutation')?.variables['input'];

test('requires the last day of the absence before saving', async () => {
  const { mock } = await show(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText(/Last day away/).getAttribute('aria-invalid')).toBe('true');
  expect(saved(mock)).toBeUndefined();
  await expectAccessible();
});

test('shows, updates, and ends a saved absence', async () => {
  const { mock } = await show({
    startsOn: '2099-03-02',
    endsOn: '2099-03-04',
    isAway: false,
    workDelegate: ken,
    approvalDelegate: null,
    roleDelegate: null,
  });
  expect(await screen.findByRole('button', { name: 'Remove absence' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved(mock)).toMatchObject({
    startsOn: '2099-03-02',
    endsOn: '2099-03-04',
    workDelegateId: 'ken',
    approvalDelegateId: null,
    roleDelegateId: null,
  });
});
