import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { apiError } from '../../lib/api/graphql-error.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { AdminScreen } from './admin-screen.tsx';

const finance = { __typename: 'Role', id: 'finance', name: 'Finance', kind: 'ROLE' };

const show = async (): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<AdminScreen />, { address: '/admin?tab=sign-in' });
  await waitFor(() => expect(rendered.environment.mock.getAllOperations()).not.toHaveLength(0));
  await act(async () =>
    rendered.environment.mock.resolveMostRecentOperation({
      data: {
        signInPolicy: {
          passwordPolicy: 'NIST',
          requiresSecondFactor: false,
          secondFactorRoleIds: ['finance'],
        },
        roles: [finance],
      },
    }),
  );
  return rendered;
};

it('saves how people sign in', async () => {
  const { user, environment } = await show();
  await user.click(await screen.findByRole('checkbox', { name: /Require it for everyone/ }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(environment.mock.getMostRecentOperation().request.variables['input']).toEqual({
    passwordPolicy: 'NIST',
    requiresSecondFactor: true,
    secondFactorRoleIds: ['finance'],
  });
});

it('tells an admin without two-step sign-in to set it up first', async () => {
  const { user, environment } = await show();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await act(async () =>
    environment.mock.rejectMostRecentOperation(
      apiError('SecondFactorRequired', {
        refusals: [{ code: 'SecondFactorRequired', params: {}, field: 'requiresSecondFactor' }],
      }),
    ),
  );
  expect(screen.getByText(/Two-step sign-in is required/)).toBeTruthy();
});
